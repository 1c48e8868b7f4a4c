import { describe, expect, it } from 'vitest';
import { fill } from '../../src/base/sentence.ts';

describe('fill', () => {
  it('puts texts and numbers into their places, each as often as it is named', () => {
    expect(fill('{name} has {n} files; take {n} out of {name}.', { name: 'a', n: 3 })).toBe(
      'a has 3 files; take 3 out of a.',
    );
  });

  it('ends in one full stop, also where what is filled in is a sentence', () => {
    expect(fill('It failed: {why}. Try again.', { why: 'no room.' })).toBe('It failed: no room. Try again.');
    expect(fill('It failed: {why}. Try again.', { why: 'no room' })).toBe('It failed: no room. Try again.');
    expect(fill('{a}{b}', { a: 'one.', b: '.two' })).toBe('one..two');
  });

  it.each([
    ['b', 'a is no key; did you mean b?'],
    ['', 'a is no key.'],
    [null, 'a is no key.'],
  ])('says what %j decides', (meant, said) => {
    expect(fill('{key} is no key{meant?; did you mean {meant}?|.}', { key: 'a', meant })).toBe(said);
  });

  it.each([
    [true, 'A file is damaged.'],
    [false, '2 files are damaged.'],
  ])('has both forms of a number (%j)', (one, said) => {
    expect(fill('{one?A file is|{n} files are} damaged.', { one, n: 2 })).toBe(said);
  });

  it('takes 0 for a number that is known', () => {
    expect(fill('{n?{n} files|Files}', { n: 0 })).toBe('0 files');
  });

  it('reads nothing of what is filled in', () => {
    const name = '{n} {one?a|b} $& $1';
    expect(fill('{name}: {n}.', { name, n: 1 })).toBe('{n} {one?a|b} $& $1: 1.');
  });

  it('leaves other braces as they are', () => {
    expect(fill('{} is no value of {name}', { name: 'b' })).toBe('{} is no value of b');
  });

  it('knows what belongs into a sentence', () => {
    // @ts-expect-error A name is missing.
    fill('{name} has {n} files.', { name: 'a' });
    // @ts-expect-error A name is too many.
    fill('{name} is empty.', { name: 'a', n: 3 });
    // @ts-expect-error What is not known is not filled in.
    fill('{name} is empty.', { name: null });
    const answer: `${number} ${string}` = fill('404 Check {id} does not exist.', { id: 3 });
    expect(answer).toBe('404 Check 3 does not exist.');
  });
});
