import { expect, test } from 'vitest';
import { asMessage, distinct } from '../../src/contract/said.ts';
import { message } from '../../src/base/words/message.ts';
import { openWords } from '../../src/base/words/open-words.ts';

test('what the catalogue has is said in the language, and what it does not have in English', async () => {
  const words = await openWords('de');
  const both = [message('notices.noFiles'), 'It is called oddly.'];
  expect(both.map((one) => words.tell(asMessage(one)))).toEqual([
    'Die Abgabe enthält keine Dateien.',
    'It is called oddly.',
  ]);
  expect(asMessage('It is called oddly.').id).toBe('words.english');
});

test('the same sentence is kept once, and one with other values is another', () => {
  const engine = (id: string) => message('notices.engineTwice', { id });
  expect(distinct(['a', engine('1'), 'b', engine('2'), engine('1'), 'a'])).toEqual([
    'a',
    engine('1'),
    'b',
    engine('2'),
  ]);
});
