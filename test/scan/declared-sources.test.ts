import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGitHub, type GitHubStandIn } from '../github-stand-in/stand-in.ts';
import { removePace } from '../github-stand-in/unpaced.ts';
import { blobSha } from '../../src/github/names.ts';
import { newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import { STATE_LIMITS } from '../../src/bot/scan/state/state-schema.ts';
import { declareSource, fetchDeclared, sourcesInRow } from '../../src/bot/scan/web/declared-sources.ts';
import { sourceRowOf } from '../../src/bot/scan/web/source-id.ts';
import { connect } from '../github/collecting.ts';

const CODE = 'def solve(n):\n    return n * 42\n';
const LONG = 'x = 1\n'.repeat(40_000);
const AT = '2026-11-21T00:00:00.000Z';
const WHO = { by: 'ada', at: AT };

let standIn: GitHubStandIn;
beforeAll(async () => {
  await removePace();
  standIn = await startGitHub();
  await standIn.repository('octo/tutorial').commit({
    files: { 'a.py': CODE, 'long.py': LONG, 'binary.py': Buffer.from([0, 1, 2, 0, 250]) },
  });
});
afterAll(() => standIn.close());

function source(path: string, content: string | Uint8Array = CODE, repository = 'octo/tutorial') {
  return {
    provider: 'github' as const,
    repository,
    commit: 'c'.repeat(40),
    path,
    blob: blobSha(typeof content === 'string' ? Buffer.from(content) : content),
    ...WHO,
  };
}

test('a declared file becomes common code, by the name of its contents', async () => {
  const github = connect(standIn, standIn.token());
  const { common, left, remarks } = await fetchDeclared(github, [source('src/a.py')]);
  await github.close();
  expect(common).toEqual([{ path: 'octo/tutorial/src/a.py', text: CODE, ...WHO }]);
  expect(left).toEqual([]);
  expect(remarks).toEqual([]);
});

test.each([
  ['is not there any more', source('gone.py', 'other')],
  ['is in a repository that is not there', source('a.py', CODE, 'octo/gone')],
  ['is longer than what is kept', source('long.py', LONG)],
  ['is no text', source('binary.py', Buffer.from([0, 1, 2, 0, 250]))],
  ['has no repository', source('a.py', CODE, '../../user')],
])('a file that %s is given up, and staff are told', async (_, declared) => {
  const github = connect(standIn, standIn.token());
  const { common, left, remarks } = await fetchDeclared(github, [declared]);
  await github.close();
  expect([common, left]).toEqual([[], []]);
  expect(remarks).toHaveLength(1);
  expect(remarks[0]).toContain('cannot be taken for starter code');
});

test('while GitHub fails, it waits for the next check', async () => {
  const github = connect(standIn, 'a token that nobody knows');
  const declared = source('a.py');
  const { common, left, remarks } = await fetchDeclared(github, [declared]);
  await github.close();
  expect([common, left]).toEqual([[], [declared]]);
  expect(remarks[0]).toContain('the next check tries again');
});

test('it is declared once, and so many at most wait', () => {
  const own = newAssignment('5'.repeat(64));
  const { by: _by, at: _at, ...one } = source('a.py');
  const once = declareSource(own, one, WHO);
  expect(declareSource(once, { ...one, commit: 'd'.repeat(40) }, { by: 'bob', at: AT })).toBe(once);
  let many = own;
  for (let n = 0; n <= STATE_LIMITS.declared; n += 1) {
    many = declareSource(many, { ...one, path: `${n}.py` }, WHO);
  }
  expect(many.declaredSources).toHaveLength(STATE_LIMITS.declared);
});

test('a row names the file of whichever submission it was found for', () => {
  const { by: _by, at: _at, ...one } = source('a.py');
  const entry = { sha: 'a'.repeat(40), at: AT, by: ['github' as const] };
  const web = { 1: { ...entry, sources: [one] }, 2: { ...entry, sources: [one, { ...one, path: 'b.py' }] } };
  expect(sourcesInRow({ web }, sourceRowOf(one))).toEqual([one]);
  expect(sourcesInRow({ web }, 'w0000000')).toEqual([]);
  expect(sourcesInRow({}, sourceRowOf(one))).toEqual([]);
});
