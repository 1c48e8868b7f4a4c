import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { readAuthorization, sha256, signatureOf } from './signature.ts';

export const S3_KEYS = {
  AWS_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
} as const;

const BUCKET = 'a-bucket';
const REGION = 'eu-test-1';

/** What a request meets before it is looked at: an answer, half of one, or the end of its connection. */
export type Fault =
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  | { readonly kind: 'cut' }
  | { readonly kind: 'half' }
  /** Its body is read as slowly as this says of the bytes that came. */
  | { readonly kind: 'slow'; readonly after: (bytes: number) => Promise<void> };

export interface S3StandIn {
  /** As `--blobs` takes it. */
  readonly address: string;
  readonly endpoint: string;
  readonly objects: Map<string, { readonly bytes: Buffer; readonly modified: Date }>;
  /** Met by the next requests, one each. */
  readonly faults: Fault[];
  /** Every request, such as `PUT folder/submissions/1-ab.zip`. */
  readonly requests: string[];
  /** How far its clock is behind. */
  behindMs: number;
}

interface Refusal {
  readonly status: number;
  readonly code: string;
}

/**
 * S3-compatible storage in memory that follows the published interface: path style, signatures of version 4 that are checked, hashes
 * of bodies that are checked, lists in pages. It ends with the test.
 *
 * @param pageSize the most names of a page, whatever is asked for
 */
export async function s3StandIn(pageSize = 1_000): Promise<S3StandIn> {
  const state = {
    behindMs: 0,
    faults: [] as Fault[],
    requests: [] as string[],
    objects: new Map() as S3StandIn['objects'],
  };
  const server = createServer((request, response) => {
    void answer(request, response, state, pageSize);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const query = new URLSearchParams({ endpoint, region: REGION }).toString();
  return Object.assign(state, { endpoint, address: `s3://${BUCKET}/folder?${query}` });
}

type State = Omit<S3StandIn, 'address' | 'endpoint'>;

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  state: State,
  pageSize: number,
): Promise<void> {
  const { method = '', url = '' } = request;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, bucket = '', ...rest] = pathname.split('/');
  const key = rest.map(decodeURIComponent).join('/');
  state.requests.push(`${method} ${key === '' ? '?' : key}`);
  response.setHeader('date', new Date(Date.now() - state.behindMs).toUTCString());
  const fault = state.faults.shift();
  if (fault?.kind === 'cut') {
    request.socket.destroy();
    return;
  }
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (fault?.kind === 'slow') await fault.after(bytes);
  }
  const body = Buffer.concat(pieces);
  const refusal = fault?.kind === 'refused' ? fault : refusalOf(request, body, bucket);
  if (refusal !== null) {
    refuse(response, refusal);
    return;
  }
  const object = state.objects.get(key);
  if (method === 'PUT' && key !== '') {
    state.objects.set(key, { bytes: body, modified: new Date(Date.now() - state.behindMs) });
    response.writeHead(200, { etag: '"0"' }).end();
  } else if (method === 'DELETE' && key !== '') {
    state.objects.delete(key);
    response.writeHead(204).end();
  } else if (method === 'GET' && key === '') {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(page(state, searchParams, pageSize));
  } else if (method !== 'GET') {
    refuse(response, { status: 405, code: 'MethodNotAllowed' });
  } else if (object === undefined) {
    refuse(response, { status: 404, code: 'NoSuchKey' });
  } else if (fault?.kind === 'half') {
    response.writeHead(200, { 'content-length': object.bytes.length });
    response.write(object.bytes.subarray(0, object.bytes.length / 2), () => request.socket.destroy());
  } else {
    response.writeHead(200, { 'content-length': object.bytes.length }).end(object.bytes);
  }
}

function refusalOf(request: IncomingMessage, body: Buffer, bucket: string): Refusal | null {
  const { headers, method = '', url: target = '' } = request;
  const { keyId, scope, signature } = readAuthorization(headers);
  if (keyId !== S3_KEYS.AWS_ACCESS_KEY_ID) return { status: 403, code: 'InvalidAccessKeyId' };
  const day = String(headers['x-amz-date']).slice(0, 8);
  if (scope !== `${day}/${REGION}/s3/aws4_request`) {
    return { status: 400, code: 'AuthorizationHeaderMalformed' };
  }
  if (signature !== signatureOf({ method, target, headers }, S3_KEYS.AWS_SECRET_ACCESS_KEY)) {
    return { status: 403, code: 'SignatureDoesNotMatch' };
  }
  if (headers['x-amz-content-sha256'] !== sha256(body)) {
    return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  }
  return bucket === BUCKET ? null : { status: 404, code: 'NoSuchBucket' };
}

function refuse(response: ServerResponse, { status, code }: Refusal): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${S3_KEYS.AWS_SECRET_ACCESS_KEY}</Message></Error>`,
  );
}

/** One page of ListObjectsV2, its names in the order of UTF-8. The token is the last name, and a sign that XML escapes. */
function page({ objects }: State, query: URLSearchParams, pageSize: number): string {
  const after = query.get('continuation-token')?.replace(/^&/, '') ?? '';
  const prefix = query.get('prefix') ?? '';
  const most = Math.min(pageSize, Number(query.get('max-keys') ?? '1000'));
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const shown = keys.slice(0, most);
  const contents = shown.map((key) => {
    const { bytes, modified } = objects.get(key) ?? { bytes: Buffer.alloc(0), modified: new Date(0) };
    return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>&quot;0&quot;</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const isTruncated = keys.length > shown.length;
  const next = isTruncated ? `<NextContinuationToken>&amp;${shown.at(-1) ?? ''}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET}</Name><Prefix>${prefix}</Prefix>${next}<KeyCount>${shown.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated><EncodingType>url</EncodingType>${contents.join('')}</ListBucketResult>`;
}
