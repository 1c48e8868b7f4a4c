import { expect, test } from 'vitest';
import {
  type GivenPart,
  type PageAnswer,
  type PageRequest,
  PAGE_LIMITS,
} from '../../src/contract/page-messages.ts';
import type { DraftContents } from '../../src/contract/page-answers.ts';
import { given, message } from '../../src/base/words/message.ts';
import { ClassWork, isOver, whyNotYet } from '../../web/check/class-work.ts';
import type { DroppedFile } from '../../web/drop/dropped-file.ts';

const files = (...paths: readonly string[]): readonly DroppedFile[] =>
  paths.map((path) => ({ path, file: new File(['ab'], path, { lastModified: 0 }) }));

const NOBODY = { name: 'ann', role: 'judged', section: null, team: null, files: 0, leftOut: 0 } as const;

const recognised = (
  judged: number,
  problem: string | null = null,
  submissions: DraftContents['submissions'] = [],
): PageAnswer => ({
  kind: 'recognised',
  contents: { submissions, notices: [], judged, archive: 0, references: 0, hasStarter: false },
  title: 'Lab 2',
  warnings: [],
  problem: problem === null ? null : given(problem),
});
const done: PageAnswer = {
  kind: 'done',
  outcome: 'passed',
  sentence: given('fine'),
  files: [{ name: 'index.html', bytes: new Blob(['page']) }],
  warnings: [],
};

/** Workers that answer when the test says so, and time that passes when it does. */
function world() {
  const workers: {
    readonly asked: PageRequest[];
    isEnded: boolean;
    readonly say: (answer: PageAnswer) => void;
  }[] = [];
  const timers: { readonly ms: number; readonly call: () => void }[] = [];
  const work = new ClassWork({
    start: (say) => {
      const worker = { asked: [] as PageRequest[], isEnded: false, say };
      workers.push(worker);
      return {
        ask: (request) => worker.asked.push(request),
        end: () => {
          worker.isEnded = true;
        },
      };
    },
    later: (ms, call) => {
      const timer = { ms, call };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
  });
  const drop = (part: GivenPart, ...paths: readonly string[]) =>
    work.add(part, Promise.resolve(files(...paths)));
  return { work, workers, timers, drop };
}

const why = (work: ClassWork): string | null => whyNotYet(work.state)?.id ?? null;
const held = (work: ClassWork) =>
  Object.fromEntries([...work.state.given].map(([part, all]) => [part, all.map(({ path }) => path)]));

test('what is dropped is looked at, and can be checked once it is recognised', async () => {
  const { work, workers, drop } = world();
  expect(why(work)).toBe('drop.waitsForSubmissions');
  const dropping = drop('submissions', 'a.zip', 'people.csv');
  expect(why(work)).toBe('drop.listing');
  await dropping;
  expect(workers[0]?.asked).toEqual([
    {
      kind: 'look',
      given: {
        files: { submissions: files('a.zip'), people: files('people.csv') },
        inputs: { layout: 'auto', language: 'auto' },
        title: '',
      },
    },
  ]);
  expect(why(work)).toBe('drop.waitsForReading');
  workers[0]?.say(recognised(0));
  expect(why(work)).toBe('drop.waitsForSubmissions');
  work.read({ layout: 'folders' });
  workers[0]?.say(recognised(0, null, [{ ...NOBODY, problem: given('it is damaged') }]));
  expect(why(work)).toBe('drop.waitsForReadable');
  work.read({ layout: 'flat' });
  workers[0]?.say(recognised(2));
  expect(why(work)).toBeNull();
  // One that has nothing to do is asked again.
  expect(workers).toHaveLength(1);
  expect(workers[0]?.asked[2]?.given.inputs).toEqual({ layout: 'flat', language: 'auto' });
});

test('a change ends the look at what was there before, and what that still says is not heard', async () => {
  const { work, workers, timers, drop } = world();
  await drop('submissions', 'a.zip');
  await drop('starter', 'starter.zip');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  workers[0]?.say(recognised(9));
  expect(work.state).toMatchObject({ recognised: null, isReading: true });
  workers[1]?.say({ kind: 'progress', stage: 'collecting', done: 7, total: null });
  expect(work.state).toMatchObject({ read: 7, progress: null, isQuiet: false });
  // One wait at a time, and none once it is read.
  expect(timers).toHaveLength(1);
  timers[0]?.call();
  expect(work.state.isQuiet).toBe(true);
  workers[1]?.say(recognised(2));
  expect(work.state.recognised?.contents.judged).toBe(2);
  expect(timers).toHaveLength(0);
  work.clear('submissions');
  expect(work.state).toMatchObject({ recognised: null, isReading: false });
  expect(workers[1]?.asked).toHaveLength(1);
});

test('of two drops on one place the later counts, and one with nothing in it says so', async () => {
  const { work, drop } = world();
  let finish: (all: readonly DroppedFile[]) => void = () => {};
  const first = work.add('submissions', new Promise((resolve) => (finish = resolve)));
  await drop('submissions', 'b.zip');
  finish(files('a.zip'));
  await first;
  expect(held(work)).toEqual({ submissions: ['b.zip'] });
  await drop('people');
  expect(work.state.failed.get('people')?.id).toBe('drop.nothingDropped');
  expect(why(work)).toBe('check.waitsForPart');
  work.clear('people');
  expect(work.state.failed.size).toBe(0);
  await work.add('people', Promise.reject(new Error('gone')));
  expect(work.state.failed.get('people')).toEqual(message('words.english', { text: 'gone' }));
});

test('what nobody made is nothing to read, and beside work it is given as it is', async () => {
  const { work, workers } = world();
  const nobody = [...files('lab/.git/HEAD'), { path: 'lab/nia', file: null }];
  await work.add('submissions', Promise.resolve(nobody));
  expect(work.state.failed.get('submissions')?.id).toBe('drop.nothingDropped');
  await work.add('submissions', Promise.resolve([...nobody, ...files('lab/ann/a.py')]));
  const asked = workers
    .at(-1)
    ?.asked.at(-1)
    ?.given.files.submissions?.map(({ path }) => path);
  expect(asked).toEqual(['lab/.git/HEAD', 'lab/nia', 'lab/ann/a.py']);
});

test('a person says what something is', async () => {
  const { work, drop } = world();
  await drop('submissions', 'a.zip', 'b.zip', 'c.csv');
  await drop('people', 'old.csv');
  work.move('submissions', new Set(['b.zip']), 'earlier');
  expect(held(work)).toEqual({ submissions: ['a.zip'], people: ['old.csv'], earlier: ['b.zip'] });
  work.move('people', new Set(['old.csv']), 'submissions');
  expect(held(work)).toEqual({ submissions: ['a.zip', 'old.csv'], earlier: ['b.zip'] });
  work.move('earlier', new Set(['b.zip']), null);
  expect(held(work)).toEqual({ submissions: ['a.zip', 'old.csv'] });
  // There is one list of people: the last that is called so.
  await drop('people', 'new.csv');
  work.move('submissions', new Set(['old.csv']), 'people');
  expect(held(work)).toEqual({ submissions: ['a.zip'], people: ['old.csv'] });
});

test('an input is given as typed, and not at all where it is empty', async () => {
  const { work, workers, drop } = world();
  await drop('submissions', 'a.zip');
  workers[0]?.say(recognised(2));
  work.set({ ai: 'false' }, false);
  expect(workers[0]?.asked).toHaveLength(1);
  work.set({ include: '*.py' }, true);
  expect(workers[0]?.asked[1]?.given.inputs).toMatchObject({ ai: 'false', include: '*.py' });
  workers[0]?.say(recognised(2));
  work.set({ include: '', ai: '' }, true);
  expect(workers[0]?.asked[2]?.given.inputs).toEqual({ layout: 'auto', language: 'auto' });
});

test('a check tells its steps, gives its report, and its worker is let go', async () => {
  const { work, workers, timers, drop } = world();
  await drop('submissions', 'a.zip');
  work.start('early', {});
  expect(work.state.progress).toBeNull();
  workers[0]?.say(recognised(2));
  work.start('Lab', { locale: 'de' });
  expect(workers[0]?.asked[1]).toMatchObject({
    kind: 'check',
    given: { title: 'Lab', inputs: { locale: 'de' } },
  });
  workers[0]?.say({ kind: 'progress', stage: 'comparing', done: 3, total: 100 });
  expect(work.state.progress).toEqual({ stage: 'comparing', done: 3, total: 100 });
  // One at a time: the wait that began with the check is over.
  expect(timers).toHaveLength(1);
  timers[0]?.call();
  expect(work.state.isQuiet).toBe(true);
  workers[0]?.say({ kind: 'progress', stage: 'writing', done: 0, total: null });
  expect(work.state.isQuiet).toBe(false);
  workers[0]?.say(done);
  expect(work.state).toMatchObject({ progress: null, done });
  expect(workers[0]?.isEnded).toBe(true);
  expect(timers).toHaveLength(0);
  work.back();
  expect(work.state.done).toBeNull();
  // What was recognised is still there.
  expect(why(work)).toBeNull();
});

test('a check that is cancelled says so, and can be started again', async () => {
  const { work, workers, timers, drop } = world();
  await drop('submissions', 'a.zip');
  workers[0]?.say(recognised(2));
  work.cancel();
  expect(work.state.isCancelled).toBe(false);
  work.start('', {});
  work.cancel();
  expect(work.state).toMatchObject({ progress: null, isCancelled: true, trouble: null });
  expect(workers[0]?.isEnded).toBe(true);
  expect(timers).toHaveLength(0);
  workers[0]?.say(done);
  expect(work.state.done).toBeNull();
  work.start('', {});
  expect(work.state.isCancelled).toBe(false);
  workers[1]?.say(done);
  expect(work.state.done).toBe(done);
});

test('a check that fails says what it was doing, and what was recognised stays', async () => {
  const { work, workers, drop } = world();
  await drop('submissions', 'a.zip');
  workers[0]?.say(recognised(2));
  const full = given('Memory ended.');
  work.start('', {});
  workers[0]?.say({ kind: 'failed', outcome: 'internal-error', why: full, stage: 'comparing' });
  expect(work.state.trouble).toEqual(message('check.failedAt', { stage: 'comparing', why: full }));
  expect(work.state).toMatchObject({ progress: null, recognised: { title: 'Lab 2' } });
  expect(workers[0]?.isEnded).toBe(true);
  work.start('', {});
  expect(work.state.trouble).toBeNull();
  workers[1]?.say({ kind: 'failed', outcome: 'config-error', why: full, stage: null });
  expect(work.state.trouble).toEqual(full);
});

test('what cannot be read is told, and nothing starts', async () => {
  const { work, workers, drop } = world();
  await drop('submissions', 'a.zip');
  const broken = given('a.zip is no ZIP.');
  workers[0]?.say({ kind: 'failed', outcome: 'config-error', why: broken, stage: 'collecting' });
  expect(work.state).toMatchObject({ trouble: broken, recognised: null, isReading: false });
  expect(why(work)).toBe('check.waitsForTrouble');
  await drop('submissions', 'b.zip');
  expect(work.state.trouble).toBeNull();
  workers[1]?.say(recognised(6000, 'too many'));
  expect(whyNotYet(work.state)).toEqual(given('too many'));
});

test.each([
  [PAGE_LIMITS.bytes, 'drop.waitsForReading', 1],
  [PAGE_LIMITS.bytes + 1, 'check.tooLarge', 0],
])('%i bytes: %s', async (size, expected, workers) => {
  const all = world();
  const large = new File([], 'large.zip');
  Object.defineProperty(large, 'size', { value: size });
  await all.work.add('submissions', Promise.resolve([{ path: 'large.zip', file: large }]));
  expect(why(all.work)).toBe(expected);
  expect(all.workers).toHaveLength(workers);
});

test('a step is over once a later one runs', () => {
  expect(isOver('collecting', 'comparing')).toBe(true);
  expect(isOver('comparing', 'comparing')).toBe(false);
  expect(isOver('writing', 'comparing')).toBe(false);
  expect(isOver('collecting', null)).toBe(false);
});
