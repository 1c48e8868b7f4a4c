import { z } from 'zod';
import type { SubmissionFinding } from '../domain/findings.ts';
import { ConfigurationError } from '../domain/outcome.ts';
import type { Audience, RunReport } from '../domain/report.ts';
import {
  REPORT_SCHEMA_VERSION,
  ReportDocument,
  type StaffDocument,
  type StudentDocument,
} from './report-document.ts';
import { studentView } from './student-view.ts';

/** `report.json`, indented, with a newline at its end. Its shape is `docs/report.schema.json`. */
export function renderJson(report: RunReport, audience: Audience): string {
  return `${JSON.stringify(audience === 'staff' ? staffDocument(report) : studentDocument(report), null, 1)}\n`;
}

/** The run as `report.json` has it; where the packed files lie on this machine is left out. */
export function staffDocument(report: RunReport): z.input<typeof StaffDocument> {
  const { run, thresholds, verdict, findings, dismissed } = report;
  return {
    schemaVersion: REPORT_SCHEMA_VERSION,
    audience: 'staff',
    run: { ...run },
    thresholds: { ...thresholds },
    verdict: {
      ...verdict,
      flagged: verdict.flagged.map((flag) => ({ key: flag.key, by: [...flag.by] })),
      notChecked: [...verdict.notChecked],
      warnings: [...verdict.warnings],
    },
    findings: {
      ...findings,
      service: { ...findings.service },
      submissions: findings.submissions.map(documentSubmission),
      pairs: [...findings.pairs],
      clusters: findings.clusters.map((cluster) => [...cluster]),
      failures: [...findings.failures],
      notices: [...findings.notices],
    },
    dismissed: [...dismissed],
  };
}

function documentSubmission(
  submission: SubmissionFinding,
): z.input<typeof StaffDocument>['findings']['submissions'][number] {
  const plain: { zipPath?: unknown } & Omit<SubmissionFinding, 'zipPath'> = { ...submission };
  delete plain.zipPath;
  return {
    ...plain,
    totalSources: [...submission.totalSources],
    matches: [...submission.matches],
    files: [...submission.files],
    leftOut: [...submission.leftOut],
    remarks: [...submission.remarks],
  };
}

function studentDocument(report: RunReport): z.input<typeof StudentDocument> {
  const view = studentView(report);
  const { own } = view;
  return {
    schemaVersion: REPORT_SCHEMA_VERSION,
    audience: 'student',
    ...view,
    own:
      own === null
        ? null
        : { ...own, regions: [...own.regions], leftOut: [...own.leftOut], remarks: [...own.remarks] },
  };
}

/**
 * Reads a staff `report.json` back, e.g. to compare two runs.
 *
 * @param name what the file is called in the error's sentence
 * @throws ConfigurationError where it is not such a file
 */
export function parseReportJson(text: string, name: string): RunReport {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ConfigurationError(`${name} is not JSON. Give the report.json that an earlier run wrote.`);
  }
  const result = ReportDocument.safeParse(value);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigurationError(
      `${name} is no report of this version (${issue === undefined ? 'unknown shape' : `${issue.path.join('.') || 'top level'}: ${issue.message}`}). Give the report.json that an earlier run wrote.`,
    );
  }
  if (result.data.audience === 'student') {
    throw new ConfigurationError(
      `${name} is a report for students, which holds no numbers to compare. Give the staff's report.json.`,
    );
  }
  const { run, thresholds, verdict, findings, dismissed } = result.data;
  return {
    run,
    thresholds,
    verdict,
    findings: {
      ...findings,
      submissions: findings.submissions.map((submission) => ({ ...submission, zipPath: null })),
    },
    dismissed,
  };
}

/** JSON Schema (2020-12) of `report.json`. */
export function reportJsonSchema(): unknown {
  return z.toJSONSchema(ReportDocument, { io: 'output' });
}
