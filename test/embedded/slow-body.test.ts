import { expect, test } from 'vitest';
import { type Department, department, type Person } from './department.ts';
import { slowly } from './slow-request.ts';

/** @returns the first line of the answer */
function asked(
  { service, owner }: Department,
  { key }: Person,
  path: string,
  fields: unknown,
  meanwhile: () => Promise<unknown>,
): Promise<string | undefined> {
  const request = { form: `POST ${path}`, headers: { apikey: key }, fields };
  return slowly(service.baseUrl, request, async () => {
    // Its key has been looked at by then: the answer to another request comes after it.
    await owner.ask('GET', '/checks');
    await meanwhile();
  });
}

test.each([
  ['a key that is revoked', 401],
  ['an account that is suspended', 403],
])('%s while a body is under way does nothing any more', async (what, status) => {
  const there = await department();
  const ada = await there.add('ada');
  const [key] = (await ada.people('GET', '/keys')).body['keys'] as readonly { readonly id: number }[];
  const fields = { name: 'a check', test_type: 9 };
  const answer = await asked(there, ada, '/api/v1/check/create', fields, () =>
    status === 401
      ? there.owner.people('DELETE', `/keys/${key?.id}`)
      : there.owner.people('PATCH', `/users/${ada.id}`, { suspended: true }),
  );
  expect([what, answer]).toEqual([what, expect.stringContaining(` ${status} `)]);
  if (status === 401) return;
  await there.owner.people('PATCH', `/users/${ada.id}`, { suspended: false });
  expect((await ada.ask('GET', '/checks')).text).toBe('[]');
});

test.each([
  ['makes no check', 'instructor', 'assistant', '/api/v1/check/create', { name: 'a check', test_type: 9 }],
  [
    'makes no administrator',
    'administrator',
    'instructor',
    '/people/v1/users',
    { name: 'eve', role: 'administrator' },
  ],
] as const)('whoever is less while a body is under way %s', async (_what, before, after, path, fields) => {
  const there = await department();
  const ada = await there.add('ada', before);
  const answer = await asked(there, ada, path, fields, () =>
    there.owner.people('PATCH', `/users/${ada.id}`, { role: after }),
  );
  expect(answer).toContain(' 403 ');
  expect((await ada.ask('GET', '/checks')).text).toBe('[]');
  const { body } = await there.owner.people('GET', '/users');
  expect(body['users']).toHaveLength(2);
});
