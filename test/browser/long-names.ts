import type { RunReport } from '../../src/contract/report.ts';
import type { ReadSource } from '../../src/channels/packed-source.ts';
import { classroom } from '../report/classroom.ts';

/** Lengths of names that people have: a GitHub login with an assignment before it is up to 60 characters. */
const NAME_LENGTHS = [32, 60, 12, 67];

/** 100 characters without a place where a browser would break them. */
export const LONG_PATH = `${'src_main_java_edu_university_of_somewhere_'.repeat(3).slice(0, 90)}/Shop.java`;

/** The class, with long names, and its shared file at the end of a long path. */
export function classWithLongNames(size: number): {
  readonly report: RunReport;
  readonly readSource: ReadSource;
} {
  const { report, readSource } = classroom(size);
  const moved = (path: string): string => (path === 'src/shop.py' ? LONG_PATH : path);
  const region = <Region extends { readonly file: string }>(one: Region): Region => ({
    ...one,
    file: moved(one.file),
  });
  return {
    report: {
      ...report,
      findings: {
        ...report.findings,
        submissions: report.findings.submissions.map((submission, at) => ({
          ...submission,
          name: longName(at),
          files: submission.files.map((file) => ({ ...file, path: moved(file.path) })),
          matches: submission.matches.map((match) => ({
            ...match,
            own: region(match.own),
            other: region(match.other),
          })),
        })),
      },
    },
    readSource: async (key) =>
      (await readSource(key))?.map((file) => ({ ...file, path: moved(file.path) })) ?? null,
  };
}

function longName(at: number): string {
  const end = String(at).padStart(4, '0');
  return 'assignment3submissionofgroup'.repeat(3).slice(0, (NAME_LENGTHS[at % 4] ?? 32) - 4) + end;
}
