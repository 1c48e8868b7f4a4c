/** What the service answers beyond its resources (L94-L107 and section 4 of the interface). */
import { z } from 'zod';
import type { Message } from '#base';
import { BANDS } from '../report.ts';
import { SEARCH_STATES, SENT_KINDS, WEB_PROVIDERS } from '../web.ts';
import { ours } from './fields.ts';
import {
  Check,
  id,
  known,
  Match,
  MatchSource,
  percent,
  RemoteFile,
  Submission,
  timestamp,
} from './resources.ts';

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

/** L181. */
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

const said: z.ZodType<Message> = z.looseObject({ id: z.string() });

/** L204. */
export const Overview = z
  .object({
    overviewURL: z.string(),
    submissions: z.array(Submission),
    bardata: z.array(z.object({ submission: z.string(), score: known })),
    clusters: ours(z.array(z.array(z.int()))).optional(),
    /** How alike an ordinary pair of the class is. */
    ordinary: ours(known).optional(),
    notices: ours(z.array(z.string())).optional(),
    sentences: ours(
      z.array(z.object({ text: z.string(), said })).meta({
        description:
          'Notices that are sentences of this program, as `sentences` of report.schema.json: for a reader in another language.',
      }),
    ).optional(),
  })
  .meta({ id: 'Overview' });

const CommonCode = z.object({ file: z.string(), line_start: z.int(), line_end: z.int() });

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
          total: ours(percent.nullable()).optional(),
          suspicion: percent.nullable(),
          longest_fragment: z.int(),
          overlap: z.int(),
          stands_out: ours(z.boolean()).optional(),
        }),
      ),
    ).optional(),
    common_code: ours(z.array(CommonCode)).optional(),
  })
  .meta({ id: 'Results' });

const integers = z.array(z.int());

/**
 * Results of many submissions; all ours. In columns: item n of each list of `pairs` is of pair n. A match is of the pair at
 * `pair`, whose numbers it has, and `file` and `file_matched` are places in `files`. `results` has the first of the submissions that
 * were asked for, as many as one answer holds and one at least: ask again for the rest.
 */
export const ResultsBatch = ours(
  z.object({
    files: z.array(z.string()),
    results: z.array(
      z.object({
        submission_id: id,
        pairs: z.object({
          submission_id_matched: integers,
          similarity: z.array(percent),
          matched_similarity: z.array(percent),
          total: z.array(percent.nullable()),
          suspicion: z.array(percent.nullable()),
          longest_fragment: integers,
          overlap: integers,
          stands_out: z.array(z.boolean()),
        }),
        matches: z.object({
          pair: integers,
          match_type: integers,
          file: integers,
          line_start: integers,
          line_end: integers,
          file_matched: integers,
          line_matched_start: integers,
          line_matched_end: integers,
          tokens: integers,
          shared_by: z.array(z.int().nullable()),
        }),
        /** AI references are in no pair, and neither are sources on the web. */
        ai_matches: z.array(Match),
        web_matches: z.array(Match),
        common_code: z.array(CommonCode),
      }),
    ),
  }),
).meta({ id: 'ResultsBatch' });

const provider = z.enum(WEB_PROVIDERS);

/** What the search of the web came to, and everything that left the machine for it; all ours. */
export const WebSearch = ours(
  z.object({
    check_id: id,
    /** Who was asked; empty: nobody, and nothing left. */
    providers: z.array(provider),
    /** Queries of the code search. */
    requests: z.int(),
    sent: z.array(
      z.object({
        provider,
        kind: z.enum(SENT_KINDS),
        text: z.string(),
        submissions: z.array(z.int()),
        answer: z.string().optional(),
      }),
    ),
    sources: z.array(
      MatchSource.omit({ before: true, counts: true }).extend({
        path: z.string(),
        submissions: z.array(z.int()),
      }),
    ),
    /** Files that much of the class shares code with. */
    tutorials: z.array(
      z.object({
        url: z.string(),
        repository: z.string(),
        path: z.string(),
        submissions: z.int(),
        of: z.int(),
      }),
    ),
    failures: z.array(z.object({ provider, sentence: z.string() })),
    /** Submissions that nobody searched for, and why. */
    not_searched: z.int(),
    states: z.array(
      z.object({
        submission_id: id,
        state: z.enum(SEARCH_STATES),
        why: z.enum(['budget', 'time', 'failure', 'no-probes']).nullable(),
      }),
    ),
  }),
).meta({ id: 'WebSearch' });

/** L207. */
export const RemoteFileResult = z.object({ file: RemoteFile }).meta({ id: 'RemoteFileResult' });

/** Every error (L234); 422 adds validation_errors, 402 paywalled (L239), a suspended account `invoice` (L224). */
export const ErrorBody = z
  .object({
    error: z.string(),
    validation_errors: z.record(z.string(), z.array(z.string())).optional(),
    paywalled: z.boolean().optional(),
    invoice: z.string().optional(),
    /** Of a 409: the state of the check. */
    status_id: ours(z.int()).optional(),
  })
  .meta({ id: 'Error' });

/** One submission as the results page shows it; the interface names the endpoint (L198) and no fields: all ours. */
export const ViewerPayload = ours(
  z.object({
    submission: Submission,
    files: z.array(z.object({ path: z.string(), lines: z.int().nullable(), problem: z.string().optional() })),
    matches: z.array(Match),
  }),
).meta({ id: 'ViewerPayload' });

/** Text of one file of a submission; all ours. */
export const ViewerFile = ours(
  z.object({ submission_id: z.int(), path: z.string(), content: z.string() }),
).meta({ id: 'ViewerFile' });

/** The other side of a match; all ours. */
export const ViewerCounterpart = ours(z.object({ match: Match, file: ViewerFile })).meta({
  id: 'ViewerCounterpart',
});

const band = z.enum(BANDS);

/** What a key that hands in is told of its own check: flagged or not, and bands of 25 points; all ours. */
export const CheckVerdict = ours(
  z.object({
    check_id: id,
    flagged: z.boolean(),
    /** What is strictly above it is flagged. */
    threshold: z.number(),
    submissions: z.array(
      z.object({
        id,
        flagged: z.boolean(),
        similarity: band,
        ai: band,
        /** AI detection looked at it, and has no score. */
        ai_abstained: z.boolean(),
        comparability: Submission.shape.comparability,
        compared_with: Submission.shape.compared_with,
        left_out: Submission.shape.left_out,
        remarks: Submission.shape.remarks,
      }),
    ),
  }),
).meta({ id: 'CheckVerdict' });

/** Whether the checking engine is online; all ours. */
export const ServiceStatus = ours(
  z.object({ status: z.enum(['online', 'offline']), queued: z.int(), processing: z.int() }),
).meta({ id: 'ServiceStatus' });
