import type { Environment } from '#base';
import { ConfigurationError, ENGLISH, Failure, fill, LOCALES, openWords, visible } from '#base';
import { dossierPieces, writeWhole } from '#channels';
import { quoted } from '#contract';
import { reportTemplate } from '#system';
import { basename, dirname, join, resolve } from 'node:path';
import { dossierOfCourse, isCourse } from './course-dossier.ts';
import { findPair, sideNamed } from './find-pair.ts';
import { openFile } from './open-browser.ts';
import {
  type DossierCommand,
  type MadeDossier,
  pairDossier,
  readReportFolder,
  sidesOf,
} from './pair-dossier.ts';
import { findBrowser, printPdf } from './print-pdf.ts';
import * as says from './says.ts';

/** Writes the dossier of one pair beside its report, or beside its course. */
export async function writeDossier(
  command: DossierCommand,
  environment: Environment,
  now = Date.now,
): Promise<0> {
  const directory = /^(?:index\.html|course\.json)$/.test(basename(command.report))
    ? dirname(resolve(command.report))
    : command.report;
  const madeAt = new Date(now()).toISOString();
  const made = isCourse(directory)
    ? await dossierOfCourse(command, directory, madeAt)
    : await dossierOfReport(command, directory, madeAt);
  const copy = made.side === null ? '' : `-for-student-${'ab'.charAt(made.side)}`;
  const given = command.out ?? join(directory, `dossier-${made.name}${copy}.html`);
  const stem = given.replace(/\.(?:html?|pdf)$/i, '');
  const html = given === stem ? given : `${stem}.html`;
  await written(html, () => writeWhole(html, dossierPieces(made.page, made.words, reportTemplate())));
  process.stdout.write(`${visible(html)}\n`);
  if (made.side !== null) {
    process.stderr.write(`${says.namesTaken}\n`);
  }
  let shown = html;
  if (command.pdf || /\.pdf$/i.test(given)) {
    const browser = findBrowser(environment);
    if (browser === null) {
      throw new ConfigurationError(fill(says.noChromeChromium, { html: JSON.stringify(html) }));
    }
    const pdf = `${stem}.pdf`;
    await written(pdf, () => printPdf(browser, html, pdf, command.paper, environment));
    shown = pdf;
    process.stdout.write(`${visible(shown)}\n`);
  }
  if (command.open) openFile(resolve(shown), environment);
  return 0;
}

async function dossierOfReport(
  command: DossierCommand,
  directory: string,
  madeAt: string,
): Promise<MadeDossier> {
  const read = await readReportFolder(directory);
  const { rank, places } = findPair(read.page, command.pair);
  const side = command.reader === null ? null : sideNamed(read.page, places, command.reader);
  const sides = await sidesOf(read, places);
  const missing = places.filter((_, at) => sides.sources[at] === null);
  if (missing.length > 0) {
    const names = missing.map((place) => quoted(read.page.submissions[place]?.name ?? '')).join(' and ');
    const { sourcesOmitted } = read.page;
    throw new ConfigurationError(
      fill(says.codeNotReport, {
        names,
        why: sourcesOmitted === null ? null : ENGLISH.tell(sourcesOmitted),
      }),
    );
  }
  if (sides.fragments.length === 0) {
    throw new ConfigurationError(says.reportHolds);
  }
  const words = await openWords(command.locale ?? read.page.locale ?? LOCALES[0]);
  const page = await pairDossier(command, read, { places, sides, side, madeAt, words });
  return { page, words, side, name: String(rank) };
}

/** @throws ConfigurationError where the file cannot be written, and what the work throws */
async function written(path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (error instanceof Failure || code === null) throw error;
    throw new ConfigurationError(fill(says.cannotWrittenNameAnother, { path: JSON.stringify(path), code }));
  }
}
