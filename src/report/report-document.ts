import { z } from 'zod';
import { OUTCOMES } from '#base';
import {
  COUNT,
  FINDINGS,
  type Frozen,
  LEFT_OUT,
  MATCH,
  REGION,
  type RunReport,
  SCORE,
  SENTENCE,
} from '#contract';
import { CASE, DECLARED_CODE } from './cases/case-document.ts';

/** Raised with every change that a reader of the file would notice. */
export const REPORT_SCHEMA_VERSION = 1;

const outcome = z.enum(OUTCOMES);

const thresholds = z
  .strictObject({ similarity: z.number(), ai: z.number() })
  .meta({ description: 'A submission is flagged when strictly above.' });

const SENTENCES = z.array(SENTENCE).default([]).meta({
  description:
    'Sentences of this program that stand in this file, with their numbers in the catalogue of its page, which says them in other languages. Changes with every version.',
});

/** `report.json` for staff: the whole of a run. */
export const StaffDocument = z
  .strictObject({
    schemaVersion: z.literal(REPORT_SCHEMA_VERSION),
    audience: z.literal('staff'),
    run: z.strictObject({
      title: z.string(),
      course: z.string().optional().meta({ description: 'The course that it is an assignment of.' }),
      createdAt: z.string(),
      durationMs: z.number(),
      repository: z.string().nullable(),
      runUrl: z.string().nullable(),
      toolVersion: z.string(),
    }),
    thresholds,
    verdict: z.strictObject({
      outcome,
      exitCode: z.union([z.literal(0), z.literal(1)]).meta({
        description: '1: the step of a workflow fails. The command line ends with a code by outcome.',
      }),
      sentence: z.string(),
      flagged: z.array(z.strictObject({ key: z.string(), by: z.array(z.enum(['similarity', 'ai'])) })),
      standsOut: z
        .array(z.strictObject({ a: z.string(), b: z.string() }))
        .meta({ description: 'Pairs that stand out from their class, the most suspicious first.' })
        .default([]),
      notChecked: z.array(z.string()),
      maxSimilarity: SCORE,
      maxAiScore: SCORE,
      warnings: z.array(z.string()),
    }),
    findings: FINDINGS,
    dismissed: z.array(z.strictObject({ a: z.string(), b: z.string(), reason: z.string() })),
    cases: z
      .array(
        CASE.extend({
          hasGrown: z
            .literal(true)
            .meta({ description: 'It was dismissed, and there is more evidence now: it is open again.' })
            .optional(),
        }),
      )
      .default([]),
    common: z.array(DECLARED_CODE).default([]),
    sentences: SENTENCES,
  })
  .meta({ description: 'Everything about one run. For staff: it names every submission.' });

const band = z.enum(['n/a', 'low', 'moderate', 'high', 'very high']);

/** `report.json` for students: no peer, no code, bands in place of numbers. */
export const StudentDocument = z
  .strictObject({
    schemaVersion: z.literal(REPORT_SCHEMA_VERSION),
    audience: z.literal('student'),
    /** The own submission's name, else the repository that the reader is in. */
    title: z.string(),
    /** When the run began, RFC 3339. */
    createdAt: z.string(),
    toolVersion: z.string(),
    runUrl: z.string().nullable(),
    /** How much is told of the reader's own submission: `student-feedback`, and in a public repository never lines or bands. */
    feedback: z.enum(['full', 'verdict', 'none']),
    /** Anybody reads it, so the author is not exposed. */
    isPublic: z.boolean(),
    /** Not told with `student-feedback: none`, because a finding would show in it. */
    outcome: outcome.nullable().meta({ description: 'null: not told.' }),
    sentence: z.string(),
    /** The course's words beside a finding; null: none are given, or there is no finding to read of. */
    policy: z.string().nullable(),
    aiRun: z.boolean(),
    baseCode: z.boolean(),
    isEmbedded: z.boolean(),
    hasLeft: z
      .boolean()
      .meta({ description: 'Words or hashes of code were sent to others than the service.' }),
    inBands: z
      .boolean()
      .meta({ description: 'The service told a verdict in bands alone, by its own threshold.' }),
    comparedWith: COUNT,
    notComparedWith: COUNT.meta({
      description: 'How many more there were to compare with: over the limit, or not to be read.',
    }),
    own: z
      .strictObject({
        name: z.string(),
        isChecked: z.boolean(),
        notChecked: z.string().nullable(),
        /** Whether a person looks at it. */
        isFlagged: z.boolean().nullable().meta({ description: 'null: not told.' }),
        /** Absent: it was not, or that is not known or told; the same below. */
        isOpenedFirst: z
          .literal(true)
          .meta({ description: 'It was opened before all pull requests that it is like.' })
          .optional(),
        isPushedFirst: z
          .literal(true)
          .meta({
            description:
              'GitHub’s record of pushes proves that it had what it shares with all pull requests that it is like first.',
          })
          .optional(),
        similarity: band.nullable().meta({ description: 'null: not told.' }),
        ai: band.nullable(),
        regions: z.array(
          REGION.extend({
            kind: MATCH.shape.kind,
            foundIn: z.array(z.enum(['submission', 'pull-request', 'archive', 'external', 'ai'])),
            url: z.string().nullable(),
          }),
        ),
        leftOut: z.array(LEFT_OUT.omit({ detail: true, more: true })),
      })
      .nullable(),
    sentences: SENTENCES,
  })
  .meta({
    description: "What a student may see: their own submission, without numbers and without anybody else's.",
  });

/** As it is read: the data of the page, and what the dossier is made of. */
export type StaffDocument = Omit<Frozen<z.output<typeof StaffDocument>>, 'cases' | 'common'> &
  // With what a later version added.
  Pick<RunReport, 'cases' | 'common'>;
export type StudentDocument = Frozen<z.output<typeof StudentDocument>>;

/** `report.json`. */
export const ReportDocument = z
  .discriminatedUnion('audience', [StaffDocument, StudentDocument])
  .meta({ id: 'ReportDocument', title: 'Similarity report' });
