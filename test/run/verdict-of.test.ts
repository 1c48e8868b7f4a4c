import { expect, it } from 'vitest';
import { said } from '../said.ts';
import { DeadlineError } from '../../src/check/client/errors.ts';
import { handedOver, NOTHING_FOUND, verdictOf } from '../../src/check/run/verdict-of.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { Settings } from '../../src/contract/settings/settings.ts';
import { shardOf } from '../../src/check/run/shard.ts';

function settingsOf(inputs: Readonly<Record<string, string>>): Settings {
  return parseSettings({ path: 'class', ...inputs }, null, {
    event: null,
    repositoryOwner: null,
    isFork: false,
  }).settings;
}

const DONE = { failure: null, warnings: [], cameTooLate: false };
const first = shardOf(
  { kind: 'part', index: 1, count: 3 },
  { deciding: [], folder: '', isServiceShared: true },
);

it('of a rehearsal judges nothing', () => {
  const run = { settings: settingsOf({ 'dry-run': 'true' }), shard: null, packed: [], dismissed: [] };
  expect(said(verdictOf(NOTHING_FOUND, DONE, run))).toMatchObject({
    outcome: 'skipped',
    exitCode: 0,
    sentence: 'Dry run: 0 submissions collected and packed; nothing was uploaded.',
  });
});

it('of a part of a matrix says where its submissions are', () => {
  const run = { settings: settingsOf({}), shard: first, packed: [], dismissed: [] };
  expect(said(verdictOf({ ...NOTHING_FOUND, checkId: 12 }, DONE, run).sentence)).toBe(
    'Part 1 of 3: 0 submissions collected, uploaded to check 12 and handed over in similarity-report/shards; the job with shard: judge starts the check and reports.',
  );
  expect(
    said(verdictOf({ ...NOTHING_FOUND, checkId: 12 }, { ...DONE, cameTooLate: true }, run).sentence),
  ).toContain(
    'handed over in similarity-report/shards, and not uploaded, because check 12 was started before;',
  );
  expect(said(handedOver([], { index: 2, count: 3 }, 'out').sentence)).toContain(
    'Part 2 of 3: 0 submissions collected, handed over in out/shards;',
  );
});

it('of a part, or of a rehearsal, that failed is the failure', () => {
  const failure = new DeadlineError('The time is over.');
  for (const shard of [first, null]) {
    const run = { settings: settingsOf({ 'dry-run': 'true' }), shard, packed: [], dismissed: [] };
    expect(said(verdictOf(NOTHING_FOUND, { ...DONE, failure, warnings: ['Mind this.'] }, run))).toMatchObject(
      {
        outcome: 'timeout',
        exitCode: 1,
        warnings: expect.arrayContaining(['Mind this.']) as unknown,
      },
    );
  }
});
