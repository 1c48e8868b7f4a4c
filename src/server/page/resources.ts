import { z } from 'zod';
import { LAYOUT_NAMES } from '../../domain/layout-names.ts';
import { Failure } from '../../domain/outcome.ts';
import type { Caller } from '../../embedded/store/people/caller.ts';
import type { ServiceParts } from '../../embedded/server/extension.ts';
import { type Resource, resource } from '../../embedded/server/people/resource.ts';
import { HttpError, invalid, json } from '../../embedded/server/reply.ts';
import { NO_CASES } from '../../domain/cases.ts';
import { STATE } from '../../service/contract/states.ts';
import { freeOf, type Readiness } from '../watch/readiness.ts';
import { ENGLISH } from '../../words/english.ts';
import { type DraftOptions, PARTS, type ServerAnswer } from './answers.ts';
import type { CheckList } from './check-list.ts';
import type { Draft, Drafts } from './draft.ts';
import { inputsOf, lookAt, nameOf, withoutFolder } from './draft-run.ts';
import type { RunReport } from '../../domain/report.ts';
import { runOnSelf } from './own-run.ts';
import type { Reports } from './reports.ts';

/** What the resources of the page are made from. */
export interface PageParts extends ServiceParts {
  readonly drafts: Drafts;
  readonly reports: Reports;
  readonly checks: CheckList;
  readonly signal: AbortSignal;
  readonly readiness: () => Promise<Readiness>;
}

const options = {
  layout: z.enum(['auto', ...LAYOUT_NAMES]).default('auto'),
  language: z.string().min(1).max(50).default('auto'),
};
const checkId = z.coerce.number().int().min(1);
const draftId = z.string().max(64);

/** Checks, and drafts of them, for the page: JSON below `/people/v1`. */
export function pageResources(parts: PageParts): readonly Resource[] {
  return [...checkResources(parts), ...draftResources(parts), serverResource(parts)];
}

/** What `/readyz` tells, which a proxy keeps from people, and what is free. */
function serverResource({ readiness, database, folder }: PageParts): Resource {
  return resource({
    form: 'GET /server',
    only: 'administrator',
    request: z.object({}),
    answer: async () => {
      const [{ parts }, freeBytes] = await Promise.all([readiness(), freeOf(folder).catch(() => null)]);
      return json({ parts, database: database.kind, freeBytes } satisfies ServerAnswer);
    },
  });
}

function checkResources({ checks, reports }: PageParts): readonly Resource[] {
  return [
    resource({
      form: 'GET /checks',
      request: z.object({ busy: z.string().optional() }),
      answer: async ({ busy }, call) => json({ checks: await checks.all(call, busy === '1') }),
    }),
    resource({
      form: 'GET /checks/{checkId}',
      request: z.object({ check_id: checkId }),
      answer: async (request, call) => json(await checks.one(request.check_id, call)),
    }),
    resource({
      form: 'POST /checks/{checkId}/report',
      request: z.object({ check_id: checkId }),
      answer: async (request, call) => {
        const check = await call.access.find(request.check_id);
        if (check.statusId !== STATE.completed) throw new HttpError(409, 'The check is not completed yet.');
        const { name } = await checks.one(check.id, call);
        await reports.makeFromCheck(check.id, name, call.caller);
        return json(await checks.one(check.id, call), 202);
      },
    }),
  ];
}

function draftResources(parts: PageParts): readonly Resource[] {
  const { drafts, signal } = parts;
  return [
    resource({
      form: 'POST /drafts',
      request: z.object({}),
      answer: async (_request, { caller }) => json({ id: (await drafts.create(caller.userId)).id }, 201),
    }),
    resource({
      form: 'GET /drafts/{draftId}',
      request: z.object({ draft_id: draftId, ...options }),
      answer: async ({ draft_id: id, layout, language }, { caller }) => {
        const draft = drafts.find(id, caller.userId);
        return json(await lookAt(draft, { layout, language }, signal));
      },
    }),
    resource({
      form: 'DELETE /drafts/{draftId}',
      request: z.object({ draft_id: draftId }),
      answer: async (request, { caller }) => {
        await drafts.remove(drafts.find(request.draft_id, caller.userId));
        return json({ success: true });
      },
    }),
    resource({
      form: 'DELETE /drafts/{draftId}/files/{part}',
      request: z.object({ draft_id: draftId, part: z.enum(PARTS) }),
      answer: async ({ draft_id: id, part }, { caller }) => {
        await drafts.find(id, caller.userId).clear(part);
        return json({ success: true });
      },
    }),
    resource({
      form: 'POST /drafts/{draftId}/start',
      request: z.object({ draft_id: draftId, name: z.string().trim().max(200).default(''), ...options }),
      answer: async ({ draft_id: id, name, layout, language }, { caller }) => {
        const draft = drafts.find(id, caller.userId);
        const title = name.length < 3 ? nameOf(draft) : name;
        return json({ checkId: await start(parts, draft, { layout, language }, title, caller) }, 201);
      },
    }),
  ];
}

/**
 * Makes a check of a draft, and its report once it is completed.
 *
 * @returns the id of the check, as soon as it exists
 * @throws HttpError 422 where there is nothing to check
 */
async function start(
  { drafts, reports, fetchAs, signal, onDefect }: PageParts,
  draft: Draft,
  chosen: DraftOptions,
  title: string,
  caller: Caller,
): Promise<number> {
  draft.isStarted = true;
  const raw = await inputsOf(draft, chosen);
  const created = Promise.withResolvers<number>();
  const running = async (): Promise<RunReport> => {
    const { report, finish } = await runOnSelf({
      fetch: fetchAs(caller),
      raw,
      title,
      workspace: `${draft.folder}/files`,
      folder: draft.folder,
      signal,
      cases: NO_CASES,
      onCheck: created.resolve,
    });
    await finish();
    return report;
  };
  const run = running();
  // What ends the run before there is a check is the answer; what comes later is told in place of the report.
  run.then(
    ({ verdict }) =>
      created.reject(
        invalid({
          files: [
            `Nothing was checked (${verdict.outcome}): ${ENGLISH.tell(verdict.sentence)} Look at what was recognised, and drop something else.`,
          ],
        }),
      ),
    (error: unknown) =>
      created.reject(
        error instanceof Failure ? invalid({ files: [withoutFolder(error.message, draft)] }) : error,
      ),
  );
  try {
    const id = await created.promise;
    if (!(await reports.begin(id))) throw new Error(`somebody makes the report of the new check ${id}`);
    void reports
      .make(id, () => run)
      .then(() => drafts.remove(draft))
      .catch(onDefect);
    return id;
  } catch (error) {
    draft.isStarted = false;
    throw error;
  }
}
