import { discard } from '../multipart.ts';
import { checkHandlers } from './checks.ts';
import type { Handler, HandlerContext, Handlers } from './context.ts';
import { referenceHandlers } from './reference.ts';
import { resultHandlers } from './results.ts';
import { runHandlers } from './run.ts';
import { submissionHandlers } from './submissions.ts';
import { viewerHandlers } from './viewer.ts';

/** One handler for each operation of the contract; both forms of an operation share theirs. */
export function createHandlers(context: HandlerContext): Handlers {
  const submissions = submissionHandlers(context);
  const run = runHandlers(context);
  return {
    ...referenceHandlers(context),
    ...checkHandlers(context),
    ...resultHandlers(context),
    ...viewerHandlers(context),
    ...submissions,
    ...run,
    upload: withFiles(submissions.upload),
    uploadBatch: withFiles(submissions.uploadBatch),
    quickCheck: withFiles(run.quickCheck),
  };
}

/** Files that no submission took over are deleted, whatever happened. */
function withFiles<Op extends 'upload' | 'uploadBatch' | 'quickCheck'>(handler: Handler<Op>): Handler<Op> {
  return async (request, call) => {
    try {
      return await handler(request, call);
    } finally {
      await discard(call.files);
    }
  };
}
