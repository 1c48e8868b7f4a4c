import type { Operation } from '../../../service/contract/operations.ts';
import { discard } from '../multipart.ts';
import type { HttpReply } from '../reply.ts';
import { createCheck, deleteCheck, getCheck, listChecks, updateCheck } from './checks.ts';
import type { Call, Handler, HandlerContext } from './context.ts';
import { account, languages, serviceStatus, testTypes, validateKey } from './reference.ts';
import { aiResults, exportCheck, overview, overviewCsv, results, summary } from './results.ts';
import { resultsBatch } from './results-batch.ts';
import { cancelCheck, quickCheck, startCheck, status } from './run.ts';
import { deleteSubmission, upload, uploadBatch } from './submissions.ts';
import { remoteFile, viewer, viewerCounterpart, viewerFile } from './viewer.ts';

const HANDLERS: { readonly [Op in Operation]: Handler<Op> } = {
  account,
  aiResults,
  cancelCheck,
  createCheck,
  deleteCheck,
  deleteSubmission,
  exportCheck,
  getCheck,
  languages,
  listChecks,
  overview,
  overviewCsv,
  quickCheck,
  remoteFile,
  results,
  resultsBatch,
  serviceStatus,
  startCheck,
  status,
  summary,
  testTypes,
  updateCheck,
  upload,
  uploadBatch,
  validateKey,
  viewer,
  viewerCounterpart,
  viewerFile,
};

/**
 * Answers a request that was validated. Files that no submission took over are deleted, whatever happened.
 *
 * @param request what the operation's schema made of it
 * @throws HttpError for everything but success
 */
export async function handle(
  context: HandlerContext,
  operation: Operation,
  request: unknown,
  call: Call,
): Promise<HttpReply> {
  // The table pairs each operation with its own schema, which the compiler cannot follow through a lookup.
  const handler = HANDLERS[operation] as (context: HandlerContext, request: unknown, call: Call) => unknown;
  try {
    return (await handler(context, request, call)) as HttpReply;
  } finally {
    await discard(call.files);
  }
}
