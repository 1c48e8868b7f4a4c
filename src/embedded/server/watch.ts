import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a server of a department has in front of the interface: it says whether all is well, and is told of every request. */
export interface Watch {
  /** Told of each request before anything else looks at it. @returns true: it was answered */
  begin(request: IncomingMessage, response: ServerResponse): boolean;
  /** Told what is asked for. @param path as the contract has it, with names in braces for what is of one request */
  routed(request: IncomingMessage, path: string): void;
  /** Told whose key a request has. */
  identified(request: IncomingMessage, keyId: number | null): void;
}
