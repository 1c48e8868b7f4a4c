import { describe, expect, it } from 'vitest';
import { andThrow, ConfigurationError, Failure, instead, messageOf } from '../../src/base/outcome.ts';

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

describe('behind a catch', () => {
  it('a value takes the place of an error of its kind, and whatever else is thrown goes on', async () => {
    const word = instead(Failure, ({ message }) => `instead of ${message}`);
    expect(await Promise.reject(new ConfigurationError('one')).catch(word)).toBe('instead of one');
    const defect = new Error('two');
    await expect(Promise.reject(defect).catch(word)).rejects.toBe(defect);
    await expect(Promise.reject('three').catch(word)).rejects.toBe('three');
  });

  it('something is done first, and the error goes on when it is', async () => {
    const done: unknown[] = [];
    const error = new Error('one');
    const first = async (thrown: unknown): Promise<void> => {
      await Promise.resolve();
      done.push(thrown);
    };
    await expect(Promise.reject(error).catch(andThrow(first))).rejects.toBe(error);
    expect(done).toEqual([error]);
    const worse = new Error('two');
    const fails = andThrow(() => Promise.reject(worse));
    await expect(Promise.reject(error).catch(fails)).rejects.toBe(worse);
  });
});
