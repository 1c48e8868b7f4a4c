import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedService, startEmbeddedService } from '../../src/service/service.ts';
import { ENGINE, STATE } from '../../src/contract/service/states.ts';
import { betweenLooks } from '../asking.ts';
import { onStorages, STORAGES } from '../storages.ts';
import { javaPrograms } from './programs.ts';
import { some } from '../suite.ts';

const KEY = 'b'.repeat(64);
const folder = mkdtempSync(join(tmpdir(), 'code-similarity-engine-'));
const POOL = javaPrograms(6, 77);
let service: EmbeddedService;

async function call<Body>(path: string, body?: unknown): Promise<Body> {
  const form = body instanceof FormData;
  const response = await fetch(service.baseUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { apikey: KEY, ...(body === undefined || form ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  });
  return (await response.json()) as Body;
}

/** A ZIP of deflated files. */
function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(8, 10);
    record.writeUInt32LE(crc32(text), 16);
    record.writeUInt32LE(packed.length, 20);
    record.writeUInt32LE(Buffer.byteLength(text), 24);
    record.writeUInt16LE(name.length, 28);
    record.writeUInt32LE(offset, 42);
    parts.push(local, name, packed);
    directory.push(record, name);
    offset += 30 + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

interface Row {
  readonly id: number;
  readonly filename: string;
  readonly total_result: number;
  readonly result_web: number;
  readonly comparability: string;
  readonly left_out: readonly { readonly path: string; readonly reason: string }[];
}

interface Results {
  readonly other_matches: readonly {
    readonly match_type: number;
    readonly submission_id: number;
    readonly submission_id_matched: number;
    readonly similarity: number;
  }[];
  readonly pairs: readonly { readonly submission_id_matched: number }[];
}

/** Runs a check to its end; its rows by file name. */
async function check(
  engine: number,
  submissions: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<{ readonly id: number; readonly rows: ReadonlyMap<string, Row> }> {
  const { id } = await call<{ id: number }>('/check/create', { name: 'check' });
  const form = new FormData();
  form.append('check_id', String(id));
  for (const [name, files] of Object.entries(submissions)) {
    form.append('files[]', new Blob([zip(files)]), `${name}.zip`);
  }
  await call('/check/upload-batch', form);
  await call('/check/start', { check_id: id, test_type: engine });
  for (let state: number = STATE.queued; state !== STATE.completed; await betweenLooks()) {
    // oxlint-disable-next-line no-await-in-loop -- polling
    state = (await call<{ status_id: number }>(`/checks/${id}/status`)).status_id;
    expect(state).not.toBe(STATE.failed);
  }
  const { submissions: rows } = await call<{ submissions: readonly Row[] }>('/check/overview', {
    check_id: id,
  });
  return { id, rows: new Map(rows.map((row) => [row.filename.replace('.zip', ''), row])) };
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

// What earlier checks hold is found by their rows; two kinds of SQLite have the same.
onStorages(
  some(
    STORAGES.filter(({ name }) => name !== 'SQLite in a data folder'),
    1,
  ),
  ({ open }) => {
    const place = mkdtempSync(join(folder, 'storage-'));

    beforeAll(async () => {
      service = await startEmbeddedService({
        host: '127.0.0.1',
        port: 0,
        key: KEY,
        dataDir: null,
        openStorage: () => open(place),
        tempDir: place,
        requestsPerMinute: null,
        now: () => Date.now(),
      });
    });

    afterAll(() => service.close());

    describe('earlier checks of the same service', () => {
      test('are matched with type 2, by whoever asks for it, and never with each other', async () => {
        const files = (at: number): Record<string, string> => ({ 'Main.java': POOL[at] as string });
        const first = await check(ENGINE.group, { ada: files(0), bo: files(1) });
        const second = await check(ENGINE.group, { cy: files(0) });
        expect([...second.rows.values()].map((row) => [row.total_result, row.result_web])).toEqual([
          [null, null],
        ]);

        const third = await check(ENGINE.full, { di: files(0), ed: files(2) });
        const di = third.rows.get('di') as Row;
        expect([di.total_result, di.result_web].map((value) => Math.round(value))).toEqual([100, 100]);
        const { other_matches: matches, pairs } = await call<Results>('/check/results', {
          check_id: third.id,
          submission_id: di.id,
        });
        const earlier = [first.rows.get('ada') as Row, second.rows.get('cy') as Row].map(({ id }) => id);
        const whole = matches.filter(({ similarity }) => similarity === 100);
        expect(whole.map(({ submission_id_matched: id }) => id).toSorted((a, b) => a - b)).toEqual(earlier);
        expect(new Set(whole.map(({ match_type: type }) => type))).toEqual(new Set([2]));
        const ed = third.rows.get('ed') as Row;
        expect(
          matches
            .filter((match) => match.submission_id_matched === ed.id)
            .every(({ match_type: type }) => type === 1),
        ).toBe(true);
        expect(pairs.some(({ submission_id_matched: id }) => id === ed.id)).toBe(true);

        // What was judged before stays as it was.
        const { submissions } = await call<{ submissions: readonly Row[] }>('/check/overview', {
          check_id: second.id,
        });
        expect(submissions.map((row) => row.total_result)).toEqual([null]);
      });
    });

    describe('hostile contents of an upload', () => {
      test('cost their own files alone', async () => {
        const { rows } = await check(ENGINE.group, {
          good: { 'Main.java': POOL[0] as string },
          bad: {
            'Main.java': POOL[0] as string,
            '../../etc/Evil.java': 'class A {}',
            'Line.java': 'x'.repeat(10_000_000),
            'Deep.java': `class D { void f() { ${'{'.repeat(300_000)} } }\n`.replaceAll('{{{{', '{\n{{{'),
          },
        });
        expect(rows.get('good')?.total_result).toBeGreaterThan(0);
        expect(rows.get('bad')?.left_out.map(({ path, reason }) => [path, reason.split(':', 1)[0]])).toEqual([
          ['../../etc/Evil.java', 'unsafe path'],
          ['Line.java', 'too large'],
        ]);
      });
    });
  },
);
