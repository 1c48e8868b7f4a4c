import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
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
} from '#base';
import { courseJson, coursePage, coursePieces, renderCourse, writeWhole } from '#channels';
import type { RunReport } from '#contract';
import { type CourseAssignment, encodePath, makeCourse } from '#report';
import { reportTemplate } from '#system';
import { type Code, FAILED } from '../exit-codes.ts';
import { VERSION } from '../../version.ts';
import { asLine } from './arguments/read-check.ts';
import type { Command } from './arguments/command.ts';
import { check } from './check.ts';
import { openFile } from './open-browser.ts';
import { reportsOfCourse } from './course-reports.ts';
import { readReportFile } from './report-file.ts';
import * as says from './says.ts';

type CourseCommand = Extract<Command, { kind: 'course' }>;

const MAX_ROWS = 40;
const DEFAULT_WIDTH = 100;

/**
 * Joins the reports of several assignments, and makes those that are not there yet.
 *
 * @returns the exit code: that of a check that came to no report, else 0, because a course flags nobody
 */
export async function course(
  command: CourseCommand,
  environment: Environment,
  now = Date.now,
): Promise<Code> {
  const out = resolve(command.out);
  const assignments =
    command.course === null
      ? await madeAssignments(command, out, environment, now)
      : keptAssignments(command.course, command, out);
  if (typeof assignments === 'number') return assignments;
  const { document, notices } = makeCourse(assignments, {
    name: command.name ?? command.course ?? (basename(process.cwd()) || 'course'),
    createdAt: new Date(now()).toISOString(),
    toolVersion: VERSION,
  });
  const words = await openWords(command.locale ?? LOCALES[0]);
  const page = join(out, 'index.html');
  const json = courseJson(document);
  try {
    await mkdir(out, { recursive: true });
    await writeWhole(join(out, 'course.json'), [json]);
    await writeWhole(
      page,
      coursePieces(coursePage(document, notices, command.locale), words, reportTemplate()),
    );
  } catch (error) {
    throw new ConfigurationError(
      fill(says.cannotWrittenName, { out: JSON.stringify(out), error: messageOf(error) }),
    );
  }
  if (command.json) {
    process.stdout.write(json);
  } else if (!command.quiet) {
    const isTerminal = process.stdout.isTTY;
    const style = {
      colours: isTerminal && environment['NO_COLOR'] === undefined,
      width: isTerminal ? process.stdout.columns : DEFAULT_WIDTH,
      maxRows: MAX_ROWS,
    };
    process.stdout.write(`${renderCourse(document, ENGLISH, style)}course: ${visible(relative('', page))}\n`);
  }
  if (command.open) openFile(page, environment);
  return 0;
}

/** Those that say that they belong to the course. */
function keptAssignments(
  name: string,
  { given, quiet }: CourseCommand,
  out: string,
): readonly CourseAssignment[] {
  const note = (text: string): void => {
    if (!quiet) process.stderr.write(`note: ${visible(text)}\n`);
  };
  return reportsOfCourse(name, given, note).map(({ path, report }) => assignmentOf(path, report, out));
}

/** In the order given. @returns the exit code of a check that came to no report */
async function madeAssignments(
  command: CourseCommand,
  out: string,
  environment: Environment,
  now: () => number,
): Promise<readonly CourseAssignment[] | Code> {
  const assignments: CourseAssignment[] = [];
  const names = new Set<string>();
  for (const [at, given] of command.given.entries()) {
    if (isReport(given)) {
      assignments.push(assignmentAt(given, out));
      continue;
    }
    if (statSync(given, { throwIfNoEntry: false }) === undefined) {
      throw new ConfigurationError(fill(says.notExistName, { given: JSON.stringify(given) }));
    }
    const name = nameFor(given, names);
    const folder = join(out, name);
    if (!command.quiet) {
      process.stderr.write(
        `${fill(says.ofIs, { given: visible(given), at: at + 1, all: command.given.length })}\n`,
      );
    }
    const since = new Date(now()).toISOString();
    const code = await check(
      inputsFor(given, folder, name, command),
      { json: false, quiet: true },
      environment,
    );
    const made = isReport(folder) ? assignmentAt(folder, out) : null;
    if (made === null || made.report.run.createdAt < since) {
      process.stderr.write(`${fill(says.errorCame, { given: visible(given) })}\n`);
      return code === 0 ? FAILED : code;
    }
    assignments.push(made);
  }
  return assignments;
}

/** A folder with a report.json, or such a file. */
function isReport(given: string): boolean {
  const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
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
  const isThere = statSync(page, { throwIfNoEntry: false })?.isFile() === true;
  // On another drive there is no way from here.
  const link = isThere && !isAbsolute(from) ? encodePath(from.split(sep).join('/')) : null;
  return { name: report.run.title, page: link, report };
}

/** What an assignment that is checked here is called, and its folder: each another one. */
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
