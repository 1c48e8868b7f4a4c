import { z } from 'zod';
import { ConfigurationError, fill, jsonText, parsedJson, PUBLISHED } from '#base';
import { type RunReport, type Said, Sentences } from '#contract';
import type { StaffDocument, StudentDocument, StudentView } from '#report';
import { REPORT_SCHEMA_VERSION, ReportDocument, reportOf } from '#report';
import { subjectsOf } from './cases.ts';
import type { StaffView } from './staff.ts';
import type { View } from './view.ts';
import { VERSION } from '../version.ts';
import * as says from './says.ts';

/**
 * `report.json` in pieces, to be written one after the other: one line a value, one line a submission and a pair, so that a
 * diff and a line-based tool can work with it. Its shape is `docs/report.schema.json`.
 */
export function* jsonPieces(view: View): Generator<string> {
  if (view.audience === 'student') yield* objectPieces(studentDocument(view.student));
  else yield* staffPieces(staffDocument(view.staff));
  yield '\n';
}

const documents = new WeakMap<StaffView, StaffDocument>();

/** What `report.json` and the page hold for staff, worked out once for both. */
export function staffDocument(view: StaffView): StaffDocument {
  const known = documents.get(view);
  if (known !== undefined) return known;
  const made = documentOf(view);
  documents.set(view, made);
  return made;
}

function documentOf({ report, explanations }: StaffView): StaffDocument {
  const { run, thresholds, verdict, findings, dismissed, cases, common } = report;
  const sentences = new Sentences();
  const say = (said: Said): string => sentences.say(said);
  const subjects = subjectsOf(findings.submissions);
  return {
    schemaVersion: REPORT_SCHEMA_VERSION,
    audience: 'staff',
    run,
    thresholds,
    verdict: { ...verdict, sentence: say(verdict.sentence), warnings: verdict.warnings.map(say) },
    findings: {
      ...findings,
      notices: findings.notices.map(say),
      submissions: findings.submissions.map((submission) => {
        const { zip: _, state, leftOut, remarks, ...shown } = submission;
        const explanation = explanations.get(submission.key);
        return {
          ...shown,
          subject: subjects.get(submission.key),
          state: state.kind === 'checked' ? state : { ...state, reason: say(state.reason) },
          leftOut: leftOut.map(({ detail, ...one }) =>
            detail === undefined ? one : { ...one, detail: say(detail) },
          ),
          remarks: remarks.map(say),
          ...(explanation === undefined ? {} : { explanation: say(explanation) }),
        };
      }),
    },
    dismissed,
    cases,
    common,
    sentences: sentences.noted,
  };
}

function* staffPieces({
  findings: { submissions, pairs, ...findings },
  dismissed,
  cases,
  common,
  sentences,
  ...head
}: StaffDocument): Generator<string> {
  yield '{\n';
  for (const [name, value] of Object.entries(head)) yield `${member(name, value)},\n`;
  yield '"findings":{\n';
  for (const [name, value] of Object.entries(findings)) yield `${member(name, value)},\n`;
  yield* listPieces('submissions', submissions);
  yield ',\n';
  yield* listPieces('pairs', pairs);
  yield '\n}';
  for (const [name, list] of Object.entries({ dismissed, cases, common, sentences })) {
    yield ',\n';
    yield* listPieces(name, list);
  }
  yield '\n}';
}

function* objectPieces(value: object): Generator<string> {
  const members = Object.entries(value).map(([name, one]) => member(name, one));
  yield `{\n${members.join(',\n')}\n}`;
}

function* listPieces(name: string, items: readonly unknown[]): Generator<string> {
  yield `${jsonText(name)}:[`;
  for (const [index, item] of items.entries()) {
    // Apart: put before it, a separator would have all of it copied.
    yield index === 0 ? '\n' : ',\n';
    yield jsonText(item);
  }
  yield items.length === 0 ? ']' : '\n]';
}

function member(name: string, value: unknown): string {
  return `${jsonText(name)}:${jsonText(value)}`;
}

/** The same for a student. */
export function studentDocument(view: StudentView): StudentDocument {
  const { own } = view;
  const sentences = new Sentences();
  return {
    schemaVersion: REPORT_SCHEMA_VERSION,
    audience: 'student',
    ...view,
    sentence: sentences.say(view.sentence),
    own:
      own === null
        ? null
        : { ...own, notChecked: own.notChecked === null ? null : sentences.say(own.notChecked) },
    sentences: sentences.noted,
  };
}

/**
 * Reads a staff `report.json` back, e.g. to compare two runs.
 *
 * @param name what the file is called in the error's sentence
 * @throws ConfigurationError where it is not such a file
 */
export function parseReportJson(text: string, name: string): RunReport {
  const value = parsedJson(text);
  if (value === undefined) throw new ConfigurationError(fill(says.notJsonGive, { name }));
  const result = ReportDocument.safeParse(value);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigurationError(
      fill(says.noReportVersion, {
        name,
        issue: issue?.message ?? null,
        path: issue?.path.join('.') || 'top level',
        by: otherVersionIn(value),
      }),
    );
  }
  if (result.data.audience === 'student') {
    throw new ConfigurationError(fill(says.reportStudents, { name }));
  }
  return reportOf(result.data);
}

const WRITTEN = z.object({ run: z.object({ toolVersion: z.string().regex(/^\d[\w.+-]{0,40}$/) }) });

/** Which other version of this program wrote a report; null: this one, or it does not say. */
function otherVersionIn(value: unknown): string | null {
  const version = WRITTEN.safeParse(value).data?.run.toolVersion;
  return version === undefined || version === VERSION ? null : version;
}

/** JSON Schema (2020-12) of `report.json`. */
export function reportJsonSchema(): unknown {
  const { $schema, ...schema } = z.toJSONSchema(ReportDocument, { io: 'output' });
  return { $schema, $id: PUBLISHED['docs/report.schema.json'], ...schema };
}
