import { expect, test } from 'vitest';
import { leaksOf } from '../web-world/leaks.ts';
import { webWorld } from '../web-world/world.ts';
import { seldom, some } from '../suite.ts';

const SMALL = { students: 14, unrelated: 4, strangers: 12, signed: true } as const;

test.each(some(['java', 'python', 'cpp'] as const, 1))(
  'Nobody of a class that signs its %s everywhere is in any byte that leaves',
  async (language) => {
    const found = await leaksOf(webWorld({ ...SMALL, seed: 21, language }), { requests: 30 });
    expect(found.queries).toBeGreaterThan(10);
    expect(found.hashes).toBeGreaterThan(5);
    expect(found.traces).toEqual([]);
    expect(found.fromComments).toEqual([]);
    expect(found.notTold).toEqual([]);
    expect(found.strayTokens).toBe(0);
    expect(found.headers.filter((name) => /cookie|referer|^from$|x-forwarded/.test(name))).toEqual([]);
  },
);

seldom('The search for people finds them where no word is forbidden', async () => {
  const { traces } = await leaksOf(webWorld({ ...SMALL, seed: 21, language: 'java' }), {
    rules: { never: new Set() },
    requests: 30,
  });
  expect(traces.map(({ what }) => what)).toContain('name');
});
