/** The forms of each operation as they go over HTTP, derived from the one table of operations. */

import { z } from 'zod';
import { type Operation, OPERATIONS, type OperationShape } from './operations.ts';

/** How one request goes over HTTP. */
export interface RequestForm {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the base address; `{checkId}` is a path parameter. */
  readonly path: string;
  /** Path parameters, by their names in the path. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Body; `multipart` bodies carry the text fields here and the files beside them. */
  readonly body?: z.ZodObject;
}

export interface Endpoint extends RequestForm {
  readonly operation: Operation;
  /** The operation's name; of a second form, with its method behind it. */
  readonly id: string;
  readonly errors: readonly number[];
  readonly shape: OperationShape;
}

/** The field of a request that a path parameter carries: `checkId` → `check_id`. */
export function fieldOf(parameter: string): string {
  return parameter.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Every endpoint, in the order of the table. */
export const ENDPOINTS: readonly Endpoint[] = Object.entries<OperationShape>(OPERATIONS).flatMap(
  ([operation, shape]) => shape.forms.map((_, index) => endpointOf(operation as Operation, shape, index)),
);

const FORMS = Map.groupBy(ENDPOINTS, ({ operation }) => operation);

/** The endpoint of an operation's preferred form; and that of its second, where it has one. */
export function endpointsOf(operation: Operation): readonly [Endpoint, Endpoint | undefined] {
  const [first, second] = FORMS.get(operation) ?? [];
  if (first === undefined) throw new Error(`${operation} has no form`);
  return [first, second];
}

function endpointOf(operation: Operation, shape: OperationShape, index: number): Endpoint {
  const form = formOf(shape.forms[index] ?? '', shape.request);
  return {
    operation,
    id:
      index === 0 ? operation : `${operation}By${form.method.charAt(0)}${form.method.slice(1).toLowerCase()}`,
    ...form,
    errors: shape.errors,
    shape,
  };
}

/**
 * Which fields of a request go where. Fields that stand in the path are parameters; the others are the query of a GET and DELETE, else
 * the body.
 *
 * @param form method and path, as `POST /checks{?with_stats}`
 */
export function formOf(form: string, request: z.ZodObject): RequestForm {
  const [, verb = '', path = '', both] = /^(\w+) ([^?]+?)(?:\{\?(\w+)\})?$/.exec(form) ?? [];
  const method = verb as RequestForm['method'];
  const fields: Readonly<Record<string, z.ZodType>> = request.shape;
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  const inPath = new Set(parameters.map(fieldOf));
  const rest = Object.entries(fields).filter(([field]) => !inPath.has(field));
  const hasBody = method === 'POST' || method === 'PATCH';
  const inQuery = hasBody ? rest.filter(([field]) => field === both) : rest;
  return {
    method,
    path,
    ...(parameters.length === 0
      ? {}
      : {
          params: z.object(
            Object.fromEntries(parameters.map((one) => [one, fields[fieldOf(one)] ?? z.never()])),
          ),
        }),
    ...(inQuery.length === 0 ? {} : { query: z.object(Object.fromEntries(inQuery)) }),
    ...(hasBody ? { body: z.object(Object.fromEntries(rest)) } : {}),
  };
}

/** A service as a function: `fetch` of the platform, for one service and without a network. */
export type ServiceFetch = (request: Request) => Promise<Response>;
