import { LOCALES } from '#base';
import { type GivenWords, lastOf, printedOf, refusal } from './read-words.ts';
import { PAPERS } from './commands.ts';
import { inputsOf } from './read-check.ts';
import * as says from './says.ts';

/** What `report` was asked for. @throws ConfigurationError naming every problem */
export function readReport({ operands, values, problems }: GivenWords) {
  const json = values.has('json');
  if (values.has('compare')) {
    const [before, after] = operands;
    if (before === undefined || after === undefined || operands.length > 2) {
      throw refusal([...problems, says.reportCompare]);
    }
    if (problems.length > 0) throw refusal(problems);
    /** Two reports: folders, or their report.json. */
    return { kind: 'compare-reports' as const, before, after, json };
  }
  const found = [...problems, ...(json ? [says.jsonGoes] : [])];
  const [directory] = operands;
  if (directory === undefined || operands.length > 1) throw refusal([...found, says.reportTakes]);
  if (found.length > 0) throw refusal(found);
  return { kind: 'report' as const, directory };
}

const DEFAULT_REPORT = 'similarity-report';

/** What `dossier` was asked for. @throws ConfigurationError naming every problem */
export function readDossier({ operands, values, problems }: GivenWords) {
  const found = [...problems];
  if (operands.length === 0 || operands.length > 2) {
    found.push(says.dossierTakes);
  }
  if (found.length > 0) throw refusal(found);
  const given = (name: string): string | null => lastOf(values, name);
  return {
    kind: 'dossier' as const,
    /** Its place in the list, or two names: one word or two. */
    pair: operands,
    report: given('report') ?? DEFAULT_REPORT,
    /** Whose copy it is; null: the panel's. */
    reader: given('for'),
    /** null: beside the report. */
    out: given('out'),
    pdf: values.has('pdf'),
    paper: PAPERS.find((one) => one === given('paper')) ?? PAPERS[0],
    course: given('course'),
    assignment: given('assignment'),
    /** null: that of the report, else English. */
    locale: LOCALES.find((one) => one === given('locale')) ?? null,
    open: values.has('open'),
  };
}

const DEFAULT_OUT = 'similarity-course';

/** What `course` was asked for. @throws ConfigurationError naming every problem */
export function readCourse({ operands, values, problems }: GivenWords) {
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
    kind: 'course' as const,
    /** Reports, and folders or downloads that are checked first; in the order of the course. */
    given: operands,
    /** Those reports at or below `given` that belong to it; null: what is given is the course. */
    course,
    /** null: called as `course`, else as the current folder is. */
    name: lastOf(values, 'name'),
    out: lastOf(values, 'out') ?? DEFAULT_OUT,
    locale: LOCALES.find((one) => one === lastOf(values, 'locale')) ?? null,
    open: values.has('open'),
    ...printedOf(values),
    /** Of the checks. */
    inputs,
  };
}
