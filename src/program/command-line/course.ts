import { type Dirent, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import {
  ConfigurationError,
  ENGLISH,
  type Environment,
  fill,
  LOCALES,
  messageOf,
  openWords,
  visible,
  withoutEnding,
  redactDeep,
  redactor,
} from '#base';
import { courseJson, coursePage, coursePieces, renderCourse, writeWhole } from '#channels';
import type { RunReport } from '#contract';
import { fs } from '#native';
import { type CourseAssignment, encodePath, makeCourse } from '#report';
import { reportTemplate } from '#system';
import { type Code, FAILED } from '../exit-codes.ts';
import { isLimitOfProcess } from '../process/machine-limit.ts';
import { VERSION } from '../../version.ts';
import { asLine } from './arguments/read-check.ts';
import { environmentSecrets } from './arguments/variables.ts';
import type { Command } from './arguments/parse-command-line.ts';
import { check } from './check.ts';
import { openFile } from './open-browser.ts';
import { isFile, readReportFile, unreadReport } from './report-file.ts';
import { layoutOf } from './terminal-log.ts';
import * as says from './says.ts';

type CourseCommand = Extract<Command, { kind: 'course' }>;

/** Says a line beside the result. */
type Say = (text: string) => void;

const MAX_ROWS = 40;
const DEFAULT_WIDTH = 100;

/**
 * Joins the reports of several assignments, and makes those that are not there yet.
 *
 * @returns the exit code: that of a check that came to no report, else 0, because a course flags nobody
 */
export async function course(command: CourseCommand, environment: Environment): Promise<Code> {
  const out = resolve(command.out);
  const redact = redactor(environmentSecrets(environment));
  const say: Say = (text) => void process.stderr.write(`${redact(text)}\n`);
  const assignments =
    command.course === null
      ? await madeAssignments(command, out, { environment, say })
      : keptAssignments(command.course, command, out, say);
  if (typeof assignments === 'number') return assignments;
  const made = makeCourse(assignments, {
    name: command.name ?? command.course ?? (basename(process.cwd()) || 'course'),
    createdAt: new Date().toISOString(),
    toolVersion: VERSION,
  });
  const { document, notices } = redactDeep(made, redact);
  const words = await openWords(command.locale ?? LOCALES[0]);
  const page = join(out, 'index.html');
  const json = courseJson(document);
  try {
    await fs.makeFolder(out);
    await writeWhole(join(out, 'course.json'), [json]);
    await writeWhole(
      page,
      coursePieces(coursePage(document, notices, command.locale), words, reportTemplate()),
    );
  } catch (error) {
    if (isLimitOfProcess(error)) throw error;
    throw new ConfigurationError(
      fill(says.cannotWrittenName, { out: JSON.stringify(out), error: messageOf(error) }),
    );
  }
  if (command.json) {
    process.stdout.write(json);
  } else if (!command.quiet) {
    const style = layoutOf(environment, { width: DEFAULT_WIDTH, maxRows: MAX_ROWS });
    const text = `${renderCourse(document, ENGLISH, style)}course: ${visible(relative('', page))}\n`;
    process.stdout.write(redact(text));
  }
  if (command.open) openFile(page, environment);
  return 0;
}

/** Those that say that they belong to the course. */
function keptAssignments(
  name: string,
  { given, quiet }: CourseCommand,
  out: string,
  say: Say,
): readonly CourseAssignment[] {
  const note = (text: string): void => {
    if (!quiet) say(`note: ${visible(text)}`);
  };
  return reportsOfCourse(name, given, note).map(({ path, report }) => assignmentOf(path, report, out));
}

/** In the order given. @returns the exit code of a check that came to no report */
async function madeAssignments(
  command: CourseCommand,
  out: string,
  { environment, say }: { readonly environment: Environment; readonly say: Say },
): Promise<readonly CourseAssignment[] | Code> {
  // Before the first check, which takes its time.
  const missing = command.given.find((given) => foundAt(given) === undefined);
  if (missing !== undefined) {
    throw new ConfigurationError(fill(says.notExistName, { given: JSON.stringify(missing) }));
  }
  const assignments: CourseAssignment[] = [];
  const names = new Set<string>();
  // No report goes into a folder that is checked: files of its own would be written over, and the next run would take it for a report.
  const taken = new Set(command.given.map((one) => resolve(one)));
  for (const [at, given] of command.given.entries()) {
    if (isReport(given)) {
      assignments.push(assignmentAt(given, out));
      continue;
    }
    const name = nameFor(given, names);
    let folder = join(out, name);
    while (taken.has(folder)) folder += '-report';
    taken.add(folder);
    if (!command.quiet) {
      say(fill(says.ofIs, { given: visible(given), at: at + 1, all: command.given.length }));
    }
    const since = new Date().toISOString();
    const code = await check(
      inputsFor(given, folder, name, command),
      { json: false, quiet: true },
      environment,
    );
    const made = isReport(folder) ? assignmentAt(folder, out) : null;
    if (made === null || made.report.run.createdAt < since) {
      say(fill(says.errorCame, { given: visible(given) }));
      return code === 0 ? FAILED : code;
    }
    assignments.push(made);
  }
  return assignments;
}

/** A folder with a report.json, or such a file. */
function isReport(given: string): boolean {
  return isFile(join(given, 'report.json')) || (extname(given) === '.json' && isFile(given));
}

function assignmentAt(given: string, out: string): CourseAssignment {
  const path = extname(given) === '.json' ? given : join(given, 'report.json');
  return assignmentOf(path, readReportFile(path), out);
}

/** @param out the folder of the course, where links lead from */
function assignmentOf(path: string, report: RunReport, out: string): CourseAssignment {
  const page = join(dirname(resolve(path)), 'index.html');
  const from = relative(out, page);
  // On another drive there is no way from here.
  const link = isFile(page) && !isAbsolute(from) ? encodePath(from.split(sep).join('/')) : null;
  return { name: report.run.title, page: link, report };
}

/** What an assignment that is checked here is called: each is called otherwise. */
function nameFor(given: string, taken: Set<string>): string {
  const own = withoutEnding(basename(resolve(given)));
  let name = own;
  for (let number = 2; taken.has(name); number += 1) name = `${own}-${number}`;
  taken.add(name);
  return name;
}

function inputsFor(
  given: string,
  folder: string,
  name: string,
  { inputs }: CourseCommand,
): CourseCommand['inputs'] {
  return {
    ...inputs,
    source: 'directory',
    path: asLine(given),
    'report-dir': folder,
    'check-name': name,
    'fail-on': 'never',
    'on-incomplete': 'warn',
  };
}

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
function reportsOfCourse(
  name: string,
  places: readonly string[],
  note: (text: string) => void,
): readonly FoundReport[] {
  const newest = new Map<string, FoundReport>();
  for (const path of new Set(places.flatMap((place) => reportsBelow(place, note)))) {
    const report = readOrNote(path, note);
    if (report?.run.course !== name) continue;
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
      fill(says.courseHasFew, { course: JSON.stringify(name), none: found.length === 0, where }),
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

/** What is at a place that is named; undefined: nothing. @throws ConfigurationError where nobody may look */
function foundAt(place: string): ReturnType<typeof statSync> {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch (error) {
    throw unreadReport(place, error);
  }
}

function reportsBelow(place: string, note: (text: string) => void): readonly string[] {
  const stat = foundAt(place);
  if (stat === undefined) {
    throw new ConfigurationError(fill(says.noFolderOfReports, { place: JSON.stringify(place) }));
  }
  if (!stat.isDirectory()) return [place];
  const found: string[] = [];
  let entries = 0;
  const walk = (folder: string, depth: number): void => {
    for (const entry of entriesOf(folder, note)) {
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

function entriesOf(folder: string, note: (text: string) => void): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    note(`${folder} does not count: ${messageOf(error)}`);
    return [];
  }
}
