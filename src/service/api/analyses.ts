import { backgroundClock } from '../clock.ts';
import { Jobs } from '../jobs/jobs.ts';
import { type JobHandler, Workers } from '../jobs/workers.ts';
import { Indexing } from '../matching/indexing.ts';
import type { Database } from '../store/database.ts';
import { RoomWatch } from '../store/room.ts';
import { type AnalysisContext, AnalysisHandler } from './analysis-handler.ts';
import { AnalysisRuns } from './analysis-runs.ts';
import { passes } from './attempts.ts';
import { type SearchContext, SearchHandler } from './search-handler.ts';

interface AnalysesOptions extends Omit<AnalysisContext & SearchContext, 'jobs' | 'room'> {
  readonly database: Database;
  /** Whether there may be checks of an earlier program, of which nothing is kept that later ones find them by. */
  readonly indexes: boolean;
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
