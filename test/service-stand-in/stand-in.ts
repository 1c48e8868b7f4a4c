/**
 * A stand-in for a remote service, for tests of the client: a true state machine over raw sockets, with faults scripted before or
 * after the service acts, and a ledger of everything it did. It shares no code with the embedded service.
 */
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** What happens to one exchange instead of, or after, the ordinary answer. */
export type Fault =
  /** The connection is reset (`reset`) or ended (`fin`) without an answer. */
  | { readonly kind: 'reset' | 'fin'; readonly when: 'before' | 'after' }
  /** Status and body of a gateway. */
  | {
      readonly kind: 'status';
      readonly when: 'before' | 'after';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The real answer, cut in the middle: by length, or by the end of the connection. */
  | { readonly kind: 'cut-length' | 'cut-close' }
  | { readonly kind: 'empty' }
  /** The connection stays open, and nothing comes. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'not-http' };

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface StoredCheck {
  readonly id: number;
  readonly name: string;
  statusId: number;
  polls: number;
  starts: number;
  readonly submissions: Submission[];
}

interface Submission {
  readonly id: number;
  readonly filename: string;
  /** Of the whole request that it came with. */
  readonly bytes: number;
  /** The ZIP, a character for each byte. */
  readonly content: string;
}

export interface StandInOptions {
  /** Decides the fault of an exchange; called with the count of requests so far (from 1). */
  readonly fault?: (request: Request, count: number) => Fault | null;
  /** Totals and AI averages by position of upload. */
  readonly total?: (index: number) => unknown;
  readonly ai?: (index: number) => unknown;
  /**
   * How alike two uploads are, 0 to 100: each is told as a match of the other, in the words of the plain interface, and the highest
   * is the total. Without it nothing names a partner.
   */
  readonly similarity?: (a: Submission, b: Submission) => number;
  /** Polls until a started check is completed. */
  readonly pollsUntilDone?: number;
  /** Replaces the answer of an endpoint (path without ids), after the service acted. */
  readonly rewrite?: Readonly<Record<string, (body: Record<string, unknown>) => unknown>>;
}

export interface StandIn {
  readonly baseUrl: string;
  readonly checks: readonly StoredCheck[];
  readonly requests: readonly Request[];
  close(): Promise<void>;
}

export const KEY = 'f00d'.repeat(16);

export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const checks: StoredCheck[] = [];
  const requests: Request[] = [];
  const sockets = new Set<Socket>();
  let lastId = 100;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const request = parse(received);
      if (request === null) return;
      received = Buffer.alloc(0);
      requests.push(request);
      respond(socket, request);
    });
  });

  function respond(socket: Socket, request: Request): void {
    const fault = options.fault?.(request, requests.length) ?? null;
    if (fault?.kind === 'silent' || (fault !== null && 'when' in fault && fault.when === 'before')) {
      answerFault(socket, fault, '');
      return;
    }
    const { status, body } = act(request);
    const text = JSON.stringify(body);
    if (fault === null) send(socket, status, text, {});
    else answerFault(socket, fault, text);
  }

  function act(request: Request): { readonly status: number; readonly body: unknown } {
    if (request.headers['apikey'] !== KEY) {
      return { status: 401, body: { error: 'The API key is not valid.' } };
    }
    const [path = '', query = ''] = request.path.replace(/^\/api\/v1/, '').split('?');
    const rest = /^\/checks\/(\d+)(\/\w+)?$/.exec(path);
    const multipart = request.headers['content-type']?.startsWith('multipart/') === true;
    const fields =
      multipart || request.body.length === 0
        ? {}
        : (JSON.parse(request.body.toString()) as Record<string, unknown>);
    const formId = /name="check_id"\r\n\r\n(\d+)/.exec(request.body.toString('latin1'))?.[1];
    const id = Number(
      rest?.[1] ??
        formId ??
        fields['check_id'] ??
        fields['assignment_id'] ??
        new URLSearchParams(query).get('assignment_id') ??
        0,
    );
    const name = rest === null ? path : `/checks/{id}${rest[2] ?? ''}`;
    const result = endpoint(
      request.method,
      name,
      checks.find((check) => check.id === id),
      fields,
      request,
    );
    const rewrite = options.rewrite?.[name];
    return rewrite === undefined || result.status >= 300
      ? result
      : { ...result, body: rewrite(result.body as Record<string, unknown>) };
  }

  function endpoint(
    method: string,
    name: string,
    check: StoredCheck | undefined,
    fields: Readonly<Record<string, unknown>>,
    request: Request,
  ): { readonly status: number; readonly body: unknown } {
    switch (name) {
      case '/account':
        return ok({
          id: 1,
          name: 'T',
          email: 't@example.org',
          quota: { remaining: 50, total: 100, unlimited: false, checks_remaining: 50, reset_date: null },
        });
      case '/test-types':
        return ok({
          success: true,
          test_types: [
            { id: 1, name: 'Full', peer_only: false, available: true, consumption: 2 },
            { id: 9, name: 'Group Similarity', peer_only: true, available: true, consumption: 1 },
          ],
          default_test_type: 1,
          recommended_test_type: 9,
        });
      case '/checks':
        return ok(checks.toReversed().map(row));
      case '/check/create': {
        lastId += 1;
        const made: StoredCheck = {
          id: lastId,
          name: String(fields['name']),
          statusId: 1,
          polls: 0,
          starts: 0,
          submissions: [],
        };
        checks.push(made);
        return {
          status: 201,
          body: { ...row(made), language_id: fields['language'], test_type: fields['test_type'] },
        };
      }
    }
    if (check === undefined) return { status: 404, body: { error: 'no such check' } };
    const done = check.statusId === 4;
    const notYet = { status: 409, body: { error: 'not completed' } };
    if (method === 'DELETE' || name === '/check/delete') {
      checks.splice(checks.indexOf(check), 1);
      return ok({ success: true, check_id: check.id });
    }
    switch (name) {
      case '/checks/{id}':
        return ok({
          check: row(check),
          status: 'x',
          submission_count: check.submissions.length,
          submissions: check.submissions.map((one) => ({ ...shown(one), assignment_id: check.id })),
        });
      case '/check/upload':
      case '/check/upload-batch': {
        const uploaded = partsOf(request).map(({ filename, content }) => {
          lastId += 1;
          const one = {
            id: lastId,
            filename: filename.replace(/\.zip$/, ''),
            bytes: request.body.length,
            content,
          };
          check.submissions.push(one);
          return one;
        });
        return ok({
          success: true,
          uploaded: uploaded.map((one) => ({ ...shown(one), file_size: one.bytes, status_id: 2 })),
          uploaded_count: uploaded.length,
          failed_count: 0,
          failed_uploads: [],
          check: row(check),
        });
      }
      case '/check/deleteSubmission': {
        const at = check.submissions.findIndex((one) => one.id === fields['submission_id']);
        if (at >= 0) check.submissions.splice(at, 1);
        return ok({ success: true });
      }
      case '/check/start':
        if (check.statusId !== 1) return { status: 409, body: { error: 'started already' } };
        check.statusId = 7;
        check.starts += 1;
        return ok({
          success: true,
          check: { ...row(check), test_type: fields['test_type'] },
          status: 'queued',
          submission_count: check.submissions.length,
        });
      case '/checks/{id}/status':
        if (check.statusId === 7 || check.statusId === 6) {
          check.polls += 1;
          check.statusId = check.polls >= (options.pollsUntilDone ?? 2) ? 4 : 6;
        }
        return ok({
          check_id: check.id,
          status_id: check.statusId,
          status: 'x',
          status_message: '',
          progress: 50,
          submissions_total: check.submissions.length,
          submissions_completed: check.statusId === 4 ? check.submissions.length : 0,
        });
      case '/check/overview':
        if (!done) return notYet;
        return ok({
          overviewURL: 'https://service.example/results',
          submissions: check.submissions.map((one, index) => ({
            ...shown(one),
            assignment_id: check.id,
            status_id: 4,
            total_result: totalOf(check, one, index),
            result_web: 0,
          })),
          bardata: [],
        });
      case '/check/results':
        return done
          ? ok({
              submission: { id: fields['submission_id'] },
              avg: 0,
              max: 0,
              min: 0,
              other_matches: matchesOf(check, Number(fields['submission_id'])),
              related_submissions: [],
              related_files: [],
            })
          : notYet;
      case '/ai-results':
        return ok({ success: true, assignment_status: check.statusId, statistics: {}, submissions: [] });
      case '/checks/{id}/summary':
        return ok({ check_id: check.id, status_id: check.statusId, flagged_submissions: 0 });
      case '/checks/{id}/export':
        if (!done) return notYet;
        return ok({
          check_id: check.id,
          submissions: check.submissions.map((one, index) => ({
            submission_id: one.id,
            filename: one.filename,
            plagiarism_total: totalOf(check, one, index),
            ai_detection_avg: options.ai === undefined ? 5 : options.ai(index),
          })),
        });
      default:
        return { status: 404, body: { error: 'no such address' } };
    }
  }

  function matchesOf(check: StoredCheck, id: number): readonly Record<string, unknown>[] {
    const own = check.submissions.find((one) => one.id === id);
    const { similarity } = options;
    if (own === undefined || similarity === undefined) return [];
    return check.submissions.flatMap((other) => {
      const share = other === own ? 0 : similarity(own, other);
      return share === 0
        ? []
        : [{ match_type: 1, similarity: share, submission_id: id, submission_id_matched: other.id }];
    });
  }

  function totalOf(check: StoredCheck, own: Submission, index: number): unknown {
    const { similarity, total } = options;
    if (similarity === undefined) return total?.(index) ?? 10;
    return Math.max(0, ...check.submissions.map((other) => (other === own ? 0 : similarity(own, other))));
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    checks,
    requests,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function row(check: StoredCheck): Record<string, unknown> {
  return {
    id: check.id,
    name: check.name,
    status_id: check.statusId,
    language_id: 999,
    test_type: 9,
    ai_run: 1,
    base_code_detection: 0,
  };
}

/** The files of a form. */
function partsOf(request: Request): readonly { readonly filename: string; readonly content: string }[] {
  const text = request.body.toString('latin1');
  const boundary = /boundary="?([^";]+)/.exec(request.headers['content-type'] ?? '')?.[1] ?? '';
  return text.split(`--${boundary}`).flatMap((part) => {
    const filename = /filename="([^"]+)"/.exec(part)?.[1];
    const begins = part.indexOf('\r\n\r\n') + 4;
    return filename === undefined ? [] : [{ filename, content: part.slice(begins, -2) }];
  });
}

/** As answers have it. */
function shown({ id, filename, bytes }: Submission): Omit<Submission, 'content'> {
  return { id, filename, bytes };
}

function ok(body: unknown): { readonly status: number; readonly body: unknown } {
  return { status: 200, body };
}

/** A complete request with Content-Length, or null while more is to come. */
function parse(bytes: Buffer): Request | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    headers[line.slice(0, line.indexOf(':')).toLowerCase()] = line.slice(line.indexOf(':') + 1).trim();
  }
  const length = Number(headers['content-length'] ?? 0);
  if (bytes.length < end + 4 + length) return null;
  const [method = '', path = ''] = first.split(' ');
  return { method, path, headers, body: bytes.subarray(end + 4, end + 4 + length) };
}

function send(socket: Socket, status: number, text: string, headers: Readonly<Record<string, string>>): void {
  socket.end(
    head(status, {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    }) + text,
  );
}

function head(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ connection: 'close', date: new Date().toUTCString(), ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status} X\r\n${lines.join('')}\r\n`;
}

function answerFault(socket: Socket, fault: Fault, text: string): void {
  switch (fault.kind) {
    case 'reset':
      socket.resetAndDestroy();
      break;
    case 'fin':
      socket.end();
      break;
    case 'status':
      send(socket, fault.status, fault.body ?? '<html><body>Bad gateway</body></html>', {
        'content-type': fault.body?.startsWith('{') === true ? 'application/json' : 'text/html',
        ...fault.headers,
      });
      break;
    case 'cut-length':
      socket.end(
        head(200, { 'content-length': String(Buffer.byteLength(text)) }) + text.slice(0, text.length / 2),
      );
      break;
    case 'cut-close':
      socket.end(head(200, {}) + text.slice(0, text.length / 2));
      break;
    case 'silent':
      break;
    case 'empty':
      send(socket, 200, '', {});
      break;
    case 'not-http':
      socket.end('SSH-2.0-OpenSSH\r\n');
      break;
  }
}
