import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAILED } from '../../src/program/exit-codes.ts';
import { readBlocks } from '../../src/channels/page-file.ts';
import { INDEX_BLOCK } from '../../src/report/page-parts.ts';
import { StaffDocument } from '../../src/report/report-document.ts';
import { javaPrograms } from '../engine/programs.ts';
import { runCommand } from '../black-box/run-action.ts';
import { COMPILED_ONCE } from '../compiled-once.ts';
import { fromSource } from '../from-source.ts';
import { KEY, startStandIn } from '../service-stand-in/stand-in.ts';
import { END_SIGNALS, need } from '../system.ts';
import { seldom, some } from '../suite.ts';

const SAMPLE = join(import.meta.dirname, '../../examples/sample-class/submissions');
const HEADING = /similarity|Priority/;

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'printed-'));
  for (const name of ['amber', 'chiara']) {
    cpSync(join(SAMPLE, name), join(root, 'alike', name), { recursive: true });
  }
  for (const name of ['ada', 'bo']) mkdirSync(join(root, 'apart', name), { recursive: true });
  writeFileSync(join(root, 'apart/ada/a.py'), 'def area(r):\n    return 3 * r * r\n'.repeat(9));
  writeFileSync(join(root, 'apart/bo/b.py'), 'names = sorted(open("x").read().split())\n'.repeat(9));
  mkdirSync(join(root, 'gone/ada'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function check(words: readonly string[]): Promise<Ended> {
  const { exitCode, ...said } = await runCommand(['check', ...words], { cwd: root });
  return { code: exitCode, ...said };
}

/** The same in a process of its own: what is done to it from outside is the subject. */
async function checkOutside(
  words: readonly string[],
  onSaid?: (child: ChildProcess, said: string) => void,
  unwritable: readonly ('stdout' | 'stderr')[] = [],
): Promise<Ended> {
  // A file that is open for reading takes nothing, as a disk that is full does; and it is one on every system.
  const readOnly = openSync(import.meta.filename, 'r');
  const to = (name: 'stdout' | 'stderr') => (unwritable.includes(name) ? readOnly : 'pipe');
  const child = spawn(process.execPath, [...fromSource('cli.ts'), 'check', ...words], {
    cwd: root,
    env: { ...process.env, ...COMPILED_ONCE, CODE_SIMILARITY_KEY: KEY, GITHUB_TOKEN: undefined },
    stdio: ['ignore', to('stdout'), to('stderr')],
  });
  closeSync(readOnly);
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
      onSaid?.(child, said[name]);
    });
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  return { code, ...said };
}

/** What the document says of the run. Its shape is that of report.json. */
function verdictIn({ stdout }: Ended) {
  const { verdict, findings } = StaffDocument.parse(JSON.parse(stdout));
  return { outcome: verdict.outcome, sentence: verdict.sentence, submissions: findings.submissions.length };
}

test.each([
  ['the folder, where it is one', 'alike', ['alike']],
  ['the folder around all paths', 'alike', ['alike/amber', 'alike/chiara']],
  ['the folder around all that a pattern names', 'alike', ['alike/*']],
])('a check is called as %s', async (_, called, paths) => {
  const { stdout } = await check([...paths, '--dry-run', '--layout', 'folders']);
  expect(stdout.match(/^Skipped: (.*)$/m)?.[1]).toBe(called);
});

describe('check --json', () => {
  seldom('prints report.json and nothing else, messages beside it', async () => {
    const run = await check(['alike', '--json', '-o', 'out']);
    expect([run.code, verdictIn(run)]).toMatchObject([1, { outcome: 'flagged', submissions: 2 }]);
    expect(run.stdout).toBe(readFileSync(join(root, 'out/report.json'), 'utf8'));
    expect(run.stderr).toContain('report: out');
  });

  seldom(
    'names nobody anywhere where names are to be left out, not even beside an earlier report',
    async () => {
      const named = await check(['alike', '-q', '-o', 'unnamed']);
      expect(readFileSync(join(root, 'unnamed/pairs.csv'), 'utf8')).toContain('chiara');
      expect(named.code).toBe(1);
      const run = await check(['alike', '--anonymize', 'always', '--json', '-o', 'unnamed']);
      expect(run.code).toBe(1);
      const files = readdirSync(join(root, 'unnamed'));
      expect(files.toSorted()).toEqual(
        ['index.html', 'report.json', 'report.sarif', 'submissions.csv', 'summary.md'].toSorted(),
      );
      const page = readFileSync(join(root, 'unnamed/index.html'));
      const data = JSON.stringify(readBlocks(page).get(INDEX_BLOCK)?.());
      expect(data).toContain('"audience":"student"');
      expect(page.toString()).not.toMatch(/amber|chiara|giveBack/);
      const others = files.filter((name) => name !== 'index.html');
      const written = others.map((name) => readFileSync(join(root, 'unnamed', name), 'utf8'));
      for (const text of [run.stdout, run.stderr, data, ...written]) {
        // A name, a file, a line of code, the folder, and a number that two could compare.
        expect(text).not.toMatch(/amber|chiara|\.java\b|giveBack|alike\/|\b9\d\.\d/i);
      }
    },
  );

  test.each(
    some(
      [
        ['a folder that is not there', ['nowhere'], 'config-error', /"nowhere" does not exist/],
        [
          'an option that is none',
          ['alike', '--similarty', '3'],
          'config-error',
          /is no option of this command/,
        ],
        ['a wrong value', ['alike', '--ai-threshold', 'x'], 'config-error', /ai-threshold/],
        ['files that nobody wrote', ['gone', '-o', 'none'], 'incomplete', /without a source file/],
      ],
      2,
    ),
  )('says how it ended, with %s', async (_, words, outcome, sentence) => {
    const run = await check([...words, '--json', '--quiet']);
    expect(run.code).toBe(2);
    const verdict = verdictIn(run);
    expect([verdict.outcome, verdict.sentence]).toEqual([outcome, expect.stringMatching(sentence)]);
    // Quiet or not, an error is told to the person, too.
    expect(run.stderr).toMatch(/^error: .*\n/);
  });

  seldom('prints what a dry run would check', async () => {
    const run = await check(['alike', '--json', '--dry-run', '-q', '-o', 'dry']);
    expect([run.code, run.stderr, verdictIn(run)]).toMatchObject([
      0,
      '',
      { outcome: 'skipped', submissions: 2 },
    ]);
  });
});

describe('check --quiet', () => {
  test('prints nothing where something is flagged: the exit code says it', async () => {
    expect(await check(['alike', '-q', '-o', 'quiet'])).toEqual({ code: 1, stdout: '', stderr: '' });
    expect(existsSync(join(root, 'quiet/index.html'))).toBe(true);
  });

  seldom('and nothing where nothing is', async () => {
    expect(await check(['apart', '-q', '-o', 'quiet'])).toEqual({ code: 0, stdout: '', stderr: '' });
    const loud = await check(['apart', '-o', 'quiet']);
    expect([loud.code, loud.stdout]).toEqual([0, expect.stringMatching(HEADING)]);
  });

  seldom('prints an error where it could not be done', async () => {
    writeFileSync(join(root, 'file'), '');
    const run = await check(['apart', '-q', '-o', 'file']);
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toMatch(
      /^error: config-error: report-dir: no report can be written to "[^"]*file" \(ENOTDIR\)\./,
    );
  });

  seldom('says once what to do', async () => {
    need('symbolic links');
    symlinkSync('quiet', join(root, 'link'));
    const { stderr } = await check(['apart', '-q', '-o', 'link']);
    expect(stderr).toMatch(
      /^error: config-error: report-dir: "[^"]*link" is a symbolic link,[^.]*\. Name the folder itself\. To see [^.]*\.\n$/,
    );
  });
});

describe('output that cannot be written', () => {
  test.each(
    some(
      [
        ['the document', ['apart', '--json', '-o', 'unwritten']],
        ['the table', ['apart', '-o', 'unwritten']],
        ['the document of a refused check', ['nowhere', '--json']],
      ],
      1,
    ),
  )('is no green end, nor a flag: %s', async (_, words) => {
    const run = await checkOutside(words, undefined, ['stdout']);
    expect(run.code).toBe(2);
    expect(run.stderr.match(/^error: The result could not be written to stdout: E[A-Z]+: /gm)).toHaveLength(
      1,
    );
    expect(run.stderr).not.toMatch(/^\s+at /m);
  });

  seldom('changes no result where only messages are lost', async () => {
    const run = await checkOutside(['alike', '--json', '-o', 'unsaid'], undefined, ['stderr']);
    expect([run.code, verdictIn(run)]).toMatchObject([1, { outcome: 'flagged' }]);
  });
});

test('an error that nobody catches is no flag', () => {
  const defect = `process.stderr.write = () => { queueMicrotask(() => { throw new Error('a defect'); }); return true; }`;
  const words = ['--import', `data:text/javascript,${encodeURIComponent(defect)}`, ...fromSource('cli.ts')];
  // What such an end leaves behind goes with the rest.
  const env = { ...process.env, TMPDIR: root, TEMP: root };
  const run = spawnSync(process.execPath, [...words, 'check', 'alike'], { cwd: root, env, encoding: 'utf8' });
  expect([run.status, run.stderr]).toEqual([FAILED, expect.stringContaining('Error: a defect')]);
});

test('an older Node.js is told which one is needed, and how to get it', () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '23.9.0' } })`;
  const words = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, ...fromSource('cli.ts')];
  const run = spawnSync(process.execPath, [...words, 'check', 'alike'], { cwd: root, encoding: 'utf8' });
  expect([run.status, run.stdout]).toEqual([FAILED, '']);
  expect(run.stderr).toMatch(/^error: This program needs Node\.js 24 or later.* npx -y node@24 ".*cli\.mjs"/);
});

test.each(some(END_SIGNALS, 1))(
  '%s ends a check with a code of its own, and the document says so',
  async (signal) => {
    need('signals');
    const service = await startStandIn({ pollsUntilDone: 100_000 });
    let isSent = false;
    const words = ['apart', '--json', '--base-url', service.baseUrl, '--poll-interval', '0.05', '-o', signal];
    const run = await checkOutside(words, (child, said) => {
      if (!isSent && said.includes('The analysis: processing')) isSent = child.kill(signal);
    });
    await service.close();
    expect([run.code, verdictIn(run)]).toMatchObject([
      { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal],
      { outcome: 'cancelled' },
    ]);
  },
);

describe('the key of the environment', () => {
  const secret = `${'q'.repeat(40)}Zq8Tn2Wk7Rv4Xc9Lp3Bd6F`;
  const run = async (words: readonly string[]) =>
    runCommand(words, { cwd: root, env: { CODE_SIMILARITY_KEY: secret } });

  // Where it stands behind so much else, what is cut ends in its first characters.
  test.each([
    [secret],
    ['check', 'alike', `--${'-'.repeat(45)}${secret}`],
    ['doctor', 'alike', `--${secret}`],
    ['report', secret],
    ['course', secret, 'alike'],
    ['check', `apikey=${secret}`],
    ['check', 'alike', '--similarity-threshold', `${'-'.repeat(45)}${secret}`],
    ['check', 'alike', '--config', `./${secret}`],
  ])('is in no answer, whether or not a service is asked: %s %s', async (...words) => {
    const { stdout, stderr, exitCode } = await run(words);
    expect(exitCode).not.toBe(0);
    expect(stdout + stderr).toContain('***');
    expect(stdout + stderr).not.toMatch(/qqqq|Zq8T|Bd6F/);
  });

  test('is in nothing that is made of the reports of runs that did not know it', async () => {
    const [program = '', other = ''] = javaPrograms(2, 3);
    for (const [at, hand] of ['before', 'after'].entries()) {
      for (const name of ['ada', `bo-${secret}`]) {
        mkdirSync(join(root, hand, name), { recursive: true });
        writeFileSync(join(root, hand, name, 'A.java'), `${program.replace('{', `{ // ${secret}`)}\n`);
      }
      if (at === 1) writeFileSync(join(root, hand, 'ada/A.java'), other);
      await check([hand, '-q', '-o', `of-${hand}`]);
    }
    expect(readFileSync(join(root, 'of-before/report.json'), 'utf8')).toContain(secret);
    const reports = ['of-before', 'of-after'];
    const made = [
      await run(['report', '--compare', ...reports]),
      await run(['report', '--compare', ...reports, '--json']),
      await run(['course', ...reports, '--json']),
      await run(['dossier', '1', '--report', 'of-before', '--out', `of-${secret}.html`]),
    ];
    expect(made.map(({ exitCode, stderr }) => [exitCode, stderr])).toEqual(made.map(() => [0, '']));
    const dossier = readFileSync(join(root, `of-${secret}.html`));
    const page = JSON.stringify(readBlocks(dossier).get(INDEX_BLOCK)?.());
    for (const text of [...made.map(({ stdout }) => stdout), page]) {
      expect(text).toContain('***');
      expect(text).not.toMatch(/qqqq|Zq8T|Bd6F/);
    }
  });
});

test('a key among words that cannot be read is in no answer', async () => {
  const secret = 'Zq8Tn2Wk7Rv4Xc9Lp3Bd6F';
  for (const given of [[`--apikey=${secret}`], ['--apikey', secret]]) {
    const { stderr } = await runCommand(['check', 'alike', ...given, `--${secret}`], { cwd: root });
    expect(stderr).toContain('"--***" is no option');
    expect(stderr).not.toContain('Zq8T');
  }
  // A value that was forgotten: the next option is none.
  const { stderr } = await runCommand(['check', '--apikey', '--base-urls'], { cwd: root });
  expect(stderr).toContain('--base-urls');
});
