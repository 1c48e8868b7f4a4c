import { describe, expect, it } from 'vitest';
import type { PackedSubmission } from '../../src/contract/submission.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { planCheck } from '../../src/check/run/plan-check.ts';
import { NOTHING_PRIOR } from '../../src/check/run/prior.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { type Shard, shardOf } from '../../src/check/run/shard.ts';

const EMBEDDED = { kind: 'embedded', host: null } as const;
const REMOTE = { kind: 'remote', host: 'similarity.example' } as const;
const FOLDER: PackedSubmission = {
  key: 'class/ada',
  name: 'ada',
  role: 'judged',
  origin: { kind: 'directory', path: 'class/ada' },
  zip: { path: 'ada.zip', start: 0, bytes: 1 },
  contentHash: '',
  files: [],
  leftOut: [],
  remarks: [],
};

function plan(
  inputs: Readonly<Record<string, string>>,
  options: {
    isPublic?: boolean;
    shard?: Shard | null;
    salt?: Uint8Array;
    service?: typeof EMBEDDED | typeof REMOTE;
  } = {},
): ReturnType<typeof planCheck> {
  const remote = {
    'keep-check': 'false',
    'base-url': 'https://similarity.example/api/v1',
    apikey: 'secret-key',
  };
  const { settings } = parseSettings({ path: 'class', ...remote, ...inputs }, null, {
    event: null,
    repositoryOwner: null,
    isFork: false,
  });
  const event = readEventContext(
    {},
    { repository: { full_name: 'cs1/hw1', private: options.isPublic !== true } },
  );
  return planCheck(
    {
      settings,
      world: { run: { runId: '1', jobSlug: 'job', attempt: 1 }, defaultLabel: 'ada/homework', event },
      prior: { ...NOTHING_PRIOR, salt: options.salt ?? null },
      shard: options.shard ?? null,
    },
    { failures: [], starterKnown: false },
    { packed: [FOLDER], together: [] },
    options.service ?? REMOTE,
  );
}

describe('names at a service that is not ours', () => {
  it.each([
    ['never', false, false],
    ['never', true, true],
    ['always', false, true],
    ['always', true, true],
  ])('anonymize: %s, public: %s → hidden: %s', (anonymize, isPublic, isHidden) => {
    expect(plan({ anonymize }, { isPublic }).pseudonyms !== null).toBe(isHidden);
    expect(plan({ anonymize }, { isPublic, service: EMBEDDED }).pseudonyms).toBeNull();
  });

  it.each([
    [{}, false, false],
    [{}, true, true],
    [{ anonymize: 'always' }, false, true],
    [{ source: 'workspace', path: '' }, false, true],
  ])('of folders, with %j, public: %s → hidden: %s', (inputs, isPublic, isHidden) => {
    expect(plan(inputs, { isPublic }).pseudonyms?.nameOf(FOLDER) !== null).toBe(isHidden);
  });

  it.each([
    ['auto', true],
    ['never', false],
  ])('of a learning platform’s download, anonymize: %s → hidden: %s', (anonymize, isHidden) => {
    const handIn = { platform: 'moodle', id: '48213' };
    const name = plan({ anonymize }).pseudonyms?.nameOf({
      ...FOLDER,
      origin: { kind: 'directory', path: 'class', handIn },
    });
    expect(typeof name === 'string').toBe(isHidden);
  });

  it('are made with the salt of earlier runs where there is one', () => {
    const nameWith = (salt?: Uint8Array) =>
      plan({ anonymize: 'always' }, salt === undefined ? {} : { salt }).pseudonyms?.nameOf(FOLDER);
    expect(nameWith(Buffer.alloc(32, 1))).not.toBe(nameWith());
    expect(nameWith(Buffer.alloc(32, 1))).toBe(nameWith(Buffer.alloc(32, 1)));
  });

  it('the label says nothing about the person whose repository it is', () => {
    expect(plan({ source: 'workspace', path: '' }).label).toMatch(/^similarity s-[0-9a-f]{10}$/);
    expect(plan({}).label).toBe('ada/homework');
    expect(plan({ 'check-name': 'Homework', source: 'workspace', path: '' }).label).toBe('Homework');
  });
});

describe('a job of a matrix', () => {
  const facts = { deciding: [], folder: '', isServiceShared: true };
  it('leaves the check to the job that judges', () => {
    const part = shardOf({ kind: 'part', index: 1, count: 2 }, facts);
    expect(plan({}, { shard: part })).toMatchObject({
      keepCheck: true,
      shared: { key: part?.key, part: 'create' },
    });
    const judge = shardOf({ kind: 'judge' }, facts);
    expect(plan({}, { shard: judge })).toMatchObject({ keepCheck: false, shared: { part: 'judge' } });
    expect(plan({})).toMatchObject({ keepCheck: false, shared: null });
  });
});
