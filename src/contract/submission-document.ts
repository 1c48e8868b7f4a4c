// How what is said of a submission stands in files: the report, and what jobs of a matrix hand over.
import { z } from 'zod';
import { LEFT_OUT_REASONS } from './submission-lists.ts';

/** A file that was seen and not taken. */
export const LEFT_OUT = z.strictObject({
  path: z.string(),
  reason: z.enum(LEFT_OUT_REASONS),
  detail: z.string().exactOptional(),
  more: z
    .int()
    .min(0)
    .meta({ description: 'How many files it stands for that the list has no place for.' })
    .exactOptional(),
});

export const HAND_IN = z
  .strictObject({
    /** The download's layout. */
    platform: z.string(),
    /** Number or name; null: the platform gives none. */
    id: z.string().nullable().meta({ description: "The platform's, of the person or team." }),
    login: z.string().exactOptional(),
    email: z.string().exactOptional(),
    members: z
      .array(
        z.strictObject({
          name: z.string(),
          id: z.string().exactOptional(),
          email: z.string().exactOptional(),
        }),
      )
      .meta({ description: 'Of a team.' })
      .exactOptional(),
    at: z
      .string()
      .meta({ description: 'RFC 3339, without an offset where the platform has no time zone.' })
      .exactOptional(),
    isLate: z.boolean().exactOptional(),
    /** Tells several hand-ins of one person apart; the newest (by `at`, then by this) counts. */
    attempt: z.string().exactOptional(),
    /** Lab, tutorial, class. */
    section: z.string().exactOptional(),
  })
  .meta({ description: "What a learning platform's download tells of a hand-in." });

const bytes = z.int().min(0);

/** What became of the bytes of a submission's files. */
export const BALANCE = z
  .strictObject({
    code: bytes.meta({ description: 'Words, numbers and signs that were read as code.' }),
    strings: bytes.meta({ description: 'In strings and patterns of code.' }),
    comments: bytes.meta({
      description:
        'All else that is no code there: comments, prose, imports, directives, what no rule reads.',
    }),
    blank: bytes.meta({ description: 'Blanks and line ends.' }),
    starter: bytes.meta({ description: 'Given code.' }),
    copies: bytes.meta({ description: 'Files that are the same as another one of the submission.' }),
    aside: bytes.meta({
      description: 'Does not count, and was compared with what counts in other submissions.',
    }),
    other: bytes.meta({
      description: 'Left out for its kind or place: pictures, data, libraries, what was excluded.',
    }),
    unread: bytes.meta({ description: 'Too large, damaged, encrypted or beyond a limit.' }),
    unsized: bytes.meta({
      description: 'Files of which nobody knows the size. They are in no other number.',
    }),
  })
  .meta({
    description:
      'Bytes: the parts are disjoint, and together all that was handed in. Within a file they go by characters.',
  });

/** Where a submission comes from. */
export const ORIGIN = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('directory'),
    path: z.string(),
    /** Of a platform's download. */
    handIn: HAND_IN.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('repository'),
    owner: z.string(),
    repo: z.string(),
    /** GitHub's numeric id: survives a rename. */
    repositoryId: z.int(),
    /** Full SHA of the commit whose contents were taken. */
    sha: z.string(),
    student: z.string().exactOptional(),
    /** That person's login where it is not `student`, and section, where a roster says so. */
    login: z.string().exactOptional(),
    section: z.string().exactOptional(),
    deadlineStatus: z.enum(['on-time', 'late', 'no-deadline', 'unattested']).exactOptional(),
    /** Server-attested time of the push that was taken, RFC 3339. */
    pushedAt: z.string().exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('pull-request'),
    owner: z.string(),
    repo: z.string(),
    number: z.int(),
    sha: z.string(),
    author: z.string(),
    createdAt: z.string().meta({ description: "When GitHub's server took it, RFC 3339." }).exactOptional(),
  }),
]);
