import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { Drafts, packFiles, unpackFiles } from '../../../src/program/server/page/draft.ts';
import { DraftRuns } from '../../../src/program/server/page/draft-run.ts';
import { STATE } from '../../../src/contract/service/states.ts';
import { Store } from '../../../src/service/store/store.ts';
import { FolderBlobs } from '../../../src/service/store/blobs/folder.ts';
import { DraftRows } from '../../../src/service/store/drafts.ts';
import { IN_MEMORY, tables } from '../../embedded/store/backends.ts';
import { temporary } from '../../embedded/serving.ts';
import { NEW_CHECK } from '../../embedded/new-check.ts';
import { putFile } from '../../put-files.ts';

const CHECK = NEW_CHECK;

const name = fc.stringMatching(/^[a-zä.]{1,6}x$/);
const files = fc.uniqueArray(
  fc.record({
    path: fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')),
    bytes: fc.uint8Array({ maxLength: 40 }),
  }),
  { selector: ({ path }) => path.split('/')[0]?.toLowerCase(), maxLength: 8 },
);

test('what is packed is there again, byte for byte, from a file and from memory', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (all) => {
      const [from, to] = [join(temporary(), 'from'), temporary()];
      mkdirSync(from);
      for (const { path, bytes } of all) {
        putFile(from, path, bytes);
      }
      mkdirSync(join(from, 'nobody', 'handed in'), { recursive: true });
      await packFiles(from, join(to, 'packed'));
      await unpackFiles(join(to, 'packed'), join(to, 'file'));
      await unpackFiles(readFileSync(join(to, 'packed')), join(to, 'memory'));
      for (const folder of ['file', 'memory']) {
        const there = readdirSync(join(to, folder), { recursive: true, withFileTypes: true });
        expect(there.filter((entry) => entry.isFile())).toHaveLength(all.length);
        expect(readdirSync(join(to, folder, 'nobody', 'handed in'))).toEqual([]);
        for (const { path, bytes } of all) {
          expect(new Uint8Array(readFileSync(join(to, folder, path)))).toEqual(bytes);
        }
      }
    }),
    { numRuns: 20 },
  );
});

test('what was dropped before names had a digest is opened', async () => {
  const blobs = new FolderBlobs(temporary());
  const rows = new DraftRows(await tables(IN_MEMORY));
  const drafts = new Drafts({ rows, blobs, secret: 'secret', folder: temporary(), now: () => 1 });
  const id = await drafts.create(1);
  const [from, blob] = [temporary(), `drafts/${id}-submissions-0123456789ab`];
  mkdirSync(join(from, 'files'));
  writeFileSync(join(from, 'files', 'a.py'), 'old');
  await packFiles(join(from, 'files'), join(from, 'packed'));
  await blobs.put(blob, join(from, 'packed'));
  await rows.replace(id, 'submissions', {
    draftId: id,
    part: 'submissions',
    name: '',
    blob,
    files: 1,
    bytes: 3,
  });
  const read = await drafts.opened(id, ({ folder }) =>
    Promise.resolve(readFileSync(join(folder, 'files/submissions/a.py'), 'utf8')),
  );
  expect(read).toBe('old');
});

test.each(['before', 'after'])('what takes the place of files %s they are found is opened', async (when) => {
  const blobs = new FolderBlobs(temporary());
  const drafts = new Drafts({
    rows: new DraftRows(await tables(IN_MEMORY)),
    blobs,
    secret: 'secret',
    folder: temporary(),
    now: () => 1,
  });
  const id = await drafts.create(1);
  const take = (text: string): Promise<void> =>
    drafts.take(id, text, (folders) =>
      folders.write('submissions', Readable.from([Buffer.from(text)]), 'a.py'),
    );
  await take('first');
  const fetch = vi.spyOn(blobs, 'fetch').mockImplementationOnce(async (blob) => {
    if (when === 'before') await take('second');
    const path = await FolderBlobs.prototype.fetch.call(blobs, blob);
    if (when === 'after') await take('second');
    return path;
  });
  const read = await drafts.opened(id, ({ folder, held }) =>
    Promise.resolve([held.submissions.name, readFileSync(join(folder, 'files/submissions/a.py'), 'utf8')]),
  );
  expect(read).toEqual(['second', 'second']);
  fetch.mockRestore();
});

test('a check whose files are gone when its run is taken up again has failed, and says why', async () => {
  const database = await tables(IN_MEMORY);
  const blobs = new FolderBlobs(temporary());
  const store = await Store.open(database, blobs);
  const rows = new DraftRows(database);
  const drafts = new Drafts({ rows, blobs, secret: 'secret', folder: temporary(), now: () => 1 });
  const id = await drafts.create(1);
  await drafts.take(id, 'week 1', (folders) =>
    folders.write('submissions', Readable.from([Buffer.from('x')]), 'a.py'),
  );
  const check = await store.createCheck(CHECK);
  await rows.change(id, { run: '{}', checkId: check.id });
  await blobs.delete((await rows.parts(id)).map(({ blob }) => blob));
  const never = {} as never;
  const runs = new DraftRuns({ rows, drafts, reports: never, store, fetchAs: never, now: () => 2 });
  await runs.run({ key: id } as never, { signal: new AbortController().signal, aside: never });
  expect(await store.check(check.id)).toMatchObject({
    statusId: STATE.failed,
    statusMessage: 'These files are not there any more. Drop them again.',
  });
  expect([await rows.find(id), await rows.parts(id)]).toMatchObject([{ run: null, checkId: check.id }, []]);
});
