import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { variedProgram } from '../second-look/varied-programs.ts';
import { temporaryFolder } from '../temporary.ts';
import { startWebGitHub, type WebGitHub } from '../web-stand-in/github.ts';
import { startWebHeritage, type WebHeritage } from '../web-stand-in/heritage.ts';
import { runAction, runCommand } from './run-action.ts';
import { seldom } from '../suite.ts';
import { putFile } from '../put-files.ts';

/* Sources on the web, through the whole program: against stand-ins of both services. */

/** A program of its own shape, in words of its own. */
function program(seed: number, words: readonly string[]): string {
  const names = new Map<string, string>();
  const nameOf = (given: string): string => {
    const known = names.get(given);
    if (known !== undefined) return known;
    const [one = '', two = ''] = [
      words[names.size % words.length],
      words[(names.size * 3 + 1) % words.length],
    ];
    const made = `${one}${two.charAt(0).toUpperCase()}${two.slice(1)}`;
    names.set(given, made);
    return made;
  };
  return variedProgram('python', seed).replaceAll(
    /\b(?:a|b|size|rest|find|total|item|take|count|put|f\d+x\d+)\b/g,
    nameOf,
  );
}

const COPIED = program(1, ['quorate', 'ballot', 'canton', 'ledger', 'tally', 'mandate', 'recount', 'proxy']);
const OWN = program(2, ['glacier', 'moraine', 'firn', 'serac', 'cirque', 'drumlin', 'esker', 'kettle']);
const ORIGINAL = program(3, [
  'barley',
  'trellis',
  'orchard',
  'harrow',
  'silage',
  'paddock',
  'thresher',
  'coulter',
]);

const YEARS_AGO = '2020-01-01T00:00:00Z';
const repository = (fullName: string, files: Record<string, string>) => ({
  fullName,
  createdAt: YEARS_AGO,
  parent: null,
  licence: 'MIT',
  files,
});

const TOKEN = `ghs_${'w'.repeat(36)}`;
let github: WebGitHub;
let heritage: WebHeritage;
beforeAll(async () => {
  github = await startWebGitHub({
    repositories: [
      repository('maker/votes', { 'src/votes.py': COPIED, 'README.md': 'votes' }),
      repository('bea-m/ice', { 'ice.py': OWN }),
      repository('somebody/else', { 'x.py': 'print(1)\n' }),
    ],
  });
  const blob = createHash('sha1').update(`blob ${COPIED.length}\0${COPIED}`).digest('hex');
  heritage = await startWebHeritage({ blobs: new Set([blob]) });
});
afterAll(async () => {
  await github.close();
  await heritage.close();
});

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  put('class/ann/votes.py', COPIED);
  put('class/bea/ice.py', OWN);
  put('class/cid/farm.py', ORIGINAL);
  put(
    'people.csv',
    'name,login,file\nAnn Canton,ann-q,class/ann\nBea Mueller,bea-m,class/bea\nCid Farmer,cid-f,class/cid\n',
  );
});

function put(path: string, text: string): void {
  putFile(folder, path, text);
}

const environment = () => ({
  GITHUB_API_URL: github.url,
  SOFTWARE_HERITAGE_URL: heritage.url,
  GITHUB_TOKEN: TOKEN,
});

interface Report {
  readonly submissions: readonly {
    readonly key: string;
    readonly total: number | null;
    readonly web: number | null;
    readonly publicWeb?: number | null;
    readonly webState?: string;
    readonly matches: readonly {
      readonly kind: string;
      readonly source?: { readonly url: string; readonly repository: string };
    }[];
  }[];
  readonly webSearch?: {
    readonly requests: number;
    readonly sent: readonly {
      readonly kind: string;
      readonly text: string;
      readonly submissions: readonly string[];
    }[];
    readonly failures: readonly unknown[];
    readonly notSearched: number;
  };
}

const CHECK = ['check', 'class', '--people', 'people.csv', '--ai', 'false', '--fail-on', 'never'];

async function check(...more: string[]) {
  const before = github.requests.length;
  const run = await runCommand([...CHECK, ...more], { cwd: folder, env: environment() });
  const asked = github.requests.slice(before);
  return { ...run, queries: asked.filter(({ path }) => path.startsWith('/search/code')), asked };
}

const report = (): Report =>
  (
    JSON.parse(readFileSync(join(folder, 'similarity-report', 'report.json'), 'utf8')) as {
      readonly findings: Report;
    }
  ).findings;
const of = (name: string) => report().submissions.find(({ key }) => key.endsWith(name));

seldom(
  'a copy is found, the own account is no source, and what was written by nobody else has 0',
  async () => {
    const run = await check('--web', 'github');
    expect([run.exitCode, run.stderr.includes('Error')], run.stderr).toEqual([0, false]);
    expect(of('ann')).toMatchObject({ webState: 'searched' });
    expect(of('ann')?.publicWeb).toBeGreaterThan(75);
    expect(of('ann')?.matches.map(({ source }) => source?.repository)).toContain('maker/votes');
    // What is left is chance.
    expect(of('bea')?.publicWeb).toBeLessThan(30);
    expect(of('bea')?.matches.map(({ source }) => source?.repository)).not.toContain('bea-m/ice');
    expect(of('cid')?.publicWeb).toBeLessThan(30);
    const sent = report().webSearch?.sent ?? [];
    expect(sent.filter(({ kind }) => kind === 'query')).toHaveLength(run.queries.length);
    // Nothing that names a person left.
    const bytes = run.asked.map(({ path, body }) => decodeURIComponent(path) + body).join('\n');
    expect(bytes).not.toMatch(/canton|cid-f|ann-q|farmer|class\//i);
  },
);

seldom('queries are at most as many as allowed, and who got none is n/a', async () => {
  const run = await check('--web', 'github', '--web-requests', '1');
  expect(run.queries).toHaveLength(1);
  const states = report().submissions.map(({ webState, publicWeb }) => [webState, publicWeb === null]);
  expect(states.filter(([state]) => state === 'not-searched')).toEqual([
    ['not-searched', true],
    ['not-searched', true],
  ]);
});

seldom('a dry run prints what a run then sends, and sends nothing', async () => {
  const rehearsal = await check('--web', 'github', '--web', 'software-heritage', '--dry-run', 'true');
  expect([rehearsal.exitCode, rehearsal.asked]).toEqual([0, []]);
  expect(heritage.requests).toEqual([]);
  const said = [...rehearsal.stderr.matchAll(/would ask github \([^)]*\): (.*)$/gmu)].map(
    ([, query]) => query,
  );
  const hashes = [...rehearsal.stderr.matchAll(/would ask software-heritage: (swh:1:cnt:[0-9a-f]{40})$/gmu)];
  const run = await check('--web', 'github', '--web', 'software-heritage');
  expect(run.exitCode).toBe(0);
  const sent = report().webSearch?.sent ?? [];
  expect(said.length).toBeGreaterThan(0);
  expect(said).toEqual(sent.filter(({ kind }) => kind === 'query').map(({ text }) => text));
  expect(hashes.map(([, hash]) => hash)).toEqual(
    sent.filter(({ kind }) => kind === 'hashes').flatMap(({ text }) => text.split(' ')),
  );
});

seldom(
  'a file that the world knows byte for byte is shown as a match of that file, and counts for no number',
  async () => {
    const run = await check('--web', 'software-heritage');
    expect([run.exitCode, run.asked]).toEqual([0, []]);
    const shown = (name: string) => of(name)?.matches.filter(({ kind }) => kind === 'external');
    expect(shown('ann')).toMatchObject([{ similarity: 100, own: { file: 'votes.py', lineStart: 1 } }]);
    expect(shown('cid')).toEqual([]);
    expect([of('ann')?.publicWeb, of('cid')?.publicWeb]).toEqual([0, 0]);
  },
);

describe('a search that fails', () => {
  const refused = { status: 401, body: '{"message":"Bad credentials"}' };

  test('is one warning, and the rest of the check stands', async () => {
    github.fail(/\/search\/code/, refused);
    const run = await check('--web', 'github');
    expect(run.exitCode, run.stderr).toBe(0);
    expect(run.stdout).toContain('The web was not searched as asked: ');
    expect(report().webSearch?.failures).toHaveLength(1);
    expect(report().submissions.map(({ webState }) => webState)).toEqual(Array(3).fill('not-searched'));
    expect(report().submissions.every(({ total }) => total !== null)).toBe(true);
  });

  seldom('is red with on-web-error: fail, and says why', async () => {
    github.fail(/\/search\/code/, refused);
    const run = await check('--web', 'github', '--on-web-error', 'fail');
    expect(run.exitCode).not.toBe(0);
    expect(run.stdout).toContain('The search of the web failed, and on-web-error is fail: ');
  });
});

test('GitHub is not asked without a token', async () => {
  const run = await runCommand([...CHECK, '--web', 'github'], {
    cwd: folder,
    env: { GITHUB_API_URL: github.url },
  });
  expect(run.exitCode).not.toBe(0);
  expect(run.stderr).toMatch(/web: github needs a token/);
});

test('an engine that searches nothing beside web is refused before anything is collected', async () => {
  const run = await check('--web', 'github', '--engine', '9');
  expect([run.exitCode === 0, run.asked]).toEqual([false, []]);
  expect(run.stderr).toMatch(/engine: 9 \(Group Similarity\) does not search the web, and web is given\./);
});

seldom('a run that students read searches nothing and says so', async () => {
  const before = github.requests.length;
  const run = await runAction({
    workspace: folder,
    inputs: {
      path: 'class',
      web: 'github',
      'github-token': TOKEN,
      ai: 'false',
      anonymize: 'always',
      'fail-on': 'never',
    },
    env: environment(),
  });
  expect(run.stdout).toContain('The web was not searched, because students read this run');
  expect(github.requests.slice(before).filter(({ path }) => path.startsWith('/search'))).toEqual([]);
});
