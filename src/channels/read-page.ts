import type { RunReport } from '#contract';
import {
  askedView,
  namesOf,
  type OpenReport,
  openReport,
  type PageReader,
  reportOf,
  type StudentIndex,
} from '#report';
import { studentDocument } from './json.ts';
import { ownLines } from './own-code.ts';
import { readPage } from './page-file.ts';

export interface ReadPage {
  readonly page: OpenReport;
  readonly read: PageReader;
  /** By place: all that names a submission's person, the name first. */
  readonly names: readonly (readonly string[])[];
}

/** The run that the page of a report is of. @see readPage */
export function runOfPage(html: Buffer, name: string): RunReport {
  return reportOf(readPage(html, name).index.document);
}

/** Opens the page of a report. @see readPage */
export function openPage(html: Buffer, name: string): ReadPage {
  const { index, matches, source, hasSource } = readPage(html, name);
  const page = openReport(index, hasSource);
  return {
    page,
    names: page.submissions.map(namesOf),
    read: {
      matches: (place) => Promise.resolve(matches(place)),
      source: (place) => Promise.resolve(source(place)),
    },
  };
}

/**
 * What one author of a class reads where staff ask about the own submission: the same that the page of a run tells its student.
 *
 * @param subject what cases call that person
 * @param feedback how much is told
 * @returns null: no such submission is judged in this report
 */
export async function askedPerson(
  { page, read }: ReadPage,
  subject: string,
  feedback: RunReport['students']['feedback'],
): Promise<StudentIndex | null> {
  const place = page.submissions.findIndex((one) => one.subject === subject && one.role === 'judged');
  const listed = page.submissions[place];
  if (listed === undefined) return null;
  // The page keeps them apart.
  const own = { ...listed, matches: await read.matches(place) };
  const submissions = page.submissions.map((one, at) => (at === place ? own : one));
  const view = askedView(
    {
      ...page,
      students: { feedback, policy: null, isPublic: false, notComparedWith: 0 },
      findings: { ...page.findings, submissions },
    },
    own,
  );
  const document = studentDocument(view);
  const files = new Map((await read.source(place))?.files.map(({ path, text }) => [path, text]));
  return {
    audience: 'student',
    locale: null,
    document,
    code: ownLines(document.own?.regions ?? [], (path) => files.get(path) ?? null),
  };
}
