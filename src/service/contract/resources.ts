/**
 * The resources of the service's interface as it documents them (section 2, L19-L107). Fields that the interface does
 * not show and the embedded service adds are marked with `ours`; a client may use them and must never need them.
 */
import { z } from 'zod';

/** Marks a field, shape or endpoint as an addition of the embedded service (`x-extension` in the OpenAPI document). */
export function ours<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ ...schema.meta(), 'x-extension': true });
}

const id = z.int().min(1);
/** UTC, `YYYY-MM-DD HH:MM:SS` (L12). */
const timestamp = z.string().meta({ description: 'UTC, YYYY-MM-DD HH:MM:SS' });
const percent = z.number().meta({ description: '0 to 100, unrounded' });
/** The interface prints a number; what is not known is null, never 0. */
const known = percent.nullable().meta({ description: '0 to 100, unrounded; null: not known' });

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
    submissionresults: z.array(z.looseObject({})),
    role: ours(z.enum(SUBMISSION_ROLES)).optional(),
    comparability: ours(
      z.enum(['compared', 'too-short', 'starter-only', 'no-source', 'unreadable']),
    ).optional(),
    suspicion: ours(percent.nullable()).optional(),
    coverage: ours(percent).optional(),
    /** How many others it was compared with: 0 makes its numbers say nothing. */
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
      z.array(z.object({ path: z.string(), code: z.enum(['evaluates-text', 'escaped']) })),
    ).optional(),
    created_at: ours(timestamp).optional(),
    updated_at: ours(timestamp).optional(),
  })
  .meta({ id: 'Submission' });

/** A matched region (L49-L62). match_type 1 peer, above 1 external, 10 AI. */
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

/** L88. */
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

/** L94. An AI or quality number that is not available is null, never 0. `ai_abstained`: looked for, and there is none to give. */
export const ExportResult = z
  .object({
    check_id: id,
    check_name: z.string(),
    export_date: z.string(),
    submissions: z.array(
      z.object({
        submission_id: id,
        filename: z.string(),
        status: z.string(),
        plagiarism_local: known,
        plagiarism_web: known,
        plagiarism_total: known,
        matches_local: z.int(),
        matches_web: z.int(),
        ai_detection_avg: known,
        ai_detection_max: known,
        ai_abstained: ours(z.boolean()).optional(),
        code_quality_avg: known,
        file_size: z.int(),
        created_at: timestamp,
        updated_at: timestamp,
      }),
    ),
  })
  .meta({ id: 'ExportResult' });

export const AiDetection = ours(
  z.object({
    total_files: z.int(),
    avg_ai_probability: percent,
    max_ai_probability: percent,
    min_ai_probability: percent,
    risk_level: z.string(),
    files: z.array(z.looseObject({ file_path: z.string() })),
  }),
).meta({ id: 'AiDetection' });

export const AiCodeQuality = ours(
  z.object({
    total_files: z.int(),
    avg_score: percent,
    max_score: percent,
    min_score: percent,
    worst_functions: z.array(
      z.object({
        file_path: z.string(),
        name: z.string(),
        line_start: z.int(),
        line_end: z.int(),
        cyclomatic: z.int(),
        cognitive: z.int(),
        nesting: z.int(),
        parameters: z.int(),
      }),
    ),
  }),
).meta({ id: 'AiCodeQuality' });

/** L98; the inner fields of ai_detection and ai_code_quality are not shown there and are ours. */
export const AiResults = z
  .object({
    success: z.boolean(),
    assignment_status: z.int(),
    statistics: z.object({
      total_submissions: z.int(),
      submissions_with_ai_detection: z.int(),
      submissions_with_code_quality: z.int(),
      avg_ai_detection: known,
      avg_code_quality: known,
      high_ai_risk_count: z.int(),
      medium_ai_risk_count: z.int(),
      low_ai_risk_count: z.int(),
    }),
    submissions: z.array(
      z.object({
        submission_id: id,
        filename: z.string(),
        status: z.string(),
        status_id: z.int(),
        plagiarism_score: z.object({ local: known, web: known, total: known }),
        matches: z.object({ local: z.int(), web: z.int() }),
        ai_detection: AiDetection.nullable(),
        ai_abstained: ours(z.boolean()).optional(),
        ai_code_quality: AiCodeQuality.nullable(),
        file_size: z.int(),
        created_at: timestamp,
        updated_at: timestamp,
      }),
    ),
  })
  .meta({ id: 'AiResults' });

/** L102. */
export const UploadResult = z
  .object({ data: z.string(), file: z.string(), file_size: z.int(), submission_count: z.int(), check: Check })
  .meta({ id: 'UploadResult' });

/** L103. */
export const BatchUploadResult = z
  .object({
    success: z.boolean(),
    message: z.string(),
    uploaded: z.array(z.object({ id, filename: z.string(), file_size: z.int(), status_id: z.int() })),
    uploaded_count: z.int(),
    failed_count: z.int(),
    failed_uploads: z.array(z.object({ file: z.string(), error: z.string() })),
    check: Check,
  })
  .meta({ id: 'BatchUploadResult' });

/** L104. */
export const DeleteResult = z
  .object({ success: z.boolean(), message: z.string(), check_id: id, check_name: z.string() })
  .meta({ id: 'DeleteResult' });

/** L105. */
export const QuickCheckResult = z
  .object({
    success: z.boolean(),
    message: z.string(),
    data: z.object({
      check_id: id,
      check_name: z.string(),
      language: z.string(),
      language_id: z.int(),
      status: z.string(),
      status_id: z.int(),
      test_type: z.int(),
      submissions: z.object({
        uploaded: z.int(),
        failed: z.int(),
        total: z.int(),
        details: z.array(z.looseObject({})),
      }),
      failed_uploads: z.array(z.looseObject({})),
      detection_settings: z.looseObject({}),
      check_url: z.string(),
      execution_time_ms: z.number(),
    }),
    next_steps: z.looseObject({}),
  })
  .meta({ id: 'QuickCheckResult' });

/** L158. */
export const CheckWithSubmissions = z
  .object({ check: Check, status: z.string(), submission_count: z.int(), submissions: z.array(Submission) })
  .meta({ id: 'CheckWithSubmissions' });

/** L160. */
export const UpdateResult = z
  .object({ success: z.boolean(), message: z.string(), check: Check })
  .meta({ id: 'UpdateResult' });

/** L182. */
export const DeleteSubmissionResult = z
  .object({ success: z.boolean(), message: z.string() })
  .meta({ id: 'DeleteSubmissionResult' });

/** L187. */
export const StartResult = z
  .object({
    success: z.boolean(),
    check: Check,
    status: z.string(),
    submission_count: z.int(),
    checkURL: z.string(),
  })
  .meta({ id: 'StartResult' });

/** L204. */
export const Overview = z
  .object({
    overviewURL: z.string(),
    submissions: z.array(Submission),
    bardata: z.array(z.object({ submission: z.string(), score: known })),
    clusters: ours(z.array(z.array(z.int()))).optional(),
    notices: ours(z.array(z.string())).optional(),
  })
  .meta({ id: 'Overview' });

/** L206. Items of related_files are not shown (L106); ours carry the file's name and text. */
export const Results = z
  .object({
    submission: Submission,
    avg: known,
    max: known,
    min: known,
    other_matches: z.array(Match),
    related_submissions: z.array(Submission),
    related_files: z.array(
      ours(z.looseObject({ id, submission_id: id, filedir: z.string(), content: z.string() })),
    ),
    pairs: ours(
      z.array(
        z.object({
          submission_id_matched: z.int(),
          similarity: percent,
          matched_similarity: percent,
          suspicion: percent.nullable(),
          longest_fragment: z.int(),
          overlap: z.int(),
          stands_out: ours(z.boolean()).optional(),
        }),
      ),
    ).optional(),
    common_code: ours(
      z.array(z.object({ file: z.string(), line_start: z.int(), line_end: z.int() })),
    ).optional(),
  })
  .meta({ id: 'Results' });

/** L207. */
export const RemoteFileResult = z.object({ file: RemoteFile }).meta({ id: 'RemoteFileResult' });

/** Every error (L234); 422 adds validation_errors, 402 paywalled (L239), a suspended account `invoice` (L224). */
export const ErrorBody = z
  .object({
    error: z.string(),
    validation_errors: z.record(z.string(), z.array(z.string())).optional(),
    paywalled: z.boolean().optional(),
    invoice: z.string().optional(),
  })
  .meta({ id: 'Error' });

/** One submission as the results page shows it; the interface names the endpoint (L199) and no fields: all ours. */
export const ViewerPayload = ours(
  z.object({
    submission: Submission,
    files: z.array(z.object({ path: z.string(), lines: z.int().nullable(), problem: z.string().optional() })),
    matches: z.array(Match),
  }),
).meta({ id: 'ViewerPayload' });

/** Text of one file of a submission; all ours. */
export const ViewerFile = ours(z.object({ submission_id: id, path: z.string(), content: z.string() })).meta({
  id: 'ViewerFile',
});

/** The other side of a match; all ours. */
export const ViewerCounterpart = ours(z.object({ match: Match, file: ViewerFile })).meta({
  id: 'ViewerCounterpart',
});

/** Whether the checking engine is online; all ours. */
export const ServiceStatus = ours(
  z.object({ status: z.enum(['online', 'offline']), queued: z.int(), processing: z.int() }),
).meta({ id: 'ServiceStatus' });
