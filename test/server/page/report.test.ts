import { expect, test } from 'vitest';
import { openPage } from '../../../src/program/server/page/page.ts';
import { betweenLooks } from '../../asking.ts';
import { department } from '../../embedded/department.ts';

test('a check that was made elsewhere gets its report, and who reads it is written down', async () => {
  const { owner, service } = await department({ extend: openPage });
  const id = await owner.check(['ada', 'abe']);
  expect((await owner.people('POST', `/checks/${id}/report`, {})).status).toBe(202);
  let report: unknown = 'making';
  for (; report === 'making'; await betweenLooks()) {
    ({ report } = (await owner.people('GET', `/checks/${id}`)).body);
  }
  expect(report).toBe('ready');
  const { origin, host } = new URL(service.baseUrl);
  const login = await fetch(`${origin}/people/v1/session`, {
    method: 'POST',
    headers: { 'x-requested-with': 'code-similarity', origin: `http://${host}` },
    body: JSON.stringify({ key: owner.key }),
  });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const page = await fetch(`${origin}/checks/${id}/report/`, { headers: { cookie } });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const { entries } = (await owner.people('GET', `/audit?check_id=${id}`)).body as {
    readonly entries: readonly { readonly action: string }[];
  };
  expect(entries.map(({ action }) => action)).toContain('read-report');
});
