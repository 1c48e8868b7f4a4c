/**
 * Every endpoint of the service's interface, both forms of each: the one table from which the client, the embedded
 * service's router and validation, and the OpenAPI document are derived. The contract knows nobody.
 */
import { z } from 'zod';
import * as resources from './resources.ts';
import { ours, SUBMISSION_ROLES } from './resources.ts';

const checkId = z.int().min(1);
const submissionId = z.int().min(1);
const name = z.string().min(3).max(255);
const testType = z.int().min(1);
const format = z.enum(['csv', 'json']);
const role = ours(z.enum(SUBMISSION_ROLES)).optional();

const none = z.object({});
const byCheckId = z.object({ check_id: checkId });
const path = z.object({ checkId });

/**
 * What a lost answer leaves open. `read`: nothing happened; `idempotent`: sending it twice is the same as once;
 * `non-idempotent`: it must be reconciled before it is sent again.
 */
export type Safety = 'read' | 'idempotent' | 'non-idempotent';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the base address; `{checkId}` is a path parameter. */
  readonly path: string;
  readonly safety: Safety;
  readonly summary: string;
  /** Path parameters. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Body; `multipart` bodies carry the text fields here and the files beside them. */
  readonly body?: z.ZodObject;
  /** Multipart only: the file field, and how many files it may carry. */
  readonly files?: { readonly field: 'file' | 'files'; readonly max: number };
  readonly success: 200 | 201;
  /** The answer as documented; `text/csv` where `csv` is set. */
  readonly response: z.ZodType;
  /** The answer may be a CSV download: always, or when the format asks for it. */
  readonly csv?: 'always' | 'by-format';
  /** Statuses printed for the endpoint, besides 401, 429 and 500, which every endpoint may give. */
  readonly errors: readonly number[];
  /** Answers 409 unless the check is completed (L133). */
  readonly needsCompleted?: true;
  /** The interface shows no shape of it (L199), or does not know it: the shape is ours. */
  readonly extension?: true;
  /** Line of the specification. */
  readonly line: number;
}

const createBody = z.object({
  name,
  language: z.int().default(13),
  test_type: testType.default(1),
  ai_run: z.boolean().default(true),
  base_code_detection: z.boolean().default(false),
});
const startBody = z.object({
  check_id: checkId,
  webcheck: z.boolean().optional(),
  dbcheck: z.boolean().optional(),
  test_type: testType.optional(),
  ai_run: z.boolean().default(true),
  base_code_detection: z.boolean().default(false),
});
const quickBody = z.object({
  name,
  language: z.int().default(13),
  webcheck: z.boolean().optional(),
  dbcheck: z.boolean().optional(),
  test_type: testType.optional(),
  ai_run: z.boolean().default(true),
  base_code_detection: z.boolean().default(false),
  role,
});
const results = z.object({ check_id: checkId, submission_id: submissionId });
const listQuery = z.object({ with_stats: z.enum(['0', '1']).optional() });
const exportBody = z.object({ check_id: checkId, format: format.default('csv') });

export const ENDPOINTS = {
  validateKey: {
    method: 'GET',
    path: '/auth/validate',
    safety: 'read',
    summary: 'Verify the key',
    line: 145,
    success: 200,
    response: resources.KeyValidation,
    errors: [],
  },
  validateKeyByPost: {
    method: 'POST',
    path: '/auth/validate',
    safety: 'read',
    summary: 'Verify the key',
    line: 145,
    body: none,
    success: 200,
    response: resources.KeyValidation,
    errors: [],
  },
  account: {
    method: 'GET',
    path: '/account',
    safety: 'read',
    summary: 'The account and its quota',
    line: 146,
    success: 200,
    response: resources.Account,
    errors: [],
  },
  accountByPost: {
    method: 'POST',
    path: '/account',
    safety: 'read',
    summary: 'The account and its quota',
    line: 146,
    body: none,
    success: 200,
    response: resources.Account,
    errors: [],
  },
  languages: {
    method: 'GET',
    path: '/languages',
    safety: 'read',
    summary: 'Languages and their ids',
    line: 147,
    success: 200,
    response: resources.LanguageList,
    errors: [],
  },
  languagesByPost: {
    method: 'POST',
    path: '/languages',
    safety: 'read',
    summary: 'Languages and their ids',
    line: 147,
    body: none,
    success: 200,
    response: resources.LanguageList,
    errors: [],
  },
  testTypes: {
    method: 'GET',
    path: '/test-types',
    safety: 'read',
    summary: 'Engines and their ids',
    line: 148,
    success: 200,
    response: resources.TestTypeList,
    errors: [500],
  },
  testTypesByPost: {
    method: 'POST',
    path: '/test-types',
    safety: 'read',
    summary: 'Engines and their ids',
    line: 148,
    body: none,
    success: 200,
    response: resources.TestTypeList,
    errors: [500],
  },
  listChecks: {
    method: 'GET',
    path: '/checks',
    safety: 'read',
    summary: 'All checks, newest first',
    line: 156,
    query: listQuery,
    success: 200,
    response: z.array(resources.ListedCheck),
    errors: [],
  },
  listChecksByPost: {
    method: 'POST',
    path: '/checks',
    safety: 'read',
    summary: 'All checks, newest first',
    line: 156,
    query: listQuery,
    body: listQuery,
    success: 200,
    response: z.array(resources.ListedCheck),
    errors: [],
  },
  createCheck: {
    method: 'POST',
    path: '/check/create',
    safety: 'non-idempotent',
    summary: 'Create a check',
    line: 157,
    body: createBody,
    success: 201,
    response: resources.Check,
    errors: [422],
  },
  getCheck: {
    method: 'GET',
    path: '/checks/{checkId}',
    safety: 'read',
    summary: 'A check and its submissions',
    line: 159,
    params: path,
    success: 200,
    response: resources.CheckWithSubmissions,
    errors: [404],
  },
  getCheckByPost: {
    method: 'POST',
    path: '/check/get',
    safety: 'read',
    summary: 'A check and its submissions',
    line: 158,
    body: byCheckId,
    success: 200,
    response: resources.CheckWithSubmissions,
    errors: [404, 422],
  },
  updateCheck: {
    method: 'PATCH',
    path: '/checks/{checkId}',
    safety: 'idempotent',
    summary: 'Rename a check or set its language',
    line: 161,
    params: path,
    body: z.object({ name: name.optional(), language: z.int().optional() }),
    success: 200,
    response: resources.UpdateResult,
    errors: [403, 404, 422],
  },
  updateCheckByPost: {
    method: 'POST',
    path: '/check/update',
    safety: 'idempotent',
    summary: 'Rename a check or set its language',
    line: 160,
    body: z.object({ check_id: checkId, name: name.optional(), language: z.int().optional() }),
    success: 200,
    response: resources.UpdateResult,
    errors: [403, 404, 422],
  },
  deleteCheck: {
    method: 'DELETE',
    path: '/checks/{checkId}',
    safety: 'idempotent',
    summary: 'Delete a check',
    line: 163,
    params: path,
    success: 200,
    response: resources.DeleteResult,
    errors: [403, 404, 409],
  },
  deleteCheckByPost: {
    method: 'POST',
    path: '/check/delete',
    safety: 'idempotent',
    summary: 'Delete a check',
    line: 162,
    body: byCheckId,
    success: 200,
    response: resources.DeleteResult,
    errors: [403, 404, 409, 422],
  },
  upload: {
    method: 'POST',
    path: '/check/upload',
    safety: 'non-idempotent',
    summary: 'Upload one submission',
    line: 179,
    body: z.object({ check_id: checkId, role }),
    files: { field: 'file', max: 1 },
    success: 200,
    response: resources.UploadResult,
    errors: [403, 422],
  },
  uploadBatch: {
    method: 'POST',
    path: '/check/upload-batch',
    safety: 'non-idempotent',
    summary: 'Upload 1 to 50 submissions',
    line: 180,
    body: z.object({ check_id: checkId, role }),
    files: { field: 'files', max: 50 },
    success: 200,
    response: resources.BatchUploadResult,
    errors: [403, 422],
  },
  deleteSubmission: {
    method: 'POST',
    path: '/check/deleteSubmission',
    safety: 'idempotent',
    summary: 'Delete a submission',
    line: 181,
    body: results,
    success: 200,
    response: resources.DeleteSubmissionResult,
    errors: [403, 422],
  },
  startCheck: {
    method: 'POST',
    path: '/check/start',
    safety: 'non-idempotent',
    summary: 'Start the analysis',
    line: 187,
    body: startBody,
    success: 200,
    response: resources.StartResult,
    errors: [403, 409, 422, 503],
  },
  quickCheck: {
    method: 'POST',
    path: '/check/quick',
    safety: 'non-idempotent',
    summary: 'Create, upload and start in one call',
    line: 188,
    body: quickBody,
    files: { field: 'files', max: 50 },
    success: 201,
    response: resources.QuickCheckResult,
    errors: [422, 503],
  },
  cancelCheck: {
    method: 'POST',
    path: '/check/cancel',
    safety: 'idempotent',
    summary: 'End an analysis that is queued or under way',
    line: 190,
    body: byCheckId,
    success: 200,
    response: resources.UpdateResult,
    errors: [403, 404, 409, 422],
    extension: true,
  },
  status: {
    method: 'GET',
    path: '/checks/{checkId}/status',
    safety: 'read',
    summary: "A check's progress",
    line: 190,
    params: path,
    success: 200,
    response: resources.CheckStatus,
    errors: [404, 422],
  },
  statusByPost: {
    method: 'POST',
    path: '/check/status',
    safety: 'read',
    summary: "A check's progress",
    line: 189,
    body: byCheckId,
    success: 200,
    response: resources.CheckStatus,
    errors: [404, 422],
  },
  overview: {
    method: 'POST',
    path: '/check/overview',
    safety: 'read',
    summary: 'Scores of all submissions',
    line: 204,
    body: byCheckId,
    success: 200,
    response: resources.Overview,
    errors: [404, 409, 422],
    needsCompleted: true,
  },
  overviewCsv: {
    method: 'POST',
    path: '/check/overviewCSV',
    safety: 'read',
    summary: 'Scores as CSV',
    line: 205,
    body: byCheckId,
    success: 200,
    response: z.string(),
    csv: 'always',
    errors: [404, 409, 422],
    needsCompleted: true,
  },
  results: {
    method: 'POST',
    path: '/check/results',
    safety: 'read',
    summary: 'Matches of one submission',
    line: 206,
    body: results,
    success: 200,
    response: resources.Results,
    errors: [404, 409, 422],
    needsCompleted: true,
  },
  remoteFile: {
    method: 'POST',
    path: '/check/getRemoteFile',
    safety: 'read',
    summary: 'The file on the other side of a match',
    line: 207,
    body: z.object({ location: z.string().min(1), source: z.string().min(1) }),
    success: 200,
    response: resources.RemoteFileResult,
    errors: [403, 404, 422],
  },
  aiResults: {
    method: 'GET',
    path: '/ai-results',
    safety: 'read',
    summary: 'AI detection and code quality',
    line: 208,
    query: z.object({ assignment_id: checkId }),
    success: 200,
    response: resources.AiResults,
    errors: [404, 422],
  },
  aiResultsByPost: {
    method: 'POST',
    path: '/ai-results',
    safety: 'read',
    summary: 'AI detection and code quality',
    line: 209,
    body: z.object({ assignment_id: checkId }),
    success: 200,
    response: resources.AiResults,
    errors: [404, 422],
  },
  summary: {
    method: 'GET',
    path: '/checks/{checkId}/summary',
    safety: 'read',
    summary: "A check's statistics",
    line: 211,
    params: path,
    success: 200,
    response: resources.CheckSummary,
    errors: [404, 422],
  },
  summaryByPost: {
    method: 'POST',
    path: '/check/summary',
    safety: 'read',
    summary: "A check's statistics",
    line: 210,
    body: byCheckId,
    success: 200,
    response: resources.CheckSummary,
    errors: [404, 422],
  },
  exportCheck: {
    method: 'GET',
    path: '/checks/{checkId}/export',
    safety: 'read',
    summary: 'All scores as JSON or CSV',
    line: 213,
    params: path,
    query: z.object({ format: format.default('csv') }),
    success: 200,
    response: resources.ExportResult,
    csv: 'by-format',
    errors: [404, 409, 422],
    needsCompleted: true,
  },
  exportCheckByPost: {
    method: 'POST',
    path: '/check/export',
    safety: 'read',
    summary: 'All scores as JSON or CSV',
    line: 212,
    body: exportBody,
    success: 200,
    response: resources.ExportResult,
    csv: 'by-format',
    errors: [404, 409, 422],
    needsCompleted: true,
  },
  viewer: {
    method: 'POST',
    path: '/check/viewer',
    safety: 'read',
    summary: 'One submission for a results page',
    line: 198,
    body: results,
    success: 200,
    response: resources.ViewerPayload,
    errors: [402, 404, 409, 422],
    needsCompleted: true,
    extension: true,
  },
  viewerFile: {
    method: 'POST',
    path: '/check/viewer/file',
    safety: 'read',
    summary: 'Text of one file of a submission',
    line: 198,
    body: z.object({ check_id: checkId, submission_id: submissionId, path: z.string().min(1) }),
    success: 200,
    response: resources.ViewerFile,
    errors: [402, 404, 409, 422],
    needsCompleted: true,
    extension: true,
  },
  viewerCounterpart: {
    method: 'POST',
    path: '/check/viewer/counterpart',
    safety: 'read',
    summary: 'The other side of a match',
    line: 198,
    body: z.object({ check_id: checkId, match_id: z.int().min(1) }),
    success: 200,
    response: resources.ViewerCounterpart,
    errors: [402, 404, 409, 422],
    needsCompleted: true,
    extension: true,
  },
  serviceStatus: {
    method: 'GET',
    path: '/status',
    safety: 'read',
    summary: 'Whether the engine is online',
    line: 198,
    success: 200,
    response: resources.ServiceStatus,
    errors: [],
    extension: true,
  },
} as const satisfies Record<string, Endpoint>;

export type Operation = keyof typeof ENDPOINTS;

type Part<
  Op extends Operation,
  Key extends 'params' | 'query' | 'body',
  Direction extends 'in' | 'out',
> = (typeof ENDPOINTS)[Op] extends { readonly [K in Key]: infer Schema extends z.ZodType }
  ? Direction extends 'in'
    ? z.input<Schema>
    : z.output<Schema>
  : object;

/** Everything an operation's request carries besides files, in one object, as a caller writes it. */
export type RequestOf<Op extends Operation> = Part<Op, 'params', 'in'> &
  Part<Op, 'query', 'in'> &
  Part<Op, 'body', 'in'>;
/** The same after validation and defaults, as the embedded service sees it. */
export type ReceivedOf<Op extends Operation> = Part<Op, 'params', 'out'> &
  Part<Op, 'query', 'out'> &
  Part<Op, 'body', 'out'>;
/** The documented answer. */
export type ResponseOf<Op extends Operation> = z.output<(typeof ENDPOINTS)[Op]['response']>;
