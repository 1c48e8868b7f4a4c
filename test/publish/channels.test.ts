import { describe, expect, test } from 'vitest';
import { type ChannelFacts, channelsFor, commentKey } from '../../src/bot/publish/channels.ts';

const PULL = { number: 7, headSha: 'a'.repeat(40) };
const facts = (change: Partial<ChannelFacts> = {}): ChannelFacts => ({
  comment: 'auto',
  annotations: 'auto',
  checkRun: false,
  dryRun: false,
  pullRequest: PULL,
  readOnly: false,
  sha: 'b'.repeat(40),
  hasToken: true,
  ...change,
});

describe('where a run is reported', () => {
  test.each([
    ['something found', {}, true, 'write'],
    ['nothing found: only what is there is renewed', {}, false, 'update'],
    ['asked for', { comment: 'always' }, false, 'write'],
    ['not wanted', { comment: 'never' }, true, 'no'],
    ['no pull request', { pullRequest: null }, true, 'no'],
    ['a fork’s own event', { readOnly: true }, true, 'no'],
    ['a fork’s own event, asked for', { readOnly: true, comment: 'always' }, true, 'write'],
    ['no token', { hasToken: false }, true, 'no'],
    ['a dry run', { dryRun: true, comment: 'always' }, true, 'no'],
  ] as const)('comment: %s', (_, change, found, expected) => {
    expect(channelsFor(facts(change), found).comment).toBe(expected);
  });

  test('a comment that one may expect and that is not written is explained', () => {
    expect(channelsFor(facts({ readOnly: true }), true).remarks.join()).toContain('fork');
    expect(channelsFor(facts({ comment: 'always', pullRequest: null }), true).remarks.join()).toContain(
      'no pull request',
    );
    expect(channelsFor(facts({ hasToken: false }), true).remarks.join()).toContain('github-token');
  });

  test('annotations and check run', () => {
    expect(channelsFor(facts(), true)).toMatchObject({ annotations: true, checkRunSha: null });
    expect(channelsFor(facts(), false).annotations).toBe(false);
    expect(channelsFor(facts({ annotations: 'always' }), false).annotations).toBe(true);
    expect(channelsFor(facts({ pullRequest: null }), true).annotations).toBe(false);
    expect(channelsFor(facts({ pullRequest: null, annotations: 'always' }), true).annotations).toBe(true);
    expect(channelsFor(facts({ checkRun: true }), true).checkRunSha).toBe(PULL.headSha);
    expect(channelsFor(facts({ checkRun: true, pullRequest: null }), true).checkRunSha).toBe('b'.repeat(40));
    expect(channelsFor(facts({ checkRun: true, dryRun: true }), true).checkRunSha).toBeNull();
  });
});

describe('the key of a comment', () => {
  test('from workflow and job, or as given; different texts never share one', () => {
    const job = { workflow: 'Similarity check', job: 'hw1' };
    expect(commentKey(null, job)).toMatch(/^Similarity-check-hw1-[0-9a-f]{8}$/);
    expect(commentKey('hw1', job)).toBe('hw1');
    expect(commentKey('a b', job)).not.toBe(commentKey('a-b', job));
    expect(commentKey('-->', job)).toMatch(/^-?[0-9a-f]{8}$/);
  });
});
