import { fill } from '#base';
import type { SearchSubject } from '#engine';
import type { TakenJob } from '../jobs/jobs.ts';
import type { JobHandler, JobWays } from '../jobs/workers.ts';
import type { CheckRecord } from '../store/tables.ts';
import { keptOf, type Ledger, type WebSearching, withUnasked } from '../web/searching.ts';
import type { Searched } from '../web/web-result.ts';
import { Attempts, type AttemptsContext, passes } from './attempts.ts';
import * as says from './says.ts';

export interface SearchContext extends AttemptsContext {
  /** What searches the web; null: nothing does here, which is said of each check. */
  readonly web: WebSearching | null;
}

/** Searches at once in this process, and one more that is small: each may keep what it has found. */
const MOST_SEARCHES = 8;

const NOTHING: Searched = { providers: [], failures: [], states: [], sources: new Map(), known: [] };

/** Asks the web about checks whose documents were read, and later when the sources were public that they have something of. */
export class SearchHandler extends Attempts<SearchContext> implements JobHandler {
  readonly kind = 'search';
  readonly places: JobHandler['places'];

  constructor(context: SearchContext) {
    super(context);
    this.places = context.workers === 0 ? { any: 0, small: 0 } : { any: MOST_SEARCHES, small: 1 };
  }

  async run(job: TakenJob, { signal }: JobWays): Promise<null> {
    const { store, monotonic, onDefect } = this.context;
    const since = monotonic();
    const check = await this.begin(job);
    if (check === null) return null;
    const step = await store.searches.of(check);
    const spent = (): number => (step?.durationMs ?? 0) + monotonic() - since;
    try {
      if (step?.step === 'asked') {
        const searched = await this.#search(check, step.subject, signal);
        const found = { step: 'found', durationMs: spent(), searched } as const;
        await this.goOn(check, job, 'analysis', found, signal);
      } else if (step?.step === 'compared') {
        const web = keptOf(await this.#dated(check, step.searched, signal), this.context.now());
        const analysis = { ...step.analysis, web };
        await this.succeed(check, { ...step, analysis, durationMs: spent() }, signal);
      } else {
        // What it was to go on with is lost.
        await this.goOn(check, job, 'analysis', null, signal);
      }
    } catch (error) {
      signal.throwIfAborted();
      if (passes(error)) throw error;
      onDefect(error, { check: check.id });
      await this.fail(check, says.analysisCouldNotStarted, spent(), signal);
    }
    return null;
  }

  async #search(check: CheckRecord, subject: SearchSubject, signal: AbortSignal): Promise<Searched> {
    const { web } = this.context;
    const order = check.web ?? {};
    const searched = web === null ? NOTHING : await this.#asked(web, check, subject, signal);
    const unasked = (order.providers ?? []).filter((name) => web?.names.includes(name) !== true);
    return withUnasked(
      searched,
      unasked,
      subject.submissions.map(({ id }) => id),
    );
  }

  async #asked(
    web: WebSearching,
    check: CheckRecord,
    subject: SearchSubject,
    signal: AbortSignal,
  ): Promise<Searched> {
    const order = check.web ?? {};
    const of = web.mostRequests(order);
    // What attempts that came to nothing have spent is spent.
    const queries = await this.context.store.sent.queries(check);
    let said = '';
    const onQueries = (asked: number): void => {
      const statusMessage = fill(says.searchingWeb, { asked, of });
      if (statusMessage === said) return;
      said = statusMessage;
      void this.say(check, statusMessage);
    };
    onQueries(queries);
    return web.search(order, subject, { signal, ledger: this.#ledger(check), queries, onQueries });
  }

  async #dated(check: CheckRecord, searched: Searched, signal: AbortSignal): Promise<Searched> {
    const { web } = this.context;
    if (web === null) return searched;
    return web.dated(check.web ?? {}, searched, { signal, ledger: this.#ledger(check) });
  }

  #ledger(check: CheckRecord): Ledger {
    const { sent } = this.context.store;
    return {
      note: (line) => sent.note(check, line, this.context.now()),
      answered: (id, answer) => sent.answered(id, answer),
    };
  }
}
