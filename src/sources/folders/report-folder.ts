import { fill, NEVER_ABORTED, SettingsError } from '#base';
import { isMissing } from '#contract';
import { fs, join } from '#native';
import { below } from '#system';
import { chooseFiles } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { keyOf } from './key-of.ts';
import { isOwnFolder, isOwnPage, mayBeOwn } from './own-files.ts';
import { unpacked } from './unpack.ts';
import { realOf, walk } from './walk.ts';
import * as says from './says.ts';

interface ReportPlace {
  /** Absolute; names in the sentence begin there. */
  readonly root: string;
  readonly selection: Selection;
  /** Absolute: where this program writes its report. */
  readonly ignore?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A report's folder in what is checked is nobody's submission, so nothing in it may be one: a student whose folder is named by
 * mistake would be left out without a word, and the report would be written over their files.
 *
 * @param places absolute: what is checked
 * @throws SettingsError where it holds what would count
 */
export async function refuseReportAmong(
  places: readonly string[],
  { root, selection, ignore, signal = NEVER_ABORTED }: ReportPlace,
): Promise<void> {
  const report = await realOf(ignore);
  if (report === undefined || (await fs.stat(report).catch(() => null))?.isDirectory() !== true) return;
  const around = await Promise.all(places.map((place) => realOf(place)));
  // What is checked may hold the report's folder; where it is that folder, nothing but the report is passed over.
  if (!around.some((place) => place !== undefined && below(place, report))) return;
  const files = unpacked(walk(report, report), { selection, signal });
  const chosen = await chooseFiles(files, selection, [], signal);
  const count = chosen.files.length + chosen.leftOut.filter(isMissing).length;
  if (count === 0) return;
  const place = JSON.stringify(keyOf(root, report));
  throw new SettingsError(fill(says.reportAmong, { place, one: count === 1, count }));
}

/** More than a course with its reports holds. */
const MOST_OF_OWN = 2_000;

/**
 * Whether a folder is an earlier report or course. What lies at the top of almost every other one tells: thousands are asked. What may
 * not be read, or has a name that is no text, is somebody's: that is told where it is read.
 */
export async function isReport(folder: string): Promise<boolean> {
  try {
    const top = await fs.list(folder);
    if (top.some((entry) => !entry.isDirectory() && !mayBeOwn(entry.name))) return false;
    const paths: string[] = [];
    for await (const { path } of walk(folder, undefined, { most: MOST_OF_OWN })) {
      if (!mayBeOwn(path)) return false;
      paths.push(path);
    }
    return await isOwnFolder(paths, (path) => isOwnPage(join(folder, path)));
  } catch {
    return false;
  }
}

/** Without reports among them: a pattern such as `*` names these, too. @param note is told of each that is not this run's */
export async function withoutReports(
  places: readonly string[],
  { root, ignore }: Pick<ReportPlace, 'root' | 'ignore'>,
  note: (text: string) => unknown,
): Promise<readonly string[]> {
  if (places.length < 2) return places;
  const own = await realOf(ignore);
  const kept: string[] = [];
  for (const place of places) {
    if (!(await isReport(place))) kept.push(place);
    else if ((await realOf(place)) !== own) note(fill(says.isOwnFolder, { folder: keyOf(root, place) }));
  }
  return kept;
}
