import { useEffect, useRef, useState } from 'preact/hooks';
import { inEnglish, message, type Message, SaidError } from '#base';
import { type LogoutAnswer, OWN_PAGE, type SessionAnswer } from '#contract';
import { Refused, saidBy } from '../said-error.ts';
import { Shared } from '../shared.ts';

/** How the page asks its server: nothing that a person typed is lost when the session ends, or the server is away. */

const RETRY_MS = 3000;
/** A connection that was lost without a word, as where a router forgot it, is silent for many minutes: so long an answer is waited for at first. */
const PATIENCE_MS = 60_000;
/** Whose answer may take longer: what was dropped is read for it. */
const LONG = /^\/people\/v1\/drafts\//;

interface Connection {
  /** Who is logged in; null: nobody yet. */
  readonly session: SessionAnswer | null;
  /** The session ended while the page is open. */
  readonly isExpired: boolean;
  /** The server does not answer. */
  readonly isAway: boolean;
}

const connection = new Shared<Connection>({ session: null, isExpired: false, isAway: false });
/** Requests that wait for a new session. */
let waiting: (() => void)[] = [];

function say(change: Partial<Connection>): void {
  const next = { ...connection.value, ...change };
  if (next.isAway === connection.value.isAway && !('session' in change) && !('isExpired' in change)) return;
  connection.value = next;
  if (change.session) pages.postMessage(change.session.user.id);
}

/** The pages of a browser have one cookie: whoever logs in on one of them is who all of them ask as. */
const pages = new BroadcastChannel('session');
pages.addEventListener('message', ({ data: id }: MessageEvent<number>) => {
  const { session } = connection.value;
  if (session !== null && session.user.id !== id) void leave(() => location.reload());
});

export function useConnection(): Connection {
  return connection.use();
}

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
}

/**
 * Asks the server. After the session ended it waits until somebody has logged in again, and asks once more.
 *
 * @param path below the server's address
 * @throws Refused for an answer that is not success, SaidError where there is none
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the address answers
export async function ask<Answer>(path: string, { method = 'GET', body }: Request = {}): Promise<Answer> {
  const init: RequestInit = {
    method,
    headers: body === undefined ? OWN_PAGE : { ...OWN_PAGE, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  return inSession(() => reach(path, init));
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- see ask
async function inSession<Answer>(request: () => Promise<Pick<Reached, 'status' | 'text'>>): Promise<Answer> {
  for (;;) {
    const { status, text } = await request();
    if (status !== 401 || connection.value.session === null) return answerOf<Answer>(status, text);
    await loggedInAgain();
  }
}

/** What was answered. @throws Refused for what is no success, or no answer of this server, as the page of a proxy */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- see ask
function answerOf<Answer>(status: number, text: string): Answer {
  if (status === 204) return undefined as Answer;
  const answer = parsed(text);
  if (answer !== null && status >= 200 && status < 300) return answer as Answer;
  const error = answer?.error;
  throw new Refused(
    status,
    typeof error === 'string' ? inEnglish(error) : message('server.failed', { status: String(status) }),
  );
}

/** null: it is no JSON. */
function parsed(text: string): { readonly error?: unknown } | null {
  try {
    return JSON.parse(text) as { readonly error?: unknown } | null;
  } catch {
    return null;
  }
}

/** What is answered, read to its end: a connection may be lost in the middle. */
interface Reached extends Pick<Response, 'status' | 'headers'> {
  readonly text: string;
}

/** Of the server, and of a proxy before it that does not reach it: it is away for a moment. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** What is only read is asked again until the server is back; what changes something is the reader's to repeat. */
async function reach(path: string, init: RequestInit): Promise<Reached> {
  const isLong = init.method !== 'GET' || LONG.test(path);
  let patience = PATIENCE_MS;
  for (;;) {
    const signal = isLong ? null : AbortSignal.timeout(patience);
    try {
      const response = await fetch(path, { ...init, signal });
      const { status, headers } = response;
      if (!AWAY.has(status) || init.method !== 'GET') {
        const text = await response.text();
        say({ isAway: false });
        return { status, headers, text };
      }
    } catch {
      if (init.method !== 'GET') throw new SaidError(message('server.awayNow'));
      // It may be a long answer over a slow network: a time that never suffices would be asked for again for ever.
      if (signal?.aborted === true) patience *= 2;
    }
    say({ isAway: true });
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
}

function loggedInAgain(): Promise<void> {
  return new Promise((done) => {
    waiting.push(done);
    say({ isExpired: true });
  });
}

const SESSION = '/people/v1/session';

/** Finds out who is logged in. */
export async function openSession(): Promise<void> {
  const session = await ask<SessionAnswer>(SESSION).catch((error: unknown) => {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  });
  say({ session });
}

/** @throws Refused for a wrong key */
export async function logIn(key: string): Promise<void> {
  const before = connection.value.session;
  const response = await reach(SESSION, {
    method: 'POST',
    headers: { ...OWN_PAGE, 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  if (response.status === 401) throw new Refused(401, message('server.wrongKey'));
  if (response.status === 429) {
    throw new Refused(
      429,
      message('server.tooMany', { seconds: Number(response.headers.get('retry-after') ?? 60) }),
    );
  }
  goOn(before, answerOf<SessionAnswer>(response.status, response.text));
}

/** What waits for a new session goes on in it. */
function goOn(before: SessionAnswer | null, session: SessionAnswer): void {
  // What one person typed is not sent in another one's name: also not by what goes on until the page is gone.
  if (before !== null && before.user.id !== session.user.id) {
    void leave(() => location.reload());
    return;
  }
  say({ session, isExpired: false });
  const all = waiting;
  waiting = [];
  for (const done of all) done();
}

/** Looks whether somebody has logged in again in another page. */
export async function logInBeside(): Promise<void> {
  const { status, text } = await reach(SESSION, { method: 'GET', headers: OWN_PAGE });
  if (status === 200) goOn(connection.value.session, answerOf<SessionAnswer>(status, text));
}

/** Ends the session here and on the server, and where it was begun. */
export async function logOut(): Promise<void> {
  const answer = await ask<LogoutAnswer | undefined>(SESSION, { method: 'DELETE' });
  await leave(() => {
    if (answer !== undefined) {
      location.assign(answer.next);
      return;
    }
    location.hash = '';
    location.reload();
  });
}

/** Nobody is asked whether to stay: what one person dropped and did not check is left with the rest, and not shown to the next one. */
async function leave(go: () => void): Promise<void> {
  say({ session: null });
  await new Promise((shown) => setTimeout(shown));
  go();
}

/**
 * Sends files, and tells how far it is.
 *
 * @param onSent bytes that were sent, and of how many
 * @throws as `ask`
 */
export async function send<Answer>(
  path: string,
  form: FormData,
  onSent: (sent: number, all: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  return inSession(() => sent(path, form, onSent, signal));
}

/** `fetch` does not tell how much was sent. */
function sent(
  path: string,
  form: FormData,
  onSent: (sent: number, all: number) => void,
  signal: AbortSignal,
): Promise<Pick<Reached, 'status' | 'text'>> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(OWN_PAGE)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total));
    request.addEventListener('load', () => done({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => fail(new SaidError(message('server.awayNow'))));
    request.addEventListener('abort', () => fail(new SaidError(message('server.stopped'))));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/**
 * What an address answers, asked again every `everyMs` and whenever `again` is called. What was there stays while it is asked.
 *
 * @param path null: nothing is asked
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- see ask
export function useAnswer<Answer>(path: string | null, everyMs: number | null = null) {
  const [state, setState] = useState<{ path: string | null; value?: Answer; error?: Message }>({ path });
  const asked = useRef(0);
  const load = async (isStale = (): boolean => false): Promise<void> => {
    if (path === null) return;
    asked.current += 1;
    const number = asked.current;
    // Answers come in any order: an earlier one does not know what was done since.
    const show = (answer: { value: Answer } | { error: Message }): void => {
      if (!isStale() && number === asked.current) setState({ path, ...answer });
    };
    try {
      show({ value: await ask<Answer>(path) });
    } catch (error) {
      show({ error: saidBy(error) });
    }
  };
  useEffect(() => {
    let isStale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = async (): Promise<void> => {
      await load(() => isStale);
      if (everyMs !== null && !isStale) timer = setTimeout(() => void turn(), everyMs);
    };
    void turn();
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [path, everyMs]);
  const own = state.path === path ? state : { path };
  return { ...own, again: () => load() };
}
