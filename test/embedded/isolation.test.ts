import { expect, test } from 'vitest';
import { type Endpoint, ENDPOINTS, fieldOf, type RequestForm } from '../../src/contract/service/endpoints.ts';
import type { Extension, ServiceParts } from '../../src/service/api/extension.ts';
import { AnswerRows } from '../../src/service/store/answers.ts';
import { peopleResources } from '../../src/service/api/people/resources.ts';
import { hooksExtension } from '../../src/program/server/hooks/sender.ts';
import { openPage } from '../../src/program/server/page/page.ts';
import { type Answer, type Department, department, type Person } from './department.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { seldom } from '../suite.ts';

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
  'together',
  'match_id',
  'location',
  'key_id',
  'share_id',
  'user_id',
  'corpus_id',
  'hook_id',
  'draft_id',
  'link_id',
]);

/** Administrators see these of everybody: they manage people, and read nobody's work. */
const MANAGED = new Set(['key_id', 'share_id', 'user_id', 'corpus_id']);

/** Other fields of requests, with values that are well. */
const PLAIN: Things = {
  name: 'a name',
  token: 'of a learning platform',
  task: 31,
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
  web: {},
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
  busy: '1',
  q: 'a',
  state: 'completed',
  course: 'cs101',
  most: 10,
  layout: 'auto',
  part: 'submissions',
  url: 'https://receiver.example/hook',
  events: ['check.completed'],
  enabled: true,
  subjects: ['a'],
  subject: 'a',
  days: 7,
  student_feedback: 'full',
  about: null,
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

async function thingsOf({ owner, answers }: Everything, person: Person, other: Person): Promise<Things> {
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
  const { body: made } = await person.people('POST', '/hooks', { url: 'https://receiver.example/hook' });
  const hook = made['hook'] as Record<string, unknown>;
  const { body: draft } = await person.people('POST', '/drafts', {});
  const link = await answers.make({
    checkId,
    caseKey: 'ada',
    subject: 'ada',
    hash: `of ${person.name}`,
    shown: '{}',
    createdAt: 0,
    expiresAt: 1,
  });
  return {
    check_id: checkId,
    assignment_id: checkId,
    submission_id: submission?.id,
    submission_ids: [submission?.id],
    together: [[submission?.id]],
    match_id: match?.['id'],
    location: match?.['location'],
    source: match?.['source'],
    key_id: key['id'],
    share_id: share['id'],
    user_id: person.id,
    corpus_id: corpus['id'],
    hook_id: hook['id'],
    draft_id: draft['id'],
    link_id: link,
  };
}

/** The answer without the numbers that were asked with. */
function without({ status, text }: Answer, things: Things): string {
  let neutral = `${status} ${text}`;
  for (const value of Object.values(things)) {
    if (typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)) neutral = neutral.replaceAll(value, '#');
    if (typeof value === 'number') neutral = neutral.replaceAll(new RegExp(`\\b${value}\\b`, 'g'), '#');
  }
  return neutral;
}

interface Everything extends Department {
  readonly forms: readonly RequestForm[];
  readonly answers: AnswerRows;
}

/** A service with all that a department has, and its forms. */
async function everything(): Promise<Everything> {
  let extended: Extension['resources'] = [];
  const opened: AnswerRows[] = [];
  const extend = (parts: ServiceParts): Extension => {
    const page = openPage(parts);
    opened.push(new AnswerRows(parts.database));
    const hooks = hooksExtension(parts, []);
    extended = [...page.resources, ...hooks.resources];
    return { ...page, resources: extended };
  };
  const there = await department({ extend });
  const people = peopleResources({ people: {} } as never, {} as never);
  const [answers] = opened;
  if (answers === undefined) throw new Error('the service was not extended');
  return { ...there, answers, forms: [...ENDPOINTS, ...people, ...extended] };
}

/** The same things, of which none exists. */
function nothingLike(things: Things): Things {
  const none = (value: unknown): unknown => {
    if (typeof value === 'number') return NOWHERE;
    if (Array.isArray(value)) return value.map(none);
    return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? '0'.repeat(32) : value;
  };
  return Object.fromEntries(Object.entries(things).map(([field, value]) => [field, none(value)]));
}

/** What a form tells its caller about foreign things; null: no more than about what does not exist. */
async function leakOf(
  caller: Person,
  form: RequestForm,
  foreign: Things,
  none: Answer,
  nothing: Things,
): Promise<string | null> {
  const answer = await send(caller, form, hasFiles(form), foreign);
  // The address of a file is signed, so one of nowhere cannot be made.
  const isFile = shapeOf(form).includes('location');
  const isRefused = answer.status >= 400 && without(answer, foreign) === without(none, nothing);
  // What is asked of a list is left out of it.
  const isEmpty = answer.status === 200 && answer.text === none.text && /:\[\]/.test(answer.text);
  if (isFile ? answer.status >= 403 : isRefused || isEmpty) return null;
  return `${caller.name}: ${form.method} ${form.path}: ${answer.text} | ${none.text}`;
}

function hasFiles(form: RequestForm): boolean {
  return 'shape' in form && (form as Endpoint).shape.files !== undefined;
}

test('every field of a request is known to name something, or not to', async () => {
  const { forms } = await everything();
  const fields = new Set(forms.flatMap(shapeOf));
  expect([...fields].filter((field) => !NAMING.has(field) && !(field in PLAIN))).toEqual([]);
});

seldom('what is somebody else’s answers as what does not exist, on every endpoint', async () => {
  const there = await everything();
  const people: Person[] = [];
  for (let at = 0; at < INSTRUCTORS; at += 1) people.push(await there.add(`instructor ${at}`));
  const silent = await there.add('an assistant', 'assistant');
  const things: Things[] = [];
  for (const person of people.slice(0, WITH_THINGS)) things.push(await thingsOf(there, person, silent));
  const nothing = nothingLike(things[0] ?? {});
  const root = await there.add('root', 'administrator');
  const others = [
    await there.add('an assistant of nobody', 'assistant'),
    { ...(await there.with(people[9] ?? silent, { scope: 'read' })), name: 'who may read' },
    { ...(await there.with(people[9] ?? silent, { scope: 'submit' })), name: 'who may hand in' },
    root,
  ];
  const forms = there.forms.filter((form) => shapeOf(form).some((field) => NAMING.has(field)));
  expect(forms.length).toBeGreaterThan(50);
  const leaks: string[] = [];
  for (const [at, form] of forms.entries()) {
    const files = hasFiles(form);
    const none = await send(people[at % INSTRUCTORS] ?? silent, form, files, nothing);
    for (const [who, caller] of [...people, ...others].entries()) {
      // Each form is asked by a third of the people, another one each time.
      if (who < INSTRUCTORS && (who + at) % 3 !== 0) continue;
      if (caller === root && shapeOf(form).some((field) => MANAGED.has(field))) continue;
      const whose = (at + who) % WITH_THINGS;
      const foreign = things[whose === who ? (whose + 1) % WITH_THINGS : whose] ?? nothing;
      const isInstructor = who < INSTRUCTORS;
      const same = isInstructor ? none : await send(caller, form, files, nothing);
      const leak = await leakOf(caller, form, foreign, same, nothing);
      if (leak !== null) leaks.push(leak);
    }
  }
  expect(leaks).toEqual([]);
  // Nothing happened to anybody's things.
  for (const [at, person] of people.slice(0, WITH_THINGS).entries()) {
    const { check_id: checkId, draft_id: draftId } = things[at] ?? {};
    const { body } = await person.ask('GET', `/checks/${String(checkId)}`);
    expect(body).toMatchObject({
      check: { name: `check of ${person.name}`, status_id: 4 },
      submission_count: 2,
    });
    expect(await person.ask('GET', '/checks')).toMatchObject({ status: 200, body: { length: 1 } });
    expect((await person.people('GET', '/hooks')).body['hooks']).toMatchObject({ length: 1 });
    expect((await person.people('GET', `/drafts/${String(draftId)}`)).status).toBe(200);
    expect((await person.people('GET', '/keys')).body['keys']).toMatchObject([{}, { revoked_at: null }]);
  }
});

seldom('everybody’s lists hold their own alone', async () => {
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

seldom('a key that hands in is told bands of what it made itself, and no result', async () => {
  const there = await department();
  const ada = await there.add('ada');
  const plain = await ada.check(['a', 'b']);
  const student = await there.with(ada, { scope: 'submit' });
  const other = await there.with(ada, { scope: 'submit' });
  const made = await student.check(['c', 'd', 'e']);
  expect((await other.ask('GET', `/checks/${made}/status`)).status).toBe(404);
  expect((await student.ask('GET', `/checks/${plain}/status`)).status).toBe(404);
  const paths = ['overview', 'summary', 'export', 'delete', 'cancel', 'results', 'viewer', 'results-batch'];
  for (const path of paths) {
    const fields = { check_id: made, submission_id: 1, submission_ids: [1] };
    expect([path, (await student.ask('POST', `/check/${path}`, fields)).status]).toEqual([path, 403]);
  }
  expect((await student.ask('GET', '/checks')).status).toBe(403);
  expect((await student.people('GET', '/keys')).status).toBe(403);
  const { body: shown } = await student.ask('GET', `/checks/${made}`);
  expect(shown['check']).toMatchObject({ id: made, status_id: 4 });
  for (const row of shown['submissions'] as Things[]) {
    expect(row).toMatchObject({ assignment_id: made, total_result: null, result_web: null });
    expect(row).not.toHaveProperty('suspicion');
    expect(row['submissionresults']).toEqual([]);
  }
  const { body: verdict } = await student.ask('GET', `/checks/${made}/verdict`);
  expect(verdict).toMatchObject({ check_id: made, threshold: 75, flagged: true });
  const rows = verdict['submissions'] as Things[];
  expect(rows.length).toBe(3);
  for (const row of rows) {
    expect(row).toMatchObject({ similarity: 'very high', flagged: true, ai: 'n/a' });
    expect(Object.keys(row).toSorted()).toEqual([
      'ai',
      'ai_abstained',
      'comparability',
      'compared_with',
      'flagged',
      'id',
      'left_out',
      'remarks',
      'similarity',
    ]);
  }
  const reader = await there.with(ada, { scope: 'read' });
  expect((await reader.ask('POST', '/check/summary', { check_id: plain })).status).toBe(200);
  expect((await reader.ask('POST', '/check/create', { name: 'mine' })).status).toBe(403);
});

seldom('whoever shares a key that hands in reaches no check by counting', async () => {
  const there = await department();
  const ada = await there.add('ada');
  const one = await there.with(ada, { scope: 'submit' });
  const made = await one.check(['a', 'b']);
  const { body: waiting } = await one.ask('POST', '/check/create', { name: 'not started' });
  const number = Number(waiting['id']);
  const owned = (await ada.ask('GET', '/checks')).body as unknown as readonly { readonly id: number }[];
  const ids = owned.map(({ id }) => id);
  expect(ids.length).toBe(2);
  const guesses = [...ids, made + 1, made - 1, number + 1, number - 1, made + 2 ** 28, number % 2 ** 28];
  const leaks: unknown[] = [];
  for (const guess of guesses) {
    const form = new FormData();
    form.append('check_id', String(guess));
    form.append('file', new Blob(['PK']), 'a.zip');
    const answers = [
      await one.ask('GET', `/checks/${guess}/status`),
      await one.ask('GET', `/checks/${guess}/verdict`),
      await one.ask('GET', `/checks/${guess}`),
      await one.ask('POST', '/check/start', { check_id: guess }),
      await one.ask('POST', '/check/upload', form),
    ];
    for (const { status, text } of answers) {
      if ((status !== 404 && status !== 422) || !text.includes(`Check ${guess} does not exist.`)) {
        leaks.push(text);
      }
    }
  }
  expect(leaks).toEqual([]);
  // Whoever was given the number goes on.
  expect((await one.ask('GET', `/checks/${number}/status`)).body).toMatchObject({
    check_id: number,
    status_id: 1,
  });
  // The owner's numbers are the interface's.
  expect((await ada.ask('GET', `/checks/${ids[0] ?? 0}/status`)).status).toBe(200);
});

test('a quick check that the quota of checks refuses costs nothing of that of uploads', async () => {
  const there = await department();
  const ada = await there.add('ada');
  await there.owner.people('PATCH', `/quotas/${ada.id}`, { checks_a_month: 1, bytes_a_month: 1_000_000 });
  await ada.check(['a', 'b']);
  const used = async (): Promise<unknown> => (await ada.people('GET', '/quotas')).body['quotas'];
  const before = await used();
  const form = new FormData();
  form.append('language', '1');
  form.append('name', 'quick');
  form.append('files', new Blob([await submissionZip('a')]), 'a.zip');
  expect(await ada.ask('POST', '/check/quick', form)).toMatchObject({
    status: 403,
    body: { error: expect.stringContaining('quota of 1 checks a month') as unknown },
  });
  expect(await used()).toEqual(before);
  expect(JSON.parse((await ada.ask('GET', '/checks')).text)).toHaveLength(1);
});

test('the first user has no limit, whatever quota is noted for them', async () => {
  const there = await department();
  const owner = await there.with(there.owner, {});
  await owner.people('PATCH', `/quotas/${owner.id}`, { checks_a_month: 0, bytes_a_month: 0 });
  const form = new FormData();
  form.append('language', '1');
  form.append('name', 'quick');
  form.append('files', new Blob([await submissionZip('a')]), 'a.zip');
  expect(await owner.ask('POST', '/check/quick', form)).toMatchObject({ status: 201 });
  expect((await owner.ask('GET', '/account')).body).toMatchObject({ quota: { total: null } });
});

seldom('a quota, a trial and a suspended account answer as the interface says', async () => {
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

test('why somebody is suspended is noted with that alone, and never ignored', async () => {
  const { owner, add } = await department();
  const path = `/users/${(await add('ada')).id}`;
  for (const fields of [{}, { suspended: false }, { trial: true }]) {
    const refused = await owner.people('PATCH', path, { ...fields, invoice: 'in_7' });
    expect(refused.status).toBe(422);
    expect(refused.body['error']).toContain('suspended: true');
  }
  // Nothing of it was done.
  const suspended = await owner.people('PATCH', path, { suspended: true, invoice: 'in_8' });
  expect(suspended.body).toMatchObject({ trial: false, invoice: 'in_8' });
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
