import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  type EmbeddedService,
  type ServiceOptions,
  startEmbeddedService,
} from '../../src/service/service.ts';
import { STATE } from '../../src/contract/service/states.ts';
import { betweenLooks } from '../asking.ts';

export const KEY = 'c'.repeat(64);

/** A folder that goes with the test. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-embedded-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

export interface Serving extends EmbeddedService {
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The id of a new check. */
  create(): Promise<number>;
  upload(checkId: number, files: Readonly<Record<string, Uint8Array>>): Promise<Answer>;
  /** Asks until the check is in this state. */
  until(checkId: number, statusId: number): Promise<void>;
}

/** A service that ends with the test. */
export async function serving(options: Partial<ServiceOptions> = {}): Promise<Serving> {
  const service = await startEmbeddedService({
    host: '127.0.0.1',
    port: 0,
    key: KEY,
    dataDir: null,
    tempDir: temporary(),
    requestsPerMinute: null,
    now: () => Date.now(),
    ...options,
  });
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => (closed ??= service.close());
  onTestFinished(close);
  const ask: Serving['ask'] = async (method, path, body, headers = {}) => {
    const isForm =
      body instanceof FormData ||
      body instanceof Uint8Array ||
      typeof body === 'string' ||
      body === undefined;
    const response = await fetch(service.baseUrl + path, {
      method,
      headers: { apikey: KEY, ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  };
  return {
    baseUrl: service.baseUrl,
    close,
    ask,
    create: async () => Number((await ask('POST', '/check/create', { name: 'a check' })).body['id']),
    upload: (checkId, files) => {
      const form = new FormData();
      form.append('check_id', String(checkId));
      for (const [name, bytes] of Object.entries(files)) form.append('files[]', new Blob([bytes]), name);
      return ask('POST', '/check/upload-batch', form);
    },
    until: async (checkId, statusId) => {
      for (let state: unknown = 0; state !== statusId; await betweenLooks()) {
        const { body } = await ask('GET', `/checks/${checkId}/status`);
        state = body['status_id'];
        const ended = state === STATE.failed || state === STATE.completed;
        if (ended && state !== statusId) throw new Error(String(body['status_message']));
      }
    },
  };
}
