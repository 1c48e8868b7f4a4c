import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../src/base/effects.ts';
import { VERSION } from '../../src/version.ts';
import { HastyClock } from '../fake-clock.ts';
import { temporaryFolder } from '../temporary.ts';
import {
  COMMAND,
  ROOT,
  runAction,
  runBuiltAction,
  runBuiltCommand,
  runCommand,
  SAMPLE,
} from './run-action.ts';
import { seldom, some } from '../suite.ts';

const KEY = 'k3y0'.repeat(16);

function classFolder(...names: readonly string[]): string {
  const folder = temporaryFolder();
  for (const name of names) {
    cpSync(join(SAMPLE, 'submissions', name), join(folder, 'class', name), { recursive: true });
  }
  return folder;
}

/** The rows of pairs.csv by the names of both. */
function pairsOf(reportDir: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const rows: readonly Record<string, string>[] = parse(readFileSync(join(reportDir, 'pairs.csv')), {
    columns: true,
    bom: true,
  });
  return new Map(rows.map((row) => [`${row['a_name']} ↔ ${row['b_name']}`, row]));
}

/** Runs the action on the sample class, with this beside the folder's own starter code. */
async function sampleRun(...given: readonly string[]): Promise<{
  readonly pairs: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly ordinary: string | undefined;
}> {
  const workspace = temporaryFolder();
  cpSync(SAMPLE, join(workspace, 'class'), { recursive: true });
  for (const folder of given) {
    cpSync(join(SAMPLE, folder), join(workspace, 'class', 'starter'), { recursive: true });
  }
  const inputs = { path: 'class/submissions', starter: 'class/starter', people: 'class/people.csv' };
  const run = await runAction({ workspace, inputs });
  const ordinary = /The median similarity of the others is ([\d.]+)\./.exec(run.summary);
  return { pairs: pairsOf(run.reportDir), ordinary: ordinary?.[1] };
}

const rounded = (figure: string | undefined): string => Number(figure).toFixed(1);

describe('what the documentation says of the sample class', () => {
  const documentation = (...path: readonly string[]) => readFileSync(join(ROOT, ...path), 'utf8');

  test('is what a check finds', async () => {
    const { pairs, ordinary } = await sampleRun();
    const guide = documentation('docs', 'reading-a-report.md');
    const rows = [
      ...guide.matchAll(/^\| `(\w+)` ↔ `(\w+)` \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \| (\d+) \| (\d+) \|/gm),
    ];
    expect(rows).toHaveLength(5);
    for (const [, a = '', b = '', ...figures] of rows) {
      const row = pairs.get(`${a} ↔ ${b}`) ?? {};
      const { similarity, alike, priority, fragments, longest_fragment_tokens: longest } = row;
      expect([a, b, ...figures]).toEqual([
        a,
        b,
        ...[similarity, alike, priority].map(rounded),
        fragments,
        longest,
      ]);
    }
    expect(/median of the others: here ([\d.]+),/.exec(guide)?.[1]).toBe(ordinary);
    const together = /`(lena)` and `(mateo)` are as close as copies, ([\d.]+),/.exec(guide)?.[3];
    expect(together).toBe(rounded(pairs.get('lena ↔ mateo')?.['similarity']));
    const common = /is common, and stays\s+at ([\d.]+);/.exec(guide)?.[1];
    expect(common).toBe(rounded(pairs.get('cem ↔ priya')?.['priority']));
    const faq = /a similarity near (\d+) and an honest pair one near (\d+),/.exec(
      documentation('docs', 'faq.md'),
    );
    expect(faq?.slice(1).map(Number)).toEqual(
      ['farid ↔ hugo', 'nadia ↔ oscar'].map((of) => Math.round(Number(pairs.get(of)?.['similarity']))),
    );
    const members = documentation('examples', 'sample-class', 'README.md');
    const told = [...members.matchAll(/^\| `(\w+)`, `(\w+)` \|.*?\| ([\d.]+) \|/gm)];
    expect(told).toHaveLength(6);
    for (const [, a = '', b = '', figure] of told) {
      expect([a, b, figure]).toEqual([a, b, rounded(pairs.get(`${a} ↔ ${b}`)?.['similarity'])]);
    }
  });

  test('is what it finds with the code of the lecture', async () => {
    const { pairs, ordinary } = await sampleRun('lecture');
    const guide = documentation('docs', 'reading-a-report.md');
    const [, pair, from, to] =
      /`cem` ↔ `priya` is ([\d.]+), and the median of the others falls from ([\d.]+) to ([\d.]+)\./.exec(
        guide,
      ) ?? [];
    expect([pair, from, to]).toEqual([
      rounded(pairs.get('cem ↔ priya')?.['similarity']),
      // Held against a run above.
      /median of the others: here ([\d.]+),/.exec(guide)?.[1],
      ordinary,
    ]);
    const faq = /the median similarity falls from ([\d.]+) to ([\d.]+)\./.exec(
      documentation('docs', 'faq.md'),
    );
    expect(faq?.slice(1)).toEqual([from, to]);
  });
});

describe('the action on the embedded service', () => {
  seldom('flags, as it is built, the copies of the sample class and nothing else', async () => {
    const workspace = temporaryFolder();
    cpSync(SAMPLE, join(workspace, 'class'), { recursive: true });
    const run = await runBuiltAction({
      workspace,
      inputs: {
        source: 'directory',
        path: 'class/submissions',
        starter: 'class/starter',
        people: 'class/people.csv',
        'ai-references': 'class/ai-references',
      },
    });
    expect(run.stderr).toBe('');
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      outcome: 'flagged',
      'check-id': '1',
      'submission-count': '30',
      'flagged-count': '6',
      'stands-out-count': '1',
      'report-path': join(workspace, 'similarity-report'),
    });
    expect(Number(run.outputs['max-similarity'])).toBeGreaterThan(95);
    const report = JSON.parse(readFileSync(join(run.reportDir, 'report.json'), 'utf8')) as {
      verdict: { flagged: { key: string }[] };
    };
    const flagged = report.verdict.flagged.map(({ key }) => key.split('/').at(-1));
    // Three pairs of copies. The team belongs together, as the file of people says.
    expect(flagged.toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1))).toEqual([
      'amber',
      'bashir',
      'chiara',
      'dmitri',
      'greta',
      'imani',
    ]);
    // Half a copy, below the threshold. Two who share more code by chance do not stand out.
    const pairs = pairsOf(run.reportDir);
    const standsOut = [...pairs].filter(([, row]) => row['stands_out'] === 'true');
    expect(standsOut.map(([names]) => names)).toEqual(['farid ↔ hugo']);
    expect(Number(pairs.get('nadia ↔ oscar')?.['alike'])).toBeGreaterThan(
      Number(pairs.get('farid ↔ hugo')?.['alike']),
    );
    expect(pairs.get('lena ↔ mateo')?.['together']).toBe('team');
    expect(run.summary).toContain('chiara');
    expect(readFileSync(join(run.reportDir, 'index.html'), 'utf8')).toContain('Content-Security-Policy');
  });

  seldom('passes a class without copies, and says so in every output', async () => {
    const workspace = classFolder('amber', 'esme', 'farid', 'kaya');
    const run = await runAction({ workspace, inputs: { path: 'class' } });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      outcome: 'passed',
      'flagged-count': '0',
      'submission-count': '4',
      'max-ai-score': 'n/a',
    });
    expect(run.outputs['max-similarity']).toMatch(/^\d+(\.\d+)?$/);
  });

  seldom('a threshold is strict and unrounded: exactly the highest number passes', async () => {
    const workspace = classFolder('bashir', 'dmitri');
    const first = await runAction({ workspace, inputs: { path: 'class' } });
    const highest = first.outputs['max-similarity'] ?? '';
    const at = await runAction({ workspace, inputs: { path: 'class', 'similarity-threshold': highest } });
    expect([at.outputs['outcome'], at.exitCode]).toEqual(['passed', 0]);
    const below = String(Number(highest) - 1e-9);
    const over = await runAction({ workspace, inputs: { path: 'class', 'similarity-threshold': below } });
    expect([over.outputs['outcome'], over.exitCode]).toEqual(['flagged', 1]);
  });

  test('fail-on never keeps the outcome and clears the exit code', async () => {
    const run = await runAction({
      workspace: classFolder('amber', 'chiara'),
      inputs: { path: 'class', 'fail-on': 'never' },
    });
    expect([run.outputs['outcome'], run.exitCode]).toEqual(['flagged', 0]);
  });

  seldom('a submission without source files is incomplete, not clean', async () => {
    const workspace = classFolder('amber', 'esme');
    mkdirSync(join(workspace, 'class', 'empty'));
    writeFileSync(join(workspace, 'class', 'empty', 'notes.pdf'), 'no code');
    const run = await runAction({ workspace, inputs: { path: 'class' } });
    expect([run.outputs['outcome'], run.exitCode]).toEqual(['incomplete', 1]);
    const warn = await runAction({ workspace, inputs: { path: 'class', 'on-incomplete': 'warn' } });
    expect([warn.outputs['outcome'], warn.exitCode]).toEqual(['incomplete', 0]);
  });

  test('a dry run uploads nothing and writes no verdict', async () => {
    const run = await runAction({
      workspace: classFolder('amber', 'chiara'),
      inputs: { path: 'class', 'dry-run': 'true' },
    });
    expect([run.outputs['outcome'], run.exitCode]).toEqual(['skipped', 0]);
    expect(run.stdout).toContain('would be uploaded');
    for (const text of [run.stdout, run.summary]) {
      expect(text).not.toContain('gave no similarity');
      expect(text).toMatch(/amber.*chiara.*: A dry run compares nothing\./);
    }
  });

  test('hostile names forge no command, no table cell and no tag', async () => {
    const workspace = temporaryFolder();
    const name = '<img src=x onerror=alert(1)> | @team ::error::x';
    for (const folder of [name, 'plain']) {
      cpSync(join(SAMPLE, 'submissions', 'amber'), join(workspace, 'class', folder), { recursive: true });
    }
    const run = await runAction({ workspace, inputs: { path: 'class' } });
    expect(run.outputs['outcome']).toBe('flagged');
    // Inside of a code span GitHub reads nothing; outside of one the name must not stand at all.
    const outsideOfCode = run.summary.replaceAll(/`[^`\n]*`/g, '');
    expect(run.summary).toContain('`<img');
    expect(outsideOfCode).not.toContain('<img');
    expect(outsideOfCode).not.toContain('@team');
    const lines = run.stdout.split('\n').filter((line) => line.startsWith('::'));
    expect(
      lines.filter(
        (line) =>
          !/^::(?:error|warning|notice|group|endgroup|add-mask|debug|set-output|save-state)/.test(line),
      ),
    ).toEqual([]);
    expect(
      lines.filter((line) => line.includes('::error::x') && !line.startsWith('::error::flagged')),
    ).toEqual([]);
    expect(readFileSync(join(run.reportDir, 'index.html'), 'utf8')).not.toContain('<img src=x');
  });

  test('in a public repository nothing names a submission', async () => {
    const workspace = classFolder('amber', 'chiara', 'esme');
    const run = await runAction({
      workspace,
      inputs: { path: 'class' },
      event: { name: 'workflow_dispatch', payload: { repository: { private: false } } },
    });
    expect(run.outputs['outcome']).toBe('flagged');
    const files = readdirSync(run.reportDir).map((name) => readFileSync(join(run.reportDir, name), 'utf8'));
    expect(files.length).toBeGreaterThan(2);
    for (const text of [run.stdout, run.summary, ...files]) expect(text).not.toMatch(/amber|chiara|esme/);
  });
});

describe('wrong settings', () => {
  test('every wrong value is named in one message before anything is done', async () => {
    const run = await runAction({
      inputs: { 'similarity-threshold': '101', 'fail-on': 'sometimes', 'timeout-minutes': '-1', ai: 'maybe' },
    });
    expect([run.outputs['outcome'], run.exitCode]).toEqual(['config-error', 1]);
    for (const name of ['similarity-threshold', 'fail-on', 'timeout-minutes', 'ai']) {
      expect(run.stdout).toContain(name);
    }
  });

  test.each(['0', '7200.1', '40000', 'Infinity'])(
    'a time limit of %s minutes is named, and limits nothing before',
    async (minutes) => {
      const waits: number[] = [];
      const clock: Clock = {
        now: () => 0,
        sleep: (ms, signal) => {
          waits.push(ms);
          // What a timer cannot hold is over at once.
          if (ms < 2 ** 31) return new Promise((_, reject) => signal?.addEventListener('abort', reject));
          return Promise.resolve();
        },
      };
      const run = await runAction({ inputs: { 'timeout-minutes': minutes }, clock });
      expect(run.outputs['outcome']).toBe('config-error');
      expect(run.stdout).toContain(`timeout-minutes: "${minutes}" is not allowed`);
      expect(waits).not.toEqual([]);
      expect(Math.max(...waits)).toBeLessThanOrEqual(30 * 60_000);
    },
  );

  test('a key without an address is an error, and neither shows', async () => {
    const run = await runAction({ inputs: { apikey: KEY, path: 'class' } });
    expect(run.outputs['outcome']).toBe('config-error');
    const mask = `::add-mask::${KEY}`;
    expect(run.stdout.split('\n').filter((line) => line.includes(KEY))).toEqual([mask]);
    expect(run.stdout.startsWith(mask)).toBe(true);
  });

  test('a path that does not exist is told with what is there', async () => {
    const run = await runAction({ workspace: classFolder('amber'), inputs: { path: 'klass' } });
    expect(run.outputs['outcome']).toBe('config-error');
    expect(run.stdout).toContain('"class"');
  });

  test('a pull request from a fork, which sees no secrets, is skipped in one line', async () => {
    const run = await runAction({
      inputs: { 'base-url': 'https://service.example/api/v1' },
      event: {
        name: 'pull_request',
        payload: {
          repository: { private: true, full_name: 'course/staff' },
          pull_request: {
            number: 3,
            head: { repo: { full_name: 'stranger/staff' } },
            base: { repo: { full_name: 'course/staff' } },
          },
        },
      },
    });
    expect([run.outputs['outcome'], run.exitCode]).toEqual(['skipped', 0]);
  });

  test('what this version cannot do is refused, not ignored', async () => {
    const run = await runAction({
      inputs: { shard: '1/2', 'base-url': 'https://service.example/api/v1', apikey: KEY },
    });
    expect(run.outputs['outcome']).toBe('config-error');
    expect(run.stdout).toContain('shard');
  });
});

describe('a service that is away', () => {
  test('refused connections end as network, and on-error warn lets the job go on', async () => {
    const workspace = classFolder('amber', 'esme');
    const inputs = {
      path: 'class',
      apikey: KEY,
      'base-url': 'http://127.0.0.1:9/api/v1',
    };
    const run = await runAction({ workspace, inputs, clock: new HastyClock() });
    expect([run.outputs['outcome'], run.exitCode]).toEqual(['network', 1]);
    expect(run.outputs['max-similarity']).toBe('n/a');
    const warn = await runAction({
      workspace,
      inputs: { ...inputs, 'on-error': 'warn' },
      clock: new HastyClock(),
    });
    expect([warn.outputs['outcome'], warn.exitCode]).toEqual(['network', 0]);
  });
});

describe('the command line', () => {
  seldom(
    'checks a folder, as it is built, and ends with the table, the verdict and the path of the report',
    async () => {
      const cwd = classFolder('amber', 'chiara', 'esme');
      const run = await runBuiltCommand(['check', 'class'], { cwd });
      expect(run.exitCode).toBe(1);
      expect(run.stdout).toMatch(/chiara/);
      expect(run.stdout.trimEnd().split('\n').at(-1)).toBe('report: similarity-report/index.html');
    },
  );

  test.each(
    some(
      [
        [
          '--engine',
          'grup',
          'engine "grup": the service has no such engine. Did you mean "Group Similarity"?',
        ],
        ['--language', 'javva', 'language "javva": the service does not know it. Did you mean "Java"?'],
      ],
      1,
    ),
  )(
    'a mistyped %s is told before anything is collected, and costs no report',
    async (option, value, words) => {
      const cwd = classFolder('amber', 'chiara', 'esme');
      await runCommand(['check', 'class'], { cwd });
      const report = join(cwd, 'similarity-report', 'report.json');
      const before = readFileSync(report, 'utf8');
      const run = await runCommand(['check', 'class', option, value], { cwd });
      expect(run.exitCode).toBe(2);
      expect(run.stderr).toContain(words);
      expect(run.stderr).not.toContain('Collect submissions');
      expect(run.stdout).toBe('');
      expect(readFileSync(report, 'utf8')).toBe(before);
    },
  );

  seldom(
    'a service that cannot be reached, and a dry run, leave the last report alone and show no table of n/a',
    async () => {
      const cwd = classFolder('amber', 'chiara', 'esme', 'farid');
      await runCommand(['check', 'class'], { cwd });
      const folder = join(cwd, 'similarity-report');
      const hashes = () =>
        readdirSync(folder)
          .filter((name) => name !== 'last-run.md')
          .map((name) => [
            name,
            createHash('sha256')
              .update(readFileSync(join(folder, name)))
              .digest('hex'),
          ]);
      const before = hashes();
      const down = ['--base-url', 'http://127.0.0.1:9/api/v1', '--timeout-minutes', '0.15'];
      for (const options of [['--dry-run'], down]) {
        const run = await runCommand(['check', 'class', ...options], {
          cwd,
          env: { CODE_SIMILARITY_KEY: 'k'.repeat(64) },
        });
        expect(run.stdout).not.toMatch(/│|n\/a/);
        expect(run.stdout).toContain(
          'the report of an earlier run in similarity-report was kept; last-run.md',
        );
        expect(hashes()).toEqual(before);
      }
    },
  );

  test('--help and --version end well, unknown options do not', async () => {
    expect((await runCommand(['--help'])).stdout).toContain('code-similarity check');
    expect((await runCommand(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await runCommand(['check', '--help'])).stdout).toContain('-s, --starter <');
    expect((await runCommand(['completion', 'bash'])).stdout).toContain('complete -o bashdefault');
    const wrong = await runCommand(['check', '.', '--similarty-threshold', '3']);
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain('similarity-threshold');
  });
});

test('--version loads nothing of the program', () => {
  const folder = temporaryFolder();
  for (const name of ['cli.js', 'version.js', 'package.json']) {
    cpSync(join(dirname(COMMAND), name), join(folder, name));
  }
  const { stdout, status } = spawnSync(process.execPath, [join(folder, 'cli.js'), '--version'], {
    encoding: 'utf8',
  });
  expect([stdout, status]).toEqual([`${VERSION}\n`, 0]);
});

seldom('code that says of itself that it is generated counts all the same', async () => {
  const workspace = temporaryFolder();
  for (const name of ['ann', 'ben']) {
    mkdirSync(join(workspace, 'class', name), { recursive: true });
    writeFileSync(join(workspace, 'class', name, 'main.py'), `# DO NOT EDIT\n${'x = 1\n'.repeat(60)}`);
  }
  const run = await runAction({ workspace, inputs: { path: 'class' } });
  expect(run.outputs).toMatchObject({ outcome: 'flagged', 'flagged-count': '2' });
});
