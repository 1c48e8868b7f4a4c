import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Cancelled } from '../../src/base/outcome.ts';
import type { GitHub } from '../../src/github/client.ts';
import { PERMISSIONS } from '../../src/github/permissions.ts';
import { readTree } from '../../src/sources/github/git-objects.ts';
import { until, withinTime } from '../../src/check/run/within-time.ts';
import { type GitHubStandIn, startGitHub } from '../github-stand-in/stand-in.ts';
import { settle, StillClock } from '../fake-clock.ts';
import { connect } from '../github/collecting.ts';

const SENTENCE = 'It took too long.';
const forever = new Promise<never>(() => {});

describe('work within a time', () => {
  let clock: StillClock;
  let cancel: AbortController;
  beforeEach(() => {
    clock = new StillClock();
    cancel = new AbortController();
  });
  /** 100 s. */
  function begin<T>(body: (signal: AbortSignal) => Promise<T>): {
    readonly result: Promise<T>;
    readonly ended: () => boolean;
  } {
    const result = withinTime(
      { clock, endsAtMs: clock.now() + 100_000, signal: cancel.signal, sentence: SENTENCE },
      body,
    );
    let ended = false;
    const end = (): void => {
      ended = true;
    };
    result.then(end, end);
    return { result, ended: () => ended };
  }

  test('that is done in time leaves no timer behind', async () => {
    expect(await begin(() => Promise.resolve(7)).result).toBe(7);
    expect(clock.waits.size).toBe(0);
    await expect(begin(() => Promise.reject(new Error('own'))).result).rejects.toThrow('own');
    expect(clock.waits.size).toBe(0);
  });

  test('is told shortly before the end, and not earlier', async () => {
    let told = false;
    const { result } = begin(
      (signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            told = true;
            resolve('how far it came');
          });
        }),
    );
    await clock.advance(94_999);
    expect(told).toBe(false);
    await clock.advance(1);
    expect(told).toBe(true);
    expect(await result).toBe('how far it came');
    expect(clock.waits.size).toBe(0);
  });

  test('that heeds nothing is left behind at the end', async () => {
    const { result, ended } = begin(() => forever);
    await clock.advance(99_999);
    expect(ended()).toBe(false);
    await clock.advance(1);
    await expect(result).rejects.toMatchObject({
      outcome: 'timeout',
      message: SENTENCE,
      openMessage: SENTENCE,
    });
    expect(clock.waits.size).toBe(0);
  });

  test('that is cancelled hears of it at once, with the reason', async () => {
    const { result } = begin(async (signal) => {
      await clock.sleep(1_000_000, signal);
    });
    cancel.abort(new Cancelled('by hand'));
    await expect(result).rejects.toThrow('by hand');
  });

  test('without any time left ends at once', async () => {
    const result = withinTime(
      { clock, endsAtMs: clock.now() - 1, signal: cancel.signal, sentence: SENTENCE },
      () => forever,
    );
    result.catch(() => {});
    await clock.advance(0);
    await expect(result).rejects.toThrow(SENTENCE);
  });
});

describe('a request that GitHub never answers', () => {
  let standIn: GitHubStandIn;
  let github: GitHub;
  const name = { owner: 'org', repo: 'tool' };
  beforeEach(async () => {
    standIn = await startGitHub();
    await standIn.repository('org/tool').commit({ files: { 'a.py': 'x = 1\n' } });
    github = connect(standIn, standIn.token());
    standIn.fail({ path: /./, times: 9 }, 'silent');
  });
  afterEach(async () => {
    await github.close();
    await standIn.close();
  });
  const asked = async (): Promise<void> => {
    while (standIn.requests.length === 0) await settle();
  };

  test('ends with the signal and its reason, is let go, and is not made again', async () => {
    const late = new AbortController();
    const tree = readTree(until(() => github, late.signal)(), name, 'HEAD');
    const failure = expect(tree).rejects.toThrow('too late');
    await asked();
    late.abort(new Error('too late'));
    await failure;
    expect(standIn.requests).toHaveLength(1);
  });

  test('so do the pages of a list and a download', async () => {
    for (const route of ['list', 'download']) {
      const late = new AbortController();
      const client = github.until(late.signal);
      const purpose = { what: 'reading', permission: PERMISSIONS.contents, target: 'own' } as const;
      const work =
        route === 'download'
          ? client.download(purpose, 'GET /repos/{owner}/{repo}/tarball/{ref}', { ...name, ref: 'HEAD' })
          : readTree(client, name, 'HEAD');
      const failure = expect(work).rejects.toThrow('too late');
      late.abort(new Error('too late'));
      await failure;
    }
  });

  test('the client goes on, and its own end still counts', async () => {
    const late = new AbortController();
    const client = github.until(late.signal);
    late.abort(new Error('too late'));
    await expect(readTree(client, name, 'HEAD')).rejects.toThrow('too late');
    const own = new AbortController();
    const both = github.until(new AbortController().signal).until(own.signal);
    const failure = expect(readTree(both, name, 'HEAD')).rejects.toThrow('the inner one');
    own.abort(new Error('the inner one'));
    await failure;
    expect(github.budget().used).toBeLessThanOrEqual(1);
  });
});
