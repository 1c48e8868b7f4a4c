// What one check found, as report.json, the page and the dossier have it: the types of `findings.ts` follow from it.
import { z } from 'zod';
import { SUBMISSION_ROLES, TOGETHER } from './submission-lists.ts';
import { BALANCE, LEFT_OUT, ORIGIN } from './submission-document.ts';
import { SEARCH_STATES, SENT_KINDS, WEB_PROVIDERS } from './web.ts';

/**
 * Why nobody can say when code first stood in a repository:
 * - `no-repository`: it was handed in otherwise;
 * - `no-lines`: which lines the two share is not known, or they are too few;
 * - `withheld`: GitHub does not show the token the pushes;
 * - `gone`: the repository is not there any more, or the token may not see it;
 * - `no-record`: it was there before the first push on record, or the commit was never pushed to the default branch;
 * - `template`: the repository began with it;
 * - `unreachable`: GitHub did not answer, or refused the code;
 * - `over-budget`: so many requests, or so much time, are not spent on it.
 */
export const UNSEEN_REASONS = [
  'no-repository',
  'no-lines',
  'withheld',
  'gone',
  'no-record',
  'template',
  'unreachable',
  'over-budget',
] as const;

/** What nobody changes. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T;

export const SCORE = z
  .number()
  .min(0)
  .max(100)
  .nullable()
  .meta({ description: '0..100, unrounded; null: not known.' });
export const COUNT = z.int().min(0);
const role = z.enum(SUBMISSION_ROLES);
const line = z.number().nullable().meta({ description: '1-based, inclusive; null: not known.' });
export const REGION = z.strictObject({ file: z.string(), lineStart: line, lineEnd: line });
const lines = z.strictObject({ file: z.string(), lineStart: COUNT, lineEnd: COUNT });
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
export const MATCH = z.strictObject({
  kind: z.enum(['peer', 'external', 'ai']),
  otherKey: z
    .string()
    .nullable()
    .meta({ description: 'Key of the other submission; null: a source outside of the check.' }),
  similarity: SCORE,
  matchedSimilarity: SCORE,
  own: REGION,
  other: REGION,
  tokens: z.number().nullable(),
  sharedBy: COUNT.meta({
    description: 'How many others of the check have this piece too, where the service says so.',
  }).optional(),
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
      /** Of the roster or platform, never a name; null: not known. */
      id: z.string().nullable(),
      section: z.string().nullable(),
      team: z.string().nullable(),
      /** Staff are compared with, and never judged. */
      isStaff: z.boolean(),
      /** Nobody attests it. */
      time: z.string().meta({ description: 'When it was handed in, as a list writes it.' }).optional(),
      sourceName: z
        .string()
        .meta({ description: 'What the source calls it, where a list gives another name.' })
        .optional(),
      also: z
        .array(z.string())
        .meta({
          description: 'Other identifiers, logins and e-mail addresses of a list; of a team, its people.',
        })
        .optional(),
    })
    .meta({ description: 'Who handed it in, where a people file, a roster or the platform says so.' })
    .optional(),
  serviceId: z.int().nullable(),
  state: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('checked') }),
    z.strictObject({ kind: z.literal('not-checked'), reason: z.string() }),
  ]),
  total: SCORE.meta({ description: 'What the threshold judges, 0..100, unrounded; null: not known.' }),
  totalSources: z
    .array(z.number())
    .meta({ description: 'All values that the service gave for it; the highest is judged.' }),
  local: SCORE,
  web: SCORE.meta({ description: 'To the web or a database; null: not searched.' }),
  webState: z
    .enum(SEARCH_STATES)
    .meta({ description: 'Whether public code was searched for; absent: no search was asked for.' })
    .optional(),
  publicWeb: SCORE.meta({
    description: 'Highest to public code on the web alone; null: not searched.',
  }).optional(),
  archive: SCORE.meta({
    description: 'Highest to what is only there to be compared with: an archive, other pull requests.',
  }).optional(),
  aiAverage: SCORE,
  aiState: z.enum(['scored', 'not-run', 'abstained', 'missing']).meta({
    description:
      'Why aiAverage is or is not a number. scored: it is. not-run: nobody asked for it. abstained: the service said that it looked and has no score. missing: no source gave a number, so the threshold could not be evaluated.',
  }),
  aiMax: SCORE,
  quality: SCORE,
  suspicion: SCORE.meta({ description: 'Rank of what to review first, 0..100. Never judged.' }),
  coverage: SCORE.meta({ description: 'Share that others have, all of them together.' }),
  comparability: z.string().nullable().meta({
    description:
      'compared, too-short, starter-only, no-source, unreadable, alone, or what the service says; null: it says nothing. All but the first have no similarity: a 0 means nothing there.',
  }),
  tokens: COUNT.nullable()
    .meta({ description: 'Tokens that were compared, where the service says so.' })
    .optional(),
  explanation: z
    .string()
    .meta({
      description: 'Of a flagged submission: what its numbers are made of, and what is ordinary here.',
    })
    .optional(),
  matches: z.array(MATCH),
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
  files: z.array(z.strictObject({ path: z.string(), size: COUNT })),
  leftOut: z.array(LEFT_OUT),
  balance: BALANCE.optional(),
  hidden: z
    .array(
      z.strictObject({
        path: z.string(),
        otherKey: z.string(),
        otherPath: z.string(),
        /** That both share. */
        tokens: COUNT,
        leftOut: z
          .enum(['own', 'other'])
          .meta({ description: "Which file does not count: this submission's, or the other one's." }),
        isMisread: z
          .literal(true)
          .meta({
            description: 'That file does count, and is read as another language than the code it shares.',
          })
          .optional(),
        isSkipped: z
          .literal(true)
          .meta({
            description:
              'That file does count, and the code stands in it where none is read: in a comment, a string.',
          })
          .optional(),
        readings: z
          .strictObject({ words: COUNT, code: COUNT })
          .meta({
            description:
              'Both files count. So many percent of a program stand in the other one word by word, and so many as code of its language: much less.',
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
  similarity: SCORE.meta({ description: 'How much of a stands in b, 0..100, unrounded; null: not known.' }),
  matchedSimilarity: SCORE.meta({ description: 'How much of b stands in a.' }),
  total: SCORE.meta({
    description:
      'What the threshold judges, where the service says it of a pair: how much closer the two are than programs of this class usually are. null: one of the two is not judged. Absent: the harmonic mean of the two shares is judged.',
  }).optional(),
  suspicion: SCORE,
  longestFragment: z.number().nullable().meta({ description: 'Tokens.' }),
  overlap: z.number().nullable().meta({ description: 'Tokens of all fragments together.' }),
  standsOut: z
    .boolean()
    .meta({
      description:
        'Its suspicion is an outlier of this class, or nearly all of one program stands in the other.',
    })
    .optional(),
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
  pushedFirst: z
    .enum(['a', 'b'])
    .meta({
      description:
        'Of two open pull requests the one whose head had most of what they share first, by GitHub’s record of pushes. Absent: that is not proven. Who pushed first is not who wrote first.',
    })
    .optional(),
});

const webSearch = z
  .strictObject({
    providers: z.array(provider),
    requests: COUNT.meta({ description: 'Queries of the code search.' }),
    sent: z
      .array(
        z.strictObject({
          provider,
          kind: z.enum(SENT_KINDS),
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
          submissions: COUNT,
          of: COUNT,
        }),
      )
      .meta({ description: 'Public files that much of the class shares code with.' }),
    failures: z.array(z.strictObject({ provider, sentence: z.string() })),
    notSearched: COUNT.meta({ description: 'Submissions that nobody searched for.' }),
  })
  .meta({ description: 'What the search of the web came to; absent: none was asked for.' });

/** Everything that one check found. */
export const FINDINGS = z.strictObject({
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
  equalFiles: z
    .array(z.array(z.string()))
    .meta({
      description:
        'Keys of submissions that are too short to judge and hold the same files, byte for byte. It flags nobody: so little code is often the same.',
    })
    .optional(),
  ordinary: SCORE.meta({
    description:
      'How alike an ordinary pair of this class is, where the service says so: what totals are held against.',
  }).optional(),
  failures: z.array(z.strictObject({ key: z.string(), name: z.string(), role, reason: z.string() })),
  serviceFlaggedCount: z.int().nullable(),
  unfinished: COUNT.meta({
    description: 'Submissions that the service itself says it has not completed.',
  }).optional(),
  webSearch: webSearch.optional(),
  notices: z.array(z.string()),
});
