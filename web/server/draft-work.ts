import { message, type Message, SaidError } from '#base';
import type { DraftAnswer, DraftOptions, Part, StartAnswer, TaskAnswer } from '#contract';
import { type DroppedFile, isWork, workIn } from '../drop/dropped-file.ts';
import { PART_NAMES, whyNobody } from '../drop/part-names.ts';
import { Refused, saidBy } from '../said-error.ts';

const DRAFTS = '/people/v1/drafts';

/** What a part waits for. `listing`: the browser finds out what is in a folder. `fetching`: the server fetches it. */
type Step = 'listing' | 'waiting' | 'sending' | 'fetching';

/** What was handed in for a task of a learning platform. */
export interface FetchedTask {
  readonly task: string;
  readonly name: string;
  readonly token: string;
}

/** What was dropped, as the page shows it. */
export interface DraftState {
  /** What the server made of it when it was last asked; null: it was not asked yet. */
  readonly answer: DraftAnswer | null;
  readonly options: DraftOptions;
  /** Parts that did not arrive yet. */
  readonly underWay: ReadonlyMap<Part, Step>;
  /** Of the part that is sent now; null: none is. */
  readonly sent: { readonly bytes: number; readonly all: number } | null;
  /** Parts that the server does not have as they were dropped, and why. */
  readonly failed: ReadonlyMap<Part, Message>;
  /** What came of the last task that was fetched; null: none was. */
  readonly fetched: TaskAnswer | null;
  /** The answer is of before: the server reads, or is asked next. */
  readonly isReading: boolean;
  readonly isStarting: boolean;
  /** Why it could not be read or started; null: it could. */
  readonly error: Message | null;
  /** The answer is of before, and the server said why it has no newer one. */
  readonly isStale: boolean;
}

/** How the server is asked, and sent files: as in `api.ts`. */
export interface DraftServer {
  readonly ask: <Answer>(
    path: string,
    request?: { readonly method?: 'POST' | 'DELETE'; readonly body?: unknown },
  ) => Promise<Answer>;
  readonly send: (
    path: string,
    form: FormData,
    onSent: (sent: number, all: number) => void,
    signal: AbortSignal,
  ) => Promise<unknown>;
}

const NOTHING: DraftState = {
  answer: null,
  options: { layout: 'auto', language: 'auto' },
  underWay: new Map(),
  sent: null,
  failed: new Map(),
  fetched: null,
  isReading: false,
  isStarting: false,
  error: null,
  isStale: false,
};

/**
 * What a person drops for a check: it is listed, sent and read one after the other, however fast it is dropped. Where the
 * server lost it, it is sent again.
 */
export class DraftWork {
  readonly #server: DraftServer;
  readonly #kept = new Map<Part, readonly DroppedFile[]>();
  /** What is to be done for a part, in the order in which it was asked for. */
  readonly #due = new Map<Part, 'send' | 'clear' | FetchedTask>();
  /** Counts what was asked for a part: what is listed for an older drop is not taken. */
  readonly #turns = new Map<Part, number>();
  /** What is sent now, and ends that. */
  #sending: { readonly part: Part; readonly ends: AbortController } | null = null;
  #id: string | null = null;
  #isWorking = false;
  #state = NOTHING;

  /** What the check is to be called. */
  name = '';

  /** Called with each new state. */
  onChange: (state: DraftState) => void = () => {};

  constructor(server: DraftServer) {
    this.#server = server;
  }

  get state(): DraftState {
    return this.#state;
  }

  /** Takes what was dropped for a part, in place of what was there. */
  async add(part: Part, dropped: Promise<readonly DroppedFile[]>): Promise<void> {
    const turn = this.#newTurn(part);
    this.#step(part, 'listing');
    try {
      const files = workIn(await dropped);
      if (this.#turns.get(part) !== turn) return;
      if (!files.some(isWork)) throw new SaidError(message('drop.nothingDropped'));
      this.#kept.set(part, files);
      this.#due.set(part, 'send');
      this.#step(part, 'waiting');
    } catch (error) {
      if (this.#turns.get(part) === turn) {
        this.#kept.delete(part);
        this.#fail(part, saidBy(error));
      }
    }
    await this.#work();
  }

  /** Sends what did not arrive once more; null: it is not there, and has to be dropped again. */
  again(part: Part): (() => void) | null {
    const files = this.#kept.get(part);
    return this.#state.failed.has(part) && files !== undefined
      ? () => void this.add(part, Promise.resolve(files))
      : null;
  }

  clear(part: Part): Promise<void> {
    return this.#instead(part, 'clear');
  }

  /** Has submissions fetched in place of what was dropped. */
  fetch(task: FetchedTask): Promise<void> {
    return this.#instead('submissions', task);
  }

  async #instead(part: Part, what: 'clear' | FetchedTask): Promise<void> {
    this.#newTurn(part);
    this.#kept.delete(part);
    this.#due.set(part, what);
    this.#step(part, 'waiting');
    await this.#work();
  }

  /** Reads it again, in another way where some is given. */
  async read(change: Partial<DraftOptions> = {}): Promise<void> {
    this.#say({ options: { ...this.#state.options, ...change }, isReading: true });
    await this.#work();
  }

  /** Makes a check of it, after which nothing is there any more; null: it could not, or is not the time. */
  async start(): Promise<StartAnswer | null> {
    if (this.#state.isStarting || whyNotYet(this.#state) !== null) return null;
    this.#say({ isStarting: true, error: null });
    try {
      const body = { ...this.#state.options, name: this.name.trim() };
      const started = await this.#withDraft(() =>
        this.#server.ask<StartAnswer>(`${this.#address}/start`, { method: 'POST', body }),
      );
      // The server has it now, and deletes it itself.
      this.#id = null;
      this.#kept.clear();
      for (const part of this.#turns.keys()) this.#newTurn(part);
      this.name = '';
      this.#say(NOTHING);
      return started;
    } catch (error) {
      this.#say({ error: saidBy(error), isStarting: false });
      await this.#work();
      return null;
    }
  }

  get #address(): string {
    return `${DRAFTS}/${this.#id}`;
  }

  /** One thing after the other, until nothing is to be done. */
  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      while (!this.#state.isStarting) {
        const [next] = this.#due;
        if (next !== undefined) await this.#carryOut(...next);
        else if (this.#state.isReading) await this.#look();
        else return;
      }
    } finally {
      this.#isWorking = false;
    }
  }

  async #carryOut(part: Part, what: 'send' | 'clear' | FetchedTask): Promise<void> {
    this.#due.delete(part);
    const turn = this.#turns.get(part);
    try {
      await this.#withDraft(
        () =>
          what === 'send'
            ? this.#upload(part)
            : what === 'clear'
              ? this.#server.ask(`${this.#address}/files/${part}`, { method: 'DELETE' })
              : this.#fetch(what),
        part,
      );
      if (this.#turns.get(part) === turn) this.#step(part, null);
    } catch (error) {
      if (this.#turns.get(part) === turn) this.#fail(part, saidBy(error));
    }
    this.#say({ isReading: true });
  }

  async #look(): Promise<void> {
    const { options } = this.#state;
    const query = new URLSearchParams({ layout: options.layout, language: options.language });
    try {
      const answer = await this.#withDraft(() => this.#server.ask<DraftAnswer>(`${this.#address}?${query}`));
      this.#say({ answer, error: null, isStale: false });
    } catch (error) {
      this.#say({ error: saidBy(error), isStale: true });
    }
    // What was chosen or dropped meanwhile is read next.
    const isSame = options === this.#state.options && this.#due.size === 0;
    this.#say({ isReading: !isSame });
  }

  async #fetch(body: FetchedTask): Promise<void> {
    this.#step('submissions', 'fetching');
    const fetched = await this.#server.ask<TaskAnswer>(`${this.#address}/task`, { method: 'POST', body });
    this.#say({ fetched });
  }

  async #upload(part: Part): Promise<void> {
    if (this.#state.underWay.get(part) === 'waiting') this.#step(part, 'sending');
    const ends = new AbortController();
    this.#sending = { part, ends };
    try {
      await this.#server.send(
        `${this.#address}/files`,
        formOf(part, this.#kept.get(part) ?? []),
        (bytes, all) => this.#say({ sent: { bytes, all } }),
        ends.signal,
      );
    } catch (error) {
      if (!ends.signal.aborted) throw error;
    } finally {
      this.#sending = null;
      this.#say({ sent: null });
    }
  }

  /** Does something with the draft; where it is gone, all that is not sent by itself is sent again first. @param own part that this sends */
  async #withDraft<T>(work: () => Promise<T>, own: Part | null = null): Promise<T> {
    if (this.#id === null) await this.#create();
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof Refused) || thrown.status !== 404) throw thrown;
      await this.#create();
      for (const part of this.#kept.keys()) {
        // While a check starts, nothing is sent by itself.
        const isDue = !this.#state.isStarting && this.#due.get(part) === 'send';
        if (part !== own && !isDue) await this.#upload(part);
      }
      return await work();
    }
  }

  async #create(): Promise<void> {
    this.#id = (await this.#server.ask<{ readonly id: string }>(DRAFTS, { method: 'POST' })).id;
  }

  #newTurn(part: Part): number {
    const turn = (this.#turns.get(part) ?? 0) + 1;
    this.#turns.set(part, turn);
    this.#due.delete(part);
    // What is taken away or replaced need not arrive, which may take long. Once it is all there, the server may keep it all the same,
    // and after what takes its place, if nobody waits for its answer.
    const { sent } = this.#state;
    const isThere = sent !== null && sent.bytes >= sent.all;
    if (this.#sending?.part === part && !isThere) this.#sending.ends.abort();
    if (part === 'submissions') this.#say({ fetched: null });
    return turn;
  }

  #step(part: Part, step: Step | null): void {
    const underWay = new Map(this.#state.underWay);
    const failed = new Map(this.#state.failed);
    failed.delete(part);
    if (step === null) underWay.delete(part);
    else underWay.set(part, step);
    this.#say({ underWay, failed });
  }

  #fail(part: Part, why: Message): void {
    this.#step(part, null);
    this.#say({ failed: new Map(this.#state.failed).set(part, why) });
  }

  #say(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    this.onChange(this.#state);
  }
}

/** Why no check can be started now; null: one can. */
export function whyNotYet({ answer, underWay, failed, isReading, isStale }: DraftState): Message | null {
  if (underWay.size > 0) return message('server.waitsForFiles');
  const [missing] = failed.keys();
  if (missing !== undefined) return message('server.waitsForPart', { part: PART_NAMES[missing] });
  if (isReading) return message('drop.waitsForReading');
  if (isStale) return message('server.waitsForAnswer');
  return whyNobody(answer?.recognised ?? null);
}

/** What is sent: each file under its part, named by its path; a folder that holds nothing ends in a slash. */
function formOf(part: string, files: readonly DroppedFile[]): FormData {
  const form = new FormData();
  for (const { path, file } of files) {
    if (file === null) form.append(part, new Blob([]), `${path}/`);
    else form.append(part, file, path);
  }
  return form;
}
