import { z } from 'zod';
import { UNSEEN_REASONS } from '../domain/findings.ts';
import { CASE, DECLARED_CODE } from '../cases/case-document.ts';
import { OUTCOMES } from '../domain/outcome.ts';
import { TOGETHER } from '../domain/people.ts';
import { LEFT_OUT, ORIGIN } from '../domain/submission-document.ts';
import type { RunReport } from '../domain/report.ts';
import { SUBMISSION_ROLES } from '../domain/submission.ts';
import { WEB_PROVIDERS } from '../domain/web.ts';
import type { Message, Text } from '../words/value.ts';

/** Raised with every change that a reader of the file would notice. */
export const REPORT_SCHEMA_VERSION = 1;

const score = z
  .number()
  .min(0)
  .max(100)
  .nullable()
  .meta({ description: '0..100, unrounded; null: not known.' });
const count = z.int().min(0);
const role = z.enum(SUBMISSION_ROLES);
const outcome = z.enum(OUTCOMES);
const line = z.number().nullable().meta({ description: '1-based, inclusive; null: not known.' });
const region = z.strictObject({ file: z.string(), lineStart: line, lineEnd: line });
const lines = z.strictObject({ file: z.string(), lineStart: count, lineEnd: count });
const provider = z.enum(WEB_PROVIDERS);
const source = z
  .strictObject({
    provider,
    url: z.string().meta({ description: 'https, with the commit.' }),
    repository: z.string(),
    path: z.string(),
    commit: z.string(),
    blob: z.string().optional().meta({ description: 'SHA-1 of the git blob.' }),
    licence: z.string().nullable().meta({ description: 'As its repository names it; null: it names none.' }),
    publicSince: z
      .string()
      .nullable()
      .meta({ description: 'When a server recorded it as public, RFC 3339; null: not known.' }),
    before: z.enum(['yes', 'no', 'unknown']).meta({
      description: 'Whether it was public before the submission was handed in, by server time.',
    }),
    counts: z.boolean().meta({
      description:
        'false: it is in no number, because it was published after the hand-in, or may be the submission itself.',
    }),
  })
  .meta({ description: 'Public code that is like the submission.' });
const match = z.strictObject({
  kind: z.enum(['peer', 'external', 'ai']),
  otherKey: z
    .string()
    .nullable()
    .meta({ description: 'Key of the other submission; null: a source outside of the check.' }),
  similarity: score,
  matchedSimilarity: score,
  own: region,
  other: region,
  tokens: z.number().nullable(),
  sharedBy: count
    .meta({ description: 'How many others of the check have this piece too, where the service says so.' })
    .optional(),
  source: source.optional(),
  quoted: z
    .string()
    .meta({ description: 'Of a match with a public source: its lines, from the first on, as a quotation.' })
    .optional(),
});

const submission = z.strictObject({
  key: z.string(),
  subject: z.string().meta({ description: 'What cases.json calls it: the same in every run.' }).optional(),
  name: z.string(),
  role,
  origin: ORIGIN.nullable(),
  person: z
    .strictObject({
      id: z.string().nullable(),
      section: z.string().nullable(),
      team: z.string().nullable(),
      isStaff: z.boolean(),
      time: z.string().meta({ description: 'When it was handed in, as a list writes it.' }).optional(),
      sourceName: z
        .string()
        .meta({ description: 'What the source calls it, where a list gives another name.' })
        .optional(),
    })
    .meta({ description: 'Who handed it in, where a people file, a roster or the platform says so.' })
    .optional(),
  serviceId: z.int().nullable(),
  state: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('checked') }),
    z.strictObject({ kind: z.literal('not-checked'), reason: z.string() }),
  ]),
  total: score,
  totalSources: z.array(z.number()),
  local: score,
  web: score,
  webState: z
    .enum(['searched', 'partly', 'not-searched'])
    .meta({ description: 'Whether public code was searched for; absent: no search was asked for.' })
    .optional(),
  publicWeb: score
    .meta({ description: 'Highest to public code on the web alone; null: not searched.' })
    .optional(),
  archive: score
    .meta({
      description: 'Highest to what is only there to be compared with: an archive, other pull requests.',
    })
    .optional(),
  aiAverage: score,
  aiState: z.enum(['scored', 'not-run', 'abstained', 'missing']),
  aiMax: score,
  quality: score,
  suspicion: score,
  coverage: score,
  comparability: z.string().nullable(),
  tokens: count
    .nullable()
    .meta({ description: 'Tokens that were compared, where the service says so.' })
    .optional(),
  explanation: z
    .string()
    .meta({
      description: 'Of a flagged submission: what its numbers are made of, and what is ordinary here.',
    })
    .optional(),
  matches: z.array(match),
  pairsUnread: z
    .literal(true)
    .meta({
      description:
        'Its pairs were not read, because the service counts requests or an answer was lost: whom it is closest to is not known.',
    })
    .optional(),
  commonCode: z
    .array(lines)
    .meta({ description: 'Code that so many share that it was taken for starter code and not compared.' })
    .optional(),
  files: z.array(z.strictObject({ path: z.string(), size: count })),
  leftOut: z.array(LEFT_OUT),
  hidden: z
    .array(
      z.strictObject({
        path: z.string(),
        otherKey: z.string(),
        otherPath: z.string(),
        tokens: count,
        leftOut: z
          .enum(['own', 'other'])
          .meta({ description: "Which file does not count: this submission's, or the other one's." }),
        isMisread: z
          .literal(true)
          .meta({
            description: 'That file does count, and is read as another language than the code it shares.',
          })
          .optional(),
      }),
    )
    .meta({
      description: 'Code of a file that does not count, found in a file that counts in another submission.',
    })
    .optional(),
  remarks: z.array(z.string()),
});

const seen = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    at: z.string().meta({ description: "When GitHub's server took the push, RFC 3339." }),
    sha: z.string(),
    isFirstPush: z.boolean(),
    isExact: z.boolean().meta({
      description: 'All pushes before were read and none has it; else it may have stood in one of them.',
    }),
  }),
  z.strictObject({ kind: z.literal('unknown'), reason: z.enum(UNSEEN_REASONS) }),
]);

const pair = z.strictObject({
  a: z.string(),
  b: z.string(),
  similarity: score,
  matchedSimilarity: score,
  suspicion: score,
  longestFragment: z.number().nullable().meta({ description: 'Tokens.' }),
  overlap: z.number().nullable().meta({ description: 'Tokens of all fragments together.' }),
  standsOut: z.boolean().meta({ description: 'Its suspicion is an outlier of this class.' }).optional(),
  together: z
    .enum(TOGETHER)
    .meta({ description: 'The two belong together: the pair counts in no number and flags nobody.' })
    .optional(),
  first: z
    .strictObject({ a: seen, b: seen, fragment: z.strictObject({ a: lines, b: lines }).optional() })
    .meta({
      description:
        'In which push the longest shared fragment first stood on either side. Who pushed first is not who wrote first.',
    })
    .optional(),
});

const webSearch = z
  .strictObject({
    providers: z.array(provider),
    requests: count.meta({ description: 'Queries of the code search.' }),
    sent: z
      .array(
        z.strictObject({
          provider,
          kind: z.enum(['query', 'hashes', 'file', 'repository']),
          text: z.string().meta({ description: 'Exactly what was sent.' }),
          submissions: z.array(z.string()).meta({ description: 'Keys of those that it was asked for.' }),
          answer: z.string().optional(),
        }),
      )
      .meta({ description: 'Everything that left the machine, in its order.' }),
    tutorials: z
      .array(
        z.strictObject({
          url: z.string(),
          repository: z.string(),
          path: z.string(),
          submissions: count,
          of: count,
        }),
      )
      .meta({ description: 'Public files that much of the class shares code with.' }),
    failures: z.array(z.strictObject({ provider, sentence: z.string() })),
    notSearched: count.meta({ description: 'Submissions that nobody searched for.' }),
  })
  .meta({ description: 'What the search of the web came to; absent: none was asked for.' });

const thresholds = z
  .strictObject({ similarity: z.number(), ai: z.number() })
  .meta({ description: 'A submission is flagged when strictly above.' });

const text: z.ZodType<Text> = z.lazy(() => z.union([z.string(), sentence, formatted])).meta({ id: 'Text' });
const sentence: z.ZodType<Message> = z
  .strictObject({
    id: z.string(),
    values: z.record(z.string(), z.union([text, z.number()])).exactOptional(),
  })
  .meta({ id: 'Sentence' });
const formatted = z.discriminatedUnion('as', [
  z.strictObject({
    as: z.enum(['score', 'percent']),
    value: z.number().nullable(),
    threshold: z.number().exactOptional(),
  }),
  z.strictObject({ as: z.literal('time'), value: z.string() }),
  z.strictObject({ as: z.enum(['bytes', 'duration']), value: z.number() }),
  z.strictObject({ as: z.literal('list'), values: z.array(text), most: z.number().exactOptional() }),
]);

const SENTENCES = z
  .array(z.strictObject({ text: z.string(), said: sentence }))
  .default([])
  .meta({
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
        .meta({ description: 'Pairs that stand out of their class, the most suspicious first.' })
        .default([]),
      notChecked: z.array(z.string()),
      maxSimilarity: score,
      maxAiScore: score,
      warnings: z.array(z.string()),
    }),
    findings: z.strictObject({
      checkId: z.int().nullable(),
      checkName: z.string(),
      checkUrl: z.string().nullable(),
      service: z.strictObject({ kind: z.enum(['embedded', 'remote']), host: z.string().nullable() }),
      engine: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
      language: z.string(),
      aiRun: z.boolean(),
      baseCode: z.boolean(),
      submissions: z.array(submission),
      pairs: z.array(pair),
      clusters: z.array(z.array(z.string())),
      failures: z.array(z.strictObject({ key: z.string(), name: z.string(), role, reason: z.string() })),
      serviceFlaggedCount: z.int().nullable(),
      unfinished: count
        .meta({ description: 'Submissions that the service itself says it has not completed.' })
        .optional(),
      webSearch: webSearch.optional(),
      notices: z.array(z.string()),
    }),
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
    title: z.string(),
    createdAt: z.string(),
    toolVersion: z.string(),
    runUrl: z.string().nullable(),
    feedback: z.enum(['full', 'verdict', 'none']),
    isPublic: z.boolean(),
    outcome: outcome.nullable().meta({ description: 'null: not told.' }),
    sentence: z.string(),
    policy: z.string().nullable(),
    thresholds,
    aiRun: z.boolean(),
    baseCode: z.boolean(),
    isEmbedded: z.boolean(),
    hasLeft: z
      .boolean()
      .meta({ description: 'Words or hashes of code were sent to others than the service.' }),
    inBands: z
      .boolean()
      .meta({ description: 'The service told a verdict in bands alone, by its own threshold.' }),
    comparedWith: count,
    notComparedWith: count.meta({
      description: 'How many more there were to compare with: over the limit, or not to be read.',
    }),
    own: z
      .strictObject({
        name: z.string(),
        isChecked: z.boolean(),
        notChecked: z.string().nullable(),
        isFlagged: z.boolean().nullable().meta({ description: 'null: not told.' }),
        similarity: band.nullable().meta({ description: 'null: not told.' }),
        ai: band.nullable(),
        regions: z.array(
          region.extend({
            kind: match.shape.kind,
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

/** What nobody changes. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T;

/** `report.json`. */
export const ReportDocument = z
  .discriminatedUnion('audience', [StaffDocument, StudentDocument])
  .meta({ id: 'ReportDocument', title: 'Similarity report' });
