import type { AnalysisLimits, StartThread } from '../analysis/analysis-thread.ts';
import { backgroundClock } from '../clock.ts';
import { Jobs } from '../jobs/jobs.ts';
import { type JobHandler, Workers } from '../jobs/workers.ts';
import { Indexing } from '../matching/indexing.ts';
import type { Database } from '../store/database.ts';
import { RoomWatch } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import type { WebSearching } from '../web/searching.ts';
import { AnalysisHandler } from './analysis-handler.ts';
import { AnalysisRuns } from './analysis-runs.ts';
import { passes } from './attempts.ts';
import { SearchHandler } from './search-handler.ts';

interface AnalysesOptions {
  readonly database: Database;
  readonly store: Store;
  /** Analyses at once in this process, and one more that is small. 0: others do them. */
  readonly workers: number;
  /** Whether there may be checks of an earlier program, of which nothing is kept that later ones find them by. */
  readonly indexes: boolean;
  readonly limits: AnalysisLimits;
  /** Folder below which ZIPs lie for a while that have to be downloaded. */
  readonly folder: string;
  readonly start: StartThread;
  /** What searches the web; null: nothing does. */
  readonly web: WebSearching | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds by a clock that nobody sets. */
  readonly monotonic: () => number;
  readonly onDefect: (error: unknown) => void;
}

/** Makes what starts and does the analyses of one process. */
export function analysesOf(options: AnalysesOptions) {
  const { database, store, now, monotonic, onDefect } = options;
  // A file of rows is locked by its process.
  const jobs = new Jobs(database, { now, alone: database.kind !== 'postgresql' });
  const room = new RoomWatch();
  const context = { ...options, jobs, room };
  const clock = backgroundClock(monotonic);
  const workers = new Workers({
    jobs,
    handlers: [new AnalysisHandler(context), new SearchHandler(context)],
    now,
    passes,
    clock,
    onDefect,
  });
  const isBusy = async (): Promise<boolean> => {
    const { waiting, running } = await jobs.overview('analysis');
    return waiting + running > 0;
  };
  const indexing = new Indexing({
    store,
    isBusy,
    folder: options.folder,
    clock,
    passes,
    onDefect,
  });
  return {
    jobs,
    workers,
    runs: new AnalysisRuns({ store, jobs, workers, room, now }),
    /** Begins with what is waiting. @param handlers of other kinds */
    start: (handlers?: readonly JobHandler[]) => {
      workers.start(handlers);
      if (options.indexes && options.workers > 0) indexing.start();
    },
    stop: async () => {
      await indexing.close();
      await workers.stop();
      await options.web?.close();
    },
  };
}
