/**
 * Every operation of the service's interface: the one table from which the client, the embedded service's router and
 * validation, and the OpenAPI document are derived. The contract knows nobody.
 */
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import * as answers from './answers.ts';
import { ours } from './fields.ts';
import * as resources from './resources.ts';
import { WebOrder } from './web.ts';

/**
 * What a lost answer leaves open. `read`: nothing happened; `idempotent`: sending it twice is the same as once;
 * `non-idempotent`: it must be reconciled before it is sent again.
 */
type Safety = 'read' | 'idempotent' | 'non-idempotent';

export interface OperationShape {
  /**
   * Method and path of each form, the preferred one first. A name in braces is a field of the request in camel case:
   * `{checkId}` is `check_id`; `{?name}` may stand in the query beside the body.
   */
  readonly forms: readonly [string, ...string[]];
  readonly safety: Safety;
  readonly summary: string;
  /** What the operation does, for a sentence: "to …". */
  readonly action: string;
  /** All fields of a request besides files. Where a form takes them follows from the form. */
  readonly request: z.ZodObject;
  /** Multipart only: the file field, and how many files it may carry. */
  readonly files?: { readonly field: 'file' | 'files'; readonly max: number };
  /** Default: 200. */
  readonly success?: 201;
  /** The answer as documented; `text/csv` where `csv` is set. */
  readonly response: z.ZodType;
  /** An answer is what was asked for when it has at least one of these fields. Not given: any object is. */
  readonly needs?: readonly string[];
  /** The answer may be a CSV download: always, or when the format asks for it. */
  readonly csv?: 'always' | 'by-format';
  /** Statuses printed for the operation, besides 401, 429 and 500, which every one may give. */
  readonly errors: readonly number[];
  /** The interface shows no shape of it (L198), or does not know it: the shape is ours. */
  readonly extension?: true;
}

const checkId = z.int().min(1);
const submissionId = z.int().min(1);
const name = z.string().min(LIMITS.checkNameMin).max(LIMITS.checkNameMax);
const testType = z.int().min(1);
const format = z.enum(['csv', 'json']).default('csv');
const role = ours(z.enum(resources.SUBMISSION_ROLES)).optional();

/** Submissions that belong together, as those of a team: for what is ordinary in the class each group is one. */
const together = ours(z.array(z.array(submissionId).max(20_000)).max(20_000)).optional();

/** Without `submissionresults`, which list every pair twice. */
const brief = ours(z.boolean()).optional();

const none = z.object({});
const byCheckId = z.object({ check_id: checkId });
const bySubmission = z.object({ check_id: checkId, submission_id: submissionId });
const upload = z.object({ check_id: checkId, role });
const detection = {
  ai_run: z.boolean().default(true),
  base_code_detection: z.boolean().default(false),
};
const engine = {
  webcheck: z.boolean().optional(),
  dbcheck: z.boolean().optional(),
  test_type: testType.optional(),
};
const language = z.int().default(13);

export const OPERATIONS = {
  validateKey: {
    forms: ['GET /auth/validate', 'POST /auth/validate'],
    safety: 'read',
    summary: 'Verify the key',
    action: 'verify the key',
    request: none,
    response: resources.KeyValidation,
    errors: [],
  },
  account: {
    forms: ['GET /account', 'POST /account'],
    safety: 'read',
    summary: 'The account and its quota',
    action: 'read the account',
    request: none,
    response: resources.Account,
    errors: [],
  },
  languages: {
    forms: ['GET /languages', 'POST /languages'],
    safety: 'read',
    summary: 'Languages and their ids',
    action: 'list the languages',
    request: none,
    response: resources.LanguageList,
    needs: ['languages'],
    errors: [],
  },
  testTypes: {
    forms: ['GET /test-types', 'POST /test-types'],
    safety: 'read',
    summary: 'Engines and their ids',
    action: 'list the engines',
    request: none,
    response: resources.TestTypeList,
    needs: ['test_types'],
    errors: [500],
  },
  listChecks: {
    forms: ['GET /checks', 'POST /checks{?with_stats}'],
    safety: 'read',
    summary: 'All checks, newest first',
    action: 'list the checks',
    request: z.object({ with_stats: z.enum(['0', '1']).optional() }),
    response: z.array(resources.ListedCheck),
    errors: [],
  },
  createCheck: {
    forms: ['POST /check/create'],
    safety: 'non-idempotent',
    summary: 'Create a check',
    action: 'create a check',
    request: z.object({ name, language, test_type: testType.default(1), ...detection }),
    success: 201,
    response: resources.Check,
    needs: ['id'],
    errors: [422],
  },
  getCheck: {
    forms: ['GET /checks/{checkId}', 'POST /check/get'],
    safety: 'read',
    summary: 'A check and its submissions',
    action: 'read the check',
    request: byCheckId,
    response: answers.CheckWithSubmissions,
    needs: ['submissions'],
    errors: [404],
  },
  updateCheck: {
    forms: ['PATCH /checks/{checkId}', 'POST /check/update'],
    safety: 'idempotent',
    summary: 'Rename a check or set its language',
    action: 'change the check',
    request: z.object({ check_id: checkId, name: name.optional(), language: z.int().optional() }),
    response: answers.UpdateResult,
    errors: [403, 404, 422],
  },
  deleteCheck: {
    forms: ['DELETE /checks/{checkId}', 'POST /check/delete'],
    safety: 'idempotent',
    summary: 'Delete a check',
    action: 'delete the check',
    request: byCheckId,
    response: answers.DeleteResult,
    errors: [403, 404, 409],
  },
  upload: {
    forms: ['POST /check/upload'],
    safety: 'non-idempotent',
    summary: 'Upload one submission',
    action: 'upload a submission',
    request: upload,
    files: { field: 'file', max: 1 },
    response: answers.UploadResult,
    errors: [403, 422],
  },
  uploadBatch: {
    forms: ['POST /check/upload-batch'],
    safety: 'non-idempotent',
    summary: 'Upload 1 to 50 submissions',
    action: 'upload submissions',
    request: upload,
    files: { field: 'files', max: LIMITS.batchFiles },
    response: answers.BatchUploadResult,
    needs: ['uploaded', 'uploaded_count', 'failed_uploads'],
    errors: [403, 422],
  },
  deleteSubmission: {
    forms: ['POST /check/deleteSubmission'],
    safety: 'idempotent',
    summary: 'Delete a submission',
    action: 'delete a submission',
    request: bySubmission,
    response: answers.DeleteSubmissionResult,
    errors: [403, 422],
  },
  startCheck: {
    forms: ['POST /check/start'],
    safety: 'non-idempotent',
    summary: 'Start the analysis',
    action: 'start the check',
    request: z.object({ check_id: checkId, ...engine, ...detection, together, web: WebOrder.optional() }),
    response: answers.StartResult,
    errors: [403, 409, 422, 503],
  },
  quickCheck: {
    forms: ['POST /check/quick'],
    safety: 'non-idempotent',
    summary: 'Create, upload and start in one call',
    action: 'check in one call',
    request: z.object({ name, language, ...engine, ...detection, role }),
    files: { field: 'files', max: LIMITS.batchFiles },
    success: 201,
    response: answers.QuickCheckResult,
    errors: [422, 503],
  },
  cancelCheck: {
    forms: ['POST /check/cancel'],
    safety: 'idempotent',
    summary: 'End an analysis that is queued or under way',
    action: 'cancel the analysis',
    request: byCheckId,
    response: answers.UpdateResult,
    errors: [403, 404, 409, 422],
    extension: true,
  },
  status: {
    forms: ['GET /checks/{checkId}/status', 'POST /check/status'],
    safety: 'read',
    summary: "A check's progress",
    action: "read the check's status",
    request: byCheckId,
    response: resources.CheckStatus,
    needs: ['status_id'],
    errors: [404, 422],
  },
  overview: {
    forms: ['POST /check/overview'],
    safety: 'read',
    summary: 'Scores of all submissions',
    action: 'read the scores',
    request: byCheckId.extend({ brief }),
    response: answers.Overview,
    needs: ['submissions'],
    errors: [404, 409, 422],
  },
  overviewCsv: {
    forms: ['POST /check/overviewCSV'],
    safety: 'read',
    summary: 'Scores as CSV',
    action: 'read the scores as CSV',
    request: byCheckId,
    response: z.string(),
    csv: 'always',
    errors: [404, 409, 422],
  },
  results: {
    forms: ['POST /check/results'],
    safety: 'read',
    summary: 'Matches of one submission',
    action: 'read the matches',
    request: bySubmission,
    response: answers.Results,
    needs: ['other_matches', 'submission'],
    errors: [404, 409, 422],
  },
  resultsBatch: {
    forms: ['POST /check/results-batch'],
    safety: 'read',
    summary: 'Matches of many submissions, in columns',
    action: 'read the matches',
    request: z.object({
      check_id: checkId,
      submission_ids: z.array(submissionId).min(1).max(500),
      /** Matches with so many others of each submission: the most suspicious, then those of the lowest ids. */
      partners: z.int().min(0).optional(),
    }),
    response: answers.ResultsBatch,
    needs: ['results'],
    errors: [404, 409, 422],
    extension: true,
  },
  webSearch: {
    forms: ['POST /check/web'],
    safety: 'read',
    summary: 'What was searched for on the web, and what left the service',
    action: 'read what was searched for on the web',
    request: byCheckId,
    response: answers.WebSearch,
    needs: ['sent'],
    errors: [404, 409, 422],
    extension: true,
  },
  remoteFile: {
    forms: ['POST /check/getRemoteFile'],
    safety: 'read',
    summary: 'The file on the other side of a match',
    action: 'read the other side of a match',
    request: z.object({ location: z.string().min(1), source: z.string().min(1) }),
    response: answers.RemoteFileResult,
    errors: [403, 404, 422],
  },
  aiResults: {
    forms: ['GET /ai-results', 'POST /ai-results'],
    safety: 'read',
    summary: 'AI detection and code quality',
    action: 'read the AI scores',
    request: z.object({ assignment_id: checkId }),
    response: answers.AiResults,
    needs: ['submissions'],
    errors: [404, 422],
  },
  summary: {
    forms: ['GET /checks/{checkId}/summary', 'POST /check/summary'],
    safety: 'read',
    summary: "A check's statistics",
    action: 'read the summary',
    request: byCheckId,
    response: resources.CheckSummary,
    needs: ['status_id', 'flagged_submissions'],
    errors: [404, 422],
  },
  verdict: {
    forms: ['GET /checks/{checkId}/verdict'],
    safety: 'read',
    summary: 'Whether submissions are flagged, in bands',
    action: 'read the verdict',
    request: byCheckId,
    response: answers.CheckVerdict,
    needs: ['submissions'],
    errors: [404, 409],
    extension: true,
  },
  exportCheck: {
    forms: ['GET /checks/{checkId}/export', 'POST /check/export'],
    safety: 'read',
    summary: 'All scores as JSON or CSV',
    action: 'read the export',
    request: z.object({ check_id: checkId, format }),
    response: answers.ExportResult,
    needs: ['submissions'],
    csv: 'by-format',
    errors: [404, 409, 422],
  },
  viewer: {
    forms: ['POST /check/viewer'],
    safety: 'read',
    summary: 'One submission for a results page',
    action: 'read a submission',
    request: bySubmission,
    response: answers.ViewerPayload,
    errors: [402, 404, 409, 422],
    extension: true,
  },
  viewerFile: {
    forms: ['POST /check/viewer/file'],
    safety: 'read',
    summary: 'Text of one file of a submission',
    action: 'read a file of a submission',
    request: bySubmission.extend({ path: z.string().min(1) }),
    response: answers.ViewerFile,
    errors: [402, 404, 409, 422],
    extension: true,
  },
  viewerCounterpart: {
    forms: ['POST /check/viewer/counterpart'],
    safety: 'read',
    summary: 'The other side of a match',
    action: 'read the other side of a match',
    request: z.object({ check_id: checkId, match_id: z.int().min(1) }),
    response: answers.ViewerCounterpart,
    errors: [402, 404, 409, 422],
    extension: true,
  },
  serviceStatus: {
    forms: ['GET /status'],
    safety: 'read',
    summary: 'Whether the engine is online',
    action: "read the service's status",
    request: none,
    response: answers.ServiceStatus,
    errors: [],
    extension: true,
  },
} as const satisfies Record<string, OperationShape>;

export type Operation = keyof typeof OPERATIONS;

type WithSafety<Kind extends Safety> = {
  [Op in Operation]: (typeof OPERATIONS)[Op]['safety'] extends Kind ? Op : never;
}[Operation];

/** Operations that change nothing: asked until they are answered. */
export type Reads = WithSafety<'read'>;
/** Operations that may be sent again as they are. */
export type Repeatable = WithSafety<'idempotent'>;
/** Operations that act again each time they arrive. */
export type Once = WithSafety<'non-idempotent'>;

/** Everything an operation's request carries besides files, in one object, as a caller writes it. */
export type RequestOf<Op extends Operation> = z.input<(typeof OPERATIONS)[Op]['request']>;
/** The same after validation and defaults, as the embedded service sees it. */
export type ReceivedOf<Op extends Operation> = z.output<(typeof OPERATIONS)[Op]['request']>;
/** The documented answer. */
export type ResponseOf<Op extends Operation> = z.output<(typeof OPERATIONS)[Op]['response']>;
