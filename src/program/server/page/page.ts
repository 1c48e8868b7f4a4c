import { join } from 'node:path';
import { z } from 'zod';
import type { LoginAnswer, LogoutAnswer, SessionAnswer } from '#contract';
import { fs } from '#native';
import { MAX_CASES_BYTES } from '#report';
import type { Caller, CheckRecord, Extension, ServiceParts, Visit, Visitors } from '#service';
import {
  allowScope,
  AnswerRows,
  CaseRows,
  DraftRows,
  hashOf,
  HttpError,
  RateLimit,
  ReportRows,
  SessionRows,
} from '#service';
import { type HttpAnswer, serverPage } from '#system';
import { fill, parsedJson } from '#base';
import { VERSION } from '../../../version.ts';
import { readinessOf } from '../watch/readiness.ts';
import { AnswerLinks } from '../answer/answer-links.ts';
import { AnswerVisits, isAnswerPath } from '../answer/answer-visits.ts';
import { answerResources } from '../answer/resources.ts';
import { Login } from '../login/login.ts';
import type { LoginConfig } from '../login/login-config.ts';
import { isLaunchPath, Launches } from '../launch/launches.ts';
import type { Platform } from '../launch/platforms.ts';
import { isOwnPage, policyOf, PRIVATE, sendHtml, sendJson, textOf } from './answers.ts';
import { CaseBooks } from './case-books.ts';
import { CheckList } from './check-list.ts';
import { Courses } from './courses.ts';
import { Drafts } from './draft.ts';
import { DraftRuns } from './draft-run.ts';
import { Reports } from './reports.ts';
import { pageResources } from './resources.ts';
import { Sessions } from './sessions.ts';
import * as says from './says.ts';

/** Attempts to log in, of one address in a minute. */
const LOGINS = 10;
/** Requests of one person in a minute at one process: a page that watches several checks makes some tens. */
const REQUESTS = 600;
/** Of a page, where its policy stands. */
const HEAD_BYTES = 4096;

/** How people come in besides with a key; absent: not so. Each needs the address by which people reach the server. */
export interface WaysIn {
  readonly login?: LoginConfig | null;
  readonly platforms?: readonly Platform[] | null;
}

/**
 * The page for people: its file, its sessions, what it drops, and the reports that it shows.
 *
 * @param ways by which people come in besides with a key of theirs
 */
export function openPage(parts: ServiceParts, ways: WaysIn = {}): Required<Extension> {
  const page = new Page(parts, ways);
  return { resources: page.resources, handlers: page.handlers, visitors: page, close: () => page.close() };
}

class Page implements Visitors {
  readonly resources: Extension['resources'];
  readonly handlers: Extension['handlers'];
  readonly #parts: ServiceParts;
  readonly #sessions: Sessions;
  readonly #login: Login | null;
  readonly #launches: Launches | null;
  readonly #drafts: Drafts;
  readonly #reports: Reports;
  readonly #books: CaseBooks;
  readonly #courses: Courses;
  readonly #answers: AnswerVisits;
  readonly #logins: RateLimit;
  readonly #requests: RateLimit;
  readonly #ends = new AbortController();
  #html: string | null = null;

  constructor(parts: ServiceParts, { login, platforms }: WaysIn) {
    this.#parts = parts;
    const { database, now, publicUrl, door, folder } = parts;
    const { signal } = this.#ends;
    const own = join(folder, 'page');
    fs.makeFolderNow(own, 0o700);
    const sessionRows = new SessionRows(database);
    this.#sessions = new Sessions(sessionRows, door, now, publicUrl?.startsWith('https:') === true);
    this.#login =
      login == null || publicUrl === null
        ? null
        : new Login(login, { ...parts, publicUrl, sessions: this.#sessions, rows: sessionRows });
    this.#launches =
      platforms == null || publicUrl === null
        ? null
        : new Launches(platforms, { ...parts, publicUrl, sessions: this.#sessions });
    this.#logins = new RateLimit('logins', LOGINS, parts);
    this.#requests = new RateLimit('page', REQUESTS, { ...parts, turns: null });
    const answerRows = new AnswerRows(database);
    this.#books = new CaseBooks(new CaseRows(database), answerRows, now);
    const rows = new DraftRows(database);
    this.#drafts = new Drafts({ ...parts, rows, secret: parts.store.secret, folder: own });
    const reportRows = new ReportRows(database);
    this.#reports = new Reports({ ...parts, rows: reportRows, books: this.#books, folder: own });
    this.#courses = new Courses({ ...parts, reports: this.#reports, books: this.#books, signal });
    const links = new AnswerLinks({
      rows: answerRows,
      books: this.#books,
      reports: this.#reports,
      audit: parts.people.audit,
      now,
    });
    this.#answers = new AnswerVisits({ ...parts, links });
    this.handlers = [
      new DraftRuns({ ...parts, rows, drafts: this.#drafts, reports: this.#reports }),
      this.#reports,
    ];
    this.resources = [
      ...pageResources({
        ...parts,
        rows,
        drafts: this.#drafts,
        reportRows,
        listOf: (caller) => this.#launches?.listOf(caller) ?? Promise.resolve(null),
        handedInOf: (caller) => this.#launches?.handedInOf(caller) ?? Promise.resolve(null),
        checks: new CheckList({ ...parts, reportRows, books: this.#books }),
        signal,
        readiness: readinessOf(parts),
      }),
      ...answerResources({ links, rows: answerRows, audit: parts.people.audit }),
    ];
  }

  async callerOf(visit: Visit): Promise<Caller | null> {
    const { request, address } = visit;
    // Who answers by a link, or comes from a learning platform, is nobody here yet, also where somebody is logged in.
    if (isAnswerPath(visit.path) || isLaunchPath(visit.path)) return null;
    if (request.headers['apikey'] !== undefined) return null;
    if (!this.#sessions.isBrought(request)) return null;
    if (!isOwnPage(request, visit.host)) throw new HttpError(says.anotherPage);
    const caller = await this.#sessions.callerOf(request);
    if (caller !== null) await this.#requests.admit(`${caller.userId} ${address}`);
    return caller;
  }

  async answer(visit: Visit, caller: Caller | null): Promise<HttpAnswer | boolean> {
    const { method, path } = visit;
    if (isAnswerPath(path)) return this.#answers.answer(visit);
    if (path === '/people/v1/session') {
      await this.#session(visit, caller);
      return true;
    }
    if (path === '/people/v1/login' && method === 'GET') {
      sendJson(visit.response, { name: this.#login?.called ?? null } satisfies LoginAnswer);
      return true;
    }
    if ((await this.#login?.answer(visit)) || (await this.#launches?.answer(visit))) return true;
    if (method === 'GET' && /^\/(?:checks\/\d{1,15}\/?)?$/.test(path)) {
      this.#html ??= serverPage();
      sendHtml(visit, Buffer.from(this.#html), `${policyOf(this.#html)}; frame-ancestors 'none'`);
      return true;
    }
    const [, id, rest] = /^\/checks\/(\d{1,15})\/report(\/(?:cases\.json)?)?$/.exec(path) ?? [];
    if (id !== undefined) {
      await this.#report(visit, caller, Number(id), rest);
      return true;
    }
    const course = /^\/courses\/(\d{1,15})\/?$/.exec(path)?.[1];
    if (course !== undefined) {
      await this.#course(visit, caller, Number(course));
      return true;
    }
    const draft = /^\/people\/v1\/drafts\/([0-9a-f]{32})\/files$/.exec(path)?.[1];
    if (draft === undefined || method !== 'POST') return false;
    const { id: whose } = await this.#drafts.find(draft, writing(caller).userId);
    await this.#drafts.receive(whose, visit.request);
    sendJson(visit.response, { success: true });
    return true;
  }

  /** Logs in, says who is logged in, and logs out. */
  async #session(visit: Visit, caller: Caller | null): Promise<void> {
    const { request, response, method, address } = visit;
    if (method === 'GET') {
      sendJson(response, sessionOf(known(caller)));
    } else if (method === 'DELETE') {
      const { cookie, isOfElsewhere } = await this.#sessions.end(request);
      response.setHeader('set-cookie', cookie);
      const next = isOfElsewhere ? await this.#login?.endUrl() : null;
      if (next == null) response.writeHead(204, PRIVATE).end();
      else sendJson(response, { next } satisfies LogoutAnswer);
    } else if (method === 'POST') {
      if (!isOwnPage(request, visit.host)) throw new HttpError(says.anotherPage);
      await this.#logins.admit(address);
      const keyHash = hashOf(keyIn(await textOf(request, 1000)));
      const entered = await this.#sessions.enter(request, { keyHash });
      response.setHeader('set-cookie', entered.cookie);
      sendJson(response, sessionOf(entered.caller));
    } else {
      throw new HttpError(
        fill(says.addressTakes, { method: method.slice(0, 20) }),
        {},
        { allow: 'GET, POST, DELETE' },
      );
    }
  }

  /** The report of a check, and the cases that people keep of it. */
  async #report(visit: Visit, caller: Caller | null, id: number, rest: string | undefined): Promise<void> {
    const { response, method, host } = visit;
    if (rest === '/cases.json') {
      const check = await this.#parts.accessOf(known(caller)).find(id);
      await this.#cases(visit, known(caller), check);
      return;
    }
    if (method !== 'GET') throw new HttpError(says.reportRead, {}, { allow: 'GET' });
    if (caller === null || rest === undefined) {
      // Where a person logs in, or the report's links begin.
      const location = caller === null ? `/checks/${id}` : `/checks/${id}/report/`;
      response.writeHead(303, { ...PRIVATE, location }).end();
      return;
    }
    const { ownerId } = await this.#parts.accessOf(caller).find(id);
    const { html, policy } = await this.#reports.read(id);
    await this.#noteRead(caller, id, ownerId);
    // Two policies, both of which count: whatever a report holds, it reaches its own cases and answers here and nothing else.
    const asking = `${host}${askingPath(id)}`;
    const own = `connect-src ${host}/checks/${id}/report/cases.json ${asking} ${asking}/`;
    sendHtml(visit, html, `${policy}; frame-ancestors 'none', ${own}`);
  }

  /** A report holds the code of all. Where there is no room to say so, own work is read all the same. */
  async #noteRead(caller: Caller, checkId: number, ownerId: number | null): Promise<void> {
    const deed = { action: 'read-report', checkId, ownerId };
    await this.#parts.people.audit.add(caller, deed, ownerId === caller.userId ? 'allow' : 'refuse');
  }

  /** Several checks of a course as one page, which names everybody in them. */
  async #course(visit: Visit, caller: Caller | null, id: number): Promise<void> {
    const { request, response, method } = visit;
    if (method !== 'GET') throw new HttpError(says.courseRead, {}, { allow: 'GET' });
    if (caller === null) {
      response.writeHead(303, { ...PRIVATE, location: `/#/courses/${id}` }).end();
      return;
    }
    const wanted = new URL(request.url ?? '', 'http://x').searchParams.get('checks') ?? '';
    const { html, checks } = await this.#courses.page(caller, id, wanted);
    for (const one of checks) await this.#noteRead(caller, one.id, one.ownerId);
    const policy = policyOf(html.toString('latin1', 0, HEAD_BYTES));
    sendHtml(visit, html, `${policy}; frame-ancestors 'none', connect-src 'none'`);
  }

  async #cases(visit: Visit, caller: Caller, check: CheckRecord): Promise<void> {
    const { request, response } = visit;
    const { id, ownerId } = check;
    // By these the page knows that it may save here, and who reads it.
    response.setHeader('accept-put', 'application/json');
    response.setHeader('x-user', encodeURIComponent(caller.name));
    response.setHeader('x-up', `/#/checks/${id}`);
    if (ownerId !== null && caller.scope === 'full') response.setHeader('x-asking', askingPath(id));
    if (request.method === 'PUT') {
      const seen = request.headers['if-match'];
      if (seen === undefined) throw new HttpError(says.matchMissing);
      this.#parts.accessOf(caller).ownedBySomebody(check);
      const text = await textOf(request, MAX_CASES_BYTES);
      // A body may take minutes, in which a session ends, or what the check was shared by.
      const writer = writing(await this.callerOf(visit));
      await this.#parts.accessOf(writer).find(id);
      const kept = await this.#books.replace(id, seen, text, writer.name);
      if (kept === null) throw new HttpError(says.somebodyElse);
      await this.#parts.people.audit.add(writer, { action: 'save-cases', checkId: id, ownerId }, 'allow');
      response.writeHead(204, { ...PRIVATE, etag: kept.etag }).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new HttpError(says.casesRead, {}, { allow: 'GET, PUT' });
    }
    const { text, etag } = await this.#books.read(id);
    response.writeHead(200, { ...PRIVATE, 'content-type': 'application/json; charset=utf-8', etag });
    response.end(request.method === 'HEAD' ? undefined : text);
  }

  async close(): Promise<void> {
    this.#ends.abort();
    await Promise.resolve();
  }
}

/** Where the report of a check asks people for answers. */
function askingPath(checkId: number): string {
  return `/people/v1/checks/${checkId}/answer-links`;
}

function sessionOf({ userId, name, role, scope }: Caller): SessionAnswer {
  return { user: { id: userId, name, role }, scope, version: VERSION };
}

/** @throws HttpError 401 */
function known(caller: Caller | null): Caller {
  if (caller === null) throw new HttpError(says.nobodyLoggedSession);
  return caller;
}

/** @throws HttpError 401, 403 */
function writing(caller: Caller | null): Caller {
  const writer = known(caller);
  allowScope('PUT', writer);
  return writer;
}

const GivenKey = z.object({ key: z.string() });

/** @throws HttpError 422 */
function keyIn(text: string): string {
  const { data } = GivenKey.safeParse(parsedJson(text));
  if (data === undefined) throw new HttpError(says.bodyJson);
  return data.key;
}
