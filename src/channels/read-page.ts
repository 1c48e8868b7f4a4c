import type { RunReport } from '#contract';
import { namesOf, openReport, type OpenReport, type PageReader, reportOf } from '#report';
import { readPage } from './page-file.ts';

/** A staff report's page, read from its file. */
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
