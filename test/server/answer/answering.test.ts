import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { AnswerLinks } from '../../../src/program/server/answer/answer-links.ts';
import { AnswerVisits } from '../../../src/program/server/answer/answer-visits.ts';
import type { AnswerRows } from '../../../src/service/store/answers.ts';
import { DatabaseAway } from '../../../src/service/store/away.ts';
import { openPage as readPage } from '../../../src/channels/read-page.ts';
import { CASES_SCHEMA_VERSION, type CaseBook } from '../../../src/contract/cases.ts';
import { openPage } from '../../../src/program/server/page/page.ts';
import { betweenLooks } from '../../asking.ts';
import { type Department, department, type Person } from '../../embedded/department.ts';

const DAY = 24 * 60 * 60_000;
const NAMES = ['alice', 'abel'] as const;

interface LinkRow {
  readonly id: number;
  readonly subject: string;
  readonly ended: boolean;
  readonly answers: readonly { readonly at: string; readonly text: string }[];
}

/** A check whose report is made and that has a case of its two. */
async function asking(publicUrl: string | null = null) {
  const state = { now: Date.UTC(2026, 10, 2) };
  const all = await department({ extend: openPage, now: () => state.now, publicUrl });
  const { owner, service } = all;
  const id = await owner.check(NAMES);
  await owner.people('POST', `/checks/${id}/report`, {});
  for (let report: unknown = 'making'; report === 'making'; await betweenLooks()) {
    ({ report } = (await owner.people('GET', `/checks/${id}`)).body);
  }
  const { origin } = new URL(service.baseUrl);
  const session = await loggedIn(all, owner, publicUrl ?? origin);
  const page = await (await fetch(`${origin}/checks/${id}/report/`, { headers: session })).text();
  const subjects = readPage(Buffer.from(page), 'page').page.submissions.map(({ subject }) => subject);
  const cases = casesOf(all, id, session);
  await cases.save(subjects);
  const ask = async (fields: Record<string, unknown> = {}, by: Person = owner) =>
    by.people('POST', `/checks/${id}/answer-links`, { subjects, subject: subjects[0], ...fields });
  const link = async (fields: Record<string, unknown> = {}) => String((await ask(fields)).body['url']);
  const links = async () =>
    ((await owner.people('GET', `/checks/${id}/answer-links`)).body as { readonly links: readonly LinkRow[] })
      .links;
  return { ...all, state, id, origin, subjects, session, cases, ask, link, links };
}

/** @param from where people reach the server */
async function loggedIn(
  { service }: Department,
  { key }: Person,
  from: string,
): Promise<Record<string, string>> {
  const { origin } = new URL(service.baseUrl);
  const login = await fetch(`${origin}/people/v1/session`, {
    method: 'POST',
    headers: { 'x-requested-with': 'code-similarity', origin: from },
    body: JSON.stringify({ key }),
  });
  return { cookie: login.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
}

function casesOf({ service }: Department, id: number, session: Record<string, string>) {
  const { origin } = new URL(service.baseUrl);
  const address = `${origin}/checks/${id}/report/cases.json`;
  const read = async () => {
    const response = await fetch(address, { headers: session });
    return { etag: response.headers.get('etag') ?? '', book: (await response.json()) as CaseBook };
  };
  return {
    read,
    put: async (book: unknown) =>
      fetch(address, {
        method: 'PUT',
        headers: { ...session, 'if-match': (await read()).etag },
        body: JSON.stringify(book),
      }),
    save: async (subjects: readonly string[], note: string | null = null) => {
      const evidence = { similarity: 90, suspicion: 80, tokens: 100 };
      const one = { subjects: [...subjects].toSorted(), names: NAMES, state: 'to-discuss', note, evidence };
      const book = {
        schemaVersion: CASES_SCHEMA_VERSION,
        cases: [{ ...one, reason: null, by: null, at: '2026-01-01T00:00:00Z' }],
        common: [],
      };
      return fetch(address, {
        method: 'PUT',
        headers: { ...session, 'if-match': (await read()).etag },
        body: JSON.stringify(book),
      });
    },
  };
}

const send = (url: string, text: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer: text }), headers, redirect: 'manual' });

test('a case that is decided in the same words again, with more evidence, is decided now; one that is sent as it was is not', async () => {
  const { cases, state } = await asking();
  const { book } = await cases.read();
  const [one] = book.cases;
  const decided = async (tokens: number): Promise<unknown> => {
    state.now += 1000;
    const evidence = { similarity: 90, suspicion: 80, tokens };
    await cases.put({ ...book, schemaVersion: CASES_SCHEMA_VERSION, cases: [{ ...one, evidence }] });
    const [now] = (await cases.read()).book.cases;
    return [now?.evidence.tokens, now?.at];
  };
  expect(await decided(100)).toEqual([100, one?.at]);
  const later = [120, new Date(state.now + 1000).toISOString()];
  expect(await decided(120)).toEqual(later);
  expect(await decided(120)).toEqual(later);
});

test('a student reads the own result and lines, answers, and adds to it; staff read it beside the case', async () => {
  const { link, cases, subjects, owner, id, state, links } = await asking();
  const url = await link({ about: 'Week 1 <b>' });
  const first = await fetch(url);
  const html = await first.text();
  expect(first.status).toBe(200);
  expect(html).toContain('About: Week 1 &lt;b&gt;');
  expect(html).toContain('alice');
  // The own lines, and nothing of whose are like them.
  expect(html).toMatch(/<pre tabindex="0"><code>.*\S/s);
  expect(html).not.toMatch(/\babel\b/i);
  expect(first.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect([
    first.headers.get('referrer-policy'),
    first.headers.get('x-robots-tag'),
    first.headers.get('cache-control'),
  ]).toEqual(['same-origin', 'noindex, nofollow', 'no-store']);
  expect(first.headers.get('set-cookie')).toBeNull();
  expect(html).not.toMatch(/<script/i);

  state.now += 1000;
  const hostile = 'I asked \u202eabc\r\n<script>alert(1)</script> & "x"\0';
  const sent = await send(url, hostile);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, new URL(url).pathname]);
  const after = await (await fetch(url)).text();
  expect(after).toContain(
    'I asked ⟨U+202E⟩abc\n&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;\ufffd</p>',
  );
  state.now += 1000;
  await send(url, 'and one thing more');
  const { book } = await cases.read();
  expect(book.cases[0]?.answers?.map(({ subject, at, text }) => [subject, at, text])).toEqual([
    [subjects[0], '2026-11-02T00:00:01.000Z', 'I asked \u202eabc\n<script>alert(1)</script> & "x"\ufffd'],
    [subjects[0], '2026-11-02T00:00:02.000Z', 'and one thing more'],
  ]);
  expect((await links())[0]?.answers).toHaveLength(2);
  // Until somebody decides about the case, it waits.
  const waiting = async () => (await owner.people('GET', `/checks/${id}`)).body['answers'];
  expect(await waiting()).toBe(2);
  await cases.save(subjects, 'read it');
  expect(await waiting()).toBe(0);
});

test('a link leads to nothing but its own page: unknown, ended and over are told alike', async () => {
  const { link, links, owner, id, state, origin } = await asking();
  const url = await link({ days: 1 });
  const shapes = async (address: string) => {
    const { status, headers } = await fetch(address);
    return [status, headers.get('content-length'), headers.get('content-security-policy')];
  };
  const unknown = await shapes(`${origin}/answer/${'A'.repeat(43)}`);
  expect(unknown[0]).toBe(404);
  for (const other of ['', '1', `${new URL(url).pathname.slice(8)}x`, 'A'.repeat(5000)]) {
    expect(await shapes(`${origin}/answer/${other}`)).toEqual(unknown);
  }
  state.now += DAY - 1;
  expect((await fetch(url)).status).toBe(200);
  state.now += 1;
  expect(await shapes(url)).toEqual(unknown);
  expect((await send(url, 'late')).status).toBe(404);
  const again = await link();
  expect(again).not.toBe(url);
  expect(new URL(again).pathname).toMatch(/^\/answer\/[\w-]{43}$/);
  expect((await fetch(again)).status).toBe(200);
  const [row] = await links();
  await owner.people('DELETE', `/checks/${id}/answer-links/${row?.id ?? 0}`);
  expect(await shapes(again)).toEqual(unknown);
  expect((await links())[0]).toMatchObject({ ended: true, answers: [] });
});

test('what is sent is bounded, and never sent by another page; what was typed is not lost', async () => {
  const { link, links } = await asking();
  const url = await link();
  expect((await send(url, 'x'.repeat(10_000))).status).toBe(303);
  const long = await send(url, `${'y'.repeat(9_990)}\r\n<end>${'z'.repeat(10)}`);
  expect([long.status, await long.text()]).toEqual([422, expect.stringContaining('&lt;end&gt;zzz')]);
  expect((await send(url, ' \r\n\t ')).status).toBe(422);
  expect((await send(url, 'a'.repeat(10_000_000))).status).toBe(413);
  expect((await send(url, 'by a form elsewhere', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(url, 'by a page beside', { 'sec-fetch-site': 'same-site' })).status).toBe(403);
  // As a browser says it that knows nothing else, and each over plain http.
  for (const elsewhere of ['https://evil.example', 'null', `${new URL(url).origin}1`]) {
    expect((await send(url, 'by a form in an old browser', { origin: elsewhere })).status).toBe(403);
  }
  for (const method of ['PUT', 'DELETE', 'PATCH']) expect((await fetch(url, { method })).status).toBe(404);
  expect((await links())[0]?.answers.map(({ text }) => text.length)).toEqual([10_000]);
  // Sent twice by a second click.
  await send(url, 'again', { 'sec-fetch-site': 'same-origin' });
  await send(url, 'again', { origin: new URL(url).origin });
  expect((await links())[0]?.answers).toHaveLength(2);
  await send(url, 'by a program');
  expect((await links())[0]?.answers).toHaveLength(3);
});

test('behind a proxy the own page is the one that people reach, and no other', async () => {
  const home = 'https://cs101.example:8443';
  const { link, links, origin, session, owner } = await asking(home);
  const url = await link();
  expect(url.startsWith(`${home}/answer/`)).toBe(true);
  const inside = url.replace(home, origin);
  const statuses = async (from: string, site: Record<string, string> = {}) => {
    const headers = { origin: from, ...site };
    const logIn = await fetch(`${origin}/people/v1/session`, {
      method: 'POST',
      headers: { ...headers, 'x-requested-with': 'code-similarity' },
      body: JSON.stringify({ key: owner.key }),
    });
    const withCookie = await fetch(`${origin}/people/v1/drafts`, {
      method: 'POST',
      headers: { ...headers, ...session, 'x-requested-with': 'code-similarity' },
      body: '{}',
    });
    return [(await send(inside, from, headers)).status, logIn.status, withCookie.status];
  };
  expect(await statuses(home)).toEqual([303, 200, 201]);
  expect(await statuses(home, { 'sec-fetch-site': 'same-origin' })).toEqual([303, 200, 201]);
  for (const from of [origin, 'https://cs101.example', 'https://evil.example', 'null']) {
    expect(await statuses(from)).toEqual([403, 403, 403]);
  }
  expect((await links())[0]?.answers.map(({ text }) => text)).toEqual([home]);
});

test('cases that a page sends change no answer, and leave out no case that somebody was asked about', async () => {
  const { link, cases } = await asking();
  await send(await link(), 'as it was');
  const { book } = await cases.read();
  const [one] = book.cases;
  const forged = {
    ...one,
    note: 'x',
    answers: [{ subject: one?.subjects[0], at: '2026-01-01T00:00:00Z', text: 'forged' }],
  };
  expect((await cases.put({ ...book, cases: [forged] })).status).toBe(204);
  expect((await cases.read()).book.cases[0]).toMatchObject({
    note: 'x',
    answers: [{ text: 'as it was' }],
  });
  // Files that were named are a decision, and so is what names none any more.
  const files = ['minutes.pdf'];
  await cases.put({ ...book, cases: [{ ...forged, files }] });
  expect((await cases.read()).book.cases[0]?.files).toEqual(files);
  expect((await cases.put({ ...book, cases: [] })).status).toBe(204);
  expect((await cases.read()).book.cases[0]?.answers).toMatchObject([{ text: 'as it was' }]);
});

test('only who keeps the cases asks, about who is in a case; only the owner deletes; all of it is in the audit', async () => {
  const { ask, link, links, subjects, add, owner, id } = await asking();
  const ada = await add('ada');
  expect((await ask({}, ada)).status).toBe(404);
  expect((await ada.people('GET', `/checks/${id}/answer-links`)).status).toBe(404);
  expect((await ask({ subjects: [subjects[0]] })).status).toBe(409);
  expect((await ask({ subject: 'k0000000000000000' })).status).toBe(422);
  expect((await ask({ days: 0 })).status).toBe(422);
  expect((await ask({ days: 91 })).status).toBe(422);
  expect((await ask({ days: 90 })).status).toBe(201);
  await owner.people('POST', '/shares', { user: 'ada', check_id: id });
  expect((await ask({}, ada)).status).toBe(201);
  const url = await link();
  await send(url, 'mine');
  const [row] = await links();
  const address = `/checks/${id}/answer-links/${row?.id ?? 0}/answers`;
  expect((await ada.people('DELETE', address)).status).toBe(403);
  expect((await owner.people('DELETE', address)).status).toBe(200);
  expect(await links()).toEqual([]);
  expect((await fetch(url)).status).toBe(404);
  const { entries } = (await owner.people('GET', `/audit?check_id=${id}`)).body as {
    readonly entries: readonly { readonly action: string; readonly details: unknown }[];
  };
  const about = entries.filter(({ action }) => /ask|answer/.test(action));
  expect(about.map(({ action }) => action)).toEqual([
    'ask-person',
    'ask-person',
    'ask-person',
    'answer',
    'delete-answers',
  ]);
  // Neither who was asked, nor what was said, nor by which link.
  expect(JSON.stringify(about)).not.toMatch(/mine|alice|k[0-9a-f]{16}|[\w-]{43}/);
});

test('a page speaks the reader’s language and tells as much as staff allow', async () => {
  const { link } = await asking();
  const url = await link({ student_feedback: 'none' });
  const page = async (language: string) => {
    const response = await fetch(url, { headers: { 'accept-language': language } });
    return { language: response.headers.get('content-language'), html: await response.text() };
  };
  expect((await page('fr-CA;q=0.5, de-AT, en;q=0.1')).language).toBe('de');
  expect((await page('de;q=0, zh-Hant-TW;q=0.8')).language).toBe('zh');
  expect((await page('tlh, *;q=0.1')).language).toBe('en');
  const none = await page('en');
  expect(none.html).toContain('Its result is not shown here.');
  expect(none.html).not.toMatch(/<pre|very high|Review/);
});

test('somebody who is logged in opens and sends a link as anybody else, and too many requests are told on a page', async () => {
  const { link, session, links } = await asking();
  const url = await link();
  expect((await fetch(url, { headers: session })).status).toBe(200);
  expect((await send(url, 'tried out', { ...session, 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  expect((await links())[0]?.answers).toHaveLength(1);
  let last = await fetch(url);
  for (let tries = 0; last.status === 200 && tries < 50; tries += 1) last = await fetch(url);
  expect([last.status, last.headers.get('content-type'), last.headers.get('retry-after')]).toEqual([
    429,
    'text/html; charset=utf-8',
    expect.stringMatching(/^\d+$/),
  ]);
});

test('while the database is away a person reads that the answer may be lost, and nothing of the fault', async () => {
  const seen: unknown[] = [];
  const away = () => Promise.reject(new DatabaseAway(new Error('connect ECONNREFUSED db.internal:5432')));
  const rows = { open: away, add: away } as unknown as AnswerRows;
  const visits = new AnswerVisits({
    links: new AnswerLinks({ rows, now: () => 1 } as never),
    now: () => 1,
    monotonic: () => 1,
    turns: null,
    onDefect: (error) => seen.push(error),
  });
  const request = new IncomingMessage(new Socket());
  request.headers['accept-language'] = 'es';
  const visit = { request, response: new ServerResponse(request), method: 'POST', host: 'a.example' };
  const answer = await visits.answer({ ...visit, path: `/answer/${'A'.repeat(43)}`, address: '192.0.2.1' });
  expect([answer.status, answer.headers?.['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toContain('copie su texto');
  expect(answer.body).not.toMatch(/db\.internal|ECONN/);
  expect(seen).toEqual([]);
});
