/**
 * Peak memory of writing the report of a class whose submissions are all alike: `node bench/report-memory.ts [submissions]`.
 * The packed class lies on disk, as in a run; one child process makes the findings, another one also writes the report, so
 * that the difference is what writing costs. `--cli dist/cli.js` measures a whole run, embedded service and all, instead.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MatchFinding, PairFinding, SubmissionFinding } from '../src/contract/findings.ts';
import type { RunReport } from '../src/contract/report.ts';
import { asZip, type StoredZip } from '../src/base/stored-zip.ts';
import { beginArchiverZip } from '../src/sources/packing/archiver-zip.ts';
import { packSubmission } from '../src/sources/packing/pack.ts';
import { ZipSpool } from '../src/sources/packing/spool.ts';
import { writeReportFiles } from '../src/channels/write-report-files.ts';
import { report, submission } from '../test/report/sample.ts';
import { similarClass } from './similar-class.ts';

/** What a run keeps of each submission at most: ten partners, and of each so many matches. */
const PARTNERS = 10;
const MATCHES = 30;
/** What the embedded service lists at most, for two submissions each. */
const PAIRS = 13_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { child: { type: 'string' }, folder: { type: 'string' }, cli: { type: 'string' } },
});
const size = Number(positionals[0] ?? 1000);

if (values.child !== undefined) {
  await child(values.child, values.folder ?? '');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'bench-report-memory-'));
  try {
    if (values.cli === undefined) await measureWriting(folder);
    else measureRun(folder, values.cli);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureWriting(folder: string): Promise<void> {
  const spool = new ZipSpool(folder, beginArchiverZip);
  let bytes = 0;
  const zips: StoredZip[] = [];
  for (const { name, files } of similarClass(size)) {
    const contents = files.map(([path, text]) => ({ path, data: Buffer.from(text) }));
    bytes += contents.reduce((sum, one) => sum + one.data.length, 0);
    const packed = await packSubmission(
      {
        key: name,
        name,
        role: 'judged',
        origin: { kind: 'directory', path: name },
        files: contents.map(({ path, data }) => ({
          path,
          size: data.length,
          read: () => Promise.resolve(data),
        })),
        leftOut: [],
        remarks: [],
      },
      { spool },
    );
    zips.push(asZip(packed.zip));
  }
  spool.close();
  writeFileSync(join(folder, 'zips.json'), JSON.stringify(zips));
  const [made, written] = ['make', 'write'].map((mode) =>
    peakOf([import.meta.filename, '--child', mode, '--folder', folder, String(size)]),
  );
  print({ size, bytes, made, written, folder: join(folder, 'report') });
}

function print(result: {
  readonly size: number;
  readonly bytes: number;
  readonly made: number | undefined;
  readonly written: number | undefined;
  readonly folder: string;
}): void {
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  process.stdout.write(
    `${result.size} submissions, ${megabytes(result.bytes)} of source; peak resident memory ${result.made ?? 0} MB with the findings alone, ${result.written ?? 0} MB with the report written, ${(result.written ?? 0) - (result.made ?? 0)} MB more\n`,
  );
  for (const name of readdirSync(result.folder)) {
    process.stdout.write(`${megabytes(statSync(join(result.folder, name)).size).padStart(10)}  ${name}\n`);
  }
}

function measureRun(folder: string, cli: string): void {
  let bytes = 0;
  for (const { name, files } of similarClass(size)) {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, 'class', name, path)), { recursive: true });
      writeFileSync(join(folder, 'class', name, path), text);
      bytes += text.length;
    }
  }
  const target = join(folder, 'report');
  const peak = peakOf([cli, 'check', join(folder, 'class'), '--fail-on', 'never', '--report-dir', target]);
  process.stdout.write(
    `${size} submissions, ${(bytes / 1e6).toFixed(1)} MB of source: peak resident memory of a whole run ${peak} MB\n`,
  );
}

/** Megabytes that a process held at most, threads and all. */
function peakOf(args: readonly string[]): number {
  const tell = `process.on('exit', () => process.stderr.write('\\npeak ' + process.resourceUsage().maxRSS + '\\n'))`;
  const run = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(tell)}`, ...args],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (run.status !== 0) throw new Error(run.stderr);
  return Math.round(Number(/\npeak (\d+)\n/.exec(run.stderr)?.[1] ?? 0) / 1000);
}

async function child(mode: string, folder: string): Promise<void> {
  const run = findingsOf(JSON.parse(readFileSync(join(folder, 'zips.json'), 'utf8')) as readonly StoredZip[]);
  if (mode !== 'write') return;
  await writeReportFiles(run, {
    directory: join(folder, 'report'),
    template: '<html><head><title>x</title></head><body><!--report-data--></body></html>',
  });
}

function findingsOf(zips: readonly StoredZip[]): RunReport {
  const key = (at: number): string => `student-${String((at % zips.length) + 1).padStart(5, '0')}`;
  const matches = (at: number): readonly MatchFinding[] =>
    Array.from({ length: PARTNERS * MATCHES }, (_, n): MatchFinding => {
      const line = 1 + 20 * Math.floor(n / PARTNERS);
      return {
        kind: 'peer',
        otherKey: key(at + 1 + (n % PARTNERS)),
        similarity: 98.921114 + (n % PARTNERS) / 13,
        matchedSimilarity: 98.955693 - (n % PARTNERS) / 17,
        own: { file: `src/part${n % 5}.cpp`, lineStart: line, lineEnd: line + 19 },
        other: { file: `src/part${n % 5}.cpp`, lineStart: line + 1, lineEnd: line + 21 },
        tokens: 120 + n,
      };
    });
  const submissions = zips.map(
    (zip, at): SubmissionFinding =>
      submission(key(at), {
        total: 99 + at / 2000,
        suspicion: 80 + at / 100,
        origin: { kind: 'directory', path: key(at) },
        files: Array.from({ length: 5 }, (_, n) => ({ path: `src/part${n}.cpp`, size: 17_000 })),
        matches: matches(at),
        zip,
      }),
  );
  const pairs = Array.from(
    { length: PAIRS },
    (_, n): PairFinding => ({
      a: key(n),
      b: key(n + 1 + Math.floor(n / zips.length)),
      similarity: 98.921114 + n / PAIRS,
      matchedSimilarity: 98.955693 - n / PAIRS,
      suspicion: 80 + n / PAIRS,
      longestFragment: 4114,
      overlap: 16_000,
    }),
  );
  return report(submissions, {
    findings: { pairs, clusters: [submissions.map((one) => one.key)] },
    verdict: {
      outcome: 'flagged',
      exitCode: 1,
      flagged: submissions.map((one) => ({ key: one.key, by: ['similarity'] as const })),
    },
  });
}
