import type { Operation, ReceivedOf } from '../../../service/contract/operations.ts';
import type { AnalysisQueue } from '../../analysis/queue.ts';
import type { Store } from '../../store/store.ts';
import type { AnalysisRuns } from '../analysis-runs.ts';
import type { CheckAccess } from '../check-access.ts';
import type { SpooledFile } from '../multipart.ts';
import type { HttpReply } from '../reply.ts';
import type { Simulation } from '../simulation.ts';

export interface HandlerContext {
  readonly store: Store;
  readonly queue: AnalysisQueue;
  readonly runs: AnalysisRuns;
  readonly access: CheckAccess;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds by a clock that nobody sets. */
  readonly monotonic: () => number;
  /** No request limit is kept. */
  readonly unmetered: boolean;
  readonly simulation: Simulation;
}

/** What a request carries besides its fields. */
export interface Call {
  readonly files: readonly SpooledFile[];
  /** Address of the interface as this client reaches it. */
  readonly baseUrl: string;
}

/** Answers an operation, in whichever form it was asked. @throws HttpError for everything but success */
export type Handler<Op extends Operation> = (
  context: HandlerContext,
  request: ReceivedOf<Op>,
  call: Call,
) => HttpReply | Promise<HttpReply>;

/** The page of a check for people (`page.ts`). */
export function checkPage(baseUrl: string, id: number): string {
  return `${baseUrl.replace(/\/api\/v1$/, '')}/checks/${id}`;
}
