import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fill, messageOf, untilAborted } from '#base';
import { type HttpAnswer, listen } from '#system';
import { type AppCredentials, credentialsPath, writeCredentials } from './credentials.ts';
import { type AppPlace, appManifest, type AppPurpose, registrationUrl } from './manifest.ts';
import { offerPage, pagePolicy, problemPage, registeredPage } from './setup-page.ts';
import * as says from '../says.ts';

/** What the registration of an App needs. */
export interface SetupOptions extends Pick<AppPlace, 'organization' | 'publicUrl' | 'serverUrl'> {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Where the credentials go. */
  readonly folder: string;
  /** Whether those of another App may be lost. */
  readonly replaces: boolean;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
  /** Asks GitHub for the credentials of an App that was just registered. */
  readonly exchange: (code: string) => Promise<AppCredentials>;
  /** Told the address that a person is to open. */
  readonly onListening: (url: string) => void;
}

/** A request that is slower than this comes from nobody's browser. */
const REQUEST_MS = 10_000;
/** The shape of GitHub's codes; they are not otherwise documented. */
const CODE = /^[\w-]{1,200}$/;
/** A name that resolves to this machine is not this machine: a page elsewhere could ask for it. */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;

/**
 * Serves the page from which a person registers an App, until that was done or `signal` is aborted.
 *
 * @returns the App, whose credentials are in the folder; null: it was stopped before
 *
 * @throws ConfigurationError where it cannot listen
 */
export async function setUpApp(options: SetupOptions): Promise<AppCredentials | null> {
  const desk = new SetupDesk(options);
  // Whoever never looks at the last page has an App all the same.
  const stopped = untilAborted(options.signal).then(() => desk.app);
  const { host, port } = options;
  const answer: SetupDesk['answer'] = (request, response) => desk.answer(request, response);
  const { url, close } = await listen({ host, port, requestMs: REQUEST_MS, answer }, refusal);
  try {
    // What stands for all of a machine is no address that a person can open.
    options.onListening(`${url.replace(/\/\/(?:0\.0\.0\.0|\[::\]):/, '//127.0.0.1:')}${desk.root}`);
    return await Promise.race([desk.done, stopped]);
  } finally {
    await close();
  }
}

/** One registration: offers it, takes GitHub's answer once, and says how it ended. */
class SetupDesk {
  /** Everybody on this machine reaches loopback: whoever does not know the address finds nothing. */
  readonly root = `/${randomBytes(16).toString('hex')}/`;
  readonly done: Promise<AppCredentials>;
  readonly #options: SetupOptions;
  readonly #policy: string;
  #resolve: (app: AppCredentials) => void = () => {};
  /** What GitHub's answer has to bring back; null: none is waited for. */
  #state: string | null = null;
  #app: AppCredentials | null = null;

  constructor(options: SetupOptions) {
    this.#options = options;
    this.#policy = pagePolicy(options.serverUrl);
    this.done = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** null: none is registered yet. */
  get app(): AppCredentials | null {
    return this.#app;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<HttpAnswer> {
    const { host = '' } = request.headers;
    const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
    if (!LOOPBACK.test(host) || !path.startsWith(this.root)) {
      return this.#page(404, problemPage(says.openAddress, null));
    }
    if (request.method !== 'GET') return this.#page(405, problemPage(says.pageRead, this.root));
    switch (path.slice(this.root.length)) {
      case '':
        return this.#offer(host);
      case 'created':
        return this.#take(new URLSearchParams(query));
      case 'registered':
        return this.#tell(response);
      default:
        return this.#page(404, problemPage(says.noPage, this.root));
    }
  }

  #offer(host: string): HttpAnswer {
    const { organization, publicUrl, serverUrl, folder } = this.#options;
    const place = { organization, publicUrl, serverUrl, redirectUrl: `http://${host}${this.root}created` };
    // The page may be loaded again; what the first copy of it began is still answered.
    const state = (this.#state ??= randomBytes(32).toString('hex'));
    const purposes: readonly AppPurpose[] = publicUrl === null ? ['token'] : ['server', 'commands'];
    const offers = purposes.map((purpose) => ({
      purpose,
      manifest: appManifest(purpose, place),
      action: registrationUrl(place, state),
    }));
    return this.#page(200, offerPage(offers, organization, credentialsPath(folder)));
  }

  async #take(query: URLSearchParams): Promise<HttpAnswer> {
    const code = query.get('code') ?? '';
    const state = this.#state;
    if (state === null || !isSame(query.get('state') ?? '', state) || !CODE.test(code)) {
      return this.#page(400, problemPage(says.answerBelongs, this.root));
    }
    // A code counts once, however it ends.
    this.#state = null;
    const { exchange, folder, replaces } = this.#options;
    let app: AppCredentials | null = null;
    try {
      app = await exchange(code);
      writeCredentials(folder, app, replaces);
      this.#app = app;
    } catch (error) {
      const left = app === null ? '' : fill(says.appRegistered, { url: app.url });
      return this.#page(502, problemPage(`${messageOf(error)}${left}`, this.root));
    }
    // To a page of its own, so that the code does not stay in the address.
    return { status: 303, headers: { ...this.#headers(), location: `${this.root}registered` } };
  }

  #tell(response: ServerResponse): HttpAnswer {
    const app = this.#app;
    if (app === null) return this.#page(404, problemPage(says.noAppRegistered, this.root));
    const { folder } = this.#options;
    response.once('close', () => this.#resolve(app));
    return this.#page(200, registeredPage(app, folder, credentialsPath(folder)));
  }

  #page(status: number, body: string): HttpAnswer {
    return { status, headers: { ...this.#headers(), 'content-type': 'text/html; charset=utf-8' }, body };
  }

  #headers(): Readonly<Record<string, string>> {
    return {
      'content-security-policy': this.#policy,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      // One registration is a handful of requests.
      connection: 'close',
    };
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** @param where as in "127.0.0.1, port 80" */
function refusal(where: string, why: string): string {
  return fill(says.pageCannotServed, { where, why });
}
