/** The OpenAPI 3.1 document of the interface, made from the one table of endpoints. */
import { z } from 'zod';
import * as answers from './answers.ts';
import { ENDPOINTS, type RequestForm } from './endpoints.ts';
import type { OperationShape } from './operations.ts';
import * as resources from './resources.ts';

type Json = Readonly<Record<string, unknown>>;

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  401: 'Missing or invalid apikey',
  402: 'Trial account (viewer endpoints only); the body has paywalled',
  403: 'Not permitted, also by the scope of the key or while the account is suspended',
  404: 'Not found, or not owned by the account',
  409: 'The check is in a state that does not allow it',
  413: 'The body is too large',
  415: 'The body has an encoding (Content-Encoding); `Accept-Encoding` of the answer says which one is read',
  422: 'Validation failed; the body has validation_errors',
  429: 'Rate limit exceeded',
  500: 'Unexpected server error',
  503: 'Analysis services offline, or the service is being stopped or cannot reach its database',
  507: 'No room on the disk of the service: nothing was changed',
};

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key that the client makes anew for each request, such as a UUID in quotes. The same request sent again with it within seven days makes nothing twice, and is answered by what there is now; another request with it gets 422. The answer repeats the key.',
  schema: {
    type: 'string',
    minLength: 16,
    maxLength: 257,
    examples: ['"8e03978e-40d5-43dd-bc93-6894a57f9324"'],
  },
  'x-extension': true,
};

/** Statuses that any endpoint may answer: to a key of another scope, to a path, a query or a body that is none. */
const EVERYWHERE = [401, 403, 422, 429, 500, 503];

export interface DescribedOperation extends RequestForm {
  readonly id: string;
  readonly errors: readonly number[];
  readonly shape: Pick<OperationShape, 'summary' | 'response' | 'csv' | 'extension'> & {
    /** Not given: it changes something, and nobody promises what sending it twice does. */
    readonly safety?: OperationShape['safety'];
    readonly success?: number;
    readonly files?: { readonly field: string; readonly max: number };
    /** Default: JSON. */
    readonly type?: string;
  };
}

/** The document of the interface; plain JSON. */
export function openApiDocument(): Json {
  return documentOf(
    ENDPOINTS,
    {
      title: 'Code Similarity Checking Service',
      description:
        'As the embedded service serves it. What the interface itself does not show is marked with x-extension. A number that is not known is null, where the interface prints a number. 60 requests a minute and client address; those with the key and those without it count apart.',
    },
    'http://127.0.0.1:8080/api/v1',
  );
}

/**
 * Builds a document; plain JSON.
 *
 * @param at address that the paths lie below
 * @param isNamed which shapes of the interface it names
 */
export function documentOf(
  operations: readonly DescribedOperation[],
  info: { readonly title: string; readonly description: string },
  at: string,
  isNamed: (schema: string) => boolean = () => true,
): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const one of operations) {
    paths[one.path] = { ...paths[one.path], [one.method.toLowerCase()]: operationObject(one) };
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: '1.0.0', description: info.description },
    servers: [{ url: '{base_url}', variables: { base_url: { default: at } } }],
    security: [{ apikey: [] }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(componentSchemas()).filter(([name]) => isNamed(name))),
      securitySchemes: { apikey: { type: 'apiKey', in: 'header', name: 'apikey' } },
    },
  };
}

function operationObject(endpoint: DescribedOperation): Json {
  const { shape } = endpoint;
  const takesText = endpoint.body !== undefined && shape.files === undefined;
  const responses: Record<string, unknown> = {
    [shape.success ?? 200]: { description: 'Success', content: successContent(shape) },
  };
  for (const status of [
    ...new Set([
      ...EVERYWHERE,
      ...endpoint.errors,
      ...(takesText ? [413] : []),
      ...(endpoint.body === undefined ? [] : [415]),
      ...(shape.safety === 'read' ? [] : [507]),
    ]),
  ].toSorted((a, b) => a - b)) {
    responses[status] = {
      description: DESCRIPTIONS[status] ?? 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  const body = requestBody(endpoint);
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(shape.safety === 'non-idempotent' ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: endpoint.id,
    summary: shape.summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: body }),
    responses,
    ...(shape.safety === undefined ? {} : { 'x-safety': shape.safety }),
    ...(shape.extension === true ? { 'x-extension': true } : {}),
  };
}

function successContent({ csv: kind, response, type }: DescribedOperation['shape']): Json {
  if (type !== undefined) return { [type]: { schema: schemaOf(response) } };
  const csv = { 'text/csv': { schema: { type: 'string' } } };
  if (kind === 'always') return csv;
  const json = { 'application/json': { schema: schemaOf(response) } };
  return kind === 'by-format' ? { ...json, ...csv } : json;
}

function requestBody(endpoint: DescribedOperation): Json | null {
  if (endpoint.body === undefined) return null;
  const schema = schemaOf(endpoint.body, 'input');
  if (endpoint.shape.files === undefined) {
    const required = (schema as { readonly required?: unknown }).required !== undefined;
    return { required, content: { 'application/json': { schema } } };
  }
  const { field, max } = endpoint.shape.files;
  const file = { type: 'string', format: 'binary', description: 'A ZIP of at most 10 MB' };
  const object = schema as { readonly properties?: Json; readonly required?: readonly string[] };
  const properties = {
    ...object.properties,
    [field]: max === 1 ? file : { type: 'array', items: file, minItems: 1, maxItems: max },
  };
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: { ...object, properties, required: [...(object.required ?? []), field] },
      },
    },
  };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  return Object.entries<z.ZodType>(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: schemaOf(field, 'input'),
  }));
}

/** Answers may have further fields: those of later releases, and of a service that gives its full rows. */
const OPEN: z.core.ToJSONSchemaParams = {
  override: ({ jsonSchema }) => {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  },
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  return clean(z.toJSONSchema(schema, { io, unrepresentable: 'any', ...(io === 'output' ? OPEN : {}) }));
}

/** Shapes with an id become components; the rest stands where it is used. */
function componentSchemas(): Json {
  const schemas: Record<string, unknown> = {};
  const named = Object.entries({ ...answers, ...resources }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [, resource] of named) {
    if (!(resource instanceof z.ZodType)) continue;
    const id = resource.meta()?.id;
    if (id === undefined) continue;
    schemas[id] = clean(definitionOf(z.toJSONSchema(resource, { unrepresentable: 'any', ...OPEN }), id));
  }
  return schemas;
}

function definitionOf(schema: unknown, id: string): unknown {
  const { $defs, ...rest } = schema as { readonly $defs?: Readonly<Record<string, unknown>> };
  return '$ref' in rest ? $defs?.[id] : rest;
}

/** References point to the components; what only a stand-alone schema needs goes. */
function clean(value: unknown): Json {
  return rewrite(value) as Json;
}

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, inner]) =>
          key !== '$schema' && key !== '$defs' && !(key === 'id' && typeof inner === 'string'),
      )
      // The bounds of safe integers say nothing about the interface.
      .filter(([, inner]) => inner !== Number.MAX_SAFE_INTEGER && inner !== Number.MIN_SAFE_INTEGER)
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace('#/$defs/', '#/components/schemas/')
          : rewrite(inner),
      ]),
  );
}
