import { expect, test } from 'vitest';
import { readBlocks } from '../../../src/channels/page-file.ts';
import { openPage as openReportPage } from '../../../src/channels/read-page.ts';
import { openPage } from '../../../src/program/server/page/page.ts';
import type { CoursePage } from '../../../src/report/course/course-words.ts';
import { betweenLooks } from '../../asking.ts';
import { department, type Person } from '../../embedded/department.ts';

const PEOPLE = ['ada', 'abe', 'ben', 'cyd', 'dan', 'eve', 'fay'];

async function withReport(who: Person): Promise<number> {
  const id = await who.check(PEOPLE);
  await who.people('POST', `/checks/${id}/report`, {});
  for (let report: unknown = 'making'; report !== 'ready'; await betweenLooks()) {
    ({ report } = (await who.people('GET', `/checks/${id}`)).body);
    if (report === 'failed') throw new Error('no report');
  }
  return id;
}

function courseIn(html: Buffer): CoursePage {
  const page = readBlocks(html).get('data-index');
  if (page === undefined) throw new Error('no course');
  return page() as CoursePage;
}

test('the checks of a course are listed with it, and say together who is near whom, to its members alone', async () => {
  const { owner, service, add, with: also } = await department({ extend: openPage });
  const corpusOf = async (name: string): Promise<number> =>
    Number((await owner.people('POST', '/corpora', { name })).body['id']);
  const [course, other] = [await corpusOf('CS 101'), await corpusOf('CS 102')];
  const ann = await add('ann');
  const bob = await add('bob');
  for (const corpus of [course, other]) {
    await owner.people('POST', `/corpora/${corpus}/members`, { user: 'ann' });
  }
  const inCourse = await also(ann, { corpus_id: course });
  const first = await withReport(inCourse);
  const second = await withReport(inCourse);
  const elsewhere = await withReport(await also(ann, { corpus_id: other }));
  const open = await withReport(ann);
  const bare = await inCourse.check(PEOPLE);
  const { checks } = (await ann.people('GET', '/checks')).body as {
    readonly checks: readonly { readonly id: number; readonly course: unknown }[];
  };
  expect(new Map(checks.map((check) => [check.id, check.course]))).toEqual(
    new Map<number, unknown>([
      [first, { id: course, name: 'CS 101' }],
      [second, { id: course, name: 'CS 101' }],
      [bare, { id: course, name: 'CS 101' }],
      [elsewhere, { id: other, name: 'CS 102' }],
      [open, null],
    ]),
  );

  const listed = async (query: string): Promise<unknown> => {
    const { body } = await ann.people('GET', `/checks?${query}`);
    return [(body['checks'] as readonly { readonly id: number }[]).map(({ id }) => id), body['more']];
  };
  expect(await listed('most=2')).toEqual([[bare, open], true]);
  expect(await listed('most=5')).toEqual([[bare, open, elsewhere, second, first], false]);
  expect(await listed(`course=${course}&most=2`)).toEqual([[bare, second], true]);
  expect(await listed('state=failed')).toEqual([[], false]);
  expect(await listed(`q=OF+Ann++${first}&state=completed`)).toEqual([[first], false]);
  expect(await listed('q=nobody')).toEqual([[], false]);
  expect((await ann.people('GET', '/checks?most=0')).status).toBe(422);

  const { origin, host } = new URL(service.baseUrl);
  const sessionOf = async (who: Person): Promise<string> => {
    const login = await fetch(`${origin}/people/v1/session`, {
      method: 'POST',
      headers: { 'x-requested-with': 'code-similarity', origin: `http://${host}` },
      body: JSON.stringify({ key: who.key }),
    });
    return login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  };
  const page = async (who: Person, ...ids: readonly number[]): Promise<Response> =>
    fetch(`${origin}/courses/${course}/?checks=${ids.join(',')}`, {
      headers: { cookie: await sessionOf(who) },
      redirect: 'manual',
    });
  const answer = await page(ann, second, first);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'none'");
  const html = Buffer.from(await answer.arrayBuffer());
  const { document } = courseIn(html);
  expect(document.name).toBe('CS 101');
  expect(document.assignments.map(({ report, people }) => [report, people])).toEqual([
    [`/checks/${first}/report/`, 7],
    [`/checks/${second}/report/`, 7],
  ]);
  expect(document.people.map(({ name }) => name)).toEqual(PEOPLE.map((name) => `${name}.zip`));
  const { entries } = (await ann.people('GET', `/audit?check_id=${first}`)).body as {
    readonly entries: readonly { readonly action: string }[];
  };
  expect(entries.map(({ action }) => action)).toContain('read-report');

  // What somebody dismisses is out of it from then on.
  const cases = `${origin}/checks/${first}/report/cases.json`;
  const cookie = await sessionOf(ann);
  const report = await fetch(`${origin}/checks/${first}/report/`, { headers: { cookie } });
  const { page: opened } = openReportPage(Buffer.from(await report.arrayBuffer()), 'report');
  const [ada = '', abe = ''] = opened.submissions.map(({ subject }) => subject);
  const one = { reason: 'a team', note: null, by: null, at: '2026-11-28T00:00:00Z' };
  const evidence = { similarity: null, suspicion: null, tokens: null };
  const dismissed = {
    ...one,
    subjects: [ada, abe].toSorted(),
    names: ['', ''],
    state: 'dismissed',
    evidence,
  };
  const saved = await fetch(cases, {
    method: 'PUT',
    headers: {
      cookie,
      origin: `http://${host}`,
      'x-requested-with': 'code-similarity',
      'if-match': (await fetch(cases, { headers: { cookie } })).headers.get('etag') ?? '',
    },
    body: JSON.stringify({ schemaVersion: 1, cases: [dismissed], common: [] }),
  });
  expect(saved.status).toBe(204);
  const later = Buffer.from(await (await page(ann, first, second)).arrayBuffer());
  const { document: without } = courseIn(later);
  expect([document, without].map(({ assignments }) => assignments.map(({ pairs }) => pairs))).toEqual([
    [21, 21],
    [20, 21],
  ]);

  const refused = async (who: Person, ...ids: readonly number[]): Promise<number> =>
    (await page(who, ...ids)).status;
  expect(await refused(ann, first)).toBe(422);
  expect(await refused(ann, first, elsewhere)).toBe(404);
  expect(await refused(ann, first, open)).toBe(404);
  expect(await refused(ann, first, bare)).toBe(404);
  expect(await refused(bob, first, second)).toBe(404);
  // A member sees the checks of others in it only where they are shared.
  await owner.people('POST', `/corpora/${course}/members`, { user: 'bob' });
  expect(await refused(bob, first, second)).toBe(404);
  const nobody = await fetch(`${origin}/courses/${course}/`, { redirect: 'manual' });
  expect([nobody.status, nobody.headers.get('location')]).toEqual([303, `/#/courses/${course}`]);
});
