import { setTimeout as pause } from 'node:timers/promises';
import type { CheckAnswer, CheckLine, DraftAnswer, StartAnswer } from '../../src/contract/page-answers.ts';
import type { Case } from '../../src/contract/cases.ts';
import { STATE } from '../../src/contract/service/states.ts';
import type { SentLine } from '../../src/contract/web.ts';
import { casesText, parseCases } from '../../src/report/cases/case-document.ts';
import { zip } from '../../test/zip/lying-zip.ts';
import type { Seen } from './kept.ts';

/** Nothing may be waited for longer once nobody is killed: a dead process is noticed by one that lives for half a minute. */
const PATIENCE_MS = 240_000;
const STUDENTS = ['ada', 'bob', 'cyd', 'dan'] as const;

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Made {
  readonly name: string;
  readonly id: number;
  /** Acknowledged. */
  readonly notes: string[];
  sharedWith: string | null;
}

/**
 * One person in front of the page: drops a class, starts its check, opens the report, notes cases and shares it. In between their
 * program has a class searched for on the web, over the interface. Whatever has no answer is done again, as a person would.
 */
export class PagePerson {
  readonly made: Made[] = [];
  readonly searched: number[] = [];
  readonly name: string;
  readonly #origin: string;
  readonly #key: string;
  readonly #n: number;
  readonly #seen: Seen;
  readonly #killing: { readonly isOver: boolean };
  #cookie: string | null = null;

  constructor(
    origin: string,
    [name, key]: readonly [string, string],
    n: number,
    seen: Seen,
    killing: { readonly isOver: boolean },
  ) {
    this.#killing = killing;
    this.#origin = origin;
    this.name = name;
    this.#key = key;
    this.#n = n;
    this.#seen = seen;
  }

  /** One class from its drop to the shared report. */
  async check(colleague: string): Promise<void> {
    const name = `${this.name} ${this.made.length}`;
    const made: Made = { name, id: await this.#start(name), notes: [], sharedWith: null };
    this.made.push(made);
    const line = await this.#until(made);
    if (line.state !== 'completed') return;
    await this.#report(made);
    for (const note of ['first', 'second']) await this.#note(made, `${name} ${note}`);
    const shared = await this.again('POST', '/people/v1/shares', { user: colleague, check_id: made.id });
    if (shared.status === 201) made.sharedWith = colleague;
    else this.#wrong(`${name} could not be shared: ${shared.status} ${shared.text}`);
  }

  /** One class over the interface, with a search of the web. */
  async search(): Promise<void> {
    const at = this.searched.length;
    const key = (step: string): Record<string, string> => ({
      'idempotency-key': `${this.name}-${at}-${step}-0123456789`,
    });
    const create = { name: `${this.name} searched ${at}`, language: 13, test_type: 2 };
    const made = await this.#api('POST', '/check/create', create, key('create'));
    const id = (JSON.parse(made.text) as { readonly id: number }).id;
    this.searched.push(id);
    const form = new FormData();
    form.set('check_id', String(id));
    for (const n of [0, 1]) {
      const contents = Buffer.from(program(this.#n * 1000 + at * 2 + n));
      form.append(
        'files[]',
        new Blob([Uint8Array.from(zip([{ name: 'Main.java', contents }]))]),
        `s${n}.zip`,
      );
    }
    const sent = await this.#api('POST', '/check/upload-batch', form, key('upload'));
    if (sent.status !== 200) this.#wrong(`search ${id} got no files: ${sent.text}`);
    const web = { salt: '5a17c0de5a17c0de', requests: 2 };
    const start = { check_id: id, language: 13, test_type: 2, ai_run: false, web };
    const begun = await this.#api('POST', '/check/start', start, key('start'));
    if (begun.status !== 200) this.#wrong(`search ${id} was not started: ${begun.text}`);
    // What left before somebody thinks better of it has left all the same.
    if (at % 3 !== 2) return;
    await pause((at % 4) * 2_000);
    const ended = await this.#api('POST', '/check/cancel', { check_id: id });
    this.#seen.note(`search cancelled: ${ended.status === 200 ? 'in time' : ended.status}`);
  }

  /** What was acknowledged is there, once, and has ended. */
  async judge(): Promise<void> {
    const { text } = await this.again('GET', '/people/v1/checks');
    const { checks } = JSON.parse(text) as { readonly checks: readonly CheckLine[] };
    const { text: listed } = await this.again('GET', '/people/v1/shares');
    const { shares } = JSON.parse(listed) as {
      readonly shares: readonly { readonly check_id: number; readonly user: string }[];
    };
    for (const made of this.made) {
      const { name, id, sharedWith } = made;
      const same = checks.filter((one) => one.name === name && one.access === 'own');
      if (same.length !== 1) this.#wrong(`${name} is there ${same.length} times`);
      const line = await this.#until(made);
      this.#seen.note(`check of the page ${line.state}`);
      if (line.state !== 'completed') this.#seen.note(`reason: ${line.reason}`);
      if (line.state !== 'completed') continue;
      if (line.submissions !== STUDENTS.length) this.#wrong(`${name} has ${line.submissions} submissions`);
      if (line.max !== 100 || line.flagged !== STUDENTS.length) {
        this.#wrong(`${name} says ${line.flagged} flagged, at most ${line.max}`);
      }
      await this.#report(made);
      const book = await this.again('GET', `/checks/${id}/report/cases.json`);
      const kept = parseCases(book.text, 'cases').cases.map(({ note }) => note);
      for (const note of made.notes) {
        const times = kept.filter((one) => one === note).length;
        if (times !== 1) this.#wrong(`${name} has the note “${note}” ${times} times`);
      }
      const reads = shares.filter((one) => one.check_id === id && one.user === sharedWith);
      if (sharedWith !== null && reads.length !== 1) this.#wrong(`${name} is shared ${reads.length} times`);
    }
    for (const id of this.searched) {
      const state = await this.#ended(id);
      this.#seen.note(`check with a search ${state}`);
      const { text: one } = await this.#api('GET', `/checks/${id}`);
      const { submissions } = JSON.parse(one) as { readonly submissions: readonly unknown[] };
      if (submissions.length !== 2) this.#wrong(`search ${id} has ${submissions.length} submissions`);
    }
  }

  /** What the server says to have sent for the searches of this person. */
  async sent(): Promise<readonly SentLine[]> {
    const lines: SentLine[] = [];
    for (const id of this.searched) {
      const { status, text } = await this.#api('POST', '/check/web', { check_id: id });
      if (status === 200) lines.push(...(JSON.parse(text) as { readonly sent: readonly SentLine[] }).sent);
    }
    return lines;
  }

  /** Asks the page's server until there is an answer, logged in. */
  async again(
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Reply> {
    return this.#patiently(`${method} ${path}`, async () => {
      if (this.#cookie === null && !(await this.#logIn())) return null;
      const own = { cookie: this.#cookie ?? '', 'x-requested-with': 'code-similarity', ...more };
      const reply = await this.#ask(method, path, body, own);
      if (reply?.status === 401) this.#wrong(`a session was lost: ${method} ${path}`);
      if (reply?.status === 401) this.#cookie = null;
      return reply?.status === 401 ? null : reply;
    });
  }

  #api(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Reply> {
    return this.#patiently(`${method} ${path}`, () =>
      this.#ask(method, `/api/v1${path}`, body, { apikey: this.#key, ...more }),
    );
  }

  async #logIn(): Promise<boolean> {
    const own = { 'x-requested-with': 'code-similarity' };
    const reply = await this.#ask('POST', '/people/v1/session', { key: this.#key }, own);
    this.#cookie = reply?.headers.getSetCookie()[0]?.split(';')[0] ?? null;
    return this.#cookie !== null;
  }

  /** Drops a class and starts its check, as `DraftWork` of the page does it. @returns its id */
  async #start(name: string): Promise<number> {
    for (;;) {
      const begun = await this.again('POST', '/people/v1/drafts');
      const address = `/people/v1/drafts/${(JSON.parse(begun.text) as { readonly id: string }).id}`;
      const form = new FormData();
      for (const student of STUDENTS) {
        form.append('submissions', new Blob([program(this.#n)]), `class/${student}/Main.java`);
      }
      const dropped = await this.again('POST', `${address}/files`, form);
      if (dropped.status !== 200) this.#seen.note(`dropped again after ${dropped.status}`);
      if (dropped.status !== 200) continue;
      const looked = await this.again('GET', address);
      const { recognised } = JSON.parse(looked.text) as DraftAnswer;
      if (recognised?.judged !== STUDENTS.length) this.#wrong(`${name} is read as ${looked.text}`);
      const started = await this.again('POST', `${address}/start`, { name });
      if (started.status === 201) return (JSON.parse(started.text) as StartAnswer).checkId;
      // Three deaths within an hour may be its own doing: its person is told so, and may try again.
      const isTold = started.text.includes('was ended');
      if (isTold) this.#seen.note('told that the server was ended while it made the check');
      else this.#wrong(`${name} was not started: ${started.status} ${started.text}`);
    }
  }

  /** A check of the page that has ended, with its report. */
  async #until({ name, id }: Made): Promise<CheckAnswer> {
    for (let waited = 0; ; waited += await this.#rest(1_500)) {
      const { text } = await this.again('GET', `/people/v1/checks/${id}`);
      const line = JSON.parse(text) as CheckAnswer;
      if (line.state === 'failed' || line.report === 'ready') return line;
      // Who opens the page of a check without a report has it made.
      if (line.state === 'completed' && (line.report === 'failed' || line.report === 'none')) {
        this.#seen.note(`report asked for: ${line.reportReason ?? 'there was none'}`);
        await this.again('POST', `/people/v1/checks/${id}/report`);
      }
      if (waited > PATIENCE_MS) {
        this.#wrong(`${name} waits for ever: ${line.state}, its report ${line.report}`);
        return line;
      }
    }
  }

  async #ended(id: number): Promise<string> {
    for (let waited = 0; waited < PATIENCE_MS; waited += await this.#rest(2_000)) {
      const { text } = await this.#api('GET', `/checks/${id}/status`);
      const { status_id: state } = JSON.parse(text) as { readonly status_id?: number };
      if (state === STATE.completed) return 'completed';
      if (state === STATE.failed) return 'failed';
    }
    this.#wrong(`search ${id} waits for ever`);
    return 'not ended';
  }

  async #report({ name, id }: Made): Promise<void> {
    const { status, text } = await this.again('GET', `/checks/${id}/report/`);
    if (status !== 200 || !text.includes('<title>')) this.#wrong(`the report of ${name} is ${status}`);
  }

  async #note({ id, notes }: Made, note: string): Promise<void> {
    const path = `/checks/${id}/report/cases.json`;
    for (;;) {
      const read = await this.again('GET', path);
      const book = parseCases(read.text, 'cases');
      // An answer was lost: it is kept already.
      const isKept = book.cases.some((one) => one.note === note);
      const cases: readonly Case[] = [...book.cases, caseOf(note, notes.length)];
      const seen = { 'if-match': read.headers.get('etag') ?? '', 'content-type': 'application/json' };
      const saved = isKept
        ? read
        : await this.again('PUT', path, new Blob([casesText({ ...book, cases })]), seen);
      if (saved.status === 412) continue;
      if (saved.status >= 300) this.#wrong(`${note} was not kept: ${saved.status} ${saved.text}`);
      else notes.push(note);
      return;
    }
  }

  async #patiently(what: string, once: () => Promise<Reply | null>): Promise<Reply> {
    for (let waited = 0; waited < PATIENCE_MS; waited += await this.#rest(200)) {
      const reply = await once();
      if (reply !== null) return reply;
    }
    this.#wrong(`${what}: no answer for ${PATIENCE_MS} ms`);
    throw new Error(what);
  }

  /** null: no answer, or one that says to come again. */
  async #ask(
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string>,
  ): Promise<Reply | null> {
    const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);
    try {
      const response = await fetch(`${this.#origin}${path}`, {
        method,
        headers: {
          'x-forwarded-for': `10.0.0.${this.#n + 1}`,
          ...(isJson ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(90_000),
      });
      const text = await response.text();
      const { status } = response;
      if (status >= 500 || status === 429) this.#seen.note(`HTTP ${status}`);
      // What is refused counts too: who asks on is refused on.
      if (status === 429) await pause(Number(response.headers.get('retry-after')) * 1_000);
      if (status === 500) this.#wrong(`${method} ${path}: 500 ${text}`);
      return status >= 500 || status === 429 ? null : { status, headers: response.headers, text };
    } catch {
      this.#seen.note('no answer');
      return null;
    }
  }

  /** @returns what counts of it as waiting: while processes are killed, nothing does */
  async #rest(ms: number): Promise<number> {
    await pause(ms);
    return this.#killing.isOver ? ms : 0;
  }

  #wrong(what: string): void {
    console.error(`WRONG: ${what}`);
    this.#seen.wrong.push(what);
  }
}

function caseOf(note: string, n: number): Case {
  return {
    subjects: [`k${String(n).padStart(16, '0')}`],
    names: ['somebody'],
    state: 'seen',
    reason: null,
    note,
    by: null,
    at: new Date(0).toISOString(),
    evidence: { similarity: null, suspicion: null, tokens: null },
  };
}

/** Words of its own for each seed: what is asked for one is asked for no other. */
function program(seed: number): string {
  const word = (n: number): string => `w${(seed * 7919 + n * 104_729).toString(36)}q`;
  const methods = Array.from({ length: 12 }, (_, n) => {
    const [a, b, c] = [word(n * 3), word(n * 3 + 1), word(n * 3 + 2)];
    return `  int ${a}(int ${b}, int ${c}) {\n    int s = ${n + seed};\n    for (int i = ${b}; i < ${c}; i++) { s += i * ${n} - (s % 7); if (s > 100) { s -= ${c}; } }\n    System.out.println("${a} ${b} ${c}");\n    return s;\n  }`;
  });
  return `class Main {\n${methods.join('\n')}\n}\n`;
}
