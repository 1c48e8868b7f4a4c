import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { andThrow } from '#base';
import { ENDPOINTS, type Operation, type RequestForm } from '#contract';
import type { OnDefect } from '../defects.ts';
import { DatabaseAway } from '../store/away.ts';
import type { Caller } from '../store/people/caller.ts';
import { type RequestKey, RequestKeyTaken } from '../store/request-keys.ts';
import { freeOf, isNoRoom } from '../store/room.ts';
import { whyLater } from './attempts.ts';
import { readBody } from './body.ts';
import type { CheckAccess } from './check-access.ts';
import type { Call } from './handlers/context.ts';
import { type Incoming, methodOf, pathOf, queryOf } from './incoming.ts';
import { discard, type SpooledFile } from './multipart.ts';
import { allowOperation } from './operation-rules.ts';
import {
  allowResource,
  answerResource,
  PEOPLE_PREFIX,
  type PeopleCall,
  peopleRefusal,
  type Resource,
} from './people/resource.ts';
import { AWAY, HttpError, type HttpReply, invalid } from './reply.ts';
import { type RouteMatch, routerOf } from './router.ts';
import { validate } from './validation.ts';
import { hashOf } from '../store/people/keys.ts';
import * as says from './says.ts';

/** Below which every endpoint lies (L3). */
export const PREFIX = '/api/v1';

const findEndpoint = routerOf(ENDPOINTS);

export interface OperateOptions {
  /** Checks as somebody sees them. */
  readonly accessOf: (caller: Caller) => CheckAccess;
  /** Answers a request that was validated. @throws HttpError */
  readonly handle: (
    operation: Operation,
    request: unknown,
    call: Call,
    access: CheckAccess,
  ) => Promise<HttpReply>;
  /** Finds what is not of the interface, below `/people/v1`. @throws HttpError 404, 405 */
  readonly findResource: (method: string, path: string) => RouteMatch<Resource>;
  /** Existing folder for uploads under way. */
  readonly spoolDir: string;
  /** Folders on the disks that uploads come to, as for `freeOf`. */
  readonly disks: readonly (string | null)[];
  /** Bytes of each that uploads leave free; null: none. */
  readonly keepFreeBytes: number | null;
  /** Why an operation is refused before it is looked at; null: it is not. */
  readonly refusal: (operation: Operation, caller: Caller) => Promise<HttpError | null>;
  /** Told of every defect; the client sees a 500 without details. */
  readonly onDefect: OnDefect;
}

/** How one request came. */
interface Arrival extends Pick<PeopleCall, 'caller' | 'baseUrl' | 'reenter'> {
  /** Told what is asked for: a path of the contract, with names in braces. */
  readonly routed: (path: string) => void;
}

/**
 * Answers one request of somebody who is known: route ▸ rights ▸ body ▸ validation ▸ handler.
 *
 * @throws HttpError for everything but success
 */
export async function operate(
  options: OperateOptions,
  request: Incoming,
  arrival: Arrival,
): Promise<HttpReply> {
  const { baseUrl } = arrival;
  const path = pathOf(request);
  const method = methodOf(request);
  // What is not of the interface: accounts, keys, streams of events, the page.
  if (path.startsWith(`${PEOPLE_PREFIX}/`)) {
    const found = options.findResource(method, path.slice(PEOPLE_PREFIX.length));
    const allow = (who: Caller): void => allowResource(found.target, who);
    allow(arrival.caller);
    const { received, files, caller } = await receive(options, request, found, arrival, {
      limit: found.target.files,
      allow,
    });
    return answerResource(found.target, received, {
      caller,
      access: options.accessOf(caller),
      files,
      baseUrl,
      lastEventId: String(request.headers['last-event-id'] ?? '') || null,
      reenter: arrival.reenter,
    });
  }
  if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) throw new HttpError(says.nothingAddressInterface);
  const found = findEndpoint(method, path.slice(PREFIX.length));
  const { operation, shape } = found.target;
  const allow = (who: Caller): void => allowOperation(operation, who);
  allow(arrival.caller);
  const refused = await options.refusal(operation, arrival.caller);
  if (refused !== null) throw refused;
  const named = shape.safety === 'non-idempotent' ? requestKeyIn(request.headers['idempotency-key']) : null;
  const { received, files, caller } = await receive(options, request, found, arrival, {
    limit: shape.files,
    allow,
  });
  const key = await keyOf(named, { operation, caller, received, files });
  const call = { caller, files, key, baseUrl };
  const reply = await options.handle(operation, received, call, options.accessOf(caller));
  // A client that sees its key again knows that it may repeat its requests here.
  return named === null
    ? reply
    : { ...reply, headers: { ...reply.headers, 'idempotency-key': `"${named}"` } };
}

/** By what a request is known when it comes again. Nothing is left of its files where that cannot be told. */
async function keyOf(
  named: string | null,
  request: Parameters<typeof keyOfRequest>[1],
): Promise<RequestKey | null> {
  if (named === null) return null;
  return keyOfRequest(named, request).catch(andThrow(() => discard(request.files)));
}

/**
 * Reads what a request carries, and who its sender is by then: a body may take minutes, in which a role is lowered.
 *
 * @throws HttpError; nothing is left of its files then
 */
async function receive(
  { spoolDir, disks, keepFreeBytes }: OperateOptions,
  request: Incoming,
  { target, params }: RouteMatch<RequestForm>,
  { routed, reenter, caller }: Arrival,
  {
    limit,
    allow,
  }: { readonly limit: { readonly max: number } | undefined; readonly allow: (who: Caller) => void },
): Promise<{ readonly received: unknown } & Pick<Call, 'files' | 'caller'>> {
  routed(target.path);
  if (limit !== undefined && keepFreeBytes !== null) await refuseBelowFloor(disks, keepFreeBytes);
  const wasThere = request.complete;
  const query = queryOf(request);
  const { fields, files } = await readBody(request, target, limit, query, spoolDir);
  try {
    const still = wasThere ? caller : await reenter();
    if (still instanceof HttpError) throw still;
    allow(still);
    return { received: validate(target, { params, query, body: fields }), files, caller: still };
  } catch (error) {
    await discard(files);
    throw error;
  }
}

/**
 * What a client is told of something thrown: an error of ours as it is, time or room that may cure it, or a defect.
 *
 * @param response what is to be answered; absent: the request came from this process
 */
export function refusalOf(
  thrown: unknown,
  onDefect: OnDefect,
  response?: Pick<ServerResponse, 'getHeader'>,
): HttpError {
  const error = peopleRefusal(thrown);
  if (error instanceof HttpError) return error;
  if (error instanceof RequestKeyTaken) return invalid({ 'Idempotency-Key': [error.message] });
  // It is told no address.
  const why = whyLater(error);
  if (why !== null && isNoRoom(error)) return new HttpError(`507 ${why}`);
  // Workers ask the database all the time, and say what is wrong with it. Storage is asked by nobody else.
  if (!(error instanceof DatabaseAway)) {
    const request = response?.getHeader('x-request-id');
    onDefect(error, typeof request === 'string' ? { request } : {});
  }
  const passing = error instanceof DatabaseAway ? error.message : why;
  return passing === null ? new HttpError(says.serviceFailed) : new HttpError(`503 ${passing}`, {}, AWAY);
}

/**
 * Refuses uploads while a disk has less room than is to be kept free for results and the database. Reading goes on.
 *
 * @throws HttpError 507
 */
async function refuseBelowFloor(folders: readonly (string | null)[], keepFreeBytes: number): Promise<void> {
  if ((await freeOf(folders)).bytes >= keepFreeBytes) return;
  throw new HttpError(says.diskService);
}

/** Shorter ones are guessed, or are the same by chance where people share a key of the service. */
const FORM = /^[\x21-\x7e]{16,255}$/;

/**
 * What a client calls its request, so that it can send it again when no answer came: `Idempotency-Key` as the IETF's draft
 * names it, https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/. Quoted, or not as many clients send it.
 *
 * @returns null: it has none
 * @throws HttpError 422 for one that cannot be one
 */
function requestKeyIn(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  const text = String(header).trim();
  const key = /^"(.*)"$/.exec(text)?.[1] ?? text;
  if (FORM.test(key)) return key;
  throw invalid({ 'Idempotency-Key': [says.giveIdempotency] });
}

/** A request as it is known when it comes again: by its key, who sends it, and all that it carries. */
async function keyOfRequest(
  key: string,
  {
    operation,
    caller: { userId, keyId },
    received,
    files,
  }: {
    readonly operation: Operation;
    readonly caller: Caller;
    readonly received: unknown;
    readonly files: readonly SpooledFile[];
  },
): Promise<RequestKey> {
  const carried = createHash('sha256').update(JSON.stringify(received));
  for (const { field, filename, contents } of files) {
    const hash = createHash('sha256');
    const chunks = typeof contents === 'string' ? createReadStream(contents) : [contents];
    for await (const chunk of chunks as AsyncIterable<Uint8Array>) hash.update(chunk);
    carried.update(JSON.stringify([field, filename, hash.digest('hex')]));
  }
  return {
    userId,
    keyHash: hashOf(JSON.stringify([operation, keyId, key])),
    fingerprint: carried.digest('hex'),
  };
}
