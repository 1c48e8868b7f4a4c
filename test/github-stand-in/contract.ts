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

const FORMATS = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  uri: (text: string) => URL.canParse(text),
  int64: true,
  email: true,
  timestamp: true,
  'repo.nwo': true,
} as const;
/** Quick to compile, each shape once: a process asks a few times for what took most of its time to compile. */
const QUICK = { inlineRefs: false, code: { optimize: false } } as const;
const ajv = new Ajv({ ...QUICK, strict: false, allErrors: false, formats: FORMATS, coerceTypes: false });
const loose = new Ajv({ ...QUICK, strict: false, formats: FORMATS, coerceTypes: true });
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

/** The parts of a schema, all and any of them, that say something of an object or a list. */
function partsOf(schema: Json | undefined): readonly Table[] {
  const table = resolved(schema);
  if (table === null) return [];
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
    const parts = table[key];
    return Array.isArray(parts) ? (parts as readonly Json[]).flatMap(partsOf) : [];
  });
  return [table, ...inner];
}

/** Where a value has a field of which GitHub says nothing; null: nowhere. */
function unknownField(
  descriptions: readonly (Json | undefined)[],
  value: unknown,
  place: string,
): string | null {
  const parts = descriptions.flatMap(partsOf);
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: one }) => (one === undefined ? [] : [one]));
    return firstOf(value, (one, index) => unknownField(items, one, `${place}/${index}`));
  }
  if (!isTable(value)) return null;
  const known = parts.flatMap(({ properties }) => (isTable(properties) ? [properties] : []));
  const others = parts.flatMap(({ additionalProperties: one }) =>
    one === undefined || one === false ? [] : [one],
  );
  // What is only called an object holds anything.
  if (known.length === 0 && others.length === 0) return null;
  return firstOf(Object.entries(value), ([name, inner]) => {
    const own = known.flatMap((properties) => (name in properties ? [properties[name]] : []));
    if (own.length === 0 && others.length === 0) return `${place}/${name} is not in GitHub's description`;
    return unknownField(own.length === 0 ? others : own, inner, `${place}/${name}`);
  });
}

function firstOf<T>(all: readonly T[], look: (one: T, index: number) => string | null): string | null {
  for (const [index, one] of all.entries()) {
    const found = look(one, index);
    if (found !== null) return found;
  }
  return null;
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
  const needed: string[] = [];
  for (const parameter of (at(...place, 'parameters') as readonly Json[] | undefined) ?? []) {
    const table = resolved(parameter) ?? {};
    const { name } = table;
    if (typeof name !== 'string') throw new Error(`${method} ${path} has a parameter without a name`);
    if (table['in'] === 'query' && table['required'] === true) needed.push(name);
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
      const missing = needed.find((name) => !query.has(name));
      if (missing !== undefined) return `the query parameter ${missing} is missing`;
      const own = [...place, 'requestBody', 'content', 'application/json', 'schema'];
      const validate = validator(own);
      if (validate === null) return body === undefined ? null : 'a body where none is described';
      if (body === undefined && at(...place, 'requestBody', 'required') !== true) return null;
      return validate(body)
        ? unknownField([at(...own)], body, 'body')
        : `body: ${ajv.errorsText(validate.errors, { dataVar: 'body' })}`;
    },
    violates: (status, body) => {
      const answer = at(...place, 'responses', String(status));
      // Any request may be refused: without a right, too early, or while the database is down.
      if (answer === undefined) {
        return status < 300 ? `status ${status} is not in GitHub's description` : null;
      }
      const own =
        isTable(answer) && typeof answer['$ref'] === 'string'
          ? answer['$ref'].split('/').slice(1)
          : [...place, 'responses', String(status)];
      const schema = [...own, 'content', 'application/json', 'schema'];
      const validate = validator(schema);
      if (validate === null) {
        return body === undefined || status >= 300 ? null : 'an answer without a body was promised';
      }
      if (!validate(body)) return ajv.errorsText(validate.errors, { dataVar: 'answer' });
      // The word for the status is in every refusal, and in few of their descriptions.
      return status < 300 ? unknownField([at(...schema)], body, 'answer') : null;
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
