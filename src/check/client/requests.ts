import { type Endpoint, fieldOf } from '#contract';
import { encodeMultipart, type UploadFile } from './multipart.ts';

export interface Upload {
  readonly field: string;
  readonly files: readonly UploadFile[];
}

/** A request as it goes on the wire: path with query, headers of its body, body. */
export function encode(
  endpoint: Endpoint,
  request: Readonly<Record<string, unknown>>,
  upload: Upload | null,
): {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
} {
  let { path } = endpoint;
  for (const [name, value] of given(endpoint.params, request)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
  }
  const query = new URLSearchParams(
    given(endpoint.query, request).map(([name, value]): [string, string] => [name, String(value)]),
  );
  if (query.size > 0) path += `?${query.toString()}`;
  if (upload !== null) {
    const fields = Object.fromEntries(
      given(endpoint.body, request).map(([name, value]): [string, string] => [
        name,
        value === true ? '1' : value === false ? '0' : String(value),
      ]),
    );
    const { body, contentType } = encodeMultipart(fields, upload.field, upload.files);
    return { path, headers: { 'content-type': contentType }, body };
  }
  const fields = Object.fromEntries(given(endpoint.body, request));
  if (endpoint.body === undefined || Object.keys(fields).length === 0) {
    return { path, headers: {}, body: endpoint.method === 'POST' ? Buffer.alloc(0) : null };
  }
  return { path, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(fields)) };
}

/** What a request says of the fields of a schema, by their names there. */
function given(
  schema: { readonly shape: Readonly<Record<string, unknown>> } | undefined,
  request: Readonly<Record<string, unknown>>,
): readonly (readonly [string, unknown])[] {
  return Object.keys(schema?.shape ?? {})
    .map((name) => [name, request[fieldOf(name)]] as const)
    .filter(([, value]) => value !== undefined);
}
