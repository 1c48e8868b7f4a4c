/**
 * The resources of the service's interface as it documents them (section 2, L19-L107). Fields that the interface does
 * not show and the embedded service adds are marked with `ours`; a client may use them and must never need them.
 */
import { z } from 'zod';
import { SEARCH_STATES, WEB_PROVIDERS } from '../web.ts';
import { ours } from './fields.ts';

export const id = z.int().min(1);
/** UTC, `YYYY-MM-DD HH:MM:SS` (L12). */
export const timestamp = z.string().meta({ description: 'UTC, YYYY-MM-DD HH:MM:SS' });
export const percent = z.number().meta({ description: '0 to 100, unrounded' });
/** The interface prints a number; what is not known is null, never 0. */
export const known = percent.nullable().meta({ description: '0 to 100, unrounded; null: not known' });

/** What a submission is there for; only the embedded service knows roles. */
export const SUBMISSION_ROLES = ['submission', 'archive', 'base', 'ai-reference'] as const;
export type WireRole = (typeof SUBMISSION_ROLES)[number];

/** L19-L32. `status_id`: 1 new, 7 queued, 6 processing, 4 completed, 3 failed. */
export const Check = z
  .object({
    id,
    name: z.string(),
    status_id: z.int(),
    language_id: z.int(),
    test_type: z.int(),
    ai_run: z.int(),
    base_code_detection: z.int(),
    job_id: z.int().optional(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Check' });

/** As a list shows it (L29). `stats` only with `with_stats=1`; its fields are ours (L107 names none). */
export const ListedCheck = Check.extend({
  assignmentstatuses: z.object({ id: z.int(), status: z.string() }),
  stats: ours(
    z.object({
      submissions: z.int(),
      group_avg: known,
      group_max: known,
      web_avg: known,
      web_max: known,
      ai_avg: known,
      ai_max: known,
      flagged: z.int(),
      matches: z.int(),
    }),
  ).optional(),
}).meta({ id: 'ListedCheck' });

/** L36-L45. */
export const Submission = z
  .object({
    id,
    assignment_id: id,
    filename: z.string(),
    status_id: z.int(),
    total_result: known,
    result_web: known,
    /** Of public sources alone; null: not searched for. */
    result_public: ours(known).optional(),
    web_state: ours(z.enum(SEARCH_STATES)).optional(),
    submissionresults: z.array(z.looseObject({})),
    role: ours(z.enum(SUBMISSION_ROLES)).optional(),
    comparability: ours(
      z.enum(['compared', 'too-short', 'starter-only', 'no-source', 'unreadable']),
    ).optional(),
    suspicion: ours(percent.nullable()).optional(),
    coverage: ours(percent).optional(),
    /** How many others it was compared with; where there is none, its numbers are null. */
    compared_with: ours(z.int()).optional(),
    tokens: ours(z.int()).optional(),
    left_out: ours(
      z.array(
        z.object({
          path: z.string(),
          code: z.enum(['too-large', 'too-much', 'minified', 'binary', 'damaged', 'not-source']).optional(),
          reason: z.string(),
        }),
      ),
    ).optional(),
    remarks: ours(
      z.array(
        z.object({
          path: z.string(),
          code: z.enum(['evaluates-text', 'escaped', 'hardly-read']),
          balance: z
            .object({ code: z.int(), strings: z.int(), skipped: z.int() })
            .meta({
              description:
                'Of a file that was hardly read: what became of its characters, blanks aside; the sum is all of them.',
            })
            .optional(),
        }),
      ),
    ).optional(),
    created_at: ours(timestamp).optional(),
    updated_at: ours(timestamp).optional(),
  })
  .meta({ id: 'Submission' });

/** Where the other side of a match stands on the web; all ours. */
export const MatchSource = ours(
  z.object({
    provider: z.enum(WEB_PROVIDERS),
    url: z.string(),
    /** `owner/name`; null: a copy of which only the contents are known. */
    repository: z.string().nullable(),
    commit: z.string().nullable(),
    /** SHA-1 of the git blob, where the file is the one that was found, and not one beside it. */
    blob: z.string().optional(),
    licence: z.string().nullable().meta({ description: 'SPDX identifier; null: not known' }),
    public_since: z.string().nullable().meta({ description: 'RFC 3339; null: not known' }),
    /** Whether it was public before the submission was handed in, by times of servers alone. */
    before: z.enum(['yes', 'no', 'unknown']),
    /** Whether the match counts in `result_web`. */
    counts: z.boolean(),
  }),
).meta({ id: 'MatchSource' });

/** A matched region (L49-L62). match_type 1 peer, 2 database, 3 web (`submission_id_matched` is 0 then), 10 AI. */
export const Match = z
  .object({
    id,
    submission_id: id,
    submission_id_matched: z.int().nullable(),
    similarity: percent,
    matched_similarity: percent,
    file: z.string(),
    file_matched: z.string(),
    line_start: z.int(),
    line_end: z.int(),
    line_matched_start: z.int(),
    line_matched_end: z.int(),
    tokens: z.int(),
    /** How many others of the check have this piece as well. */
    shared_by: ours(z.int()).optional(),
    match_type: z.int(),
    location: z.string(),
    source: z.string(),
    web: MatchSource.optional(),
  })
  .meta({ id: 'Match' });

/** L66. */
export const RemoteFile = z
  .object({
    id,
    filedir: z.string(),
    content: z.string(),
    location: z.string(),
    source: z.string(),
    submission_id: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'RemoteFile' });

/** L70. */
export const LanguageList = z
  .object({
    success: z.boolean(),
    count: z.int(),
    languages: z.array(z.object({ id: z.int(), language: z.string(), extensions: z.string() })),
  })
  .meta({ id: 'LanguageList' });

/** L74. */
export const TestTypeList = z
  .object({
    success: z.boolean(),
    test_types: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        description: z.string(),
        features: z.array(z.string()),
        consumption: z.int(),
        peer_only: z.boolean(),
        auto_detect_base_code: z.boolean(),
        available: z.boolean(),
      }),
    ),
    user_access: z.object({
      has_full_access: z.boolean(),
      is_pro: z.boolean(),
      is_edu_verified: z.boolean(),
      is_enterprise: z.boolean(),
    }),
    default_test_type: z.int(),
    recommended_test_type: z.int(),
    note: z.string(),
    capabilities: ours(z.array(z.string())).optional(),
  })
  .meta({ id: 'TestTypeList' });

/** L78. */
export const Account = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    quota: z.object({
      remaining: z.int(),
      total: z.int().nullable(),
      unlimited: z.boolean(),
      checks_remaining: z.int(),
      reset_date: z.string().nullable(),
    }),
    submissions: z.int(),
    is_pro: z.boolean(),
    plan_id: z.int().nullable(),
    edu_verified: z.boolean(),
    user: ours(z.string()).optional(),
    peer_checks_remaining: ours(z.int()).optional(),
  })
  .meta({ id: 'Account' });

/** L82. */
export const KeyValidation = z
  .object({ valid: z.boolean(), user_id: z.int(), email: z.string(), name: z.string() })
  .meta({ id: 'KeyValidation' });

/** L86. `progress` is a percentage (the interface gives no scale). */
export const CheckStatus = z
  .object({
    check_id: id,
    status_id: z.int(),
    status: z.string(),
    status_message: z.string(),
    progress: z.number(),
    submissions_total: z.int(),
    submissions_completed: z.int(),
    estimated_completion: z
      .string()
      .nullable()
      .meta({ description: 'ISO 8601, only while status_id is 6 or 7' }),
  })
  .meta({ id: 'CheckStatus' });

/** L90. */
export const CheckSummary = z
  .object({
    check_id: id,
    check_name: z.string(),
    status: z.string(),
    status_id: z.int(),
    submission_count: z.int(),
    completed_submissions: z.int(),
    plagiarism_stats: z.object({ avg: known, max: known, min: known }),
    ai_detection_stats: z.object({ avg: known, max: known }),
    flagged_submissions: z.int(),
    processing_time_seconds: z.int().nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'CheckSummary' });
