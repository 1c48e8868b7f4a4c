/**
 * A scan that is struck once at each of its requests: killed before or after it, its answer lost, the connection dropped, a gateway's
 * answer instead of the effect or after it. It is run again until it ends; what is there then must be what a scan without a strike
 * leaves, and one more night's scan must change nothing. Prints a table, each deviation, and ends with 1 where there was one.
 *
 *   node bench/strikes.ts [--sample N] [--seed S] [--kinds KIND,…] [--scenes SCENE,…] [--match PATTERN] [--jobs 2] [--verbose]
 *
 * `--sample N`: every Nth request alone, beginning at one that the seed chooses. `--match`: requests whose method and path match. Scans run in this process and its children; time
 * passes only where a scan waits. The process that is really killed is `test/scan/killed.test.ts`.
 */
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { removePace } from '../test/github-stand-in/unpaced.ts';
import { randomFrom } from '../test/random.ts';
import { Course } from './strikes/course.ts';
import { differences, type Ending, endingOf } from './strikes/ending.ts';
import { isScene, SCENES, type Scene } from './strikes/scenes.ts';
import type { RunEnd } from './strikes/scanner.ts';
import { type Strike, STRIKES } from './strikes/striking-proxy.ts';

/** Scans at once in a process: they wait for one another's requests most of the time. */
const AT_ONCE = 4;
/** Runs until a struck scan has to have ended. */
const MOST_RUNS = 6;

/** How a scan goes on that was cut off: as the next attempt of the same run, or as the next night's run. */
type Next = 'rerun' | 'night';

interface Point {
  readonly scene: Scene;
  readonly kind: Strike;
  readonly next: Next;
  /** Number of the request, from 1. */
  readonly at: number;
}

interface Struck {
  readonly point: Point;
  readonly what: string;
  readonly runs: number;
  readonly deviations: readonly string[];
  readonly said: readonly string[];
}

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    kinds: { type: 'string', default: Object.keys(STRIKES).join(',') },
    scenes: { type: 'string', default: Object.keys(SCENES).join(',') },
    match: { type: 'string', default: '' },
    jobs: { type: 'string', default: '2' },
    /** The share of the points that a child does: `0/2`. */
    part: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
await removePace();
if (values.part === undefined) await all();
else await part(values.part);

/** Shares the points among children, and prints what they found. */
async function all(): Promise<void> {
  const jobs = Number(values.jobs);
  const begun = performance.now();
  const found = (await Promise.all(Array.from({ length: jobs }, (_, n) => child(`${n}/${jobs}`)))).flat();
  const table = new Map<string, Struck[]>();
  for (const one of found) {
    const { scene, kind, next } = one.point;
    const row = `${SCENES[scene].title} | ${STRIKES[kind]}${kind.startsWith('kill') ? `, then ${next}` : ''}`;
    table.set(row, [...(table.get(row) ?? []), one]);
  }
  process.stdout.write(
    '| scan | strike | points | deviations | runs until the end |\n|---|---|--:|--:|--:|\n',
  );
  for (const [row, list] of [...table].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const bad = list.filter(({ deviations }) => deviations.length > 0).length;
    const most = Math.max(...list.map(({ runs }) => runs));
    process.stdout.write(`| ${row} | ${list.length} | ${bad} | ${most} |\n`);
  }
  const bad = found.filter(({ deviations }) => deviations.length > 0);
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(`| in all | | ${found.length} | ${bad.length} | ${seconds} s |\n`);
  for (const { point, what, deviations, said } of bad) {
    const { scene, kind, next, at } = point;
    process.stdout.write(`\n${scene} ${kind} ${next} at ${at}: ${what}\n${deviations.join('\n')}\n`);
    if (values.verbose) process.stdout.write(`${said.join('\n')}\n`);
  }
  process.exitCode = bad.length === 0 ? 0 : 1;
}

/** @param share `0/2` @returns what a child found */
function child(share: string): Promise<readonly Struck[]> {
  return new Promise((resolve, reject) => {
    const found: Struck[] = [];
    const one = fork(import.meta.filename, [...process.argv.slice(2), '--part', share]);
    one.on('message', (told) => found.push(told as Struck));
    one.on('exit', (code) => {
      if (code === 0) resolve(found);
      else reject(new Error(`a child ended with ${code}`));
    });
  });
}

async function part(share: string): Promise<void> {
  const [own = 0, of = 1] = share.split('/').map(Number);
  const scenes = values.scenes.split(',').filter(isScene);
  const kinds = Object.keys(STRIKES).filter((kind): kind is Strike => values.kinds.split(',').includes(kind));
  const expected = new Map<Scene, Whole>();
  const points: Point[] = [];
  for (const scene of scenes) {
    const whole = await unstruck(scene);
    expected.set(scene, whole);
    points.push(...kinds.flatMap((kind) => pointsOf(scene, kind, whole.requests)));
  }
  const mine = points.filter((_, n) => n % of === own).values();
  const work = async (): Promise<void> => {
    for (const point of mine) {
      const whole = expected.get(point.scene);
      if (whole !== undefined) process.send?.(await strike(point, whole));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // Runs that were killed never end.
  process.exit(0);
}

function pointsOf(scene: Scene, kind: Strike, requests: readonly string[]): readonly Point[] {
  const step = Number(values.sample);
  const wanted = new RegExp(values.match);
  const matching = requests.flatMap((what, n) => (wanted.test(what) ? [n + 1] : []));
  // Another beginning for each kind, so that together they visit more places.
  const seed = Number(values.seed) + Object.keys(STRIKES).indexOf(kind);
  const first = randomFrom(seed).integer(0, Math.min(step, matching.length) - 1);
  const chosen = matching.filter((_, n) => n % step === first);
  const nexts: readonly Next[] = kind === 'kill-after' ? ['rerun', 'night'] : ['rerun'];
  return nexts.flatMap((next) => chosen.map((at) => ({ scene, kind, next, at })));
}

/** What a scan without a strike leaves. */
interface Whole {
  readonly ending: Ending;
  /** After one more night. */
  readonly after: Ending;
  readonly requests: readonly string[];
}

async function unstruck(scene: Scene): Promise<Whole> {
  const course = await SCENES[scene].open();
  const { outcome, sentence, requests } = await course.scan();
  if (outcome !== 'flagged') throw new Error(`${scene}: ${outcome} ${sentence}`);
  const ending = await endingOf(course);
  const { deviations, after } = await calmNight(course, ending);
  if (deviations.length > 0) {
    throw new Error(`${scene}: a night without a strike is not calm:\n${deviations.join('\n')}`);
  }
  await course.close();
  return { ending, after, requests };
}

async function strike(point: Point, expected: Whole): Promise<Struck> {
  const { scene, kind, next, at } = point;
  const course = await SCENES[scene].open();
  const ends: RunEnd[] = [await course.scan({ strike: { at, kind } })];
  for (let end = ends[0]; ends.length < MOST_RUNS && !hasEnded(end); end = ends.at(-1)) {
    const isRerun = end?.outcome === null && next === 'rerun';
    if (!isRerun) course.sleep();
    ends.push(await course.scan({ attempt: isRerun ? ends.length + 1 : 1 }));
  }
  const last = ends.at(-1);
  const ending = await endingOf(course);
  const night = await calmNight(course, ending);
  const deviations = [
    ...(hasEnded(last) ? [] : [`did not end: ${last?.outcome} ${last?.sentence}`]),
    ...differences(ending, expected.ending),
    ...night.deviations.map((one) => `the night after it: ${one}`),
    // Each scan tells of itself there; a calm one always says the same.
    ...differences(night.after, expected.after, ['dashboards']),
  ];
  await course.close();
  const said = deviations.length === 0 ? [] : ends.flatMap((end) => ['---', ...end.said]);
  return { point, what: ends[0]?.requests[at - 1] ?? '', runs: ends.length, deviations, said };
}

function hasEnded(end: RunEnd | undefined): boolean {
  return end?.outcome === 'flagged' || end?.outcome === 'passed' || end?.outcome === 'skipped';
}

/** One more scan, for which nothing is left to do. @returns what it did all the same, and what is there after it */
async function calmNight(
  course: Course,
  before: Ending,
): Promise<{ readonly deviations: readonly string[]; readonly after: Ending }> {
  course.sleep();
  const { outcome, exitCode, sentence } = await course.scan();
  const ended = outcome === 'skipped' && exitCode === 0 ? [] : [`${outcome} ${exitCode}: ${sentence}`];
  const after = await endingOf(course);
  return { deviations: [...ended, ...differences(after, before)], after };
}
