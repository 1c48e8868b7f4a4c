import type { Operation, ReceivedOf, WebProviderName } from '#contract';
import type { Caller } from '../../store/people/caller.ts';
import type { People } from '../../store/people/people.ts';
import type { RequestKey } from '../../store/request-keys.ts';
import type { AttemptsContext } from '../attempts.ts';
import type { Turns } from '../../turns/turns.ts';
import type { AnalysisRuns } from '../analysis-runs.ts';
import type { CheckAccess } from '../check-access.ts';
import type { SpooledFile } from '../multipart.ts';
import type { HttpReply } from '../reply.ts';
import type { Simulation } from '../simulation.ts';

/** What all requests have in common. */
interface ServiceContext extends Pick<AttemptsContext, 'store' | 'jobs' | 'now' | 'monotonic'> {
  readonly people: People;
  readonly runs: AnalysisRuns;
  /** Of limits that processes share; null: there is this one. */
  readonly turns: Turns | null;
  /** No request limit is kept. */
  readonly unmetered: boolean;
  readonly simulation: Simulation;
  /** Who is asked about the web; nobody: it is not searched. */
  readonly web: readonly WebProviderName[];
}

/** What one request has. */
export interface HandlerContext extends ServiceContext {
  readonly access: CheckAccess;
}

/** What a request carries besides its fields. */
export interface Call {
  readonly caller: Caller;
  readonly files: readonly SpooledFile[];
  /** By which it is known when it comes again; null: it is not. */
  readonly key: RequestKey | null;
  /** Address of the interface as this client reaches it. */
  readonly baseUrl: string;
}

/** Answers an operation, in whichever form it was asked. @throws HttpError for everything but success */
export type Handler<Op extends Operation> = (
  context: HandlerContext,
  request: ReceivedOf<Op>,
  call: Call,
) => HttpReply | Promise<HttpReply>;

/** The page of a check for people. */
export function checkPage(baseUrl: string, id: number): string {
  return `${baseUrl.replace(/\/api\/v1$/, '')}/checks/${id}`;
}
