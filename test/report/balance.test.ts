import { expect, it } from 'vitest';
import { NO_BYTES } from '../../src/contract/balance.ts';
import { balanceWords, isBalanceTold } from '../../src/report/facts.ts';
import { inEnglish } from '../said.ts';

it.each([
  [false, {}],
  [false, { code: 1_000, blank: 90_000, aside: 90_000, other: 90_000, copies: 90_000 }],
  [true, { code: 1_000, unread: 1 }],
  // A fifth of the text.
  [false, { code: 400, comments: 800, strings: 800 }],
  [true, { code: 399, comments: 801, strings: 800 }],
  [false, { starter: 400, comments: 1_600 }],
  [false, { comments: 1_999 }],
  [true, { comments: 2_000 }],
])('a balance is told: %s', (isTold, parts) => {
  expect(isBalanceTold({ ...NO_BYTES, ...parts })).toBe(isTold);
});

it('names the parts that there are', () => {
  const [words] = inEnglish([
    balanceWords({ ...NO_BYTES, code: 40, comments: 5_900, unread: 7, unsized: 2 }),
  ]);
  expect(words).toBe(
    'read as code: 40 B; comments and prose: 5.9 kB; not read: 7 B; files of unknown size: 2',
  );
});
