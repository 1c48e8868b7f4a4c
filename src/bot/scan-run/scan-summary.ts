import { markdownCode, markdownText } from '#base';
import { renderSummary, viewOf } from '#channels';
import type { ScanEnd } from './scan-end.ts';

/** Remarks shown of each assignment. */
const MAX_REMARKS = 50;

/** The job's summary of a scan: what became of each assignment, then each report as far as there is room. */
export function renderScanSummary(end: ScanEnd, maxBytes: number): string {
  const rows = end.assignments.map(({ name, outcome, sentence, issue, news }) =>
    [
      markdownCode(name),
      outcome,
      news === null ? '' : `${news.newCount} / ${news.worseCount}`,
      issue === null ? '' : `#${issue}`,
      markdownText(sentence),
    ].join(' | '),
  );
  const parts = [
    '## Similarity scan',
    '',
    markdownText(end.sentence),
    '',
    '| assignment | outcome | new / worse | issue | |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
    ...end.assignments.flatMap(({ name, remarks }) =>
      remarks.length === 0
        ? []
        : [
            `**${markdownText(name)}**`,
            '',
            ...remarks.slice(0, MAX_REMARKS).map((remark) => `- ${markdownText(remark)}`),
            ...(remarks.length > MAX_REMARKS ? [`- … and ${remarks.length - MAX_REMARKS} more.`] : []),
            '',
          ],
    ),
  ];
  let text = `${parts.join('\n')}\n`;
  for (const { name, report } of end.assignments) {
    if (report === null) continue;
    const section = `\n---\n\n# ${markdownText(name)}\n\n${renderSummary(viewOf(report, 'staff'))}\n`;
    if (Buffer.byteLength(text) + Buffer.byteLength(section) > maxBytes) {
      text += `\nThe report of ${markdownCode(name)} is in the files of this run.\n`;
      continue;
    }
    text += section;
  }
  return text;
}
