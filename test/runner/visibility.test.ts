import { describe, expect, test } from 'vitest';
import type { GitHub } from '../../src/github/client.ts';
import { GitHubRequestError } from '../../src/github/errors.ts';
import { visibilityOf } from '../../src/program/runner/audience.ts';

const EVENT = {
  name: 'schedule',
  repository: { owner: 'org', repo: 'hw1' },
  repositoryIsPrivate: null,
} as const;
const NEVER = new AbortController().signal;

/** Asks, and fails with this status; null: there was no answer. */
function failing(status: number | null): () => GitHub {
  return () => {
    const facts = { status, cause: null, openMessage: 'no' };
    throw new GitHubRequestError('no', 'network', facts);
  };
}

describe('who may read the repository of a run', () => {
  test.each([
    [
      'what the event says, and nobody is asked',
      { ...EVENT, repositoryIsPrivate: false },
      [failing(404)],
      false,
    ],
    ['private, where a token may not see it', EVENT, [failing(404)], true],
    ['not known, where nobody answers', EVENT, [failing(null), failing(null)], null],
    ['not known, where there is none', { ...EVENT, repository: null }, [failing(404)], null],
    ['not sure to be private after another answer', EVENT, [failing(500), failing(null)], false],
    ['asked without a token where that one is refused', EVENT, [failing(403), failing(404)], true],
  ] as const)('is %s', async (_, event, askers, expected) => {
    expect(await visibilityOf(event, askers, NEVER)).toBe(expected);
  });

  test('stays open where the time of the run cut the question off', async () => {
    const over = new Error('the time is over');
    await expect(visibilityOf(EVENT, [failing(null)], AbortSignal.abort(over))).rejects.toBe(over);
  });
});
