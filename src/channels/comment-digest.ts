import { parsedJson } from '#base';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Audience, BANDS } from '#contract';
import { PLACES, type StudentRegion, type StudentView } from '#report';
import type { OwnRegion, OwnRegions } from './own-regions.ts';

const Score = z.number().min(0).max(100);
const Hash = z.string().regex(/^[0-9a-f]{10}$/);
const Line = z.number().int().min(0).nullable();
const Count = z.number().int().min(0).max(1_000_000);

/**
 * What a run leaves hidden in its comment for the next one. Everybody who may write to the repository may edit it. A field
 * that is not as it should be is therefore left out: deltas are a comfort and no need.
 */
const Digest = z.object({
  /** When the run began, RFC 3339. */
  at: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  /** The pull request's head that was checked. null: it is not said. */
  headSha: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .nullable()
    .catch(null),
  /** Whom the comment was for. The other audience's numbers are not compared with. */
  audience: z.enum(['staff', 'student']).nullable().catch(null),
  /** For staff; `ai` is null where AI detection was not run. */
  thresholds: z.object({ similarity: Score, ai: Score.nullable() }).nullable().catch(null),
  /** Regions in all; for students their own. */
  regions: Count.catch(0),
  /** For staff: unrounded total by hash of the key, of as many judged submissions as there was room for. */
  totals: z.record(Hash, Score.nullable()).catch({}),
  /** For staff, of the same submissions: AI score, regions, and whether it was flagged. */
  others: z.record(Hash, z.tuple([Score.nullable(), Count, z.union([z.literal(0), z.literal(1)])])).catch({}),
  /** For staff: how many submissions were judged; more than `totals` has where it was cut. */
  judged: Count.catch(0),
  /** For students: the own band. */
  band: z.enum(BANDS).nullable().catch(null),
  /** For students: how much they were told. */
  feedback: z.enum(['full', 'verdict', 'none']).nullable().catch(null),
  /** For students: what else they saw of their own submission. */
  own: z
    .object({
      aiRun: z.boolean(),
      ai: z.enum(BANDS),
      isFlagged: z.boolean().nullable(),
      comparedWith: Count,
    })
    .nullable()
    .catch(null),
  /**
   * The own lines of the one submission that the comment is about, as the bot repeats them: file, first and last line, places.
   * null: of several submissions nothing is said.
   */
  lines: z
    .array(z.tuple([z.string(), Line, Line, z.array(z.enum(PLACES))]))
    .nullable()
    .catch(null),
});

export type CommentDigest = z.infer<typeof Digest> & { readonly audience: Audience | null };

/** A judged submission as the comment shows it. */
export interface CommentedSubmission {
  readonly key: string;
  readonly name: string;
  readonly total: number | null;
  readonly ai: number | null;
  /** Regions that are not of dismissed pairs. */
  readonly regions: number;
  readonly isFlagged: boolean;
}

/** The numbers of a run that the next one's comment is compared with. */
export interface StaffNumbers {
  readonly createdAt: string;
  readonly submissions: readonly CommentedSubmission[];
  readonly thresholds: NonNullable<CommentDigest['thresholds']>;
}

/** Regions that a comment lists before "and N more", where there is room at all. */
export const REGIONS_SHOWN = 25;

const LINE = /<!-- code-similarity:digest:([A-Za-z0-9_-]{2,60000}) -->\s*$/;

/** The hidden last line of a comment. */
export function digestLine(digest: CommentDigest): string {
  return `<!-- code-similarity:digest:${Buffer.from(JSON.stringify(digest), 'utf8').toString('base64url')} -->`;
}

/** What an earlier run left; null where there is nothing that can be read. */
export function readDigest(body: string): CommentDigest | null {
  const text = LINE.exec(body)?.[1];
  if (text === undefined) return null;
  return Digest.safeParse(parsedJson(Buffer.from(text, 'base64url').toString('utf8'))).data ?? null;
}

/** What a run for staff leaves: the numbers of the first `kept` submissions. */
export function staffDigest(
  { createdAt, submissions, thresholds }: StaffNumbers,
  {
    headSha,
    kept,
    regions,
  }: { readonly headSha: string | null; readonly kept: number; readonly regions: OwnRegions },
): CommentDigest {
  const keptOnes = submissions.slice(0, kept);
  return {
    at: createdAt,
    headSha,
    audience: 'staff',
    thresholds,
    regions: regions.total,
    totals: Object.fromEntries(keptOnes.map((one) => [digestKey(one.key), one.total])),
    others: Object.fromEntries(
      keptOnes.map((one) => [
        digestKey(one.key),
        [one.ai === null ? null : Math.round(one.ai * 100) / 100, one.regions, one.isFlagged ? 1 : 0],
      ]),
    ),
    judged: submissions.length,
    band: null,
    feedback: null,
    own: null,
    lines: submissions.length === 1 ? digestLines(regions.shown) : null,
  };
}

/** What a run for students leaves: what they saw of their own submission. */
export function studentDigest(view: StudentView, headSha: string | null): CommentDigest {
  const { own } = view;
  return {
    at: view.createdAt,
    headSha,
    audience: 'student',
    // From where it flags is nothing that a student reads, and this line can be read.
    thresholds: null,
    regions: own?.regions.length ?? 0,
    totals: {},
    others: {},
    judged: 0,
    band: own?.similarity ?? null,
    feedback: view.feedback,
    own:
      own === null
        ? null
        : {
            aiRun: view.aiRun,
            ai: own.ai ?? 'n/a',
            isFlagged: own.isFlagged,
            comparedWith: view.comparedWith,
          },
    lines: digestLines((own?.regions ?? []).slice(0, REGIONS_SHOWN)),
  };
}

/** Characters of JSON that the lines of a digest may take. */
const LINES_CHARACTERS = 8000;
/** What a line takes besides its file's name, at most. */
const LINE_CHARACTERS = 80;

/** As many of a submission's own lines as a digest has room for. */
function digestLines(
  regions: readonly (Pick<OwnRegion, 'file' | 'lineStart' | 'lineEnd'> &
    Partial<Pick<StudentRegion, 'foundIn'>>)[],
): NonNullable<CommentDigest['lines']> {
  let left = LINES_CHARACTERS;
  const kept: NonNullable<CommentDigest['lines']> = [];
  for (const { file, lineStart, lineEnd, foundIn = [] } of regions) {
    left -= JSON.stringify(file).length + LINE_CHARACTERS;
    if (left < 0) break;
    kept.push([file, lineStart, lineEnd, [...foundIn]]);
  }
  return kept;
}

/** A submission's key in a digest, which does not spell it out. */
export function digestKey(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 10);
}
