import { expect, test } from 'vitest';
import { type DraftAnswer, type Part, PARTS } from '../../../src/contract/page-answers.ts';
import { orAborted } from '../../../src/base/abort.ts';
import { message, SaidError } from '../../../src/base/words/message.ts';
import { type DraftServer, DraftWork, whyNotYet } from '../../../web/server/draft-work.ts';
import type { DroppedFile } from '../../../web/drop/dropped-file.ts';
import { Refused } from '../../../web/said-error.ts';

/** A server that answers when the test says so, and holds what it was sent. */
function server() {
  let drafts = 0;
  const held = new Map<string, Map<Part, readonly string[]>>();
  const asked: string[] = [];
  let tell: Parameters<DraftServer['send']>[2] = () => {};
  const waiting: { readonly what: string; readonly go: (error?: Error) => void }[] = [];
  const turn = (what: string): Promise<void> => {
    asked.push(what);
    return new Promise((done, fail) => {
      waiting.push({ what, go: (error) => (error === undefined ? done() : fail(error)) });
    });
  };
  const draftOf = (path: string): Map<Part, readonly string[]> => {
    const draft = held.get(path.split(/[/?]/)[4] ?? '');
    if (draft === undefined) throw new Refused(404, message('server.loading'));
    return draft;
  };
  const answer = async (path: string, method: string): Promise<unknown> => {
    if (path === '/people/v1/drafts') {
      drafts += 1;
      held.set(String(drafts), new Map());
      return { id: String(drafts) };
    }
    const part = PARTS.find((one) => path.endsWith(`/files/${one}`));
    const [, deed] = /\/(start|task)$/.exec(path) ?? [];
    const what = deed ?? (part === undefined ? 'look' : `clear ${part}`);
    // What the page leaves behind is nobody's concern.
    if (method === 'DELETE' && part === undefined) return undefined;
    await turn(what);
    const draft = draftOf(path);
    if (what === 'start') return { checkId: [...draft.keys()] };
    if (what === 'task') {
      draft.set('submissions', ['of the task']);
      return { handedIn: 1, nothing: 2, notGiven: 0 };
    }
    if (part !== undefined) return draft.delete(part);
    return answerOf(draft);
  };
  const port: DraftServer = {
    ask: (async (path, { method = 'GET' } = {}) => answer(path, method)) as DraftServer['ask'],
    send: async (path, form, onSent, signal) => {
      tell = onSent;
      const [[part] = ['']] = form;
      const names = form.getAll(part).map((file) => (file as File).name);
      await orAborted(turn(`send ${part}`), signal);
      draftOf(path).set(part as Part, names);
    },
  };
  return {
    port,
    asked,
    /** Tells the page how much of what it sends is sent. */
    tell: (bytes: number, all: number) => tell(bytes, all),
    held: () => Object.fromEntries([...held.values()].at(-1) ?? []),
    lose: () => held.clear(),
    /** Answers what was asked, and lets everybody go on. @returns what it was */
    next: async (error?: Error): Promise<string | undefined> => {
      const first = waiting.shift();
      first?.go(error);
      await settled();
      return first?.what;
    },
  };
}

function answerOf(draft: ReadonlyMap<Part, readonly string[]>): DraftAnswer {
  const parts = Object.fromEntries(
    PARTS.map((part) => [part, { files: draft.get(part)?.length ?? 0, bytes: 1 }]),
  ) as unknown as DraftAnswer['parts'];
  const judged = draft.get('submissions')?.length ?? 0;
  const recognised =
    judged === 0
      ? null
      : { submissions: [], notices: [], judged, archive: 0, references: 0, hasStarter: draft.has('starter') };
  return { id: '1', parts, name: 'Lab', recognised, problem: null };
}

/** Until everything that can go on has gone on. */
async function settled(): Promise<void> {
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
}

const files = (...names: readonly string[]): Promise<readonly DroppedFile[]> =>
  Promise.resolve(names.map((path) => ({ path, file: new File(['x'], path) })));

const why = (work: DraftWork): string | null =>
  whyNotYet(work.state)?.id.replace(/^[a-z]+\.waitsFor/, '') ?? null;

test('a folder that holds nobody’s work is sent as one, and what tools left is not', async () => {
  const { port, held, next } = server();
  const work = new DraftWork(port);
  const file = new File(['x'], 'x');
  const dropped = [
    { path: 'hw1/ada/a.py', file },
    { path: 'hw1/ada/build', file: null },
    { path: 'hw1/ada/__pycache__/a.pyc', file },
    { path: 'hw1/ben', file: null },
    { path: 'hw1/cy/.DS_Store', file },
    { path: 'hw1/di/.git/objects/pack', file: null },
    { path: 'hw1/ed/node_modules/a/b.js', file },
    { path: 'hw1/ed/src/c.js', file },
    { path: '.DS_Store', file },
  ];
  void work.add('submissions', Promise.resolve(dropped));
  await settled();
  await next();
  expect(held()['submissions']).toEqual([
    'hw1/ada/a.py',
    'hw1/ed/src/c.js',
    'hw1/ada/build/',
    'hw1/ben/',
    'hw1/cy/',
    'hw1/di/',
  ]);
});

test('what is dropped while another part is sent or read arrives too, and is read before a check can start', async () => {
  const { port, next, held } = server();
  const work = new DraftWork(port);
  void work.add('submissions', files('a.zip'));
  await settled();
  void work.add('people', files('class.csv'));
  await settled();
  expect([...work.state.underWay]).toEqual([
    ['submissions', 'sending'],
    ['people', 'waiting'],
  ]);
  expect(await next()).toBe('send submissions');
  expect(why(work)).toBe('Files');
  expect(await next()).toBe('send people');
  expect(why(work)).toBe('Reading');
  void work.add('starter', files('main.py'));
  await settled();
  expect(why(work)).toBe('Files');
  expect(await next()).toBe('look');
  // What the server read is of before.
  expect(why(work)).toBe('Files');
  expect(await next()).toBe('send starter');
  expect(why(work)).toBe('Reading');
  expect(await next()).toBe('look');
  expect(why(work)).toBeNull();
  expect(held()).toEqual({ submissions: ['a.zip'], people: ['class.csv'], starter: ['main.py'] });
  expect(work.state.answer?.recognised).toMatchObject({ judged: 1, hasStarter: true });
  expect(await next()).toBeUndefined();
});

test('of two drops on one part the newer one counts, whichever is listed first', async () => {
  const { port, next, held } = server();
  const work = new DraftWork(port);
  const slow = Promise.withResolvers<readonly DroppedFile[]>();
  void work.add('submissions', slow.promise);
  void work.add('submissions', files('new.zip'));
  await settled();
  slow.resolve(await files('old.zip'));
  await settled();
  expect(await next()).toBe('send submissions');
  expect(await next()).toBe('look');
  expect(held()).toEqual({ submissions: ['new.zip'] });
  void work.add('submissions', files('newer.zip'));
  await settled();
  void work.add('submissions', files('newest.zip'));
  await settled();
  expect(await next()).toBe('send submissions');
  expect(why(work)).toBe('Files');
  expect(await next()).toBe('send submissions');
  expect(await next()).toBe('look');
  expect(why(work)).toBeNull();
  expect(held()).toEqual({ submissions: ['newest.zip'] });
});

test('a part that does not arrive is told, and keeps the check from starting until it is dropped again or removed', async () => {
  const { port, next, held, asked } = server();
  const work = new DraftWork(port);
  void work.add('submissions', files('a.zip'));
  void work.add('people', files('class.csv'));
  await settled();
  await next();
  await next(new Refused(413, message('server.failed', { status: '413' })));
  expect(await next()).toBe('look');
  expect(work.state.failed).toEqual(new Map([['people', message('server.failed', { status: '413' })]]));
  expect(why(work)).toBe('Part');
  expect(await work.start()).toBeNull();
  void work.clear('people');
  await settled();
  expect(await next()).toBe('clear people');
  expect(await next()).toBe('look');
  expect(why(work)).toBeNull();
  expect(held()).toEqual({ submissions: ['a.zip'] });
  expect(asked).not.toContain('start');
});

test('what did not arrive is sent once more where it is asked for, and what cannot be read is not', async () => {
  const { port, next, held } = server();
  const work = new DraftWork(port);
  void work.add('submissions', files('a.zip'));
  await settled();
  expect(work.again('submissions')).toBeNull();
  await next(new SaidError(message('server.awayNow')));
  expect(await next()).toBe('look');
  work.again('submissions')?.();
  await settled();
  expect(await next()).toBe('send submissions');
  expect(await next()).toBe('look');
  expect(held()).toEqual({ submissions: ['a.zip'] });
  expect(work.again('submissions')).toBeNull();
  await work.add('submissions', Promise.reject(new Error('gone')));
  expect([...work.state.failed.keys()]).toEqual(['submissions']);
  expect(work.again('submissions')).toBeNull();
});

test('what is taken away or replaced while it is sent is sent no further', async () => {
  const { port, next, held, asked } = server();
  const work = new DraftWork(port);
  void work.add('submissions', files('a.zip'));
  await settled();
  void work.add('submissions', files('b.zip'));
  await settled();
  // Nobody answered the first.
  expect(asked).toEqual(['send submissions', 'send submissions']);
  await next();
  expect(await next()).toBe('send submissions');
  void work.add('earlier', files('old.zip'));
  await settled();
  expect(await next()).toBe('look');
  void work.clear('earlier');
  await settled();
  expect(asked.slice(-2)).toEqual(['send earlier', 'clear earlier']);
  while ((await next()) !== undefined);
  expect(held()).toEqual({ submissions: ['b.zip'] });
  expect(work.state.failed.size).toBe(0);
  expect(why(work)).toBeNull();
});

test('an answer is waited for once all is sent: what is taken away then would be kept after all', async () => {
  const { port, next, held, asked, tell } = server();
  const work = new DraftWork(port);
  void work.add('submissions', files('a.zip'));
  await settled();
  tell(9, 10);
  void work.add('submissions', files('b.zip'));
  await settled();
  expect(asked).toEqual(['send submissions', 'send submissions']);
  await next();
  tell(10, 10);
  void work.clear('submissions');
  await settled();
  expect(asked).toHaveLength(2);
  expect(await next()).toBe('send submissions');
  expect(held()).toEqual({ submissions: ['b.zip'] });
  expect(await next()).toBe('clear submissions');
  while ((await next()) !== undefined);
  expect(held()).toEqual({});
  expect(work.state.underWay.size).toBe(0);
});

test('of what was checked nothing is left', async () => {
  const { port, next } = server();
  const work = new DraftWork(port);
  const fresh = work.state;
  void work.add('submissions', files('a.zip'));
  await settled();
  while ((await next()) !== undefined);
  work.name = 'Lab';
  const started = work.start();
  await settled();
  await next();
  expect(await started).not.toBeNull();
  expect(work.state).toEqual(fresh);
  expect(work.name).toBe('');
  // The next one has a draft of its own.
  void work.add('people', files('b.csv'));
  await settled();
  expect(await next()).toBe('send people');
  expect(await next()).toBe('look');
  expect(work.state.answer?.parts.submissions.files).toBe(0);
});

test('a drop with nothing in it, and a folder that cannot be read, are told', async () => {
  const { port, asked } = server();
  const work = new DraftWork(port);
  await work.add('starter', files());
  await work.add('people', Promise.reject(new Error('gone')));
  expect([...work.state.failed].map(([part, { id, values }]) => [part, id, values?.['text']])).toEqual([
    ['starter', 'drop.nothingDropped', undefined],
    ['people', 'words.english', 'gone'],
  ]);
  expect(asked).toEqual([]);
});

test('another way to read is read after the one under way, and a reading that failed is no answer', async () => {
  const { port, next, asked } = server();
  const work = new DraftWork(port);
  void work.add('submissions', files('a.zip'));
  await settled();
  await next();
  void work.read({ layout: 'moodle' });
  void work.read({ language: 'Java' });
  expect(await next()).toBe('look');
  expect(why(work)).toBe('Reading');
  expect(await next(new Refused(500, message('server.failed', { status: '500' })))).toBe('look');
  expect(work.state.options).toEqual({ layout: 'moodle', language: 'Java' });
  expect(why(work)).toBe('Answer');
  void work.read();
  await settled();
  expect(await next()).toBe('look');
  expect(why(work)).toBeNull();
  expect(asked).toEqual(['send submissions', 'look', 'look', 'look']);
});

test('what the server lost is sent again before the check starts', async () => {
  const { port, next, lose } = server();
  const work = new DraftWork(port);
  expect(why(work)).toBe('Submissions');
  void work.add('submissions', files('a.zip'));
  void work.add('people', files('class.csv'));
  await settled();
  for (const what of ['send submissions', 'send people', 'look']) expect(await next()).toBe(what);
  lose();
  const started = work.start();
  await settled();
  expect(await work.start()).toBeNull();
  for (const what of ['start', 'send submissions', 'send people', 'start']) expect(await next()).toBe(what);
  expect(await started).toEqual({ checkId: ['submissions', 'people'] });
});

test('a check that starts after all was lost has what was dropped meanwhile', async () => {
  const { port, next, lose } = server();
  const work = new DraftWork(port);
  void work.add('submissions', files('a.zip'));
  void work.add('people', files('class.csv'));
  await settled();
  while ((await next()) !== undefined);
  lose();
  const started = work.start();
  void work.add('people', files('newer.csv'));
  await settled();
  for (const what of ['start', 'send submissions', 'send people', 'start']) expect(await next()).toBe(what);
  expect(await started).toEqual({ checkId: ['submissions', 'people'] });
});

test('what the server lost while more was sent is sent once', async () => {
  const { port, next, lose, held, asked } = server();
  const work = new DraftWork(port);
  void work.add('submissions', files('a.zip'));
  await settled();
  for (const what of ['send submissions', 'look']) expect(await next()).toBe(what);
  lose();
  void work.add('people', files('class.csv'));
  void work.add('starter', files('Main.java'));
  await settled();
  while ((await next()) !== undefined);
  expect(asked.slice(2)).toEqual(['send people', 'send submissions', 'send people', 'send starter', 'look']);
  expect(held()).toEqual({ submissions: ['a.zip'], people: ['class.csv'], starter: ['Main.java'] });
  expect(why(work)).toBeNull();
});

test('a start that is refused is told, and what was dropped meanwhile is sent', async () => {
  const { port, next } = server();
  const work = new DraftWork(port);
  void work.add('submissions', files('a.zip'));
  await settled();
  await next();
  await next();
  const started = work.start();
  await settled();
  void work.add('people', files('class.csv'));
  await settled();
  expect(await next(new Refused(402, message('server.failed', { status: '402' })))).toBe('start');
  expect(work.state.error).toEqual(message('server.failed', { status: '402' }));
  expect(await next()).toBe('send people');
  expect(await next()).toBe('look');
  expect(await started).toBeNull();
  expect(why(work)).toBeNull();
});

test('what is fetched takes the place of what was dropped, and what is dropped then takes its own', async () => {
  const { port, next, held } = server();
  const work = new DraftWork(port);
  const task = { task: '31', name: 'Lab 1', token: 'a token' };
  void work.add('submissions', files('a.c'));
  await settled();
  void work.fetch(task);
  expect(why(work)).toBe('Files');
  expect([await next(), await next()]).toEqual(['send submissions', 'task']);
  expect([held(), work.state.fetched]).toEqual([
    { submissions: ['of the task'] },
    { handedIn: 1, nothing: 2, notGiven: 0 },
  ]);
  expect(await next()).toBe('look');
  expect(why(work)).toBeNull();
  void work.add('submissions', files('b.c'));
  expect(work.state.fetched).toBeNull();
  await settled();
  expect([await next(), await next()]).toEqual(['send submissions', 'look']);
  expect(held()).toEqual({ submissions: ['b.c'] });
  // One that does not come keeps the check from starting.
  void work.fetch(task);
  await settled();
  expect(await next(new Error('away'))).toBe('task');
  await next();
  expect([why(work), work.state.fetched]).toEqual(['Part', null]);
});
