import { message, type Message, SaidError } from '#base';
import type {
  DraftOptions,
  GivenClass,
  GivenPart,
  PageAnswer,
  PageRequest,
  PageStage,
  RawInputs,
} from '#contract';
import { PAGE_LIMITS, PAGE_STAGES } from '#contract';
import { type DroppedFile, isWork } from '../drop/dropped-file.ts';
import { PART_NAMES, whyNobody } from '../drop/part-names.ts';
import { saidBy } from '../said-error.ts';
import { byPart, bytesOf, type Given, itemsOf } from './dropped-items.ts';

type Recognised = Extract<PageAnswer, { kind: 'recognised' }>;
export type Done = Extract<PageAnswer, { kind: 'done' }>;

/** How far a check is. */
export interface HowFar {
  /** null: it has not begun. */
  readonly stage: PageStage | null;
  readonly done: number;
  readonly total: number | null;
}

/** A class, as the page shows it. */
export interface ClassState {
  readonly given: Given;
  /** The browser finds out what is in a folder. */
  readonly listing: ReadonlySet<GivenPart>;
  /** Why what was dropped was not taken. */
  readonly failed: ReadonlyMap<GivenPart, Message>;
  readonly options: DraftOptions;
  readonly inputs: RawInputs;
  /** null: nothing was looked at, or it could not be read. */
  readonly recognised: Recognised | null;
  /** What is recognised is of before. */
  readonly isReading: boolean;
  /** Submissions that were read so far. */
  readonly read: number;
  /** Why it could not be read or checked; null: nothing is wrong. */
  readonly trouble: Message | null;
  /** null: no check runs. */
  readonly progress: HowFar | null;
  /** Nothing was heard for a while of what is under way. */
  readonly isQuiet: boolean;
  readonly isCancelled: boolean;
  readonly done: Done | null;
}

/** A long silence, in milliseconds: then a person is told what that may mean. */
const QUIET_MS = 30_000;

/** Of these there is one file. */
const SINGLE: ReadonlySet<GivenPart> = new Set(['people', 'cases']);

/** What checks: it does one thing after the other. */
export interface Checker {
  readonly ask: (request: PageRequest) => void;
  /** Ends it, whatever it does. */
  readonly end: () => void;
}

interface World {
  /** `onAnswer` also hears of an end that it could not tell of, as `failed`. */
  readonly start: (onAnswer: (answer: PageAnswer) => void) => Checker;
  /** Calls after so many milliseconds. @returns what calls it off */
  readonly later: (ms: number, call: () => void) => () => void;
}

/** What a person drops, what was recognised in it, and the check of it. Each change ends what looks at what was there before. */
export class ClassWork {
  readonly #world: World;
  #checker: Checker | null = null;
  #isBusy = false;
  /** Counts what was dropped for a part: what is listed for an older drop is not taken. */
  readonly #turns = new Map<GivenPart, number>();
  #callOff: () => void = () => {};
  #state: ClassState = {
    given: new Map(),
    listing: new Set(),
    failed: new Map(),
    options: { layout: 'auto', language: 'auto' },
    inputs: {},
    recognised: null,
    isReading: false,
    read: 0,
    trouble: null,
    progress: null,
    isQuiet: false,
    isCancelled: false,
    done: null,
  };

  /** Called with each new state. */
  onChange: (state: ClassState) => void = () => {};

  constructor(world: World) {
    this.#world = world;
  }

  get state(): ClassState {
    return this.#state;
  }

  /** Takes what was dropped for a part, in place of what was there. What is something else by its name is put there. */
  async add(part: GivenPart, dropped: Promise<readonly DroppedFile[]>): Promise<void> {
    const turn = (this.#turns.get(part) ?? 0) + 1;
    this.#turns.set(part, turn);
    this.#list(part, true);
    try {
      const files = await dropped;
      if (this.#turns.get(part) !== turn) return;
      if (!files.some(isWork)) throw new SaidError(message('drop.nothingDropped'));
      this.#list(part, false);
      this.give(part === 'submissions' ? byPart(files) : new Map([[part, files]]));
    } catch (error) {
      if (this.#turns.get(part) !== turn) return;
      this.#list(part, false);
      this.#say({ failed: new Map(this.#state.failed).set(part, saidBy(error)) });
    }
  }

  clear(part: GivenPart): void {
    this.#turns.set(part, (this.#turns.get(part) ?? 0) + 1);
    this.#list(part, false);
    this.give(new Map([[part, []]]));
  }

  /** Says what something is that was dropped. @param names of items @param to null: it is left out */
  move(from: GivenPart, names: ReadonlySet<string>, to: GivenPart | null): void {
    const items = itemsOf(this.#state.given.get(from) ?? []);
    const [moved, left] = [true, false].map((isMoved) =>
      items.filter(({ name }) => names.has(name) === isMoved).flatMap(({ files }) => files),
    );
    const changed = new Map([[from, left ?? []]]);
    if (to !== null && to !== from) {
      const there = SINGLE.has(to) ? [] : (this.#state.given.get(to) ?? []);
      changed.set(to, [...there, ...(moved ?? [])]);
    }
    this.give(changed);
  }

  /** Reads it in another way. */
  read(change: Partial<DraftOptions>): void {
    this.#say({ options: { ...this.#state.options, ...change } });
    this.#look();
  }

  /** Sets inputs; an empty one is not given. @param isLooked it changes what is recognised */
  set(inputs: RawInputs, isLooked: boolean): void {
    const all = Object.entries({ ...this.#state.inputs, ...inputs }).filter(([, text]) => text !== '');
    this.#say({ inputs: Object.fromEntries(all) });
    if (isLooked) this.#look();
  }

  /** Checks. Nothing happens where it is not the time. */
  start(title: string, inputs: RawInputs): void {
    if (this.#state.progress !== null || whyNotYet(this.#state) !== null) return;
    const progress = { stage: null, done: 0, total: null };
    this.#say({ progress, trouble: null, isCancelled: false, done: null });
    const given = this.#given(title);
    this.#ask({ kind: 'check', given: { ...given, inputs: { ...given.inputs, ...inputs } } });
  }

  /** Ends the check; nothing of it is kept. */
  cancel(): void {
    if (this.#state.progress === null) return;
    this.#end();
    this.#say({ progress: null, isCancelled: true });
  }

  /** Back to what was dropped; the report is let go. */
  back(): void {
    this.#say({ done: null });
  }

  /** Takes several parts at once; an empty one is taken away. */
  give(changed: Given): void {
    const all = new Map([...this.#state.given, ...changed]);
    const given = new Map([...all].filter(([, files]) => files.length > 0));
    const failed = new Map(this.#state.failed);
    for (const part of changed.keys()) failed.delete(part);
    this.#say({ given, failed });
    this.#look();
  }

  #look(): void {
    this.#say({ trouble: null, isCancelled: false });
    if (this.#isBusy) this.#end();
    const isEmpty = !this.#state.given.has('submissions');
    if (isEmpty || tooLarge(this.#state) !== null) {
      this.#say({ recognised: null, isReading: false });
      return;
    }
    this.#say({ isReading: true, read: 0 });
    this.#ask({ kind: 'look', given: this.#given('') });
  }

  #given(title: string): GivenClass {
    const { given, inputs, options } = this.#state;
    return { files: Object.fromEntries(given), inputs: { ...options, ...inputs }, title };
  }

  #ask(request: PageRequest): void {
    if (this.#isBusy) this.#end();
    this.#checker ??= this.#open();
    this.#isBusy = true;
    this.#checker.ask(request);
    this.#listen();
  }

  /** What an ended one still says is not heard. */
  #open(): Checker {
    const isCurrent = (): boolean => this.#checker === checker;
    const checker = this.#world.start((answer) => {
      if (isCurrent()) this.#take(answer);
    });
    return checker;
  }

  #take(answer: PageAnswer): void {
    switch (answer.kind) {
      case 'progress': {
        const { stage, done, total } = answer;
        this.#say(this.#state.progress === null ? { read: done } : { progress: { stage, done, total } });
        this.#listen();
        return;
      }
      case 'recognised':
        this.#isBusy = false;
        this.#callOff();
        this.#say({ recognised: answer, isReading: false });
        return;
      case 'done':
        // What it holds in memory is as large as the class.
        this.#end();
        this.#say({ progress: null, done: answer });
        return;
      case 'failed':
        this.#failed(answer.why, answer.stage);
        return;
    }
  }

  /** Where it was a check that failed, what it was doing is told, and what was recognised stays. */
  #failed(why: Message, stage: PageStage | null): void {
    this.#end();
    const isCheck = this.#state.progress !== null;
    const trouble = stage === null || !isCheck ? why : message('check.failedAt', { stage, why });
    this.#say({ progress: null, isReading: false, trouble });
    if (!isCheck) this.#say({ recognised: null });
  }

  /** Waits for the next news. */
  #listen(): void {
    this.#callOff();
    this.#say({ isQuiet: false });
    this.#callOff = this.#world.later(QUIET_MS, () => this.#say({ isQuiet: true }));
  }

  #end(): void {
    this.#callOff();
    this.#isBusy = false;
    this.#checker?.end();
    this.#checker = null;
  }

  #list(part: GivenPart, isListing: boolean): void {
    const listing = new Set(this.#state.listing);
    const failed = new Map(this.#state.failed);
    failed.delete(part);
    if (isListing) listing.add(part);
    else listing.delete(part);
    this.#say({ listing, failed });
  }

  #say(change: Partial<ClassState>): void {
    this.#state = { ...this.#state, ...change };
    this.onChange(this.#state);
  }
}

/** Why no check can be started now; null: one can. */
export function whyNotYet(state: ClassState): Message | null {
  const { listing, failed, recognised, isReading, trouble } = state;
  if (listing.size > 0) return message('drop.listing');
  const [missing] = failed.keys();
  if (missing !== undefined) return message('check.waitsForPart', { part: GIVEN_NAMES[missing] });
  const large = tooLarge(state);
  if (large !== null) return large;
  if (isReading) return message('drop.waitsForReading');
  if (recognised === null && trouble !== null) return message('check.waitsForTrouble');
  if (recognised?.problem != null) return recognised.problem;
  return whyNobody(recognised?.contents ?? null);
}

function tooLarge({ given }: ClassState): Message | null {
  const bytes = bytesOf([...given.values()].flat());
  return bytes <= PAGE_LIMITS.bytes
    ? null
    : message('check.tooLarge', {
        size: { as: 'bytes', value: bytes },
        most: { as: 'bytes', value: PAGE_LIMITS.bytes },
      });
}

/** What a part is called. */
export const GIVEN_NAMES: Readonly<Record<GivenPart, Message>> = {
  ...PART_NAMES,
  cases: message('check.cases'),
};

/** Whether a stage is over when another one runs. */
export function isOver(stage: PageStage, now: PageStage | null): boolean {
  return now !== null && PAGE_STAGES.indexOf(stage) < PAGE_STAGES.indexOf(now);
}
