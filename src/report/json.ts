import type { RunReport } from '../domain/report.ts';

/** Grows when a field changes its meaning or goes; new fields alone do not change it. */
export const REPORT_SCHEMA_VERSION = 1;

/** The whole of a run as JSON: everything the other channels show. Paths of this machine are left out. */
export function renderJson(report: RunReport): string {
  const { findings, ...rest } = report;
  const plain = {
    schemaVersion: REPORT_SCHEMA_VERSION,
    ...rest,
    findings: {
      ...findings,
      submissions: findings.submissions.map(({ zipPath: _, ...submission }) => submission),
    },
  };
  return `${JSON.stringify(plain, null, 1)}\n`;
}
