import { deflateRawSync } from 'node:zlib';
import type { SubmissionFinding } from '../domain/findings.ts';
import type { RunReport } from '../domain/report.ts';
import { scriptJson } from './escape.ts';
import type { PageData, PageSource } from './page-data.ts';
import { rows } from './rows.ts';

/** Sources of one submission. */
export type ReadSource = (
  submission: SubmissionFinding,
) => Promise<readonly { readonly path: string; readonly text: string }[]>;

const MARK = '<!--report-data-->';

/**
 * The self-contained report page: the built template with the run's data in it. Each submission's sources and matches are
 * a compressed block of their own, which the page opens when somebody looks at it. Yields the page in pieces, so that it
 * never has to be one string.
 *
 * @throws Error when the template has no place for data
 */
export async function* renderHtml(
  report: RunReport,
  template: string,
  readSource: ReadSource,
): AsyncGenerator<string> {
  const at = template.indexOf(MARK);
  if (at < 0) throw new Error('the report template has no place for data');
  yield template.slice(0, at);
  yield `<script type="application/json" id="report">${scriptJson(pageData(report))}</script>\n`;
  for (const [index, submission] of report.findings.submissions.entries()) {
    if (submission.role === 'base') continue;
    const source: PageSource = {
      files: await readSource(submission),
      matches: submission.matches,
    };
    const packed = deflateRawSync(Buffer.from(JSON.stringify(source), 'utf8')).toString('base64');
    yield `<script type="text/plain" id="s${index}">${packed}</script>\n`;
  }
  yield template.slice(at + MARK.length);
}

function pageData(report: RunReport): PageData {
  const { findings, verdict } = report;
  const index = new Map(findings.submissions.map((submission, at) => [submission.key, at]));
  const table = new Map(rows(report).map((row) => [row.submission.key, row]));
  return {
    title: report.run.title,
    createdAt: report.run.createdAt,
    toolVersion: report.run.toolVersion,
    runUrl: report.run.runUrl,
    outcome: verdict.outcome,
    sentence: verdict.sentence,
    warnings: [...verdict.warnings, ...findings.notices],
    thresholds: report.thresholds,
    service: findings.service,
    engine: findings.engine?.name ?? null,
    submissions: findings.submissions.map((submission) => ({
      key: submission.key,
      name: submission.name,
      role: submission.role,
      total: submission.total,
      ai: submission.aiAverage,
      suspicion: submission.suspicion,
      coverage: submission.coverage,
      quality: submission.quality,
      flagged: table.get(submission.key)?.flaggedBy ?? [],
      checked: submission.state.kind === 'checked',
      note: table.get(submission.key)?.note ?? '',
      files: submission.files.length,
      leftOut: submission.leftOut,
      remarks: submission.remarks,
    })),
    pairs: findings.pairs.flatMap((pair) => {
      const [a, b] = [index.get(pair.a), index.get(pair.b)];
      if (a === undefined || b === undefined) return [];
      const dismissal = report.dismissed.find(
        (one) => (one.a === pair.a && one.b === pair.b) || (one.a === pair.b && one.b === pair.a),
      );
      return [
        {
          a,
          b,
          similarity: pair.similarity,
          matchedSimilarity: pair.matchedSimilarity,
          suspicion: pair.suspicion,
          longest: pair.longestFragment,
          overlap: pair.overlap,
          dismissed: dismissal?.reason ?? null,
        },
      ];
    }),
    clusters: findings.clusters.map((group) => group.flatMap((key) => index.get(key) ?? [])),
    failures: findings.failures.map(({ name, reason }) => ({ name, reason })),
  };
}
