import { describe, expect, test } from 'vitest';
import { Jobs } from '../../../src/service/jobs/jobs.ts';
import { type DraftPartRow, DraftRows } from '../../../src/service/store/drafts.ts';
import { namedAmong } from '../../../src/service/store/named-blobs.ts';
import { peopleOf, removeUser } from '../../../src/service/store/people/people.ts';
import { BACKENDS, tables } from './backends.ts';
import { seldom } from '../../suite.ts';

const part = (draftId: string, blob: string): DraftPartRow => ({
  draftId,
  part: 'submissions',
  name: 'Week 1',
  files: 2,
  bytes: 30,
  blob,
});

describe.each(BACKENDS)('drafts in $name', (backend) => {
  seldom('hold one blob for each part, until a check is wanted of them', async () => {
    const database = await tables(backend);
    const rows = new DraftRows(database);
    const jobs = new Jobs(database, { now: () => 5, alone: false });
    await rows.create('d', 1, 1);
    expect(await rows.replace('d', 'submissions', part('d', 'drafts/a'))).toEqual([]);
    expect(await rows.replace('d', 'submissions', part('d', 'drafts/b'))).toEqual(['drafts/a']);
    expect(await namedAmong(database.db, ['drafts/a', 'drafts/b'])).toEqual(new Set(['drafts/b']));
    const draft = await rows.find('d');
    if (draft === null) throw new Error('it is gone');
    await Promise.all([rows.start(draft, '{}', 2), rows.start(draft, '{}', 2)]);
    expect(await jobs.keys('run')).toEqual(new Set(['d']));
    // What comes now is nobody's.
    expect(await rows.replace('d', 'submissions', part('d', 'drafts/c'))).toEqual(['drafts/c']);
    expect(await rows.replace('d', 'submissions', null)).toEqual([]);
    expect((await rows.parts('d')).map(({ blob }) => blob)).toEqual(['drafts/b']);
    expect([await rows.open(1), await rows.idle(9)]).toEqual([[], []]);
    await rows.change('d', { checkId: 7 });
    expect(await rows.over('d')).toEqual(['drafts/b']);
    expect([await rows.open(1), await rows.idle(3), await rows.idle(2)]).toEqual([[], ['d'], []]);
  });

  test('are wanted again while the run that came to nothing is about to leave the queue', async () => {
    const database = await tables(backend);
    const rows = new DraftRows(database);
    const jobs = new Jobs(database, { now: () => 5, alone: false });
    await rows.create('d', 1, 1);
    const wanted = async (): Promise<void> => {
      const draft = await rows.find('d');
      if (draft === null) throw new Error('it is gone');
      await rows.start(draft, '{}', 2);
    };
    await wanted();
    const first = await jobs.take('run', 'any');
    if (first === null) throw new Error('there is no job');
    await rows.change('d', { run: null, problem: 'Nothing was recognised.' });
    await wanted();
    await jobs.done(first);
    expect((await jobs.take('run', 'any'))?.key).toBe('d');
  });

  test('go with their owner, and nobody else’s', async () => {
    const database = await tables(backend);
    const rows = new DraftRows(database);
    const { users } = peopleOf(database, () => 1);
    const { id: ada } = await users.add('Ada', 'instructor', false);
    for (const [id, owner] of [
      ['hers', ada],
      ['mine', 1],
    ] as const) {
      await rows.create(id, owner, 1);
      await rows.replace(id, 'submissions', part(id, `drafts/${id}`));
      await rows.start({ id, userId: owner, usedAt: 1, run: null, checkId: null, problem: null }, '{}', 1);
    }
    // Files that cannot be deleted now keep nobody here: no row names them, so they are swept.
    const asked: (readonly string[])[] = [];
    const deleteFiles = (names: readonly string[]): Promise<void> => {
      asked.push(names);
      return Promise.reject(new Error('the storage is away'));
    };
    const removeCheck = (): Promise<void> => Promise.resolve();
    expect(await removeUser({ users }, ada, null, { removeCheck, deleteFiles })).toBe(0);
    expect(asked).toEqual([['drafts/hers']]);
    expect([await rows.find('hers'), (await rows.find('mine'))?.userId]).toEqual([null, 1]);
    expect(await namedAmong(database.db, ['drafts/hers', 'drafts/mine'])).toEqual(new Set(['drafts/mine']));
    const jobs = new Jobs(database, { now: () => 5, alone: false });
    expect(await jobs.keys('run')).toEqual(new Set(['mine']));
  });
});
