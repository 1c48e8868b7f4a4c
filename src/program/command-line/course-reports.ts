import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, fill, messageOf } from '#base';
import type { RunReport } from '#contract';
import { readReportFile } from './report-file.ts';
import * as says from './says.ts';

/** A report that says which course it belongs to. */
interface FoundReport {
  readonly path: string;
  readonly report: RunReport;
}

const REPORT = 'report.json';
/** How deep below a folder reports are looked for, and how many entries are looked at. */
const MAX_DEPTH = 5;
const MAX_ENTRIES = 100_000;

/**
 * The reports of a course at or below these places, in the order in which they were made. Of several of one assignment the newest counts.
 *
 * @param note is told of what does not count, and why
 * @throws ConfigurationError where a place does not exist, or there are fewer than two
 */
export function reportsOfCourse(
  course: string,
  places: readonly string[],
  note: (text: string) => void,
): readonly FoundReport[] {
  const newest = new Map<string, FoundReport>();
  for (const path of new Set(places.flatMap(reportsBelow))) {
    const report = readOrNote(path, note);
    if (report?.run.course !== course) continue;
    const { title, createdAt } = report.run;
    const known = newest.get(title);
    const isOlder = known !== undefined && known.report.run.createdAt > createdAt;
    const older = isOlder ? path : known?.path;
    if (older !== undefined) {
      note(
        `${older} does not count: there is a newer report of ${title}. Two assignments of one name take a --check-name each.`,
      );
    }
    if (!isOlder) newest.set(title, { path, report });
  }
  const found = [...newest.values()].toSorted((a, b) =>
    a.report.run.createdAt < b.report.run.createdAt ? -1 : 1,
  );
  if (found.length < 2) {
    const where = places.map((one) => JSON.stringify(one)).join(', ');
    throw new ConfigurationError(
      fill(says.courseHasFew, { course: JSON.stringify(course), none: found.length === 0, where }),
    );
  }
  return found;
}

function readOrNote(path: string, note: (text: string) => void): RunReport | null {
  try {
    return readReportFile(path);
  } catch (error) {
    note(`${path} does not count: ${messageOf(error)}`);
    return null;
  }
}

function reportsBelow(place: string): readonly string[] {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (stat === undefined) {
    throw new ConfigurationError(fill(says.noFolderOfReports, { place: JSON.stringify(place) }));
  }
  if (!stat.isDirectory()) return [place];
  const found: string[] = [];
  let entries = 0;
  const walk = (folder: string, depth: number): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      entries += 1;
      if (entries > MAX_ENTRIES) {
        throw new ConfigurationError(fill(says.holdsTooMuch, { place: JSON.stringify(place) }));
      }
      const path = join(folder, entry.name);
      if (entry.isFile() && entry.name === REPORT) {
        found.push(path);
      } else if (entry.isDirectory() && depth < MAX_DEPTH && !/^\.|^node_modules$/.test(entry.name)) {
        walk(path, depth + 1);
      }
    }
  };
  walk(place, 0);
  return found.toSorted();
}
