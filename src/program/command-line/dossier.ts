import { createHash } from 'node:crypto';
import type { Environment, Words } from '#base';
import { ConfigurationError, ENGLISH, Failure, LOCALES, openWords, visible } from '#base';
import { dossierPieces, openPage, type ReadPage, writeWhole } from '#channels';
import { quoted } from '#contract';
import type { DossierPage, Sides } from '#report';
import {
  countedPlaces,
  indexOfCode,
  labelsIn,
  loadSides,
  makeDossier,
  ordinaryWords,
  rarityOf,
  wordsLookedFor,
} from '#report';
import { reportTemplate } from '#system';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Command } from './arguments/command.ts';
import { type FoundPair, findPair, sideNamed } from './find-pair.ts';
import { openFile } from './open-browser.ts';
import { findBrowser, NO_BROWSER, printPdf } from './print-pdf.ts';

type DossierCommand = Extract<Command, { kind: 'dossier' }>;

/** Writes the dossier of one pair beside its report. */
export async function writeDossier(
  command: DossierCommand,
  environment: Environment,
  now = Date.now,
): Promise<0> {
  const directory =
    basename(command.report) === 'index.html' ? dirname(resolve(command.report)) : command.report;
  const read = readReportFolder(directory);
  const pair = findPair(read.page, command.pair);
  const side = command.reader === null ? null : sideNamed(read.page, pair.places, command.reader);
  const sides = await sidesOf(read, pair);
  const words = await openWords(command.locale ?? read.page.locale ?? LOCALES[0]);
  const page = await dossierOf(command, read, pair, sides, {
    side,
    madeAt: new Date(now()).toISOString(),
    words,
  });
  const copy = side === null ? '' : `-for-student-${'ab'.charAt(side)}`;
  const given = command.out ?? join(directory, `dossier-${pair.rank}${copy}.html`);
  const stem = given.replace(/\.(?:html?|pdf)$/i, '');
  const html = given === stem ? given : `${stem}.html`;
  await written(html, () => writeWhole(html, dossierPieces(page, words, reportTemplate())));
  process.stdout.write(`${visible(html)}\n`);
  if (page.redaction !== null) {
    process.stderr.write(
      'Names were taken out. Code itself can name people: read the copy before you hand it out.\n',
    );
  }
  let shown = html;
  if (command.pdf || /\.pdf$/i.test(given)) {
    const browser = findBrowser(environment);
    if (browser === null) {
      throw new ConfigurationError(
        `${NO_BROWSER} ${JSON.stringify(html)} is written: open it and print it to a PDF.`,
      );
    }
    const pdf = `${stem}.pdf`;
    await written(pdf, () => printPdf(browser, html, pdf, command.paper, environment));
    shown = pdf;
    process.stdout.write(`${visible(shown)}\n`);
  }
  if (command.open) openFile(resolve(shown), environment);
  return 0;
}

/** @throws ConfigurationError where the file cannot be written, and what the work throws */
async function written(path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (error instanceof Failure || code === null) throw error;
    throw new ConfigurationError(
      `${JSON.stringify(path)} cannot be written (${code}). Name another file by --out.`,
    );
  }
}

function readReportFolder(directory: string): ReadPage {
  const path = join(directory, 'index.html');
  const read = openPage(fileIn(path), JSON.stringify(path));
  const json = join(directory, 'report.json');
  const sha256 = createHash('sha256').update(fileIn(json)).digest('hex');
  if (read.page.reportSha256 !== null && read.page.reportSha256 !== sha256) {
    throw new ConfigurationError(
      `${JSON.stringify(json)} was changed after ${JSON.stringify(path)} was written, so neither proves anything. Run the check again.`,
    );
  }
  return { ...read, page: { ...read.page, reportSha256: sha256 } };
}

function fileIn(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new ConfigurationError(
      `${JSON.stringify(path)} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}). Name the folder of a report by --report, or run code-similarity check first.`,
    );
  }
}

/** @throws ConfigurationError where the report does not hold the lines of the pair */
async function sidesOf({ page, read }: ReadPage, { rank, places }: FoundPair): Promise<Sides> {
  const sides = await loadSides(places, page, page.pairs[rank - 1], read);
  const missing = places.filter((_, side) => sides.sources[side] === null);
  if (missing.length > 0) {
    const names = missing.map((place) => quoted(page.submissions[place]?.name ?? '')).join(' and ');
    throw new ConfigurationError(
      `The code of ${names} is not in this report, so there are no lines to show. ${page.sourcesOmitted === null ? 'Run the check where the code is.' : ENGLISH.tell(page.sourcesOmitted)}`,
    );
  }
  if (sides.fragments.length === 0) {
    throw new ConfigurationError(
      'This report holds no lines that both have: what they share is shorter than what counts, or the service did not say where it is. Compare the two programs by hand.',
    );
  }
  return sides;
}

async function dossierOf(
  { course, assignment }: DossierCommand,
  { page, read, names }: ReadPage,
  { places }: FoundPair,
  sides: Sides,
  { side, madeAt, words }: { readonly side: 0 | 1 | null; readonly madeAt: string; readonly words: Words },
): Promise<DossierPage> {
  const counted = countedPlaces(page);
  const index = await indexOfCode(page, counted, read.source);
  const programs: string[] = [];
  for (const place of side === null ? [] : counted.filter((one) => !places.includes(one))) {
    programs.push((await read.source(place))?.files.map(({ text }) => text).join('\n') ?? '');
  }
  return makeDossier({
    page,
    places,
    sides,
    rarity: rarityOf(index, places, sides),
    isHidden: [side === 1, side === 0],
    labels: labelsIn(words),
    words,
    names,
    ordinary: ordinaryWords(wordsLookedFor({ hidden: [], third: names }), programs),
    course,
    assignment,
    madeAt,
  });
}
