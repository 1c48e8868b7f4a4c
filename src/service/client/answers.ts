import { ENDPOINTS, type Endpoint, type Operation, type ResponseOf } from '../contract/endpoints.ts';
import { readList, type Tolerant, tolerant } from '../contract/fields.ts';
import type { Body, RawAnswer } from './classify.ts';

export type Answer<Op extends Operation> = Tolerant<ResponseOf<Op>>;

const readers = new Map<Operation, ReturnType<typeof tolerant>>();

/** Reads a body as the operation's answer. */
export function parse<Op extends Operation>(operation: Op, body: Body, text: string): Answer<Op> {
  const endpoint: Endpoint = ENDPOINTS[operation];
  let reader = readers.get(operation);
  if (reader === undefined) {
    reader = tolerant(endpoint.response);
    readers.set(operation, reader);
  }
  return reader.parse(endpoint.csv === 'always' ? text : unwrap(operation, body)) as Answer<Op>;
}

/** Some services wrap what the interface shows bare: a list in `data` or `checks`, an object in `data`. */
export function unwrap(operation: Operation, body: Body): Body {
  if (body === null) return null;
  if (operation === 'listChecks' || operation === 'listChecksByPost') {
    if (Array.isArray(body)) return body as readonly unknown[];
    const { data, checks } = body as { readonly data?: unknown; readonly checks?: unknown };
    return readList(data) ?? readList(checks) ?? readList(body) ?? body;
  }
  if (Array.isArray(body)) return body as readonly unknown[];
  const minimum = MINIMUM[operation];
  const object = body as Readonly<Record<string, unknown>>;
  if (minimum === undefined || minimum.some((name) => name in object)) return object;
  for (const name of ['data', 'check', 'result']) {
    const inner = object[name];
    if (
      typeof inner === 'object' &&
      inner !== null &&
      !Array.isArray(inner) &&
      minimum.some((key) => key in inner)
    ) {
      return inner as Readonly<Record<string, unknown>>;
    }
  }
  return object;
}

/** Fields of which at least one must be there for an answer to be the one that was asked for (service-client table). */
const MINIMUM: Partial<Record<Operation, readonly string[]>> = {
  testTypes: ['test_types'],
  testTypesByPost: ['test_types'],
  languages: ['languages'],
  languagesByPost: ['languages'],
  createCheck: ['id'],
  getCheck: ['submissions'],
  getCheckByPost: ['submissions'],
  uploadBatch: ['uploaded', 'uploaded_count', 'failed_uploads'],
  status: ['status_id'],
  statusByPost: ['status_id'],
  overview: ['submissions'],
  results: ['other_matches', 'submission'],
  aiResults: ['submissions'],
  aiResultsByPost: ['submissions'],
  summary: ['status_id', 'flagged_submissions'],
  summaryByPost: ['status_id', 'flagged_submissions'],
  exportCheck: ['submissions'],
  exportCheckByPost: ['submissions'],
};

/** Whether a 2xx is what the operation promises. */
export function holdsExpected(operation: Operation, endpoint: Endpoint, body: Body, text: string): boolean {
  if (endpoint.csv === 'always') return text !== '';
  // A deletion is done, and there is nothing to tell of it (204, for one).
  if (text === '' && endpoint.safety === 'idempotent') return true;
  if (body === null) return false;
  const unwrapped = unwrap(operation, body);
  if (operation === 'listChecks' || operation === 'listChecksByPost') return Array.isArray(unwrapped);
  if (unwrapped === null || Array.isArray(unwrapped)) return false;
  const object = unwrapped as Readonly<Record<string, unknown>>;
  const minimum = MINIMUM[operation];
  if (minimum?.some((name) => object[name] !== undefined && object[name] !== null) === false) return false;
  // Errors inside of a 200 (seen in real life): believed where nothing of what was asked for is there.
  return minimum !== undefined || typeof object['error'] !== 'string' || object['error'] === '';
}

/** A CSV download where JSON was asked for. */
export function isUnaskedCsv(endpoint: Endpoint, answer: RawAnswer): boolean {
  return (
    endpoint.csv === 'by-format' &&
    answer.status >= 200 &&
    answer.status < 300 &&
    (answer.headers['content-type'] ?? '').includes('csv')
  );
}

/** `validation_errors` of a 422: field → messages, whatever shape the messages have. */
export function fieldMessages(body: Body, said: (text: string) => string): Record<string, string[]> {
  if (body === null || Array.isArray(body)) return {};
  const object = body as { readonly validation_errors?: unknown; readonly errors?: unknown };
  const errors = object.validation_errors ?? object.errors;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      said(field),
      (readList(messages) ?? [messages]).filter((one) => typeof one === 'string').map(said),
    ]),
  );
}
