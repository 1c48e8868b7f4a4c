import { expect, test } from 'vitest';
import { pace } from '../../src/sources/pace.ts';

test('others have their turn after some files, and an end is heard', async () => {
  const end = new AbortController();
  const next = pace(end.signal);
  let turns = 0;
  setImmediate(() => (turns += 1));
  for (let file = 1; file < 8; file += 1) await next();
  expect(turns).toBe(0);
  await next();
  expect(turns).toBe(1);
  end.abort(new Error('cancelled'));
  await expect(next()).rejects.toThrow('cancelled');
});
