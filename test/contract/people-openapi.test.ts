import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, onTestFinished, test } from 'vitest';
import { allResources, peopleDocument } from '../../scripts/people-openapi.ts';
import { hooksExtension } from '../../src/program/server/hooks/sender.ts';
import { openPage } from '../../src/program/server/page/page.ts';
import { type Department, department, type Person } from '../embedded/department.ts';

interface Answered {
  readonly content: Readonly<Record<string, { readonly schema: object }>>;
}

type Operations = Readonly<
  Record<string, { readonly operationId: string; readonly responses: Readonly<Record<string, Answered>> }>
>;

const document = JSON.parse(JSON.stringify(peopleDocument())) as {
  readonly paths: Readonly<Record<string, Operations>>;
  readonly components: object;
};

test('the document is valid, fresh, and names each resource once', async () => {
  const result = await new Validator().validate(document);
  expect(result.errors ?? []).toEqual([]);
  const path = join(import.meta.dirname, '..', '..', 'docs', 'openapi-people.json');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(document);
  const described = Object.entries(document.paths).flatMap(([name, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${name}`),
  );
  expect(described.toSorted()).toEqual(
    allResources()
      .map((one) => `${one.method} ${one.path}`)
      .toSorted(),
  );
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('no address that is declared is left out', () => {
  const root = join(import.meta.dirname, '..', '..');
  const forms = globSync('src/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ *form: '([A-Z]+ \/[^']+)',$/gm)].map(
      ([, form = '']) => form,
    ),
  );
  expect(forms.length).toBeGreaterThan(40);
  expect(allResources().map((one) => `${one.method} ${one.path}`)).toEqual(expect.arrayContaining(forms));
});

test('what a server answers is what the document says', async () => {
  const there: Department = await department({
    extend: (parts) => {
      const page = openPage(parts);
      const hooks = hooksExtension(parts, []);
      onTestFinished(() => page.close());
      return { ...page, resources: [...page.resources, ...hooks.resources] };
    },
  });
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const errorsOf = (schema: object, body: unknown): string | null =>
    ajv.validate({ ...strict(schema), components: document.components }, body) ? null : ajv.errorsText();
  const wrong: string[] = [];
  const seen = new Set<string>();
  const asked = async (who: Person, form: string, body?: unknown): Promise<Record<string, unknown>> => {
    const [method = '', path = ''] = form.split(' ');
    const answer = await who.people(method, path, body);
    const known = allResources().find(
      (one) =>
        one.method === method &&
        new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.replace(/\?.*/, '')),
    );
    if (known === undefined) throw new Error(`${form} is not described`);
    seen.add(`${known.method} ${known.path}`);
    const described = document.paths[known.path]?.[method.toLowerCase()]?.responses[answer.status];
    const schema = described?.content['application/json']?.schema;
    const errors = schema === undefined ? answer.text : errorsOf(schema, answer.body);
    if (errors !== null) wrong.push(`${form}: ${answer.status} ${errors}`);
    if ((answer.status === 422) !== 'validation_errors' in answer.body) wrong.push(`${form}: ${answer.text}`);
    return answer.body;
  };
  const { owner } = there;
  const ada = await there.add('ada');
  const ben = await there.add('ben', 'assistant');
  await asked(owner, 'GET /me');
  const { id: cleo } = await asked(owner, 'POST /users', { name: 'cleo' });
  await asked(owner, 'PATCH /users/2', { trial: true });
  await asked(owner, 'PATCH /users/2', { trial: false });
  await asked(owner, 'GET /users');
  const key = await asked(ada, 'POST /keys', { name: 'k', expires_at: '2999-01-01' });
  await asked(ada, 'GET /keys');
  await asked(ada, `DELETE /keys/${String(key['id'])}`);
  await asked(owner, 'POST /keys', { name: 'k', user_id: 99 });
  await asked(owner, 'GET /keys?user_id=99');
  await asked(owner, 'POST /users', { name: ' ' });
  await asked(ada, 'POST /shares', { user: 'nobody' });
  const share = await asked(ada, 'POST /shares', { user: 'ben' });
  await asked(ben, 'GET /shares');
  await asked(ada, 'GET /shares/people');
  await asked(ada, `DELETE /shares/${String(share['id'])}`);
  const corpus = String((await asked(owner, 'POST /corpora', { name: 'Programming 1' }))['id']);
  await asked(owner, `POST /corpora/${corpus}/members`, { user: 'ada' });
  await asked(ada, `PATCH /corpora/${corpus}`, { hands_out: true });
  await asked(ada, 'GET /corpora');
  await asked(owner, `DELETE /corpora/${corpus}/members/2`);
  await asked(owner, `DELETE /corpora/${corpus}`);
  await asked(owner, 'PATCH /quotas/2', { checks_a_month: 3, bytes_a_month: null });
  await asked(ada, 'GET /quotas');
  await asked(owner, 'GET /audit?since=2020-01-01');
  await asked(owner, 'GET /queue');
  const hook = (await asked(ada, 'POST /hooks', { url: 'https://a.example/hook' }))['hook'] as { id: number };
  await asked(ada, `POST /hooks/${hook.id}/test`);
  await asked(ada, `GET /hooks/${hook.id}/deliveries`);
  await asked(ada, `PATCH /hooks/${hook.id}`, { enabled: false });
  await asked(ada, 'GET /hooks');
  await asked(ada, `DELETE /hooks/${hook.id}`);
  const check = await ada.check(['alice', 'abel']);
  await asked(ada, `GET /checks/${check}/answer-links`);
  await asked(ada, `POST /checks/${check}/answer-links`, { subjects: ['k1', 'k2'], subject: 'k1' });
  await asked(ada, `DELETE /checks/${check}/answer-links/1`);
  await asked(ada, `DELETE /checks/${check}/answer-links/1/answers`);
  await asked(owner, `DELETE /users/${String(cleo)}`);
  expect(wrong).toEqual([]);
  // Those of the page have no shape, and the stream is no JSON.
  const shaped = allResources().filter((one) => one.response !== undefined && one.type === undefined);
  expect([...seen].toSorted()).toEqual(shaped.map((one) => `${one.method} ${one.path}`).toSorted());
});

/** The schema with nothing besides what it names: a field that is told and not described is found. */
function strict(schema: unknown): object {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema as never;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, strict(one)]));
  return 'properties' in inner ? { ...inner, additionalProperties: false } : inner;
}
