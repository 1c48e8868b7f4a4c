import type { Cancelled } from '../domain/outcome.ts';
import type { QueuedJob } from './queued-job.ts';
import { Rotation } from './rotation.ts';

/**
 * `waiting` ▸ `short` (▸ `parked` ▸ `long` ▸ `ending`). `parked`: its long part has to wait. `ending`: what follows the long
 * part. `resting`: it is run again after a while.
 */
type Phase = 'waiting' | 'short' | 'parked' | 'long' | 'ending' | 'resting';

/** A job on its way through the queue. */
export interface QueueEntry {
  readonly job: QueuedJob;
  readonly lane: Lane;
  readonly abort: AbortController;
  phase: Phase;
  /** Ends `parked`; the argument is the reason why it ends in nothing. */
  wake: ((reason: Cancelled | null) => void) | null;
}

/** The jobs of one lane that one person asked for. */
interface Person {
  readonly name: string;
  readonly row: QueueEntry[];
  /** Jobs that are not done. */
  jobs: number;
}

export interface Lane {
  readonly name: string;
  readonly group: LaneGroup;
  /** By name, for as long as they have jobs. */
  readonly everybody: Map<string, Person>;
  /** Those who have a job that waits for its turn. */
  readonly people: Rotation<Person>;
  /** Jobs whose long part waits. */
  readonly parked: QueueEntry[];
  jobs: number;
  /** Of strangers. */
  strangers: number;
  /** A job of it runs, or rests. */
  isBusy: boolean;
  /** A long part of it runs. */
  isLong: boolean;
}

export interface LaneGroup {
  readonly name: string;
  readonly lanes: Map<string, Lane>;
  /** Lanes that may begin a job. */
  readonly ready: Rotation<Lane>;
  /** Lanes that may begin a long part. */
  readonly readyLong: Rotation<Lane>;
  jobs: number;
  strangers: number;
  /** Jobs that run, but for their long parts. */
  short: number;
}

/** Jobs that are not done. */
interface QueueCounts {
  readonly group: number;
  readonly lane: number;
  readonly person: number;
  /** Of these and of the whole queue, those of strangers. */
  readonly strangers: { readonly queue: number; readonly group: number; readonly lane: number };
}

/** Who is in the queue: groups, their lanes, the people of a lane. What has no job is forgotten. */
export class Lanes {
  readonly #groups = new Map<string, LaneGroup>();
  #strangers = 0;

  /** How many jobs there are that are not done. */
  counts(group: string, lane: string, person: string): QueueCounts {
    const groupNow = this.#groups.get(group);
    const laneNow = groupNow?.lanes.get(lane);
    return {
      group: groupNow?.jobs ?? 0,
      lane: laneNow?.jobs ?? 0,
      person: laneNow?.everybody.get(person)?.jobs ?? 0,
      strangers: {
        queue: this.#strangers,
        group: groupNow?.strangers ?? 0,
        lane: laneNow?.strangers ?? 0,
      },
    };
  }

  /** Counts a job in; it waits in no row yet. */
  enter(job: QueuedJob): QueueEntry {
    const group = this.#group(job.group);
    const lane = laneOf(group, job.lane);
    this.#count(lane, job, 1);
    personOf(lane, job.person).jobs += 1;
    return { job, lane, abort: new AbortController(), phase: 'waiting', wake: null };
  }

  /** Puts a job behind the others of its person. */
  line(entry: QueueEntry): void {
    const person = personOf(entry.lane, entry.job.person);
    person.row.push(entry);
    entry.lane.people.add(person);
  }

  /** Puts a job before the others of its person: it had its turn. */
  lineFirst(entry: QueueEntry): void {
    const person = personOf(entry.lane, entry.job.person);
    person.row.unshift(entry);
    entry.lane.people.add(person);
  }

  /** Takes the job whose turn it is out of its row. */
  next(lane: Lane): QueueEntry | undefined {
    const person = lane.people.take();
    const entry = person?.row.shift();
    if (person !== undefined && person.row.length > 0) lane.people.add(person);
    return entry;
  }

  /** Counts a job out, and takes it out of its row where it is still in one. */
  leave(entry: QueueEntry): void {
    const { job, lane } = entry;
    const { group } = lane;
    const person = personOf(lane, job.person);
    const at = person.row.indexOf(entry);
    if (at >= 0) person.row.splice(at, 1);
    if (person.row.length === 0) lane.people.remove(person);
    person.jobs -= 1;
    this.#count(lane, job, -1);
    if (person.jobs === 0) lane.everybody.delete(person.name);
    if (lane.jobs === 0) group.lanes.delete(lane.name);
    if (group.jobs === 0) this.#groups.delete(group.name);
  }

  #count(lane: Lane, { isStranger }: QueuedJob, by: 1 | -1): void {
    const { group } = lane;
    lane.jobs += by;
    group.jobs += by;
    if (!isStranger) return;
    lane.strangers += by;
    group.strangers += by;
    this.#strangers += by;
  }

  #group(name: string): LaneGroup {
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const group: LaneGroup = {
      name,
      lanes: new Map(),
      ready: new Rotation(),
      readyLong: new Rotation(),
      jobs: 0,
      strangers: 0,
      short: 0,
    };
    this.#groups.set(name, group);
    return group;
  }
}

function laneOf(group: LaneGroup, name: string): Lane {
  const known = group.lanes.get(name);
  if (known !== undefined) return known;
  const lane: Lane = {
    name,
    group,
    everybody: new Map(),
    people: new Rotation(),
    parked: [],
    jobs: 0,
    strangers: 0,
    isBusy: false,
    isLong: false,
  };
  group.lanes.set(name, lane);
  return lane;
}

function personOf(lane: Lane, name: string): Person {
  const known = lane.everybody.get(name);
  if (known !== undefined) return known;
  const person: Person = { name, row: [], jobs: 0 };
  lane.everybody.set(name, person);
  return person;
}
