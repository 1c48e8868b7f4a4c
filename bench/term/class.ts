import { program } from '../../test/github/collecting.ts';
import type { GitHubStandIn, StandInRepository } from '../../test/github-stand-in/stand-in.ts';
import type { Random } from '../../test/random.ts';

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** Weeks of an assignment until its deadline, and how long it is scanned afterwards. */
const WEEKS = 4;
const SCANNED_AFTER_MS = WEEK_MS;
/** A student pushes so often, by day; on three days of a week nobody does. */
const PUSHES_A_DAY = 0.05;
const WORKDAYS = 4;

/** What a student or somebody of the staff does on a day of an assignment, counted from 0. */
interface Event {
  readonly day: number;
  readonly what: string;
  readonly happens: (assignment: Assignment) => Promise<void> | void;
}

/** One assignment: its students' repositories, and what becomes of them. */
export class Assignment {
  readonly name: string;
  readonly from: Date;
  deadline: Date;
  /** How alike the service finds two who hand in the same. */
  similarity = 88;
  readonly #github: GitHubStandIn;
  readonly #students: number;
  readonly #random: Random;
  #versions = 0;

  constructor(name: string, from: Date, github: GitHubStandIn, students: number, random: Random) {
    this.name = name;
    this.from = from;
    this.deadline = new Date(from.getTime() + WEEKS * WEEK_MS);
    this.#github = github;
    this.#students = students;
    this.#random = random;
  }

  /** Of the config file. */
  section(): string {
    const until = new Date(this.deadline.getTime() + SCANNED_AFTER_MS);
    return [
      `  - name: ${this.name}`,
      `    repositories: ${this.name}-*`,
      `    deadline: ${this.deadline.toISOString()}`,
      `    schedule: { window: { from: ${this.from.toISOString()}, until: ${until.toISOString()} } }`,
    ].join('\n');
  }

  student(n: number): StandInRepository {
    const found = this.#github.find(`course/${this.name}-s${String(n).padStart(3, '0')}`);
    if (found === null) throw new Error(`${this.name} has no student ${n}`);
    return found;
  }

  async join(n: number, now: Date): Promise<void> {
    const repository = this.#github.repository(`course/${this.name}-s${String(n).padStart(3, '0')}`);
    await repository.commit({
      files: { 'a.py': this.#own(n) },
      author: `s${n}`,
      pushedAt: now.toISOString(),
    });
  }

  async push(
    n: number,
    now: Date,
    options: { readonly like?: number; readonly force?: boolean } = {},
  ): Promise<void> {
    const { like, force = false } = options;
    const text =
      like === undefined ? this.#own(n) : ((await this.student(like).file('main', 'a.py')) ?? this.#own(n));
    await this.student(n).commit({
      files: { 'a.py': text },
      author: `s${n}`,
      pushedAt: now.toISOString(),
      force,
    });
  }

  /** A day of everybody's work: who copied or left does nothing more. */
  async work(day: number, now: Date): Promise<readonly string[]> {
    if (day === 0) for (let n = 0; n < this.#students; n += 1) await this.join(n, now);
    // The first forty are the ones that things happen to.
    for (let n = 40; n < this.#students; n += 1) {
      const isDue = day > 0 && day % 7 < WORKDAYS && this.#random.next() < PUSHES_A_DAY;
      if (isDue) await this.push(n, now);
    }
    const today = eventsOf(this, now).filter((event) => event.day === day);
    for (const { happens } of today) await happens(this);
    return today.map(({ what }) => `${this.name}: ${what}`);
  }

  rename(n: number, to: string): void {
    this.#github.rename(this.student(n).fullName, `course/${to}`);
  }

  remove(n: number): void {
    this.#github.remove(this.student(n).fullName);
  }

  #own(n: number): string {
    this.#versions += 1;
    return program(`${this.name} ${n} ${this.#versions}`, 30);
  }
}

/** The same for each assignment. */
function eventsOf({ name }: Assignment, now: Date): readonly Event[] {
  const late = new Date(now.getTime() + 3 * DAY_MS);
  return [
    { day: 8, what: 'a copy', happens: (one) => one.push(10, now, { like: 20 }) },
    { day: 12, what: 'another copy', happens: (one) => one.push(11, now, { like: 21 }) },
    {
      day: 16,
      what: 'the first copy is more alike than it was',
      happens: async (one) => {
        one.similarity = 96;
        await one.push(10, now, { like: 20 });
        await one.push(39, now);
      },
    },
    { day: 17, what: 'a rename', happens: (one) => one.rename(30, `${name}-s030-final`) },
    {
      day: 18,
      what: 'a rename out of the assignment',
      happens: (one) => one.rename(31, `portfolio-${name}`),
    },
    {
      day: 18,
      what: 'archived',
      happens: (one) => {
        const repository = one.student(32);
        repository.options = { ...repository.options, archived: true };
      },
    },
    { day: 19, what: 'emptied', happens: (one) => one.student(33).branches.clear() },
    { day: 19, what: 'pushed over by force', happens: (one) => one.push(34, now, { force: true }) },
    { day: 20, what: 'deleted', happens: (one) => one.remove(35) },
    { day: 22, what: 'two copies at once', happens: (one) => one.push(12, now, { like: 22 }) },
    { day: 22, what: 'two copies at once', happens: (one) => one.push(13, now, { like: 23 }) },
    {
      day: 26,
      what: 'the deadline moves by three days',
      happens: (one) => {
        one.deadline = new Date(one.deadline.getTime() + 3 * DAY_MS);
      },
    },
    { day: 29, what: 'a copy within the new deadline', happens: (one) => one.push(14, now, { like: 24 }) },
    { day: 30, what: 'a student joins late', happens: (one) => one.join(900, now) },
    { day: 33, what: 'a push after the deadline', happens: (one) => one.push(36, late) },
  ];
}
