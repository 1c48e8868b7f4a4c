import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  ConfigurationError,
  count,
  ENGLISH,
  type Environment,
  Failure,
  fill,
  formatCount,
  listed,
  LOCALES,
  nearest,
  openWords,
  redactDeep,
  redactor,
  visible,
} from '#base';
import { dossierPieces, readDossier, runsOfDossier, writeWhole } from '#channels';
import { quoted } from '#contract';
import { readFileNow, reportTemplate } from '#system';
import { folded, type OpenReport } from '#report';
import { isLimitOfProcess } from '../process/machine-limit.ts';
import { environmentSecrets } from './arguments/variables.ts';
import { dossierOfCourse, isCourse } from './course-dossier.ts';
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
  // The report may be of a run that did not know them.
  const redact = redactor(environmentSecrets(environment));
  const page = redactDeep(made.page, redact);
  const say = (path: string): unknown => process.stdout.write(`${redact(visible(path))}\n`);
  const copy = made.side === null ? '' : `-for-student-${'ab'.charAt(made.side)}`;
  const given = command.out ?? freePath(join(directory, `dossier-${made.name}${copy}`), made.page);
  const stem = given.replace(/\.(?:html?|pdf)$/i, '');
  const html = given === stem ? given : `${stem}.html`;
  await written(html, () => writeWhole(html, dossierPieces(page, made.words, reportTemplate())));
  say(html);
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
    say(shown);
  }
  if (command.open) openFile(resolve(shown), environment);
  return 0;
}

/**
 * A place in a list is another pair's after the next run: a dossier of an earlier one is evidence, and nobody's to replace.
 *
 * @param stem of the path
 */
function freePath(stem: string, page: MadeDossier['page']): string {
  for (let number = 1; ; number += 1) {
    const path = `${stem}${number === 1 ? '' : `-${number}`}.html`;
    if (!existsSync(path)) return path;
    const earlier = readDossier(readFileNow(path));
    if (earlier === null || runsOfDossier(earlier) === runsOfDossier(page)) return path;
  }
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
  if (sides.fragments.length === 0) throw new ConfigurationError(says.reportHolds);
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
    if (error instanceof Failure || code === null || isLimitOfProcess(error)) throw error;
    throw new ConfigurationError(fill(says.cannotWrittenNameAnother, { path: JSON.stringify(path), code }));
  }
}

interface FoundPair {
  /** In the ranked list of the page, from 1. */
  readonly rank: number;
  /** Places of the two, as the list has them. */
  readonly places: readonly [number, number];
}

/** Names that a sentence lists. */
const LISTED = 5;

/**
 * The pair that a person means.
 *
 * @param words its place in the ranked list (`1`), two names with a slash between them, or two names
 * @throws ConfigurationError naming what is unknown or ambiguous, with the nearest
 */
function findPair(page: OpenReport, words: readonly string[]): FoundPair {
  const [first = '', second] = words;
  if (second === undefined && /^\d+$/.test(first)) return atRank(page, first);
  const [a, b] = second === undefined ? splitNames(page, first) : [first, second];
  const places = [placeOf(page, a), placeOf(page, b)] as const;
  if (places[0] === places[1]) {
    throw new ConfigurationError(fill(says.sameSubmission, { a: quoted(a), b: quoted(b) }));
  }
  const at = page.pairs.findIndex((pair) => places.includes(pair.a) && places.includes(pair.b));
  const pair = page.pairs[at];
  if (pair === undefined) {
    throw new ConfigurationError(fill(says.reportLists, { a: quoted(a), b: quoted(b) }));
  }
  return { rank: at + 1, places: [pair.a, pair.b] };
}

/**
 * Which of two submissions a name means.
 *
 * @throws ConfigurationError where it is neither, or both: of this year and of the last, say
 */
function sideNamed(page: OpenReport, places: readonly [number, number], name: string): 0 | 1 {
  const meant = matches(page, name);
  let found = places.map((place) => meant.includes(place));
  // The key of somebody else may be the name of one: who repeats a course is called the same in both years.
  if (!found.includes(true)) {
    found = places.map((place) => folded(page.submissions[place]?.name ?? '') === folded(name.trim()));
  }
  if (found[0] === true && found[1] === true) throw ambiguous(page, name, places);
  if (found[0] === found[1]) {
    const names = places.map((place) => quoted(page.submissions[place]?.name ?? ''));
    throw new ConfigurationError(fill(says.notTwoAllowed, { name: quoted(name), names: names.join(' or ') }));
  }
  return found[0] === true ? 0 : 1;
}

function atRank({ pairs }: OpenReport, word: string): FoundPair {
  const pair = pairs[Number(word) - 1];
  if (pair === undefined) {
    throw new ConfigurationError(
      pairs.length === 0
        ? says.reportListsNo
        : fill(says.reportListsPlace, {
            pairs: count(pairs.length, 'pair'),
            most: formatCount(pairs.length),
            word: quoted(word),
          }),
    );
  }
  return { rank: Number(word), places: [pair.a, pair.b] };
}

/** Keys hold slashes, too: the one that stands between two names counts. */
function splitNames(page: OpenReport, text: string): readonly [string, string] {
  const halves = [...text.matchAll(/\//g)].map(
    ({ index }) => [text.slice(0, index), text.slice(index + 1)] as const,
  );
  const [only] = halves;
  if (only === undefined) {
    throw new ConfigurationError(fill(says.noPairGive, { text: quoted(text) }));
  }
  return halves.find((both) => both.every((half) => matches(page, half).length > 0)) ?? only;
}

/** Places of the submissions that a name means: by key first, then by name, number, end of the key, and name without number. */
function matches({ submissions }: OpenReport, name: string): readonly number[] {
  const wanted = folded(name.trim());
  for (const read of [
    ({ key }: OpenReport['submissions'][number]) => key,
    ({ name: shown }: OpenReport['submissions'][number]) => shown,
    ({ person }: OpenReport['submissions'][number]) => person?.id ?? '',
    ({ key }: OpenReport['submissions'][number]) => key.split('/').at(-1) ?? '',
    // Of two people of one name each has the number behind it: the bare name is ambiguous, not unknown.
    ({ name: shown }: OpenReport['submissions'][number]) => shown.replace(/ \([^()]*\)$/u, ''),
  ]) {
    const found = submissions.flatMap((one, place) => (folded(read(one)) === wanted ? [place] : []));
    if (found.length > 0) return found;
  }
  return [];
}

function placeOf(page: OpenReport, name: string): number {
  const [place, ...others] = matches(page, name);
  if (place === undefined) {
    const names = page.submissions.flatMap((one) => (one.role === 'base' ? [] : [one.name]));
    const meant = nearest(name, names);
    throw new ConfigurationError(
      fill(says.noSubmissionCalled, {
        name: quoted(name),
        noMeant: meant === null,
        names: listed(names, LISTED, quoted),
        meant: quoted(meant),
      }),
    );
  }
  if (others.length > 0) throw ambiguous(page, name, [place, ...others]);
  return place;
}

function ambiguous(page: OpenReport, name: string, places: readonly number[]): ConfigurationError {
  const keys = places.map((one) => page.submissions[one]?.key ?? '');
  return new ConfigurationError(
    fill(says.namesGive, {
      name: quoted(name),
      submissions: count(keys.length, 'submission'),
      keys: listed(keys, LISTED, quoted),
    }),
  );
}
