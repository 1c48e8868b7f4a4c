import type { RunReport } from '../../src/contract/report.ts';
import { staffDocument } from '../../src/channels/json.ts';
import { type OpenReport, openReport } from '../../src/report/open-report.ts';
import { StaffDocument } from '../../src/report/report-document.ts';
import { viewOf } from '../../src/channels/view.ts';

/** A report as its page has it, from its report.json; without code, if it is not said that there is some. */
export function opened(run: RunReport, hasSource = false): OpenReport {
  const view = viewOf(run, 'staff');
  if (view.audience !== 'staff') throw new Error('not for staff');
  const document = StaffDocument.parse(JSON.parse(JSON.stringify(staffDocument(view.staff))));
  const pairs = document.findings.pairs.length;
  return openReport(
    { audience: 'staff', locale: null, reportSha256: null, sourcesOmitted: null, pairs, document },
    () => hasSource,
  );
}
