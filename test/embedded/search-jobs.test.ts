import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import type { OtherDocuments } from '../../src/service/analysis/analyse.ts';
import { packed } from '../../src/engine/pair-table.ts';
import { AnalysisHandler } from '../../src/service/api/analysis-handler.ts';
import { AnalysisRuns } from '../../src/service/api/analysis-runs.ts';
import { passes } from '../../src/service/api/attempts.ts';
import { SearchHandler } from '../../src/service/api/search-handler.ts';
import { Jobs } from '../../src/service/jobs/jobs.ts';
import { CHECK_WORK } from '../../src/service/jobs/kinds.ts';
import { Workers } from '../../src/service/jobs/workers.ts';
import { DatabaseAway } from '../../src/service/store/away.ts';
import { FolderBlobs } from '../../src/service/store/blobs/folder.ts';
import type { Blobs } from '../../src/service/store/blobs/blobs.ts';
import type { Database } from '../../src/service/store/database.ts';
import { RoomWatch } from '../../src/service/store/room.ts';
import { Store } from '../../src/service/store/store.ts';
import type { CheckRecord } from '../../src/service/store/tables.ts';
import type { WebSearching } from '../../src/service/web/searching.ts';
import type { Searched } from '../../src/service/web/web-result.ts';
import { ENGINE, STATE } from '../../src/contract/service/states.ts';
import type { WebProviderName } from '../../src/contract/web.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { StillClock } from '../fake-clock.ts';
import { some } from '../suite.ts';
import { FakeWorker } from './fake-worker.ts';
import { temporary } from './serving.ts';
import { BACKENDS, nodes } from './store/backends.ts';

/* A check that is searched for, over all its jobs: two of an analysis, two of a search. */

const NOW = 1_700_000_000_000;
const READ = 0.4;
const QUERY = { provider: 'github', kind: 'query', text: 'unheard of', submissions: [1] } as const;

/** What one process does, and where it is: a step that is closed is not left before it is opened. */
type Step = 'reading' | 'searching' | 'comparing' | 'dating';

class Gates {
  readonly reached: Step[] = [];
  readonly #closed = new Map<Step, PromiseWithResolvers<void>>();

  close(...steps: readonly Step[]): this {
    for (const step of steps) this.#closed.set(step, Promise.withResolvers());
    return this;
  }

  open(step: Step): void {
    this.#closed.get(step)?.resolve();
    this.#closed.delete(step);
  }

  async pass(step: Step): Promise<void> {
    this.reached.push(step);
    await this.#closed.get(step)?.promise;
  }
}

/** A thread that reads, asks for the rest, and finds that a submission has something of each source. */
class Reader extends FakeWorker {
  constructor(gates: Gates, { web, documents }: Parameters<AnalysisStart>[0]) {
    super();
    const submissions = documents.map(({ id }) => ({ id, probes: [], files: [], rarity: 0 }));
    const read = async (): Promise<void> => {
      await gates.pass(web ? 'reading' : 'comparing');
      this.say({ kind: 'progress', done: READ * 100, total: 100 });
      const imprints = { version: 'a', imprints: [] };
      this.say({ kind: 'imprints', imprints, subject: web ? { submissions } : null });
    };
    setImmediate(() => void read());
  }

  override postMessage({ web }: OtherDocuments = { documents: [], notices: [], web: [] }): void {
    const none = { submissions: [], ordinary: 0, clusters: [], commonCode: [], notices: [] };
    const pairs = web.map(({ id }) => ({ ...PAIR, a: 1, b: id }));
    this.say({ kind: 'result', result: packed({ ...none, pairs }) });
  }
}

type AnalysisStart = ConstructorParameters<typeof AnalysisHandler>[0]['start'];

const PAIR = {
  similarity: 50,
  matchedSimilarity: 50,
  total: 50,
  suspicion: null,
  longestFragment: 50,
  overlap: 50,
  standsOut: false,
  fragments: [],
};

interface Process {
  readonly gates: Gates;
  readonly jobs: Jobs;
  readonly runs: AnalysisRuns;
  readonly workers: Workers;
  readonly room: RoomWatch;
  /** Queries that were known to have left, at each search. */
  readonly searches: number[];
  dated: number;
  readonly defects: unknown[];
  /** Nothing that it asks of the queue is answered any more. */
  kill(): Promise<void>;
  /** Lets a second of its clock pass, and what waits for rows and files. */
  turn(): Promise<void>;
}

interface ProcessOptions {
  /** What the web has of a class; null: this process asks nobody. Default: one source. */
  readonly web?: { readonly sources: number } | null;
  /** Nobody else works on these rows: what an earlier process left is taken over at once. */
  readonly alone?: boolean;
  readonly database?: Database;
}

class Scene {
  readonly nodes: readonly [Database, Database];
  readonly blobs: Blobs = new FolderBlobs(temporary());
  readonly #processes: Process[] = [];

  private constructor(opened: readonly [Database, Database]) {
    this.nodes = opened;
  }

  static async on(backend: (typeof BACKENDS)[number]): Promise<Scene> {
    return new Scene(await nodes(backend));
  }

  async process({ web = { sources: 1 }, alone = false, database }: ProcessOptions = {}): Promise<Process> {
    const rows = database ?? this.nodes[this.#processes.length % 2] ?? this.nodes[0];
    const gates = new Gates();
    const clock = new StillClock();
    const now = (): number => NOW + clock.now();
    const store = await Store.open(rows, this.blobs);
    const [jobs, room] = [new Jobs(rows, { now, alone }), new RoomWatch()];
    const [searches, defects]: [number[], unknown[]] = [[], []];
    const onDefect = (error: unknown): number => defects.push(error);
    const monotonic = (): number => clock.now();
    const context = { store, jobs, room, workers: 1, now, monotonic, onDefect };
    const start: AnalysisStart = (job) => new Reader(gates, job);
    const limits = { timeMs: 60_000, memoryBytes: null };
    const searching = web === null ? null : searchingOf(web.sources, gates, searches, () => (one.dated += 1));
    const handlers = [
      new AnalysisHandler({ ...context, folder: temporary(), start, limits }),
      new SearchHandler({ ...context, web: searching }),
    ];
    const death = new Death(jobs);
    const workers = new Workers({ jobs: death.jobs, handlers, clock, now, passes, onDefect });
    const turn = async (): Promise<void> => {
      await clock.advance(1_000);
      await pause(1);
    };
    const runs = new AnalysisRuns({ store, jobs, workers, room, now });
    const kill = (): Promise<void> => death.come();
    const one: Process = { gates, jobs, runs, workers, room, searches, dated: 0, defects, kill, turn };
    this.#processes.push(one);
    // A scene that goes on for ever says where it stood.
    onTestFailed(() => console.error('reached, searches, defects:', gates.reached, searches, defects));
    onTestFinished(() => (death.isThere ? undefined : workers.stop()));
    return one;
  }

  /** A check that was started. */
  async check(
    { runs }: Process,
    providers: readonly WebProviderName[] | null = ['github'],
    ownerId = 1,
  ): Promise<CheckRecord> {
    const store = await this.store();
    const times = { createdAt: 0, updatedAt: 0, startedAt: 0, finishedAt: null };
    const made = await store.createCheck({
      ...times,
      ownerId,
      keyId: null,
      corpusId: null,
      handedIn: false,
      name: 'a check',
      statusId: STATE.created,
      statusMessage: '',
      languageId: 999,
      testType: ENGINE.group,
      aiRun: false,
      baseCodeDetection: false,
      jobId: 1,
    });
    const contents = await submissionZip('ada');
    const zip = { checkId: made.id, filename: 'ada.zip', role: 'submission', fileSize: 1 } as const;
    await store.addSubmission({ ...zip, createdAt: 0, updatedAt: 0 }, contents);
    const how = { engineId: ENGINE.group, aiRun: false, baseCode: false };
    const check = await runs.launch(made, { ...how, web: providers === null ? null : { providers } });
    if (check === null) throw new Error('it was started before');
    return check;
  }

  store(): Promise<Store> {
    return Store.open(this.nodes[0], this.blobs);
  }

  async now({ id }: CheckRecord): Promise<CheckRecord> {
    const check = await (await this.store()).check(id);
    if (check === undefined) throw new Error('the check is gone');
    return check;
  }

  /** What is left of a search. */
  async left(): Promise<readonly string[]> {
    const blobs = (await Array.fromAsync(this.blobs.list())).filter(({ name }) =>
      name.startsWith('searches/'),
    );
    const rows = await this.nodes[0].db.selectFrom('jobs').select('kind').execute();
    return [...blobs.map(() => 'blob'), ...rows.map(({ kind }) => kind)];
  }

  async tries({ id }: CheckRecord): Promise<readonly number[]> {
    const { db } = this.nodes[0];
    const rows = await db.selectFrom('jobs').select('tries').where('key', '=', String(id)).execute();
    return rows.map(({ tries }) => tries);
  }

  /** Lets these processes go on until it holds; all others do nothing meanwhile. */
  async until(processes: readonly Process[], holds: () => Promise<boolean> | boolean): Promise<void> {
    while (!(await holds())) for (const one of processes) await one.turn();
  }

  ended(check: CheckRecord, ...processes: readonly Process[]): Promise<void> {
    return this.until(processes, async () => {
      const { statusId } = await this.now(check);
      return statusId === STATE.completed || statusId === STATE.failed;
    });
  }
}

/** What searches a web of so many sources, of which all submissions have something. */
function searchingOf(sources: number, gates: Gates, searches: number[], onDated: () => void): WebSearching {
  const found: Searched = {
    providers: ['github'],
    failures: [],
    states: [{ submission: 1, state: 'searched', why: null }],
    sources: new Map(Array.from({ length: sources }, (_, at) => [-1 - at, SOURCE])),
    known: [],
  };
  const like: Pick<WebSearching, 'names' | 'mostRequests' | 'search' | 'dated'> = {
    names: ['github'],
    mostRequests: () => 5,
    search: async (_order, _subject, { ledger, queries, onQueries, signal }) => {
      searches.push(queries);
      await ledger.note(QUERY);
      onQueries(queries + 1);
      await Promise.race([gates.pass('searching'), aborted(signal)]);
      return found;
    },
    dated: async (_order, searched, { signal }) => {
      onDated();
      await Promise.race([gates.pass('dating'), aborted(signal)]);
      const { sources: undated } = searched;
      const dated = [...undated].map(([id, one]) => [id, { ...one, publicSince: SINCE }] as const);
      return { ...searched, sources: new Map(dated) };
    },
  };
  return like as WebSearching;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)));
}

const SINCE = '2024-01-01T00:00:00Z';
const SOURCE = {
  provider: 'github',
  repository: 'stranger/lab',
  commit: 'c',
  path: 'Lab.java',
  blob: 'd',
  url: 'https://github.com/stranger/lab',
  licence: null,
  before: new Map([[1, 'yes']] as const),
  publicSince: null,
  submissions: [2],
  ownOf: [],
  files: [{ path: 'Lab.java', bytes: new TextEncoder().encode('class Lab {}') }],
} as const;

const FOUND = {
  providers: ['github'],
  failures: [],
  states: [{ submission: 1, state: 'searched', why: null }],
  sources: [
    {
      id: -1,
      publicSince: SINCE,
      before: [[1, 'yes']],
      files: [{ path: 'Lab.java', text: 'class Lab {}' }],
    },
  ],
};

async function resultOf(scene: Scene, check: CheckRecord) {
  return (await (await scene.store()).result(await scene.now(check)))?.web;
}

describe.each(some(BACKENDS, 2))('a search in $name', (backend) => {
  test.each([
    ['reading', { tries: [1], searches: [0], dated: 1 }],
    ['searching', { tries: [0], searches: [1], dated: 1 }],
    ['comparing', { tries: [1], searches: [], dated: 1 }],
    ['dating', { tries: [0], searches: [], dated: 1 }],
  ] as const)(
    'whose process dies while it is %s is charged for what it computes, and goes on from there',
    async (state, then) => {
      const scene = await Scene.on(backend);
      const gone = await scene.process();
      gone.gates.close(state);
      const check = await scene.check(gone);
      gone.workers.start();
      await scene.until([gone], () => gone.gates.reached.includes(state));
      await gone.kill();
      const next = await scene.process({ alone: true });
      next.gates.close('reading', 'searching', 'comparing', 'dating');
      next.workers.start();
      await scene.until([next], () => next.gates.reached.length > 0);
      expect([next.gates.reached, await scene.tries(check)]).toEqual([[state], then.tries]);
      for (const step of ['reading', 'searching', 'comparing', 'dating'] as const) next.gates.open(step);
      await scene.ended(check, next);
      expect([next.searches, next.dated, next.defects]).toEqual([then.searches, then.dated, []]);
      expect(await resultOf(scene, check)).toMatchObject(FOUND);
      await scene.until([next], async () => (await scene.left()).length === 0);
      expect(await scene.now(check)).toMatchObject({ statusId: STATE.completed, search: null });
    },
  );

  test.each(['searching', 'dating'] as const)(
    'that is over while the database is away is kept when it is back, and nobody is asked again (%s)',
    async (state) => {
      const scene = await Scene.on(backend);
      const away = { isAway: false };
      const database = mayBeAway(scene.nodes[0], away);
      const one = await scene.process({ database });
      one.gates.close(state);
      const check = await scene.check(one);
      one.workers.start();
      await scene.until([one], () => one.gates.reached.includes(state));
      away.isAway = true;
      one.gates.open(state);
      for (let seconds = 0; seconds < 60; seconds += 1) await one.turn();
      expect((await scene.now(check)).statusId).toBe(STATE.processing);
      away.isAway = false;
      await scene.until([one], async () => {
        one.room.made();
        return (await scene.now(check)).statusId === STATE.completed;
      });
      expect([one.searches, one.dated, one.gates.reached.length]).toEqual([[0], 1, 4]);
      expect(await resultOf(scene, check)).toMatchObject(FOUND);
    },
  );

  test('is done by one of two processes, whichever does the rest', async () => {
    const scene = await Scene.on(backend);
    const [one, other] = [await scene.process(), await scene.process()];
    const checks = [await scene.check(one), await scene.check(other), await scene.check(one)];
    for (const { workers } of [one, other]) workers.start();
    for (const check of checks) await scene.ended(check, one, other);
    const reached = [...one.gates.reached, ...other.gates.reached].toSorted();
    expect(reached).toEqual(
      (['comparing', 'dating', 'reading', 'searching'] as const).flatMap((step) => checks.map(() => step)),
    );
    for (const check of checks) expect(await resultOf(scene, check)).toMatchObject(FOUND);
    expect([...one.defects, ...other.defects]).toEqual([]);
  });

  test('holds up no analysis, and eight are under way beside a small one', async () => {
    const scene = await Scene.on(backend);
    const one = await scene.process();
    one.gates.close('searching');
    const slow: CheckRecord[] = [];
    for (let count = 0; count < 10; count += 1) slow.push(await scene.check(one));
    one.workers.start();
    const read = (): number => one.gates.reached.filter((step) => step === 'reading').length;
    await scene.until([one], () => read() >= 10);
    expect(read()).toBe(10);
    const quick = await scene.check(one, null);
    await scene.ended(quick, one);
    expect(one.searches).toHaveLength(9);
    // Its check is at its end a moment before its job is.
    await scene.until([one], async () => (await one.jobs.overview('analysis')).running === 0);
    expect(await one.jobs.overview('analysis')).toMatchObject({ waiting: 0, running: 0 });
    expect(await one.jobs.overview(CHECK_WORK)).toMatchObject({ waiting: 1, running: 9 });
    // Both those that are searched for and the one that waits are as far as they were.
    const progress = await one.runs.progress(slow.map(({ id }) => id));
    expect([...progress.values()].map(({ share }) => share)).toEqual(slow.map(() => READ));
    one.gates.open('searching');
    for (const check of slow) await scene.ended(check, one);
    expect(one.searches).toHaveLength(10);
  });

  test.each(['reading', 'searching', 'comparing', 'dating'] as const)(
    'ends with its analysis, when that is cancelled while it is %s',
    async (state) => {
      const scene = await Scene.on(backend);
      const one = await scene.process();
      one.gates.close(state);
      const check = await scene.check(one);
      one.workers.start();
      await scene.until([one], () => one.gates.reached.includes(state));
      await one.runs.cancel(check);
      expect(await one.jobs.keys(CHECK_WORK)).toEqual(new Set());
      await scene.until([one], async () => (await scene.left()).length === 0);
      one.gates.open(state);
      for (let turns = 0; turns < 20; turns += 1) await one.turn();
      expect(await scene.now(check)).toMatchObject({
        statusId: STATE.failed,
        statusMessage: 'The analysis was cancelled.',
        result: null,
        search: null,
      });
      expect([one.gates.reached.at(-1), one.defects, await scene.left()]).toEqual([state, [], []]);
    },
  );
});

describe('a search', () => {
  const [backend] = BACKENDS as [(typeof BACKENDS)[number]];

  test('whose sources nobody has anything of is dated by nobody', async () => {
    const scene = await Scene.on(backend);
    const one = await scene.process({ web: { sources: 0 } });
    const check = await scene.check(one);
    one.workers.start();
    await scene.ended(check, one);
    expect(one.gates.reached).toEqual(['reading', 'searching', 'comparing']);
    expect(await resultOf(scene, check)).toMatchObject({ ...FOUND, sources: [] });
  });

  test('takes as long as all its steps together, without what it waited for them', async () => {
    const scene = await Scene.on(backend);
    const one = await scene.process();
    const check = await scene.check(one);
    one.gates.close('searching', 'dating');
    one.workers.start();
    for (const step of ['searching', 'dating'] as const) {
      await scene.until([one], () => one.gates.reached.includes(step));
      for (let seconds = 0; seconds < 100; seconds += 1) await one.turn();
      one.gates.open(step);
    }
    await scene.ended(check, one);
    const { durationMs } = await scene.now(check);
    expect(durationMs).toBeGreaterThanOrEqual(200_000);
    expect(durationMs).toBeLessThan(300_000);
  });

  test('that is under way is no check without a job', async () => {
    const scene = await Scene.on(backend);
    const one = await scene.process();
    const check = await scene.check(one);
    one.gates.close('searching');
    one.workers.start();
    await scene.until([one], () => one.gates.reached.includes('searching'));
    for (let seconds = 0; seconds < 40; seconds += 1) await one.turn();
    expect([one.gates.reached, await scene.left()]).toEqual([
      ['reading', 'searching'],
      ['blob', 'search'],
    ]);
    one.gates.open('searching');
    await scene.ended(check, one);
  });

  test('whose step is lost begins anew, with what is left to spend', async () => {
    const scene = await Scene.on(backend);
    const one = await scene.process();
    one.gates.close('searching');
    const check = await scene.check(one);
    one.workers.start();
    await scene.until([one], () => one.gates.reached.includes('searching'));
    await one.workers.stop();
    await scene.blobs.delete([(await scene.now(check)).search ?? '']);
    const next = await scene.process({ alone: true });
    next.workers.start();
    await scene.ended(check, next);
    expect([next.gates.reached, next.searches]).toEqual([
      ['reading', 'searching', 'comparing', 'dating'],
      [1],
    ]);
    expect(await resultOf(scene, check)).toMatchObject(FOUND);
  });

  test('that is over where it was lost changes nothing of what its new owner does', async () => {
    const scene = await Scene.on(backend);
    const slow = await scene.process();
    slow.gates.close('searching');
    const check = await scene.check(slow);
    slow.workers.start();
    await scene.until([slow], () => slow.gates.reached.includes('searching'));
    const next = await scene.process({ alone: true });
    next.gates.close('searching');
    next.workers.start();
    await scene.until([next], () => next.gates.reached.includes('searching'));
    const before = await scene.now(check);
    slow.gates.open('searching');
    for (let turns = 0; turns < 20; turns += 1) await next.turn();
    expect(await scene.now(check)).toEqual(before);
    expect(await scene.left()).toEqual(['blob', 'search']);
    next.gates.open('searching');
    await scene.ended(check, next);
    expect(await resultOf(scene, check)).toMatchObject(FOUND);
  });

  test('goes with its check, wherever it is', async () => {
    const scene = await Scene.on(backend);
    const one = await scene.process();
    one.gates.close('searching');
    const check = await scene.check(one);
    one.workers.start();
    await scene.until([one], () => one.gates.reached.includes('searching'));
    expect(await scene.left()).toEqual(['blob', 'search']);
    await (await scene.store()).removeCheck(check.id);
    expect(await scene.left()).toEqual([]);
  });

  test('is not swept while its check goes on', async () => {
    const scene = await Scene.on(backend);
    const one = await scene.process();
    one.gates.close('searching');
    await scene.check(one);
    one.workers.start();
    await scene.until([one], () => one.gates.reached.includes('searching'));
    await scene.blobs.put('searches/9-lost.gz', new Uint8Array(1));
    await (await scene.store()).sweep();
    expect(await scene.left()).toEqual(['blob', 'search']);
  });

  test.each([
    ['nobody', null, ['github', 'software-heritage'], 'not-searched'],
    ['fewer', { sources: 1 }, ['software-heritage'], 'partly'],
  ] as const)(
    'of a process that asks %s of those that were said to be asked says so',
    async (_, web, unasked, state) => {
      const scene = await Scene.on(backend);
      const one = await scene.process({ web });
      const check = await scene.check(one, ['github', 'software-heritage']);
      one.workers.start();
      await scene.ended(check, one);
      const result = await resultOf(scene, check);
      expect(result?.failures.map(({ provider }) => provider)).toEqual(unasked);
      for (const { sentence } of result?.failures ?? []) {
        expect(sentence).toContain('with the same --web as serve');
      }
      expect(result?.states).toEqual([{ submission: 1, state, why: 'failure' }]);
    },
  );
});

/** A queue until its process dies: what was asked is answered, and nothing after it. */
class Death {
  isThere = false;
  readonly jobs: Jobs;
  readonly #asked = new Set<unknown>();

  constructor(jobs: Jobs) {
    this.jobs = new Proxy(jobs, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]): unknown => {
          if (this.isThere) return new Promise(() => {});
          const answer: unknown = Reflect.apply(member, target, given);
          this.#asked.add(answer);
          return answer;
        };
      },
    });
  }

  async come(): Promise<void> {
    this.isThere = true;
    await Promise.allSettled(this.#asked);
  }
}

/** Rows of which none can be written while they are away. */
function mayBeAway(database: Database, away: { readonly isAway: boolean }): Database {
  const transact: Database['transact'] = async (body) => {
    if (away.isAway) throw new DatabaseAway(new Error('it is away'));
    return database.transact(body);
  };
  return { ...database, transact };
}
