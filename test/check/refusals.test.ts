import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactor } from '../../src/base/text/redaction.ts';
import { KEY } from '../service-stand-in/stand-in.ts';
import { answered, checkAgainst, firstAt } from './scene.ts';
import { some } from '../suite.ts';

describe('a redirect names where it leads, and the key never goes there', () => {
  test.each([
    ['https://login.example/sso?next=x', 302, 'it redirects to https://login.example,'],
    [`https://user:${KEY}@login.example/${KEY}`, 301, 'it redirects to https://login.example,'],
    ['//cdn.example:8443/x', 307, 'it redirects to http://cdn.example:8443,'],
    ['/login', 308, 'it redirects to http://127.0.0.1:'],
    [`https://${KEY}.example/`, 302, 'it redirects to https://***.example,'],
    ['http://[', 303, 'it redirects elsewhere,'],
    ['', 302, 'it redirects elsewhere,'],
  ])('Location %j (%d)', async (location, status, words) => {
    const { result, service } = await checkAgainst({
      fault: () => ({ kind: 'status', when: 'before', status, headers: location === '' ? {} : { location } }),
    });
    expect(result.failure).toMatchObject({ outcome: 'config-error' });
    expect(result.failure?.message).toContain(words);
    expect(result.failure?.message).toContain('check base-url');
    expect(result.failure?.message).not.toContain(KEY);
    expect(service.requests).toHaveLength(1);
  });
});

test.each([
  [[], 'config-error', 0],
  [['results-batch', 'bands-only'], 'config-error', 0],
  [['results-batch'], undefined, 1],
  [['unmetered'], undefined, 1],
])('a service with %j that is asked what stands out', async (capabilities, outcome, created) => {
  const { result, count } = await checkAgainst(
    { rewrite: { '/test-types': (body) => ({ ...body, capabilities }) } },
    { needsAllPairs: true },
  );
  expect(result.failure?.outcome).toBe(outcome);
  if (outcome !== undefined) expect(result.failure?.message).toContain('fail-on: stands-out needs the pairs');
  expect(count('/check/create')).toBe(created);
});

describe('an upload that fails', () => {
  /** The reason that is said of bo, and how often it was sent by itself. */
  async function reasonOf(error: string, single: unknown = null, status = 422) {
    let sent = 0;
    const withoutRefused = (body: Record<string, unknown>): unknown => ({
      ...body,
      submissions: (
        body['submissions'] as { id?: number; submission_id?: number; filename: string }[]
      ).filter((one) => !one.filename.startsWith('bo') || (one.id ?? one.submission_id ?? 0) > 104),
    });
    const { result } = await checkAgainst({
      rewrite: {
        '/check/upload-batch': (body) => ({
          ...body,
          uploaded: (body['uploaded'] as { filename: string }[]).filter(
            (one) => !one.filename.startsWith('bo'),
          ),
          failed_uploads: (body['uploaded'] as { filename: string }[])
            .filter((one) => one.filename.startsWith('bo'))
            .map((one) => ({ file: `${one.filename}.zip`, error })),
        }),
        '/checks/{id}': withoutRefused,
        '/check/overview': withoutRefused,
        '/checks/{id}/export': withoutRefused,
      },
      fault: (request) => {
        if (!request.path.endsWith('/check/upload')) return null;
        sent += 1;
        return single === null ? null : answered(status, single);
      },
    });
    const state = result.findings.submissions.find((one) => one.key === 'bo')?.state;
    return { sent, reason: state?.kind === 'not-checked' ? state.reason : null };
  }

  test.each([
    'The archive is corrupt',
    'invalid ZIP',
    'The file was damaged',
    'unknown format of the archive',
    'upload limit reached, try later',
    'Internal error',
  ])('because of %j is sent once more', async (error) => {
    expect(await reasonOf(error)).toEqual({ sent: 1, reason: null });
  });

  test.each([
    'The file exceeds 10 MB',
    'File size is above the maximum',
    'The file is too large',
    'The file may not be larger than 10240 kilobytes; type: size',
    'The file must be a file of type: zip',
    'Only .zip files are allowed',
    'This is not a ZIP',
    'The archive is empty',
  ])('because of %j is not: it will be so again', async (error) => {
    expect(await reasonOf(error)).toEqual({ sent: 0, reason: error.replace(/\.$/, '') });
  });

  test('with 422 says what is wrong with each field', async () => {
    const refused = {
      error: 'The given data was invalid.',
      validation_errors: {
        file: ['The archive has no source file.', 'It is encrypted.'],
        check_id: 'Unknown.',
      },
    };
    expect(await reasonOf('Internal error', refused)).toEqual({
      sent: 1,
      reason: 'file: The archive has no source file It is encrypted; check_id: Unknown',
    });
  });

  test.each([
    ['naming the file', { validation_errors: { 'files.1': ['Invalid.'] } }, 4],
    ['naming nothing', { error: 'bo is invalid' }, 3],
  ])('with 422 for ever, %s, is sent at most four times, and stops nobody else', async (_, body, tries) => {
    const sent = new Map<string, number>();
    const { result, count } = await checkAgainst({
      fault: (request) => {
        if (!request.path.includes('/check/upload')) return null;
        const names = [...request.body.toString('latin1').matchAll(/filename="([a-z]+)/g)].map(
          ([, one]) => one,
        );
        for (const name of names) sent.set(name ?? '', (sent.get(name ?? '') ?? 0) + 1);
        return names.includes('bo') ? answered(422, body) : null;
      },
    });
    expect(sent.get('bo')).toBe(tries);
    expect(count('/start')).toBe(1);
    expect(result.findings.submissions.map(({ key, state }) => [key, state.kind])).toEqual([
      ['ada', 'checked'],
      ['bo', 'not-checked'],
      ['cy', 'checked'],
    ]);
  });

  test('with 422 about something else than files ends the run at once', async () => {
    const { result, count } = await checkAgainst({
      fault: (request) =>
        request.path.includes('/check/upload')
          ? answered(422, { validation_errors: { check_id: ['Unknown.'] } })
          : null,
    });
    expect(result.failure?.message).toContain('check_id: Unknown');
    expect(count('/check/upload') + count('/check/upload-batch')).toBe(1);
  });

  test('with 422 and no field says the error', async () => {
    expect((await reasonOf('Internal error', { error: 'No.' })).reason).toBe('No');
  });
});

describe('the key, echoed by the service', () => {
  const encodings: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => Array.from(text).toReversed().join(''),
    encodeURIComponent,
    (text) => JSON.stringify(text).slice(1, -1),
    (text) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&#34;'),
    (text) => Buffer.from(text).toString('base64'),
  ];
  const PLACES: readonly (readonly [string, (said: string) => Parameters<typeof checkAgainst>[0]])[] = [
    ['401', (said) => ({ fault: () => answered(401, { error: said }) })],
    ['403', (said) => ({ fault: firstAt('/check/create', answered(403, { error: said })) })],
    [
      'a field of 422',
      (said) => ({
        fault: firstAt(
          '/check/create',
          answered(422, { error: 'x', validation_errors: { [said]: [said, said] } }),
        ),
      }),
    ],
    ['an invoice', (said) => ({ fault: firstAt('/account', answered(200, { error: said, invoice: said })) })],
    [
      'HTML',
      (said) => ({ fault: () => ({ kind: 'status', when: 'before', status: 500, body: `<p>${said}</p>` }) }),
    ],
    [
      'a failed analysis',
      (said) => ({
        rewrite: { '/checks/{id}/status': (body) => ({ ...body, status_id: 3, status_message: said }) },
      }),
    ],
    ['an error in a 200', (said) => ({ fault: () => answered(200, { error: said }) })],
    ['a refused start', (said) => ({ fault: firstAt('/check/start', answered(409, { message: said })) })],
    [
      'a name',
      (said) => ({
        fault: firstAt('/check/upload', answered(422, { error: said })),
        rewrite: {
          '/check/upload-batch': (body) => ({
            ...body,
            uploaded: [],
            failed_uploads: (body['uploaded'] as { filename: string }[]).map((one) => ({
              file: one.filename,
              error: said,
            })),
          }),
        },
      }),
    ],
  ];

  test.each(some(PLACES, 4))('in %s: no eight characters of it in a row anywhere', async (_, place) => {
    const letters = Array.from('0123456789abcdefABCDEFxyz<>&"\'+/=~');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...letters), { minLength: 64, maxLength: 64 }).map((all) => all.join('')),
        fc.integer({ min: 100, max: 205 }),
        fc.constantFrom(...encodings),
        async (key, at, encode) => {
          const written = encode(key);
          const said = `${'w '.repeat(at).slice(0, at)}${written} end ${written}`;
          const { result, log } = await checkAgainst(place(said), { redact: redactor([key]) });
          const all = JSON.stringify([result.failure?.message, result.findings, log.lines]);
          for (const text of [key, written]) {
            for (let from = 0; from + 8 <= text.length; from += 1) {
              expect(all).not.toContain(JSON.stringify(text.slice(from, from + 8)).slice(1, -1));
            }
          }
        },
      ),
      { numRuns: 4 },
    );
  });
});
