import type { Operation } from '#contract';
import { discard } from '../multipart.ts';
import { OPERATION_RULES } from '../operation-rules.ts';
import type { HttpReply } from '../reply.ts';
import * as checks from './checks.ts';
import type { Call, Handler, HandlerContext } from './context.ts';
import * as reference from './reference.ts';
import * as results from './results.ts';
import * as run from './run.ts';
import * as viewer from './viewer.ts';

/** What these files export are handlers, each by the name of its operation. */
const HANDLERS: { readonly [Op in Operation]: Handler<Op> } = {
  ...checks,
  ...reference,
  ...results,
  ...run,
  ...viewer,
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
    const reply = (await handler(context, request, call)) as HttpReply;
    await noteDeed(context, operation, request, reply, call);
    return reply;
  } finally {
    await discard(call.files);
  }
}

/** Writes down what was done to which check. It is done already, so nobody is refused for want of room to say so. */
async function noteDeed(
  { people, access }: HandlerContext,
  operation: Operation,
  request: unknown,
  reply: HttpReply,
  { caller, files, key }: Call,
): Promise<void> {
  const action = OPERATION_RULES[operation].deed;
  if (action === null) return;
  const { check_id: named, submission_id: submissionId = null } = request as NamedRows;
  const number = named ?? madeCheck(reply);
  const check = number === null ? null : await access.visible(number);
  const checkId = check?.id ?? number;
  const ownerId = checkId === null ? null : (check?.ownerId ?? caller.userId);
  await people.audit.add(
    caller,
    {
      action,
      checkId,
      submissionId,
      ownerId,
      key,
      ...(files.length === 0 ? {} : { details: { files: files.length } }),
    },
    'allow',
  );
}

interface NamedRows {
  readonly check_id?: number;
  readonly submission_id?: number;
}

interface Made {
  readonly id?: number;
  readonly data?: { readonly check_id?: number };
}

/** Of an operation that makes a check. */
function madeCheck(reply: HttpReply): number | null {
  const { id, data } = JSON.parse(String(reply.body)) as Made;
  return id ?? data?.check_id ?? null;
}
