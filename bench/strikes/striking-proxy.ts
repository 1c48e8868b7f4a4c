import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of one request. */
export const STRIKES = {
  'kill-before': 'kill -9 before the request',
  'kill-after': 'kill -9 after it was done, before the answer',
  lost: 'answer lost (done)',
  drop: 'connection dropped (not done)',
  '502-after': '502 after it was done',
  '502-before': '502, not done',
  '503-before': '503, not done',
} as const;
export type Strike = keyof typeof STRIKES;

/** The requests of one run, counted over all servers that it speaks to. */
export class Traffic {
  /** Method and path, in order. */
  readonly requests: string[] = [];
  /** Bytes of their bodies. */
  readonly sent = { github: 0, service: 0 };
  readonly #at: number | null;
  readonly #strike: Strike | null;
  readonly #onKill: () => void;
  #isDead = false;

  /** @param at number of the request that is struck, from 1; null: none */
  constructor(at: number | null, strike: Strike | null, onKill: () => void) {
    this.#at = at;
    this.#strike = strike;
    this.#onKill = onKill;
  }

  /** Whether the run is no more: whatever it sends arrives nowhere. */
  isDead(): boolean {
    return this.#isDead;
  }

  arrived(what: string, to: 'github' | 'service', bytes: number): Strike | null {
    this.requests.push(what);
    this.sent[to] += bytes;
    return this.requests.length === this.#at ? this.#strike : null;
  }

  /** @param last what the server still does of it */
  async kill(last: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    this.#isDead = true;
    await last();
    this.#onKill();
  }
}

/** A server in front of another one, for one run. */
export interface Proxy {
  /** http://127.0.0.1:PORT */
  readonly origin: string;
  close(): Promise<void>;
}

/** @param upstream http://127.0.0.1:PORT; what answers lead to there leads here, also under the name localhost */
export async function strikingProxy(
  upstream: string,
  to: 'github' | 'service',
  traffic: Traffic,
): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const upstreamPort = new URL(upstream).port;
  let port = '';

  const forward = (
    incoming: IncomingMessage,
    body: Buffer,
  ): Promise<{ answer: IncomingMessage; bytes: Buffer }> =>
    new Promise((resolve, reject) => {
      const outgoing = send(
        `${upstream}${incoming.url ?? '/'}`,
        {
          method: incoming.method,
          headers: { ...incoming.headers, host: `127.0.0.1:${upstreamPort}` },
          agent,
        },
        (answer) => {
          bytesOf(answer).then((bytes) => resolve({ answer, bytes }), reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bytesOf(incoming);
    if (traffic.isDead()) return;
    const strike = traffic.arrived(
      `${incoming.method ?? ''} ${(incoming.url ?? '').split('?')[0] ?? ''}`,
      to,
      body.length,
    );
    switch (strike) {
      case 'kill-before':
        await traffic.kill();
        return;
      case 'kill-after':
        await traffic.kill(() => forward(incoming, body));
        return;
      case 'drop':
        incoming.socket.destroy();
        return;
      case '502-before':
      case '503-before':
        gateway(response, Number(strike.slice(0, 3)));
        return;
      case 'lost':
      case '502-after':
      case null: {
        const { answer, bytes } = await forward(incoming, body);
        if (strike === 'lost') incoming.socket.destroy();
        else if (strike === '502-after') gateway(response, 502);
        else if (!traffic.isDead()) pass(answer, bytes, response);
      }
    }
  };

  const pass = (answer: IncomingMessage, bytes: Buffer, response: ServerResponse): void => {
    const headers = { ...answer.headers };
    delete headers.connection;
    delete headers['transfer-encoding'];
    for (const name of ['location', 'link'] as const) {
      const value = headers[name];
      if (typeof value === 'string') headers[name] = value.replaceAll(`:${upstreamPort}/`, `:${port}/`);
    }
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': bytes.length });
    response.end(bytes);
  };

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = String((server.address() as AddressInfo).port);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function gateway(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end('<html><body>Bad gateway</body></html>');
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
