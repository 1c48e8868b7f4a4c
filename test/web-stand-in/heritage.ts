import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv } from 'ajv';
import { readBody, type RecordedRequest } from './requests.ts';
import { Window } from './window.ts';
import type { WebFault } from './github.ts';

/**
 * `POST /api/1/known/` as Software Heritage describes it (archive.softwareheritage.org/api/1/known/doc/, and its source,
 * swh-web, swh/web/api/views/identifiers.py): a list of SWHIDs, at most 1,000; 400 where one is invalid, 413 where there are more.
 * Rates (archive.softwareheritage.org/api/#rate-limiting): 120 requests an hour for anonymous users, told in `X-RateLimit-Limit`,
 * `-Remaining` and `-Reset`, refused with 429.
 */
const REQUEST = {
  type: 'array',
  items: { type: 'string', pattern: '^swh:1:(?:cnt|dir|rev|rel|snp):[0-9a-f]{40}$' },
};
const ANSWER = {
  type: 'object',
  propertyNames: { pattern: '^swh:1:(?:cnt|dir|rev|rel|snp):[0-9a-f]{40}$' },
  additionalProperties: {
    type: 'object',
    properties: { known: { type: 'boolean' } },
    required: ['known'],
    additionalProperties: false,
  },
};
const MOST = 1000;
const HOURLY = 120;
const HOUR_MS = 3_600_000;

const ajv = new Ajv();
const isRequest = ajv.compile<readonly string[]>(REQUEST);
const isAnswer = ajv.compile(ANSWER);

export interface WebHeritage {
  /** Root of the archive. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** The next `times` requests. `drop`: the connection is cut; `silent`: nothing comes. */
  fail(how: WebFault | 'drop' | 'silent', times?: number): void;
  /** @throws with what went against the description */
  close(): Promise<void>;
}

export interface WebHeritageOptions {
  /** SHA-1 of the git blobs that it has. */
  readonly blobs: ReadonlySet<string>;
  /** 120 requests an hour. Default: any number. */
  readonly isLimited?: boolean;
  /** Milliseconds since 1970. Default: the machine's. */
  readonly now?: () => number;
}

/** Software Heritage's archive, as far as a search asks it. */
export async function startWebHeritage(options: WebHeritageOptions): Promise<WebHeritage> {
  const { now = Date.now, isLimited = false, blobs } = options;
  const requests: RecordedRequest[] = [];
  const violations: string[] = [];
  const faults: (WebFault | 'drop' | 'silent')[] = [];
  const window = new Window(now, HOURLY, HOUR_MS, isLimited);

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      violations.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = request;
    const body = await readBody(request);
    const record = (status: number): void => {
      requests.push({
        method,
        path,
        route: `${method} ${path}`,
        status,
        headers: { ...headers },
        body,
        at: now(),
      });
    };
    const fault = faults.shift();
    if (fault === 'silent') return record(0);
    if (fault === 'drop') {
      record(0);
      request.socket.destroy();
      return;
    }
    const { status, json, more } = fault === undefined ? answerTo(method, path, body) : faulty(fault);
    record(status);
    response.writeHead(status, {
      'content-type': 'application/json',
      date: new Date(now()).toUTCString(),
      ...window.headers(),
      ...more,
    });
    response.end(typeof json === 'string' ? json : JSON.stringify(json));
  }

  function answerTo(method: string, path: string, body: string): Reply {
    if (path !== '/api/1/known/' || method !== 'POST') {
      violations.push(`${method} ${path} is not described`);
      return { status: 404, json: { exception: 'NotFoundExc', reason: 'not found' } };
    }
    if (!window.spend()) {
      const reason = `Request was throttled. Expected available in ${window.secondsLeft} seconds.`;
      return {
        status: 429,
        json: { exception: 'Throttled', reason },
        more: { 'retry-after': String(window.secondsLeft) },
      };
    }
    let ids: unknown;
    try {
      ids = JSON.parse(body);
    } catch {
      return { status: 400, json: { exception: 'ParseError', reason: 'JSON parse error' } };
    }
    if (Array.isArray(ids) && ids.length > MOST) {
      const reason = `The maximum number of SWHIDs this endpoint can receive is ${MOST}`;
      return { status: 413, json: { exception: 'LargePayloadExc', reason } };
    }
    if (!isRequest(ids)) return { status: 400, json: { exception: 'BadInputExc', reason: 'invalid SWHID' } };
    const json = Object.fromEntries(
      ids.map((id) => [
        id,
        { known: id.startsWith('swh:1:cnt:') && blobs.has(id.slice('swh:1:cnt:'.length)) },
      ]),
    );
    if (!isAnswer(json)) violations.push(ajv.errorsText(isAnswer.errors));
    return { status: 200, json };
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fail: (how, times = 1) => {
      faults.push(...Array.from({ length: times }, () => how));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (violations.length > 0) {
        throw new Error(`against the archive's description:\n${violations.join('\n')}`);
      }
    },
  };
}

interface Reply {
  readonly status: number;
  readonly json: unknown;
  readonly more?: Readonly<Record<string, string>>;
}

function faulty({ status, headers, body }: WebFault): Reply {
  return { status, json: body ?? '{}', ...(headers === undefined ? {} : { more: headers }) };
}
