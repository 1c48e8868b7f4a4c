import type { IncomingMessage } from 'node:http';

/** Everything of a request that left the machine. */
export interface RecordedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** As the published description calls it, or why it was none. */
  readonly route: string;
  /** 0: it was not answered. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
