import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgedByGitHub } from './github-parsers.ts';
import { ours, recipes, ROOT } from './workflows.ts';

const ACTION = readFileSync(join(ROOT, 'action.yml'), 'utf8');

describe('action.yml', () => {
  test('is one that a runner loads', async () => {
    expect(await judgedByGitHub('action.yml', ACTION)).toEqual([]);
  });

  test.each([
    // Only the default of an input has contexts. Everywhere else an expression is read too, and then refused.
    ['description: >-\n', 'description: >-\n  ${{ matrix.x }}\n', "Unrecognized named-value: 'matrix'"],
    ['${{ github.token }}', '${{ secrets.TOKEN }}', "Unrecognized named-value: 'secrets'"],
    ['using: node24', 'using: node25', "Unexpected value 'node25'"],
    ['color: purple', 'color: magenta', "Unexpected value 'magenta'"],
  ])('is refused with %j as %j', async (right, wrong, message) => {
    expect(ACTION).toContain(right);
    const found = await judgedByGitHub('action.yml', ACTION.replace(right, wrong));
    expect(found.join('\n')).toContain(message);
  });
});

describe.each([...ours(), ...recipes()])('$path', ({ path, text }) => {
  test('is a workflow that GitHub runs, with inputs that exist', async () => {
    expect(await judgedByGitHub(path, text)).toEqual([]);
  });
});

describe('a workflow is refused', () => {
  const step = (uses: string, name: string): string =>
    `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: ${uses}\n        with:\n          ${name}: x\n`;
  const call = (uses: string, name: string): string =>
    `on: push\njobs:\n  a:\n    uses: ${uses}\n    with:\n      ${name}: x\n`;
  const CALLED = 'OWNER/code-similarity-action/.github/workflows/scan.yml@v1';

  test.each([
    ['an input', step('OWNER/code-similarity-action@v1', 'pth'), "Invalid action input 'pth'"],
    ['an input of this folder', step('./', 'pth'), "Invalid action input 'pth'"],
    ['an input of a called workflow', call(CALLED, 'confgi'), 'Invalid input, confgi is not defined'],
    ['a context', step('actions/checkout@v6', 'ref').replace(': x', ': ${{ matrx.x }}'), "'matrx'"],
    ['a key', step('./', 'path').replace('runs-on', 'runs-no'), "Unexpected value 'runs-no'"],
  ])('that names %s wrongly', async (_, text, message) => {
    expect((await judgedByGitHub('x.yml', text)).join('\n')).toContain(message);
  });

  test.each([step('./', 'path'), call(CALLED, 'config')])('and else it is not: %j', async (text) => {
    expect(await judgedByGitHub('x.yml', text)).toEqual([]);
  });
});
