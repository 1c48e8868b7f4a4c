import { ENGLISH, Failure, fill, inEnglish, instead } from '#base';
import { aboutDropped, droppedInputs, droppedTitle, recognisedIn } from '#check';
import type { DraftAnswer, DraftOptions, Part, RunReport } from '#contract';
import { NO_CASES, PARTS, STATE } from '#contract';
import type { Caller, DraftRows, JobHandler, JobWays, ServiceParts, TakenJob } from '#service';
import { HttpError, MOST_TRIES } from '#service';
import { type Drafts, type OpenDraft, pathOf } from './draft.ts';
import { lookAtRun, type OwnRun, runOnSelf } from './own-run.ts';
import type { Reports } from './reports.ts';
import * as says from './says.ts';

async function inputsOf(draft: OpenDraft, { layout, language }: DraftOptions): Promise<OwnRun['raw']> {
  const paths = await Promise.all(PARTS.map(async (part) => [part, await pathOf(draft, part)] as const));
  return { ...droppedInputs(Object.fromEntries(paths) as Record<Part, string | null>), layout, language };
}

/**
 * What a check of the draft would compare: it is collected as for the run itself.
 */
export async function lookAt(
  draft: OpenDraft,
  options: DraftOptions,
  signal: AbortSignal,
): Promise<DraftAnswer> {
  const parts = Object.fromEntries(
    PARTS.map((part) => [part, { files: draft.held[part].files, bytes: draft.held[part].bytes }]),
  ) as unknown as DraftAnswer['parts'];
  const answer = {
    id: draft.id,
    parts,
    name: droppedTitle(draft.held.submissions.name),
    recognised: null,
    problem: null,
  };
  if (draft.held.submissions.files === 0) return answer;
  try {
    const findings = await lookAtRun({
      raw: await inputsOf(draft, options),
      workspace: `${draft.folder}/files`,
      folder: draft.folder,
      title: answer.name,
      signal,
    });
    return { ...answer, recognised: recognisedIn(findings) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...answer, problem: inEnglish(withoutFolder(error.message, draft)) };
  }
}

/** Where on the server something lies is nobody's business. */
function withoutFolder(sentence: string, { folder }: OpenDraft): string {
  return aboutDropped(sentence.replaceAll(`${folder}/files/`, '').replaceAll(folder, '.'));
}

export interface DraftOrder extends DraftOptions {
  /** Whose check it will be, and what they may do. */
  readonly caller: Caller;
  /** Too short: as what was dropped is called. */
  readonly name: string;
}

interface RunsWorld extends Pick<ServiceParts, 'store' | 'fetchAs' | 'now'> {
  readonly rows: DraftRows;
  readonly drafts: Drafts;
  readonly reports: Reports;
}

/** Mostly they wait for their analyses. */
const RUNS_AT_ONCE = 32;

/**
 * Makes checks of drafts, and their reports once they are completed. Whoever goes on with a run that another process began finds
 * its check and uploads what is missing.
 */
export class DraftRuns implements JobHandler {
  readonly kind = 'run';
  readonly places = { any: RUNS_AT_ONCE, small: 0 };
  readonly #world: RunsWorld;

  constructor(world: RunsWorld) {
    this.#world = world;
  }

  async run({ key }: TakenJob, { signal, aside }: Pick<JobWays, 'signal' | 'aside'>): Promise<null> {
    const { rows, drafts, reports, store, fetchAs } = this.#world;
    const row = await rows.find(key);
    if (row?.run == null) return null;
    const { caller, name, ...options } = JSON.parse(row.run) as DraftOrder;
    let { checkId } = row;
    // Cancelled or deleted while nobody worked on it.
    if (checkId !== null && (await store.check(checkId))?.statusId === STATE.failed) {
      await drafts.over(key);
      return null;
    }
    const opened = drafts.opened(key, async (draft) => {
      let noted: Promise<void> = Promise.resolve();
      const running = async (): Promise<RunReport> => {
        const { report, finish } = await runOnSelf({
          fetch: fetchAs(caller),
          raw: await inputsOf(draft, options),
          title: name.length < 3 ? droppedTitle(draft.held.submissions.name) : name,
          workspace: `${draft.folder}/files`,
          folder: draft.folder,
          runId: key,
          signal,
          aside,
          cases: NO_CASES,
          onCheck: (id) => {
            checkId = id;
            noted = rows.change(key, { checkId: id });
            noted.catch(() => {});
          },
        });
        await finish();
        return report;
      };
      const ended = await running().catch(instead(Failure, (failure) => failure));
      signal.throwIfAborted();
      await noted;
      if (checkId === null) {
        const problem = ended instanceof Failure ? withoutFolder(ended.message, draft) : nothingIn(ended);
        await rows.change(key, { run: null, problem });
        return;
      }
      await reports.make(checkId, signal, () =>
        ended instanceof Failure ? Promise.reject(ended) : Promise.resolve(ended),
      );
      await this.#over(key, checkId, ended instanceof Failure ? ended.message : says.nothingUploadedMake);
    });
    const gone = await opened.then(
      () => null,
      instead(HttpError, ({ message }) => message),
    );
    if (gone !== null) await this.#ended(key, checkId, gone);
    return null;
  }

  complete(): Promise<void> {
    return this.#world.drafts.sweep();
  }

  async giveUp({ key }: TakenJob): Promise<void> {
    const { rows } = this.#world;
    const row = await rows.find(key);
    if (row === null) return;
    await this.#ended(key, row.checkId, fill(says.serverEnded, { most: MOST_TRIES }));
  }

  /** @param why in a sentence */
  async #ended(key: string, checkId: number | null, why: string): Promise<void> {
    if (checkId === null) await this.#world.rows.change(key, { run: null, problem: why });
    else await this.#over(key, checkId, why);
  }

  /** Nobody goes on with the run: a check that it did not start is never started. */
  async #over(key: string, checkId: number, statusMessage: string): Promise<void> {
    const { drafts, store, now } = this.#world;
    const at = now();
    const failed = { statusId: STATE.failed, statusMessage, finishedAt: at, updatedAt: at };
    await store.updateCheck(checkId, failed, [STATE.created]);
    await drafts.over(key);
  }
}

/** Why a run that ended well has made no check. */
function nothingIn({ verdict }: RunReport): string {
  return fill(says.nothingCheckedLook, { outcome: verdict.outcome, tell: ENGLISH.tell(verdict.sentence) });
}
