import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpAnswer } from '#system';

/** What a server of a department has in front of the interface: it says whether all is well, and is told of every request. */
export interface Watch {
  /** Told of each request before anything else looks at it. @returns null: it asks for something else */
  begin(request: IncomingMessage, response: ServerResponse): Promise<HttpAnswer> | null;
  /** Told what is asked for. @param path as the contract has it, with names in braces for what is of one request */
  routed(request: IncomingMessage, path: string): void;
  /** Told whose key a request has. */
  identified(request: IncomingMessage, keyId: number | null): void;
}
