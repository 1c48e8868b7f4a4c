/**
 * Requests, time and peak memory of a whole run of the built command line over the repositories of an organisation:
 * `node bench/collect.ts [N…]` (10, 100 and 1,000 repositories unless told). The organisation is a GitHub of our own over
 * loopback, with real git archives; the engine is the embedded service. Each repository holds four Java files, a starter
 * file and what surrounds code at home.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGitHub } from '../test/github-stand-in/stand-in.ts';
import { programs } from '../test/engine/generated-programs.ts';
import { randomFrom } from '../test/random.ts';

const FILES = 4;
const PAGE = 100;
const sizes = process.argv.slice(2).map(Number);
const root = join(import.meta.dirname, '..');

process.stdout.write(
  'repositories | requests | least | ratio | seconds | ms each | peak MiB | ratio to the first\n',
);
let first: number | null = null;
for (const count of sizes.length === 0 ? [10, 100, 1_000] : sizes) {
  const github = await startGitHub();
  github.organization('class');
  const sources = programs(count * FILES, 'java', randomFrom(11), 0.02);
  for (let n = 0; n < count; n += 1) {
    const own = sources.slice(n * FILES, (n + 1) * FILES);
    await github.repository(`class/hw1-s${String(n).padStart(4, '0')}`).commit({
      files: {
        'README.md': '# Homework 1\n'.repeat(40),
        '.gitignore': 'target\n',
        '.github/workflows/autograde.yaml': 'on: push\n',
        'data/input.csv': '1,2,3\n'.repeat(2_000),
        ...Object.fromEntries(own.map((text, at) => [`src/main/java/Part${at}.java`, text])),
      },
    });
  }
  const before = github.requests.length;
  const { seconds, peakMiB } = await run(github.url, github.token({ login: 'teacher', limit: 12_500 }));
  const requests = github.requests.slice(before).filter(({ route }) => route !== 'codeload').length;
  const least = 2 * count + Math.ceil(count / PAGE);
  first ??= peakMiB;
  process.stdout.write(
    `${count} | ${requests} | ${least} | ${(requests / least).toFixed(2)} | ${seconds.toFixed(1)} | ${((1000 * seconds) / count).toFixed(0)} | ${peakMiB.toFixed(0)} | ${(peakMiB / first).toFixed(1)}\n`,
  );
  await github.close();
}

async function run(url: string, token: string): Promise<{ seconds: number; peakMiB: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-collect-'));
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--import',
      join(root, 'bench', 'peak-memory.ts'),
      join(root, 'dist', 'cli.js'),
      'check',
      '--repositories',
      'class/hw1-*',
      '--fail-on',
      'never',
    ],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, GITHUB_TOKEN: token, GITHUB_API_URL: url },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  // What the kernel has seen at most, where it says so: what a process says of itself at its end may be less.
  let seenKb = 0;
  const watch = setInterval(() => {
    seenKb = Math.max(seenKb, highWaterKb(child.pid));
  }, 100);
  const code = await new Promise<number | null>((done) => child.on('close', done));
  clearInterval(watch);
  const seconds = (performance.now() - startedAt) / 1000;
  rmSync(folder, { recursive: true, force: true });
  const kB = /peak memory: (\d+) kB/.exec(said)?.[1];
  if (code !== 0 || kB === undefined) throw new Error(`the run ended with ${code}: ${said.slice(-2000)}`);
  return { seconds, peakMiB: Math.max(seenKb, Number(kB)) / 1024 };
}

/** Linux: peak resident memory of a process so far, in kB; 0: not known. */
function highWaterKb(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
