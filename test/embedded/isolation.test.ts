import { expect, test } from 'vitest';
import { ENDPOINTS, fieldOf, type RequestForm } from '../../src/service/contract/endpoints.ts';
import { peopleResources } from '../../src/embedded/server/people/resources.ts';
import { type Answer, type Department, department, type Person } from './department.ts';

const INSTRUCTORS = 20;
/** So many of them have something. */
const WITH_THINGS = 5;
const NOWHERE = 900_000;

/** What somebody has, by the fields that name it. */
type Things = Readonly<Record<string, unknown>>;

/** Fields that name something that somebody has. */
const NAMING: ReadonlySet<string> = new Set([
  'check_id',
  'assignment_id',
  'submission_id',
  'submission_ids',
  'match_id',
  'location',
  'key_id',
  'share_id',
  'user_id',
  'corpus_id',
]);

/** Other fields of requests, with values that are well. */
const PLAIN: Things = {
  name: 'a name',
  language: 13,
  test_type: 9,
  ai_run: false,
  base_code_detection: false,
  role: 'submission',
  webcheck: false,
  dbcheck: false,
  brief: true,
  partners: 3,
  format: 'json',
  path: 'main.py',
  source: '',
  scope: 'read',
  user: 'instructor 1',
  hands_out: true,
  trial: false,
  suspended: true,
  invoice: 'in_1',
  give_to: 1,
  checks_a_month: 1,
  bytes_a_month: 1,
  expires_at: '2099-01-01T00:00:00Z',
  since: '2020-01-01T00:00:00Z',
  with_stats: '1',
};

function shapeOf({ params, query, body }: RequestForm): readonly string[] {
  return [params, query, body].flatMap((part) => Object.keys(part?.shape ?? {}).map(fieldOf));
}

/** Sends a request whose fields name these things. */
async function send(person: Person, form: RequestForm, files: boolean, things: Things): Promise<Answer> {
  const valueOf = (field: string): unknown => {
    const value = things[field] ?? PLAIN[field];
    if (value === undefined) throw new Error(`say what ${field} is here: ${form.method} ${form.path}`);
    return value;
  };
  const path = form.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(valueOf(fieldOf(name))));
  const fields = Object.fromEntries(Object.keys(form.body?.shape ?? {}).map((name) => [name, valueOf(name)]));
  const asked = Object.keys(form.query?.shape ?? {}).map((name) => [name, String(valueOf(name))] as const);
  const query = new URLSearchParams(Object.fromEntries(asked)).toString();
  const ask = 'operation' in form ? person.ask : person.people;
  if (!files) return ask(form.method, query === '' ? path : `${path}?${query}`, form.body && fields);
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.append(name, String(value));
  sent.append('files[]', new Blob(['PK']), 'a.zip');
  return ask(form.method, path, sent);
}

async function thingsOf({ owner }: Department, person: Person, other: Person): Promise<Things> {
  const checkId = await person.check(['ada', 'abe']);
  const { body } = await person.ask('GET', `/checks/${checkId}`);
  const [submission] = body['submissions'] as readonly { readonly id: number }[];
  const results = await person.ask('POST', '/check/results', {
    check_id: checkId,
    submission_id: submission?.id,
  });
  const [match] = results.body['other_matches'] as readonly Record<string, unknown>[];
  const { body: key } = await person.people('POST', '/keys', { name: 'second' });
  const { body: share } = await person.people('POST', '/shares', { user: other.name, check_id: checkId });
  const { body: corpus } = await owner.people('POST', '/corpora', { name: `corpus of ${person.name}` });
  return {
    check_id: checkId,
    assignment_id: checkId,
    submission_id: submission?.id,
    submission_ids: [submission?.id],
    match_id: match?.['id'],
    location: match?.['location'],
    source: match?.['source'],
    key_id: key['id'],
    share_id: share['id'],
    user_id: person.id,
    corpus_id: corpus['id'],
  };
}

/** The answer without the numbers that were asked with. */
function without({ status, text }: Answer, things: Things): string {
  let neutral = `${status} ${text}`;
  for (const value of Object.values(things)) {
    if (typeof value === 'number') neutral = neutral.replaceAll(new RegExp(`\\b${value}\\b`, 'g'), '#');
  }
  return neutral;
}

test('what is somebody else’s answers as what does not exist, on every endpoint', async () => {
  const there = await department();
  const people: Person[] = [];
  for (let at = 0; at < INSTRUCTORS; at += 1) people.push(await there.add(`instructor ${at}`));
  const silent = await there.add('an assistant', 'assistant');
  const things = await Promise.all(
    people.slice(0, WITH_THINGS).map((person) => thingsOf(there, person, silent)),
  );
  const nothing = Object.fromEntries(
    Object.entries(things[0] ?? {}).map(([field, value]) => [
      field,
      typeof value === 'number' ? NOWHERE : Array.isArray(value) ? [NOWHERE] : value,
    ]),
  );
  const resources = peopleResources({ people: {} } as never, {} as never);
  const forms = [...ENDPOINTS, ...resources].filter((form) =>
    shapeOf(form).some((field) => NAMING.has(field)),
  );
  expect(forms.length).toBeGreaterThan(40);
  const leaks: string[] = [];
  for (const [at, form] of forms.entries()) {
    const files = 'shape' in form && form.shape.files !== undefined;
    for (let step = 0; step < 3; step += 1) {
      const caller = people[(at + step * 7) % INSTRUCTORS];
      const foreign = things.find(
        (_, whose) => people[whose] !== caller && whose >= (at + step) % (WITH_THINGS - 1),
      );
      if (caller === undefined || foreign === undefined) throw new Error('nobody');
      const answer = await send(caller, form, files, foreign);
      const name = `${form.method} ${form.path}`;
      if (shapeOf(form).includes('location')) {
        // The address of a file is signed, so one of nowhere cannot be made.
        if (answer.status !== 404) leaks.push(`${name}: ${answer.text}`);
        continue;
      }
      const none = await send(caller, form, files, nothing);
      const isRefused = answer.status >= 400 && without(answer, foreign) === without(none, nothing);
      // What is asked of a list is left out of it.
      const isEmpty = answer.status === 200 && answer.text === none.text && /:\[\]/.test(answer.text);
      if (!isRefused && !isEmpty) leaks.push(`${name}: ${answer.text} | ${none.text}`);
    }
  }
  expect(leaks).toEqual([]);
  // Nothing happened to anybody's things.
  for (const [at, person] of people.slice(0, WITH_THINGS).entries()) {
    const { body } = await person.ask('GET', `/checks/${String(things[at]?.['check_id'])}`);
    expect(body).toMatchObject({
      check: { name: `check of ${person.name}`, status_id: 4 },
      submission_count: 2,
    });
    expect(await person.ask('GET', '/checks')).toMatchObject({ status: 200, body: { length: 1 } });
  }
}, 60_000);

test('everybody’s lists hold their own alone', async () => {
  const there = await department();
  const ada = await there.add('ada');
  const abe = await there.add('abe');
  await ada.check(['a', 'b']);
  await ada.people('POST', '/shares', { user: 'owner' });
  for (const path of ['/keys', '/shares', '/corpora', '/audit']) {
    const { text } = await abe.people('GET', path);
    expect([path, text.includes('ada'), text.includes('create-check')]).toEqual([path, false, false]);
  }
  expect((await abe.ask('GET', '/checks')).text).toBe('[]');
  expect((await abe.ask('GET', '/account')).body).toMatchObject({ id: abe.id, name: 'abe', submissions: 0 });
  // Administrators manage; they do not read.
  const admin = await there.add('root', 'administrator');
  expect((await admin.ask('GET', '/checks')).text).toBe('[]');
  expect((await admin.ask('GET', '/checks/1')).status).toBe(404);
});

test('a key that hands in sees what it made itself, and no result', async () => {
  const there = await department();
  const ada = await there.add('ada');
  await ada.check(['a', 'b']);
  const student = await there.with(ada, { scope: 'submit' });
  const other = await there.with(ada, { scope: 'submit' });
  const made = await student.check(['c']);
  expect((await other.ask('GET', `/checks/${made}/status`)).status).toBe(404);
  expect((await student.ask('GET', '/checks/1/status')).status).toBe(404);
  for (const path of ['/check/overview', '/check/summary', '/check/export', '/check/get', '/check/delete']) {
    expect([path, (await student.ask('POST', path, { check_id: made })).status]).toEqual([path, 403]);
  }
  expect((await student.ask('GET', '/checks')).status).toBe(403);
  expect((await student.people('GET', '/keys')).status).toBe(403);
  const reader = await there.with(ada, { scope: 'read' });
  expect((await reader.ask('POST', '/check/summary', { check_id: made })).status).toBe(200);
  expect((await reader.ask('POST', '/check/create', { name: 'mine' })).status).toBe(403);
});

test('a quota, a trial and a suspended account answer as the interface says', async () => {
  const there = await department();
  const ada = await there.add('ada');
  await there.owner.people('PATCH', `/quotas/${ada.id}`, { checks_a_month: 1, bytes_a_month: 1_000_000 });
  const id = await ada.check(['a', 'b']);
  expect((await ada.ask('GET', '/account')).body).toMatchObject({ quota: { remaining: 0, total: 1 } });
  await expect(ada.check(['a', 'b'])).rejects.toThrow('quota of 1 checks a month');
  await there.owner.people('PATCH', `/users/${ada.id}`, { trial: true });
  const [submission] = (await ada.ask('GET', `/checks/${id}`)).body['submissions'] as { id: number }[];
  const viewed = { check_id: id, submission_id: submission?.id };
  expect(await ada.ask('POST', '/check/viewer', viewed)).toMatchObject({
    status: 402,
    body: { paywalled: true },
  });
  await there.owner.people('PATCH', `/users/${ada.id}`, { suspended: true, invoice: 'in_7' });
  expect(await ada.ask('GET', '/account')).toMatchObject({ status: 403, body: { invoice: 'in_7' } });
});

test('work of others in a corpus is matched, and read where its owner hands it out', async () => {
  const there = await department();
  const [ada, abe] = [await there.add('ada'), await there.add('abe')];
  const { body: corpus } = await there.owner.people('POST', '/corpora', { name: 'CS 101' });
  const of = `/corpora/${String(corpus['id'])}`;
  for (const { name } of [ada, abe]) await there.owner.people('POST', `${of}/members`, { user: name });
  const inCorpus = { corpus_id: corpus['id'] };
  const before = await there.with(abe, inCorpus);
  await before.check(['old', 'older']);
  const now = await there.with(ada, inCorpus);
  const id = await now.check(['new'], 1);
  const [submission] = (await now.ask('GET', `/checks/${id}`)).body['submissions'] as { id: number }[];
  const results = async (): Promise<Record<string, unknown>> =>
    (await now.ask('POST', '/check/results', { check_id: id, submission_id: submission?.id })).body;
  const closed = await results();
  const [match] = closed['other_matches'] as Record<string, unknown>[];
  expect([match?.['match_type'], match?.['file_matched'], closed['related_submissions']]).toEqual([
    2,
    '',
    [],
  ]);
  const { location, source } = match ?? {};
  expect((await now.ask('POST', '/check/getRemoteFile', { location, source })).status).toBe(403);
  await abe.people('PATCH', of, { hands_out: true });
  const [open] = (await results())['other_matches'] as Record<string, unknown>[];
  expect(open?.['file_matched']).toBe('Main.java');
  const file = { location: open?.['location'], source: open?.['source'] };
  expect((await now.ask('POST', '/check/getRemoteFile', file)).status).toBe(200);
  expect((await abe.people('GET', '/audit')).text).toContain('"user":"ada"');
  // Somebody else with the address of the file is told nothing.
  expect((await abe.ask('POST', '/check/getRemoteFile', file)).status).toBe(404);
});
