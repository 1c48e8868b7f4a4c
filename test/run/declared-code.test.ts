import { describe, expect, test } from 'vitest';
import { DECLARED_KEY, type DeclaredCode } from '../../src/contract/cases.ts';
import type { Collected } from '../../src/contract/submission.ts';
import { withDeclared } from '../../src/check/run/collect-in-time.ts';
import type { Sources } from '../../src/sources/open-sources.ts';

const code = (path: string, text: string, at: string): DeclaredCode => ({ path, text, by: null, at });

function sources(): Sources {
  return {
    starter: null,
    notComparedWith: 0,
    notices: ['one'],
    description: 'x',
    people: [],
    async *submissions(): AsyncGenerator<Collected> {},
  };
}

async function collected(from: Sources): Promise<readonly Collected[]> {
  const all: Collected[] = [];
  for await (const one of from.submissions(new Map())) all.push(one);
  return all;
}

describe('code that people call common', () => {
  test('is one more starter, with files of the right language', async () => {
    const from = withDeclared(sources(), [
      code('src/main.py', 'def f(): pass', '2026-11-21T04:00:00Z'),
      code('../../../etc/x.C', 'int main;', '2026-11-22T04:00:00Z'),
      code('hw.ipynb', 'x = 1', '2026-11-20T04:00:00Z'),
      code('Makefile', 'all:', '2026-11-20T04:00:00Z'),
      code('evil.py\0/../"x', 'y = 1', '2026-11-20T04:00:00Z'),
    ]);
    const [one] = await collected(from);
    if (one?.ok !== true) throw new Error('not collected');
    expect(one.submission).toMatchObject({ key: DECLARED_KEY, role: 'base' });
    expect(one.submission.files.map(({ path }) => path)).toEqual(['1.py', '2.C', '3.py', '4', '5']);
    expect(Buffer.from((await one.submission.files[1]?.read()) ?? []).toString()).toBe('int main;');
    expect(from.notices).toEqual([
      'one',
      expect.stringMatching(/^5 pieces of code that people call common \(cases\.json, last on 2026-11-22/),
    ]);
  });

  test('adds nothing where nobody called anything so', async () => {
    const from = sources();
    expect(withDeclared(from, [])).toBe(from);
    expect(await collected(from)).toEqual([]);
  });
});
