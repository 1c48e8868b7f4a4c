import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/base/outcome.ts';

describe('messageOf', () => {
  it.each([
    [new Error('no space left'), 'no space left'],
    [new TypeError(''), ''],
    ['thrown as text', 'thrown as text'],
    [undefined, 'undefined'],
    [{ message: 'of no error' }, '[object Object]'],
  ])('of %o is %o', (thrown, message) => {
    expect(messageOf(thrown)).toBe(message);
  });
});
