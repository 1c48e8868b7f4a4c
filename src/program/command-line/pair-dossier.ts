import { join } from 'node:path';
import { ConfigurationError, fill, messageOf, type Words } from '#base';
import { openPage, readCases, type ReadPage } from '#channels';
import type { Case } from '#contract';
import { sha256 } from '#native';
import {
  countedPlaces,
  type CourseDossierPage,
  type DossierPage,
  indexOfCode,
  labelsIn,
  loadSides,
  makeDossier,
  mergeCases,
  ordinaryWords,
  rarityOf,
  type Sides,
  wordsLookedFor,
} from '#report';
import { readFileNow } from '#system';
import type { Command } from './arguments/parse-command-line.ts';
import * as says from './says.ts';

export type DossierCommand = Extract<Command, { kind: 'dossier' }>;

/** A dossier that is to be written. */
export interface MadeDossier {
  readonly page: DossierPage | CourseDossierPage;
  /** Of its language. */
  readonly words: Words;
  /** Whose copy it is; null: the panel's. */
  readonly side: 0 | 1 | null;
  /** Of its file, without the ending. */
  readonly name: string;
}

export interface ReadReport extends ReadPage {
  /** Those of the report, and those that were kept beside it since. */
  readonly cases: readonly Case[];
}

/** @throws ConfigurationError where it is not there, damaged, or was changed after it was written */
export async function readReportFolder(directory: string): Promise<ReadReport> {
  const path = join(directory, 'index.html');
  const read = openPage(fileIn(path), JSON.stringify(path));
  const json = join(directory, 'report.json');
  const reportSha256 = sha256(fileIn(json));
  if (read.page.reportSha256 !== null && read.page.reportSha256 !== reportSha256) {
    throw new ConfigurationError(
      fill(says.changedAfter, { json: JSON.stringify(json), path: JSON.stringify(path) }),
    );
  }
  const { cases, common } = read.page;
  const kept = await readCases(join(directory, 'cases.json'));
  return {
    ...read,
    page: { ...read.page, reportSha256 },
    cases: kept === null ? cases : mergeCases({ cases, common }, kept).cases,
  };
}

/** @throws ConfigurationError */
export function fileIn(path: string): Buffer {
  try {
    return readFileNow(path);
  } catch (error) {
    throw new ConfigurationError(
      fill(says.cannotReadName, {
        path: JSON.stringify(path),
        code: (error as NodeJS.ErrnoException).code ?? messageOf(error),
      }),
    );
  }
}

/** The lines of two of a report. @param places of the two, in the order in which they are shown */
export async function sidesOf({ page, read }: ReadPage, places: readonly [number, number]): Promise<Sides> {
  const pair = page.pairs.find(({ a, b }) => places.includes(a) && places.includes(b));
  return loadSides(places, page, pair, read);
}

export async function pairDossier(
  { course, assignment }: Pick<DossierCommand, 'course' | 'assignment'>,
  { page, read, names, cases }: ReadReport,
  copy: {
    readonly places: readonly [number, number];
    readonly sides: Sides;
    readonly side: 0 | 1 | null;
    readonly madeAt: string;
    readonly words: Words;
  },
): Promise<DossierPage> {
  const { places, sides, side, madeAt, words } = copy;
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
    cases,
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
