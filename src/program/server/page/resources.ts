import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import {
  CHECK_STATES,
  LAYOUT_NAMES,
  LISTED_CHECKS,
  MOST_SOUGHT,
  PARTS,
  type PlatformAnswer,
  type ServerAnswer,
  type TaskAnswer,
  type TasksAnswer,
} from '#contract';
import type { Caller, DraftRows, ReportRows, Resource, ServiceParts } from '#service';
import { AWAY, freeOf, HttpError, invalid, json, resource } from '#service';
import type { TaskSource } from '../handed-in/source.ts';
import { takeTask } from '../handed-in/take-task.ts';
import type { HandedInPlace } from '../launch/launches.ts';
import type { Readiness } from '../watch/readiness.ts';
import type { CheckList } from './check-list.ts';
import type { Drafts } from './draft.ts';
import { type DraftOrder, lookAt } from './draft-run.ts';
import * as says from './says.ts';

interface PageParts extends ServiceParts {
  readonly rows: DraftRows;
  readonly drafts: Drafts;
  readonly reportRows: ReportRows;
  /** The people of the course that the caller's checks are of, as a list; null: nobody tells them. */
  readonly listOf: (caller: Caller) => Promise<string | null>;
  /** Where what was handed in in that course can be fetched. */
  readonly handedInOf: (caller: Caller) => Promise<HandedInPlace | null>;
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
  return [
    ...checkResources(parts),
    ...draftResources(parts),
    ...platformResources(parts),
    serverResource(parts),
  ];
}

/** What `/readyz` tells, which a proxy keeps from people, and what is free. */
function serverResource({ readiness, database, blobs, folder }: PageParts): Resource {
  return resource({
    form: 'GET /server',
    summary: 'What works, and what is free on the disks',
    only: 'administrator',
    request: z.object({}),
    answer: async () => {
      const [{ parts }, free] = await Promise.all([
        readiness(),
        freeOf([folder, blobs.folder]).catch(() => null),
      ]);
      return json({
        parts,
        database: database.kind,
        freeBytes: free?.bytes ?? null,
      } satisfies ServerAnswer);
    },
  });
}

function checkResources({ checks, reportRows, wake, now }: PageParts): readonly Resource[] {
  return [
    resource({
      form: 'GET /checks',
      summary: 'The newest checks, as the page lists them',
      request: z.object({
        busy: z.string().optional(),
        q: z.string().max(MOST_SOUGHT).optional(),
        state: z.enum(CHECK_STATES).optional(),
        course: checkId.optional(),
        most: z.coerce.number().int().min(1).max(LISTED_CHECKS.most).default(LISTED_CHECKS.usual),
      }),
      answer: async ({ busy, ...wanted }, call) =>
        json(await (busy === '1' ? checks.busy(call) : checks.newest(call, wanted))),
    }),
    resource({
      form: 'GET /checks/{checkId}',
      summary: 'A check as the page shows it',
      request: z.object({ check_id: checkId }),
      answer: async (request, call) => json(await checks.one(request.check_id, call)),
    }),
    resource({
      form: 'POST /checks/{checkId}/report',
      summary: 'Make the report of a completed check again',
      success: 202,
      request: z.object({ check_id: checkId }),
      answer: async (request, call) => {
        const check = await call.access.findCompleted(request.check_id);
        await reportRows.want(check.id, check.ownerId, now());
        wake();
        return json(await checks.one(check.id, call), 202);
      },
    }),
  ];
}

function draftResources(parts: PageParts): readonly Resource[] {
  const { drafts, listOf, signal } = parts;
  return [
    resource({
      form: 'POST /drafts',
      summary: 'Begin a check of dropped files',
      success: 201,
      request: z.object({}),
      answer: async (_request, { caller }) => {
        const id = await drafts.create(caller.userId);
        const people = await listOf(caller);
        if (people !== null) {
          const list = Readable.from([Buffer.from(people)]);
          await drafts.take(id, 'people', (folders) => folders.write('people', list, 'people.csv'));
        }
        return json({ id }, 201);
      },
    }),
    resource({
      form: 'GET /drafts/{draftId}',
      summary: 'What was recognised in dropped files',
      request: z.object({ draft_id: draftId, ...options }),
      answer: async ({ draft_id: id, layout, language }, { caller }) => {
        await drafts.find(id, caller.userId);
        return json(await drafts.opened(id, (draft) => lookAt(draft, { layout, language }, signal)));
      },
    }),
    resource({
      form: 'DELETE /drafts/{draftId}',
      summary: 'Forget dropped files',
      request: z.object({ draft_id: draftId }),
      answer: async (request, { caller }) => {
        await drafts.remove((await drafts.find(request.draft_id, caller.userId)).id);
        return json({ success: true });
      },
    }),
    resource({
      form: 'DELETE /drafts/{draftId}/files/{part}',
      summary: 'Forget one part of dropped files',
      request: z.object({ draft_id: draftId, part: z.enum(PARTS) }),
      answer: async ({ draft_id: id, part }, { caller }) => {
        await drafts.clear((await drafts.find(id, caller.userId)).id, part);
        return json({ success: true });
      },
    }),
    resource({
      form: 'POST /drafts/{draftId}/start',
      summary: 'Make a check of dropped files, and start it',
      success: 201,
      request: z.object({ draft_id: draftId, name: z.string().trim().max(200).default(''), ...options }),
      answer: async ({ draft_id: id, ...order }, { caller }) => {
        const { name, layout, language } = order;
        return json({ checkId: await start(parts, id, { name, layout, language, caller }) }, 201);
      },
    }),
  ];
}

/** So long all of a task is fetched: proxies wait ten minutes for an answer. */
const FETCH_MS = 9 * 60_000;
const ASK_MS = 60_000;

/** Of Moodle 32 characters, of Canvas some 70. It stands in a header. */
const token = z.string().regex(/^[\x21-\x7e]{1,500}$/, { error: says.tokenForm });

/** What was handed in in the course that somebody came from, fetched with a token of theirs, which is kept nowhere. */
function platformResources({ drafts, handedInOf, signal, people }: PageParts): readonly Resource[] {
  const opened = async (caller: Caller, own: string, ms: number): Promise<TaskSource> => {
    const place = await handedInOf(caller);
    if (place === null) throw new HttpError(says.noPlatform);
    return place.open(own, AbortSignal.any([signal, AbortSignal.timeout(ms)]));
  };
  return [
    resource({
      form: 'GET /platform',
      summary: 'Which learning platform gives submissions',
      request: z.object({}),
      answer: async (_request, { caller }) => {
        const place = await handedInOf(caller);
        return json({ name: place?.called ?? null } satisfies PlatformAnswer);
      },
    }),
    resource({
      form: 'POST /platform/tasks',
      summary: 'Tasks of the course at its learning platform',
      request: z.object({ token }),
      answer: async (request, { caller }) => {
        const tasks = await (await opened(caller, request.token, ASK_MS)).tasks();
        return json({ tasks } satisfies TasksAnswer);
      },
    }),
    resource({
      form: 'POST /drafts/{draftId}/task',
      summary: 'Fetch what was handed in for a task, in place of dropped submissions',
      request: z.object({
        draft_id: draftId,
        token,
        task: z.string().regex(/^\d{1,30}$/),
        name: z.string().max(1000),
      }),
      answer: async ({ draft_id: id, token: own, task, name }, { caller }) => {
        await drafts.find(id, caller.userId);
        const source = await opened(caller, own, FETCH_MS);
        const contents = await source.contents({ id: task, name });
        const { handedIn, nothing, notGiven } = contents;
        await people.audit.add(caller, { action: 'fetch-task', details: { people: handedIn.length } });
        await drafts.take(id, name, (folders) => takeTask(source, contents, folders));
        return json({
          handedIn: handedIn.length,
          nothing: nothing.length,
          notGiven,
        } satisfies TaskAnswer);
      },
    }),
  ];
}

/** So long a check that is to be made is waited for, and so often it is looked for. */
const START_MS = 60_000;
const LOOK_MS = 100;

/**
 * Has a check made of a draft by whoever has time for it.
 *
 * @returns the id of the check, as soon as it exists
 * @throws HttpError 404; 422 where there is nothing to check; 503 where nobody has time
 */
async function start({ rows, drafts, wake, now }: PageParts, id: string, order: DraftOrder): Promise<number> {
  await rows.start(await drafts.own(id, order.caller.userId), JSON.stringify(order), now());
  wake();
  for (let waited = 0; waited < START_MS; waited += LOOK_MS) {
    const draft = await drafts.own(id, order.caller.userId);
    if (draft.checkId !== null) return draft.checkId;
    if (draft.problem !== null) throw invalid({ files: [draft.problem] });
    await pause(LOOK_MS);
  }
  throw new HttpError(says.serverMakes, {}, AWAY);
}
