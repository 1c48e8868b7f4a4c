import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Table = { readonly [name: string]: Json };

const document = JSON.parse(readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8')) as Table;

/** One operation of GitHub's published description. */
export interface Operation {
  /** `GET /repos/{owner}/{repo}`. */
  readonly route: string;
  readonly method: string;
  match(path: string): Readonly<Record<string, string>> | null;
  /** What is wrong with a request; null: nothing. */
  refuses(query: URLSearchParams, body: unknown): string | null;
  /** What is wrong with an answer. */
  violates(status: number, body: unknown): string | null;
  /** The least that GitHub promises in the answer, to be overlaid with facts. */
  sample(status: number): unknown;
}

const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false, coerceTypes: false });
const loose = new Ajv({ strict: false, validateFormats: false, coerceTypes: true });
/** OpenAPI 3.0 says `nullable` where JSON Schema has a type of its own. */
function asJsonSchema(value: Json): Json {
  if (Array.isArray(value)) return value.map((one: Json) => asJsonSchema(one));
  if (!isTable(value)) return value;
  const { nullable, ...rest } = value;
  const schema = Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, asJsonSchema(inner)]));
  if (typeof nullable !== 'boolean')
    return isTable(nullable) ? { ...schema, nullable: asJsonSchema(nullable) } : schema;
  return nullable ? { anyOf: [{ type: 'null' }, schema] } : schema;
}

const schemas = asJsonSchema(document) as Table;
ajv.addSchema(schemas, 'github');
loose.addSchema(schemas, 'github');

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(...path: readonly string[]): Json | undefined {
  let here: Json | undefined = document;
  for (const name of path) here = isTable(here) ? here[name] : undefined;
  return here;
}

function resolved(value: Json | undefined): Table | null {
  if (!isTable(value)) return null;
  const { $ref: reference } = value;
  return typeof reference === 'string' ? resolved(at(...reference.split('/').slice(1))) : value;
}

function pointer(path: readonly string[]): string {
  return path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
}

/** Least instance of a schema. */
function minimal(schema: Json | undefined, depth = 0): unknown {
  const table = resolved(schema);
  if (table === null || depth > 12) return null;
  if (table['nullable'] === true) return null;
  if (Array.isArray(table['enum'])) return table['enum'][0];
  for (const key of ['allOf'] as const) {
    const parts = table[key];
    if (Array.isArray(parts)) {
      return Object.assign({}, ...parts.map((part) => minimal(part as Json, depth + 1)));
    }
  }
  for (const key of ['anyOf', 'oneOf'] as const) {
    const parts = table[key];
    if (Array.isArray(parts) && table['properties'] === undefined)
      return minimal(parts[0] as Json, depth + 1);
  }
  switch (table['type']) {
    case 'string':
      if (table['format'] === 'date-time') return '2026-01-01T00:00:00Z';
      return table['format'] === 'uri'
        ? 'https://github.example/x'
        : 'x'.repeat(Number(table['minLength'] ?? 1));
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'array':
      return [];
    default: {
      const properties = resolved(table['properties']) ?? {};
      const required = Array.isArray(table['required']) ? (table['required'] as readonly string[]) : [];
      return Object.fromEntries(required.map((name) => [name, minimal(properties[name], depth + 1)]));
    }
  }
}

function validator(instance: Ajv, path: readonly string[]): ValidateFunction | null {
  return at(...path) === undefined ? null : instance.compile({ $ref: `github#/${pointer(path)}` });
}

function operationOf(path: string, method: string): Operation {
  const place = ['paths', path, method];
  const names: string[] = [];
  const pattern = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    // A path or ref of several segments; Octokit escapes the slashes of all others.
    return name === 'path' || name === 'ref' || name === 'basehead' ? '(.+?)' : '([^/]+)';
  });
  const expression = new RegExp(`^${pattern}$`);
  const parameters = (at(...place, 'parameters') as readonly Json[] | undefined) ?? [];
  const queries = parameters.flatMap((one) => {
    const table = resolved(one);
    return table?.['in'] === 'query' ? [table] : [];
  });
  const checks = new Map<string, ValidateFunction | null>();
  const check = (instance: Ajv, ...rest: readonly string[]): ValidateFunction | null => {
    const key = rest.join(' ');
    const known = checks.get(key);
    if (known !== undefined) return known;
    const made = validator(instance, [...place, ...rest]);
    checks.set(key, made);
    return made;
  };
  return {
    route: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    match: (text) => {
      const found = expression.exec(text);
      if (found === null) return null;
      return Object.fromEntries(
        names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]),
      );
    },
    refuses: (query, body) => {
      for (const [name, value] of query) {
        const known = queries.find((one) => one['name'] === name);
        if (known === undefined) return `the query parameter ${name} is not in GitHub's description`;
        const validate = loose.compile({
          type: 'object',
          properties: { value: asJsonSchema(resolved(known['schema']) ?? {}) },
        });
        if (!validate({ value })) return `query ${name}: ${loose.errorsText(validate.errors)}`;
      }
      const validate = check(ajv, 'requestBody', 'content', 'application/json', 'schema');
      if (validate === null) return null;
      if (body === undefined && at(...place, 'requestBody', 'required') !== true) return null;
      return validate(body) ? null : `body: ${ajv.errorsText(validate.errors)}`;
    },
    violates: (status, body) => {
      const answer = at(...place, 'responses', String(status));
      if (answer === undefined) return `status ${status} is not in GitHub's description`;
      const table = resolved(answer);
      if (!isTable(table?.['content'])) return null;
      const own =
        isTable(answer) && typeof answer['$ref'] === 'string'
          ? answer['$ref'].split('/').slice(1)
          : [...place, 'responses', String(status)];
      const validate = validator(ajv, [...own, 'content', 'application/json', 'schema']);
      if (validate === null) return null;
      return validate(body) ? null : ajv.errorsText(validate.errors);
    },
    sample: (status) => {
      const answer = resolved(at(...place, 'responses', String(status)));
      const content = resolved(answer?.['content']);
      return minimal(resolved(content?.['application/json'])?.['schema']);
    },
  };
}

/** Least instance of one of the shapes that GitHub describes by name. */
export function sampleOf(name: string): Record<string, unknown> {
  const value = minimal(at('components', 'schemas', name));
  if (value === null) throw new Error(`GitHub describes no ${name}`);
  return value as Record<string, unknown>;
}

export const OPERATIONS: readonly Operation[] = Object.entries(at('paths') as Table).flatMap(
  ([path, methods]) => Object.keys(methods as Table).map((method) => operationOf(path, method)),
);
