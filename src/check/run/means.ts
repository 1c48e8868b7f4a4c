import type { BeginZip, SourceTable } from '#sources';
import type { inThread } from '../second-look/in-thread.ts';
import type { openHere } from './open-here.ts';
import type { openService } from './open-service.ts';

/** What a run has done by others, of which a machine and a page have each their own. */
export interface Means {
  /** Where submissions may come from. */
  readonly sources: SourceTable;
  /** Packs what is sent, and what does not lie plainly. */
  readonly beginZip: BeginZip;
  /** Runs the second look. */
  readonly lookAgain: typeof inThread;
  /** Opens what compares submissions where they lie. */
  readonly openHere: typeof openHere;
  /** Opens the service that the settings name, or one of this run's own. */
  readonly openService: typeof openService;
}
