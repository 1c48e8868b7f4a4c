import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import type { buildConnector, Dispatcher, Pool } from 'undici';
import { type Environment, isThisMachine, readProxies } from '#base';
import { openDispatcher } from '#system';
import type { RawAnswer } from './classify.ts';
import { ConnectFailure } from './errors.ts';
import type { ExchangeLimits } from './limits.ts';

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** Brings a request to the service and its answer back. */
export interface Carrier {
  /** @throws whatever happens on the way; `classifyError` reads it */
  send(wire: WireRequest, signal: AbortSignal): Promise<RawAnswer>;
  close(): Promise<void>;
}

/**
 * One HTTP exchange. A connection of its own each time (a kept one may be dead and the request then lost; HTTP/2 would keep
 * one); no redirect is followed (they would carry the key along), loopback never goes through a proxy.
 */
export class Transport implements Carrier {
  readonly #limits: ExchangeLimits;
  readonly #connect: () => Promise<Wire>;
  /** Made at the first exchange: the HTTP client is a large package, and who asks a service of this process needs none. */
  #wire: Promise<Wire> | null = null;

  /** @throws SettingsError where the environment names a proxy that is none */
  constructor(baseUrl: string, environment: Environment, limits: ExchangeLimits) {
    this.#limits = limits;
    const isOwn = isThisMachine(baseUrl) || new URL(baseUrl).hostname.endsWith('.localhost');
    const proxies = isOwn ? null : readProxies(environment);
    this.#connect = () => openWire(limits, proxies);
  }

  /** @throws whatever undici throws; `classifyError` reads it */
  async send(wire: WireRequest, signal: AbortSignal): Promise<RawAnswer> {
    const limits = this.#limits;
    const uploadMs = ((wire.body?.length ?? 0) / limits.uploadBytesPerSecond) * 1_000;
    const headersMs = Math.ceil(limits.headersMs + uploadMs);
    const total = AbortSignal.timeout(headersMs + limits.connectMs + limits.bodyTotalMs);
    const { request, dispatcher } = await (this.#wire ??= this.#connect());
    const response = await request(wire.url, {
      method: wire.method,
      headers: wire.headers,
      body: wire.body,
      dispatcher,
      headersTimeout: headersMs,
      bodyTimeout: limits.bodySilenceMs,
      signal: AbortSignal.any([signal, total]),
    });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    const headers: Record<string, string | undefined> = {};
    for (const [name, value] of Object.entries(response.headers)) {
      headers[name] = Array.isArray(value) ? value.join(', ') : value;
    }
    const text = await decodeBody(bytes, headers['content-encoding'], limits.responseBytes);
    return { status: response.statusCode, headers, text };
  }

  async close(): Promise<void> {
    await (await this.#wire)?.dispatcher.destroy();
  }
}

/** What requests are made with. */
interface Wire {
  readonly request: typeof import('undici').request;
  readonly dispatcher: Dispatcher;
}

/** @param proxies null: the service is on this machine */
async function openWire(
  limits: ExchangeLimits,
  proxies: ReturnType<typeof readProxies> | null,
): Promise<Wire> {
  const undici = await import('undici');
  const { buildConnector, Pool, request } = undici;
  const direct = buildConnector({ timeout: limits.connectMs, allowH2: false });
  const options = {
    pipelining: 0,
    connect: direct,
    connectTimeout: limits.connectMs,
    maxResponseSize: limits.responseBytes,
    factory: (origin: string | URL, own: object): Dispatcher => {
      const connect = (own as Pool.Options).connect as buildConnector.connector;
      return new Pool(origin, { ...own, connect: careful(connect, connect !== direct) });
    },
  };
  return { request, dispatcher: openDispatcher(undici, options, proxies) };
}

/** What fails before there is a connection was not sent: whoever asks must be able to tell. */
function careful(connect: buildConnector.connector, viaProxy: boolean): buildConnector.connector {
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error === null) callback(null, withoutContinue(socket));
      else callback(new ConnectFailure(viaProxy, error), null);
    });
}

const CONTINUE = 'HTTP/1.1 100';
/** A head longer than this is for undici to refuse. */
const MAX_HEAD_BYTES = 16_384;

/**
 * A client has to take answers of 1xx that it did not ask for (RFC 9110, 15.2), and old servers and proxies give 100. undici
 * takes all but this one, at which it closes the connection; so it is taken out before undici reads it. The connection
 * carries one exchange, so that it can only stand at the beginning.
 */
function withoutContinue<S extends Socket>(socket: S): S {
  const read = socket.read.bind(socket) as (size?: number) => Buffer | null;
  let held = Buffer.alloc(0);
  socket.read = (): Buffer | null => {
    for (let chunk = read(); chunk !== null; chunk = read()) {
      held = Buffer.concat([held, chunk]);
      for (let end = held.indexOf('\r\n\r\n'); end >= 0 && isContinue(held); end = held.indexOf('\r\n\r\n')) {
        held = held.subarray(end + 4);
      }
      if (isContinue(held) && held.length <= MAX_HEAD_BYTES) continue;
      socket.read = read;
      return held;
    }
    return null;
  };
  return socket;
}

/** Whether it is, or may become, the head of a 100. */
function isContinue(bytes: Buffer): boolean {
  return CONTINUE.startsWith(bytes.toString('latin1', 0, CONTINUE.length));
}

type Decode = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>;

const unzip = promisify(gunzip) as Decode;

const DECODERS: ReadonlyMap<string, Decode> = new Map([
  ['gzip', unzip],
  ['x-gzip', unzip],
  ['br', promisify(brotliDecompress) as Decode],
  ['zstd', promisify(zstdDecompress) as Decode],
  // RFC 9110, 8.4.1.2: some send it without the zlib format around it.
  ['deflate', (bytes, options) => decodeDeflate(bytes, options)],
]);

/** One proxy after the other may compress; more than this is an attack. */
const MAX_CODINGS = 3;

/**
 * The text of an answer's body. Nothing compressed is asked for, but some gateways compress all the same.
 *
 * @param encoding the header Content-Encoding
 * @returns the text, of what was sent or of what it holds; a sentence where it cannot be read
 */
export async function decodeBody(
  body: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<string> {
  const codings = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  const decoders = codings.toReversed().map((coding) => DECODERS.get(coding));
  if (body.length === 0 || codings.length === 0) return new TextDecoder().decode(body);
  const what = `the answer is compressed (${codings.join(', ')})`;
  if (codings.length > MAX_CODINGS || decoders.includes(undefined)) return what;
  let bytes = body;
  try {
    for (const decode of decoders) {
      if (decode !== undefined) bytes = await decode(bytes, { maxOutputLength: maxBytes });
    }
    return new TextDecoder().decode(bytes);
  } catch (error) {
    const isTooLarge = (error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    return `${what} and ${isTooLarge ? 'larger than is read' : 'damaged'}`;
  }
}

async function decodeDeflate(bytes: Buffer, options: { readonly maxOutputLength: number }): Promise<Buffer> {
  // The zlib format begins with method 8 and a checksum of its first two bytes (RFC 1950, 2.2).
  const hasFormat = ((bytes[0] ?? 0) & 15) === 8 && bytes.length > 1 && bytes.readUInt16BE(0) % 31 === 0;
  return (promisify(hasFormat ? inflate : inflateRaw) as Decode)(bytes, options);
}
