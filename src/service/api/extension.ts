import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceFetch } from '#contract';
import type { HttpAnswer } from '#system';
import type { OnDefect } from '../defects.ts';
import type { JobHandler } from '../jobs/workers.ts';
import type { Caller } from '../store/people/caller.ts';
import type { Storage } from '../store/storage.ts';
import type { CheckAccess } from './check-access.ts';
import type { Door } from './door.ts';
import type { HandlerContext } from './handlers/context.ts';
import type { Resource } from './people/resource.ts';

/** A request before anybody has looked at its key. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** GET for HEAD too. */
  readonly method: string;
  /** As it was sent, without the query. */
  readonly path: string;
  /** Name and port by which people reach the service. */
  readonly host: string;
  /** Where the client is, as far as trusted proxies tell. */
  readonly address: string;
}

/** People with a browser. */
export interface Visitors {
  /**
   * Who sends a request, where it brings no key of the interface.
   *
   * @returns null: nothing by which that could be told
   * @throws HttpError 403 where another page sent it, 429 for too many
   */
  readonly callerOf: (visit: Visit) => Promise<Caller | null>;
  /**
   * Answers what is no JSON of the interface.
   *
   * @param caller null: nobody is known
   * @returns the answer; true: it was written already; false: this is somebody else's to answer
   * @throws HttpError
   */
  readonly answer: (visit: Visit, caller: Caller | null) => Promise<HttpAnswer | boolean>;
}

/** What a department's server has besides the interface. */
export interface Extension {
  /** Below `/people/v1`. */
  readonly resources: readonly Resource[];
  /** Default: nobody has a page here. */
  readonly visitors?: Visitors;
  /** What works on jobs of its own kinds. */
  readonly handlers: readonly JobHandler[];
  /** Ends what is under way beside them. */
  readonly close?: () => Promise<void>;
}

/** What an extension is made from. */
export interface ServiceParts extends Omit<HandlerContext, 'access'>, Pick<Storage, 'database' | 'blobs'> {
  /** Checks as somebody sees them. */
  readonly accessOf: (caller: Caller) => CheckAccess;
  readonly door: Door;
  /** For files that do not outlive the process. */
  readonly folder: string;
  /** Origin at which people reach the service; null: where they say that they do. */
  readonly publicUrl: string | null;
  /** The service as somebody sees it, for this process. */
  readonly fetchAs: (caller: Caller) => ServiceFetch;
  /** There is a job that somebody waits for. */
  readonly wake: () => void;
  /** Told of every defect. */
  readonly onDefect: OnDefect;
}
