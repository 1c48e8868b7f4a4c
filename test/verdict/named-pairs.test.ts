import { expect, test } from 'vitest';
import { pairsNamed } from '../../src/verdict/named-pairs.ts';
import { findings, repository } from '../scan/findings.ts';

test('pairs of the settings are found by key or by name, in any case of letters', () => {
  const found = findings([repository(1, { name: 'alice' }), repository(2)]);
  const reason = 'one group';
  expect(
    pairsNamed(found, [
      { a: 'Alice', b: 'CS1/hw-2', reason },
      { a: 'alice', b: 'nobody', reason },
    ]),
  ).toEqual([{ a: 'cs1/hw-1', b: 'cs1/hw-2', reason }]);
});
