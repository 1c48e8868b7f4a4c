import { openWords } from '#base';
import { type Audience, readersOf, type RunReport } from '#contract';
import { earlierResults } from './earlier-results.ts';
import { viewOf } from './view.ts';
import { type ReportFilesOptions, writeView } from './write.ts';

type Own = 'view' | 'earlierResults';

/** As `writeView`, into a folder of this machine. @param options.view default: is worked out here */
export async function writeReportFiles(
  report: RunReport,
  options: Omit<ReportFilesOptions, Own> & Partial<Pick<ReportFilesOptions, 'view'>>,
): ReturnType<typeof writeView> {
  const audience: Audience = readersOf(report, options.audience ?? 'staff');
  const view = options.view ?? viewOf(report, audience, await openWords(report.locale));
  return writeView(report, { ...options, view, earlierResults });
}
