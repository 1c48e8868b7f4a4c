import { z } from 'zod';
import type { Said } from '../../domain/said.ts';
import { inEnglish } from '../../words/message.ts';
import { PUBLISHED } from '../../domain/addresses.ts';
import type { SubmissionFinding } from '../../domain/findings.ts';
import { ConfigurationError } from '../../domain/outcome.ts';
import type { RunReport } from '../../domain/report.ts';
import {
  REPORT_SCHEMA_VERSION,
  ReportDocument,
  type StaffDocument,
  type StudentDocument,
} from '../report-document.ts';
import { ENGLISH } from '../../words/english.ts';
import type { Message } from '../../words/value.ts';
import type { StaffView } from '../views/staff.ts';
import type { StudentView } from '../views/student.ts';
import type { View } from '../views/view.ts';

/**
 * `report.json` in pieces, to be written one after the other: one line a value, one line a submission and a pair, so that a
 * diff and a line-based tool can work with it. Its shape is `docs/report.schema.json`.
 */
export function* jsonPieces(view: View): Generator<string> {
  if (view.audience === 'student') yield* objectPieces(studentDocument(view.student));
  else yield* staffPieces(view.staff);
  yield '\n';
}

function* staffPieces({ report, explanations }: StaffView): Generator<string> {
  const { run, thresholds, verdict, findings, dismissed, cases, common } = report;
  const head: Partial<StaffInput> = {
    schemaVersion: REPORT_SCHEMA_VERSION,
    audience: 'staff',
    run,
    thresholds,
    verdict: {
      ...verdict,
      sentence: ENGLISH.tell(verdict.sentence),
      warnings: verdict.warnings.map((warning) => ENGLISH.tell(warning)),
    } as StaffInput['verdict'],
  };
  const { submissions, pairs, ...others } = findings;
  const rest = { ...others, notices: inEnglishOnly(findings.notices) };
  yield '{\n';
  for (const [name, value] of Object.entries(head)) yield `${member(name, value)},\n`;
  yield '"findings":{\n';
  for (const [name, value] of Object.entries(rest)) yield `${member(name, value)},\n`;
  yield* listPieces('submissions', submissions, (one) => documentSubmission(one, explanations.get(one.key)));
  yield ',\n';
  yield* listPieces('pairs', pairs, (pair) => pair);
  yield '\n},\n';
  yield* listPieces('dismissed', dismissed, (one) => one);
  yield ',\n';
  yield* listPieces('cases', cases, (one) => one);
  yield ',\n';
  yield* listPieces('common', common, (one) => one);
  yield '\n}';
}

type StaffInput = z.input<typeof StaffDocument>;

/** Where the packed files lie on this machine is nobody's business. */
function documentSubmission(submission: SubmissionFinding, explanation: Message | undefined): object {
  const { state, leftOut, remarks } = submission;
  const shown: { zip?: unknown } & Omit<SubmissionFinding, 'zip'> = {
    ...submission,
    state: state.kind === 'checked' ? state : { ...state, reason: ENGLISH.write(state.reason) },
    leftOut: leftOut.map(({ detail, ...one }) =>
      detail === undefined ? one : { ...one, detail: ENGLISH.write(detail) },
    ),
    remarks: inEnglishOnly(remarks),
  };
  delete shown.zip;
  return explanation === undefined ? shown : { ...shown, explanation: ENGLISH.tell(explanation) };
}

function inEnglishOnly(all: readonly Said[]): readonly string[] {
  return all.map((one) => ENGLISH.write(one));
}

function* objectPieces(value: object): Generator<string> {
  const members = Object.entries(value).map(([name, one]) => member(name, one));
  yield `{\n${members.join(',\n')}\n}`;
}

function* listPieces<Item>(
  name: string,
  items: readonly Item[],
  shown: (item: Item) => unknown,
): Generator<string> {
  yield `${JSON.stringify(name)}:[`;
  for (const [index, item] of items.entries()) {
    yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(shown(item))}`;
  }
  yield items.length === 0 ? ']' : '\n]';
}

function member(name: string, value: unknown): string {
  return `${JSON.stringify(name)}:${JSON.stringify(value)}`;
}

function studentDocument(view: StudentView): z.input<typeof StudentDocument> {
  const { own } = view;
  return {
    schemaVersion: REPORT_SCHEMA_VERSION,
    audience: 'student',
    ...view,
    sentence: ENGLISH.tell(view.sentence),
    own:
      own === null
        ? null
        : {
            ...own,
            notChecked: own.notChecked === null ? null : ENGLISH.tell(own.notChecked),
            regions: own.regions.map((one) => ({ ...one, foundIn: [...one.foundIn] })),
            leftOut: [...own.leftOut],
          },
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
  const { run, thresholds, verdict, findings, dismissed, cases, common } = result.data;
  return {
    run,
    thresholds,
    verdict: {
      ...verdict,
      sentence: inEnglish(verdict.sentence),
      warnings: verdict.warnings.map(inEnglish),
    },
    findings: {
      ...findings,
      submissions: findings.submissions.map((submission) => ({ ...submission, zip: null })),
    },
    locale: null,
    // Who may read this one is decided where it was made; whoever holds the file reads everything.
    students: { feedback: 'full', policy: null, isPublic: false, notComparedWith: 0 },
    dismissed,
    cases,
    common,
  };
}

/** JSON Schema (2020-12) of `report.json`. */
export function reportJsonSchema(): unknown {
  const { $schema, ...schema } = z.toJSONSchema(ReportDocument, { io: 'output' });
  return { $schema, $id: PUBLISHED['docs/report.schema.json'], ...schema };
}
