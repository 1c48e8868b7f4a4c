import { LOCALES } from '#base';
import type { Command } from './command.ts';
import { type GivenWords, lastOf } from './read-words.ts';
import { refusal } from './refusal.ts';
import { PAPERS } from './commands.ts';
import { inputsOf } from './read-check.ts';
import * as says from './says.ts';

/** What `report` was asked for. @throws ConfigurationError naming every problem */
export function readReport({ operands, values, problems }: GivenWords): Command {
  const json = values.has('json');
  if (values.has('compare')) {
    const [before, after] = operands;
    if (before === undefined || after === undefined || operands.length > 2) {
      throw refusal([...problems, says.reportCompare]);
    }
    if (problems.length > 0) throw refusal(problems);
    return { kind: 'compare-reports', before, after, json };
  }
  const found = [...problems, ...(json ? [says.jsonGoes] : [])];
  const [directory] = operands;
  if (directory === undefined || operands.length > 1) throw refusal([...found, says.reportTakes]);
  if (found.length > 0) throw refusal(found);
  return { kind: 'report', directory };
}

const DEFAULT_REPORT = 'similarity-report';

/** What `dossier` was asked for. @throws ConfigurationError naming every problem */
export function readDossier({ operands, values, problems }: GivenWords): Command {
  const found = [...problems];
  if (operands.length === 0 || operands.length > 2) {
    found.push(says.dossierTakes);
  }
  if (found.length > 0) throw refusal(found);
  const given = (name: string): string | null => lastOf(values, name);
  return {
    kind: 'dossier',
    pair: operands,
    report: given('report') ?? DEFAULT_REPORT,
    reader: given('for'),
    out: given('out'),
    pdf: values.has('pdf'),
    paper: PAPERS.find((one) => one === given('paper')) ?? PAPERS[0],
    course: given('course'),
    assignment: given('assignment'),
    locale: LOCALES.find((one) => one === given('locale')) ?? null,
    open: values.has('open'),
  };
}

const DEFAULT_OUT = 'similarity-course';

/** What `course` was asked for. @throws ConfigurationError naming every problem */
export function readCourse({ operands, values, problems }: GivenWords): Command {
  const found = [...problems];
  const course = lastOf(values, 'course');
  if (course !== null && operands.length === 0) {
    found.push(says.courseByName);
  } else if (course === null && operands.length < 2) {
    found.push(says.courseTakes);
  }
  if (operands.some((path) => /[\r\n]/.test(path))) {
    found.push(says.assignmentPath);
  }
  if (found.length > 0) throw refusal(found);
  const { locale: _, ...inputs } = inputsOf(values);
  return {
    kind: 'course',
    given: operands,
    course,
    name: lastOf(values, 'name'),
    out: lastOf(values, 'out') ?? DEFAULT_OUT,
    locale: LOCALES.find((one) => one === lastOf(values, 'locale')) ?? null,
    open: values.has('open'),
    json: values.has('json'),
    quiet: values.has('quiet'),
    inputs,
  };
}
