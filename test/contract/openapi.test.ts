import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../src/contract/service/endpoints.ts';
import { openApiDocument } from '../../src/contract/service/openapi.ts';
import { NO_SIMULATION } from '../../src/service/api/simulation.ts';
import { serving } from '../embedded/serving.ts';

interface Described {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const document = openApiDocument() as unknown as Document;

describe('the OpenAPI document', () => {
  test('is valid', async () => {
    const result = await new Validator().validate(
      JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
    );
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('has every endpoint of the table', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual(ENDPOINTS.map(({ id }) => id).toSorted());
  });

  test('every reference leads somewhere', () => {
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g),
    ].map(([, name]) => name ?? '');
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((name) => !(name in document.components.schemas))).toEqual([]);
  });

  test('lets an answer have further fields, as those of a later release', () => {
    const answers = [
      document.components,
      ...Object.values(document.paths).flatMap((methods) =>
        Object.values(methods).map(({ responses }) => responses),
      ),
    ];
    expect(JSON.stringify(answers)).not.toContain('"additionalProperties":false');
  });

  test('what is committed is fresh', () => {
    const committed: unknown = JSON.parse(
      readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'openapi.json'), 'utf8'),
    );
    expect(committed).toEqual(JSON.parse(JSON.stringify(document)));
  });
});

describe('a refusal is one that the document describes:', () => {
  const isError = new Ajv2020({ strict: false }).compile({
    ...document.components.schemas['Error'],
    additionalProperties: false,
  });

  test.each([
    ['of a suspended account', { ...NO_SIMULATION, suspended: true }, '1', { check_id: 1 }],
    ['of an id and a body that are none', NO_SIMULATION, 'x', '['],
    ['of a check that is not completed', NO_SIMULATION, '1', { check_id: 1, submission_id: 1 }],
  ])('%s', async (_, simulation, checkId, body) => {
    const service = await serving({ simulation });
    await service.create();
    const refused = [];
    const wrong = [];
    for (const { method, path } of ENDPOINTS) {
      const answer = await service.ask(
        method,
        path.replace('{checkId}', checkId),
        method === 'GET' ? undefined : body,
      );
      const told = `${method} ${path}: ${answer.status} ${answer.text}`;
      const { responses = {} } = document.paths[path]?.[method.toLowerCase()] ?? {};
      if (!(answer.status in responses)) wrong.push(told);
      if (answer.status < 400) continue;
      refused.push(told);
      const isRight = isError(answer.body) && (answer.status === 422) === 'validation_errors' in answer.body;
      if (!isRight) wrong.push(told);
    }
    expect(wrong).toEqual([]);
    expect(refused.length).toBeGreaterThan(10);
  });

  test('of a body that is too large, where one is text', async () => {
    const { status, body } = await (await serving()).ask('POST', '/check/get', ' '.repeat(8_000_001));
    expect([status, isError(body)]).toEqual([413, true]);
    for (const { path, method, body: form, shape, id } of ENDPOINTS) {
      const { responses = {} } = document.paths[path]?.[method.toLowerCase()] ?? {};
      expect([id, '413' in responses]).toEqual([id, form !== undefined && !('files' in shape)]);
    }
  });
});
