import { ENDPOINTS, type Endpoint, type Operation } from '../contract/endpoints.ts';
import { encodeMultipart, type UploadFile } from './multipart.ts';

export interface Upload {
  readonly field: string;
  readonly files: readonly UploadFile[];
}

/** The POST form of each operation whose GET form a service may lack (trap: older services know only POST). */
export const POST_FORM: Partial<Record<Operation, Operation>> = {
  account: 'accountByPost',
  languages: 'languagesByPost',
  testTypes: 'testTypesByPost',
  listChecks: 'listChecksByPost',
  getCheck: 'getCheckByPost',
  deleteCheck: 'deleteCheckByPost',
  status: 'statusByPost',
  summary: 'summaryByPost',
  exportCheck: 'exportCheckByPost',
  aiResults: 'aiResultsByPost',
  validateKey: 'validateKeyByPost',
};

/** What each operation is called in a sentence: "to …". */
const ACTIONS: Partial<Record<Operation, string>> = {
  account: 'read the account',
  accountByPost: 'read the account',
  testTypes: 'list the engines',
  languages: 'list the languages',
  listChecks: 'list the checks',
  createCheck: 'create a check',
  getCheck: 'read the check',
  upload: 'upload a submission',
  uploadBatch: 'upload submissions',
  deleteSubmission: 'delete a submission',
  deleteCheck: 'delete the check',
  startCheck: 'start the check',
  status: "read the check's status",
  overview: 'read the scores',
  results: 'read the matches',
  aiResults: 'read the AI scores',
  summary: 'read the summary',
  exportCheck: 'read the export',
};

/** What an operation is called in a sentence. */
export function actionOf(operation: Operation): string {
  return ACTIONS[operation] ?? ENDPOINTS[operation].summary.toLowerCase();
}

/** The same request in another form of the operation: `checkId` of a path is `check_id` of a body. */
export function asForm(
  form: Operation,
  request: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const endpoint: Endpoint = ENDPOINTS[form];
  const fields: Record<string, unknown> = { ...request };
  if (endpoint.params === undefined && 'checkId' in fields) {
    fields['check_id'] = fields['checkId'];
    delete fields['checkId'];
  }
  return fields;
}

/** A request as it goes on the wire: path with query, headers of its body, body. */
export async function encode(
  endpoint: Endpoint,
  request: Readonly<Record<string, unknown>>,
  upload: Upload | null,
): Promise<{
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
}> {
  const rest = { ...request };
  const take = (
    schema: { readonly shape: Readonly<Record<string, unknown>> } | undefined,
  ): [string, unknown][] => {
    const taken: [string, unknown][] = [];
    for (const name of Object.keys(schema?.shape ?? {})) {
      if (rest[name] !== undefined) taken.push([name, rest[name]]);
      delete rest[name];
    }
    return taken;
  };
  let { path } = endpoint;
  for (const [name, value] of take(endpoint.params)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
  }
  const query = new URLSearchParams(
    take(endpoint.query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  if (query.size > 0) path += `?${query.toString()}`;
  if (upload !== null) {
    const fields = Object.fromEntries(
      take(endpoint.body).map(([name, value]): [string, string] => [
        name,
        value === true ? '1' : value === false ? '0' : String(value),
      ]),
    );
    const { body, contentType } = await encodeMultipart(fields, upload.field, upload.files);
    return { path, headers: { 'content-type': contentType }, body };
  }
  const fields = Object.fromEntries(take(endpoint.body));
  if (endpoint.body === undefined || Object.keys(fields).length === 0) {
    return { path, headers: {}, body: endpoint.method === 'POST' ? Buffer.alloc(0) : null };
  }
  return { path, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(fields)) };
}
