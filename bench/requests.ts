/** Requests of one run against the least that the interface allows, for 10, 200 and 1,000 submissions. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCheck } from '../src/check/run-at-service.ts';
import type { PackedSubmission } from '../src/contract/submission.ts';
import { beginArchiverZip } from '../src/sources/packing/archiver-zip.ts';
import { packSubmission } from '../src/sources/packing/pack.ts';
import { ZipSpool } from '../src/sources/packing/spool.ts';
import { systemClock } from '../src/program/process/system-clock.ts';
import { ServiceClient } from '../src/check/client/client.ts';
import { KEY, startStandIn } from '../test/service-stand-in/stand-in.ts';

const POLLS = 4;
const log = {
  debug() {},
  info() {},
  notice() {},
  warning() {},
  error() {},
  group: <T>(_title: string, body: () => Promise<T>): Promise<T> => body(),
};

process.stdout.write('submissions | requests | least | ratio\n');
for (const count of [10, 200, 1_000]) {
  const spoolDir = mkdtempSync(join(tmpdir(), 'code-similarity-requests-'));
  const spool = new ZipSpool(spoolDir, beginArchiverZip);
  const submissions: PackedSubmission[] = [];
  for (let n = 0; n < count; n += 1) {
    const text = `class A${n} {}\n`;
    const file = { path: 'A.java', size: text.length, read: () => Promise.resolve(Buffer.from(text)) };
    const origin = { kind: 'directory', path: String(n) } as const;
    submissions.push(
      await packSubmission(
        { key: `s${n}`, name: `s${n}`, role: 'judged', origin, files: [file], leftOut: [], remarks: [] },
        { spool },
      ),
    );
  }
  spool.close();
  const service = await startStandIn({ pollsUntilDone: POLLS });
  const client = new ServiceClient({
    baseUrl: service.baseUrl,
    apiKey: KEY,
    requestsPerMinute: null,
    clock: systemClock,
    random: Math.random,
    log,
    signal: new AbortController().signal,
    deadlineMs: systemClock.now() + 60_000,
    environment: {},
    redact: (text) => text,
  });
  const { failure } = await runCheck(
    {
      label: 'bench',
      run: { runId: '1', jobSlug: 'bench', attempt: 1 },
      engine: 'recommended',
      language: 'auto',
      ai: true,
      needsAllPairs: false,
      baseCode: false,
      submissions,
      notCollected: [],
      together: [],
      pseudonyms: null,
      shared: null,
      identity: null,
      resume: true,
      web: null,
      checkId: null,
      keepCheck: true,
      thresholds: { similarity: 75, ai: 75 },
      pollIntervalMs: 5,
      dryRun: false,
      service: { kind: 'remote', host: null },
    },
    { client, clock: systemClock, random: Math.random, log, redact: (text) => text, onCheck: () => {} },
  );
  if (failure !== null) throw failure;
  // Create, uploads of 50, start, the same polls, and one answer with all scores.
  const least = 1 + Math.ceil(count / 50) + 1 + POLLS + 1;
  process.stdout.write(
    `${count} | ${client.requests} | ${least} | ${(client.requests / least).toFixed(2)}\n`,
  );
  await client.close();
  await service.close();
  rmSync(spoolDir, { recursive: true, force: true });
}
