import { fill, SettingsError } from '#base';
import { isMissing } from '#contract';
import { fs } from '#native';
import { below } from '#system';
import { chooseFiles } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { keyOf } from './key-of.ts';
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
  { root, selection, ignore, signal = new AbortController().signal }: ReportPlace,
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
