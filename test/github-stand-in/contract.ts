import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Table = { readonly [name: string]: Json };

const document = corrected(
  JSON.parse(readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8')) as Table,
) as Table;

/** GitHub answers null for a fork that is gone; its description forgets to say so. */
function corrected(value: Json, path: readonly string[] = []): Json {
  if (Array.isArray(value)) return value.map((one: Json) => corrected(one));
  if (!isTable(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, corrected(inner, [...path, name])]),
  );
  return /pull-request(?:-simple)? properties head properties repo$/.test(path.join(' '))
    ? { ...copy, nullable: true }
    : copy;
}

/** One operation of GitHub's published description. */
export interface Operation {
  /** `/repos/{owner}/{repo}`. */
  readonly path: string;
  /** `GET /repos/{owner}/{repo}`. */
  readonly route: string;
  readonly method: string;
  match(path: string): Readonly<Record<string, string>> | null;
  /** What is wrong with a request; null: nothing. */
  refuses(parameters: Readonly<Record<string, string>>, query: URLSearchParams, body: unknown): string | null;
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
  if (typeof nullable !== 'boolean') {
    return isTable(nullable) ? { ...schema, nullable: asJsonSchema(nullable) } : schema;
  }
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
    if (Array.isArray(parts) && table['properties'] === undefined) {
      return minimal(parts[0] as Json, depth + 1);
    }
  }
  const { type } = table;
  switch (typeof type === 'string' ? type : 'object') {
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

const compiled = new Map<string, ValidateFunction | null>();

/** Made once for each place of the document: making one takes longer than a request. */
function validator(path: readonly string[]): ValidateFunction | null {
  const key = pointer(path);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const made = at(...path) === undefined ? null : ajv.compile({ $ref: `github#/${key}` });
  compiled.set(key, made);
  return made;
}

/** A parameter arrives as text, so the number 5 and the word "5" are the same. */
function parameterCheck(name: string, parameter: Table): (value: string) => string | null {
  const schema = asJsonSchema(resolved(parameter['schema']) ?? {});
  let validate: ValidateFunction | null = null;
  return (value) => {
    validate ??= loose.compile({ type: 'object', properties: { value: schema } });
    return validate({ value }) ? null : `${name}: ${loose.errorsText(validate.errors)}`;
  };
}

/** Of several segments; Octokit escapes the slashes of all others. */
const LONG_PARAMETERS: Readonly<Record<string, string>> = { path: '(.*?)', ref: '(.+?)', basehead: '(.+?)' };

function operationOf(path: string, method: string): Operation {
  const place = ['paths', path, method];
  const names: string[] = [];
  const pattern = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return LONG_PARAMETERS[name] ?? '([^/]+)';
  });
  const expression = new RegExp(`^${pattern}$`);
  const inPath = new Map<string, (value: string) => string | null>();
  const inQuery = new Map<string, (value: string) => string | null>();
  for (const parameter of (at(...place, 'parameters') as readonly Json[] | undefined) ?? []) {
    const table = resolved(parameter) ?? {};
    const { name } = table;
    if (typeof name !== 'string') throw new Error(`${method} ${path} has a parameter without a name`);
    (table['in'] === 'path' ? inPath : inQuery).set(name, parameterCheck(name, table));
  }
  return {
    path,
    route: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    match: (text) => {
      const found = expression.exec(text);
      if (found === null) return null;
      return Object.fromEntries(
        names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]),
      );
    },
    refuses: (parameters, query, body) => {
      for (const [name, value] of Object.entries(parameters)) {
        const wrong = inPath.get(name)?.(value) ?? null;
        if (wrong !== null) return `path: ${wrong}`;
      }
      for (const [name, value] of query) {
        const check = inQuery.get(name);
        if (check === undefined) return `the query parameter ${name} is not in GitHub's description`;
        const wrong = check(value);
        if (wrong !== null) return `query: ${wrong}`;
      }
      const validate = validator([...place, 'requestBody', 'content', 'application/json', 'schema']);
      if (validate === null) return null;
      if (body === undefined && at(...place, 'requestBody', 'required') !== true) return null;
      return validate(body) ? null : `body: ${ajv.errorsText(validate.errors, { dataVar: 'body' })}`;
    },
    violates: (status, body) => {
      const answer = at(...place, 'responses', String(status));
      if (answer === undefined) return `status ${status} is not in GitHub's description`;
      const own =
        isTable(answer) && typeof answer['$ref'] === 'string'
          ? answer['$ref'].split('/').slice(1)
          : [...place, 'responses', String(status)];
      const validate = validator([...own, 'content', 'application/json', 'schema']);
      if (validate === null) return body === undefined ? null : 'an answer without a body was promised';
      return validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: 'answer' });
    },
    sample: (status) => {
      const answer = resolved(at(...place, 'responses', String(status)));
      const content = resolved(answer?.['content']);
      return minimal(resolved(content?.['application/json'])?.['schema']);
    },
  };
}

/** Least instance of one of the shapes that GitHub describes by name. */
export function sampleOf(name: string): Readonly<Record<string, unknown>> {
  const known = samples.get(name);
  if (known !== undefined) return known;
  const value = minimal(at('components', 'schemas', name)) as Readonly<Record<string, unknown>> | null;
  if (value === null) throw new Error(`GitHub describes no ${name}`);
  samples.set(name, value);
  return value;
}

const samples = new Map<string, Readonly<Record<string, unknown>>>();

/** The one that says most about a path comes first: `{path}` and `{ref}` take slashes. */
export const OPERATIONS: readonly Operation[] = Object.entries(at('paths') as Table)
  .flatMap(([path, methods]) => Object.keys(methods as Table).map((method) => operationOf(path, method)))
  .toSorted((a, b) => fixedLength(b.path) - fixedLength(a.path));

function fixedLength(path: string): number {
  return path.replaceAll(/\{[^}]*\}/g, '').length;
}

/** What is wrong with a value that GitHub describes by name, an unknown field included; null: nothing. */
export function refusesSchema(name: string, value: Readonly<Record<string, unknown>>): string | null {
  const known = resolved(at('components', 'schemas', name, 'properties')) ?? {};
  const unknown = Object.keys(value).find((field) => !(field in known));
  if (unknown !== undefined) return `${name} has no ${unknown}`;
  const validate = validator(['components', 'schemas', name]);
  return validate === null || validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: name });
}
