import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../src/contract/service/endpoints.ts';
import { openApiDocument } from '../../src/contract/service/openapi.ts';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
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

  test('what is committed is fresh', () => {
    const committed: unknown = JSON.parse(
      readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'openapi.json'), 'utf8'),
    );
    expect(committed).toEqual(JSON.parse(JSON.stringify(document)));
  });
});
