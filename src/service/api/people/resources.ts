import { z } from 'zod';
import type { EventStreams } from '../events/event-streams.ts';
import type { HandlerContext } from '../handlers/context.ts';
import { corpusResources } from './corpora.ts';
import { keyResources } from './keys.ts';
import { quotaResources, userResources } from './users.ts';
import { type Resource, resource } from './resource.ts';
import { shareResources } from './shares.ts';
import { AuditRow, QueueShape, ROLES, SCOPES } from '#contract';
import { CHECK_WORK } from '../../jobs/kinds.ts';
import { HttpError, json } from '../reply.ts';
import type { People } from '../../store/people/people.ts';
import { auditRow, isoTime, moment } from './rows.ts';
import { statusesOf } from '../status-of.ts';

/** Who people are, and what they share. */
export function peopleResources(
  context: Pick<HandlerContext, 'people' | 'store' | 'runs' | 'jobs' | 'now'>,
  streams: EventStreams,
): readonly Resource[] {
  const { people, store, now } = context;
  return [
    ...ME,
    ...userResources(people, {
      removeCheck: (id) => store.removeCheck(id),
      deleteFiles: (names) => store.deleteFiles(names),
    }),
    ...keyResources(people),
    ...shareResources(people),
    ...corpusResources(people),
    ...quotaResources(people, now),
    ...auditResources(people),
    ...checkEvents(context, streams),
    ...queueResources(context),
  ];
}

const ME: readonly Resource[] = [
  resource({
    form: 'GET /me',
    summary: 'Who the caller is',
    response: z.object({
      user_id: z.int(),
      name: z.string(),
      role: z.enum(ROLES),
      scope: z.enum(SCOPES),
      key_id: z.int().nullable(),
      corpus_id: z.int().nullable(),
    }),
    request: z.object({}),
    answer: (_request, { caller }) =>
      json({
        user_id: caller.userId,
        name: caller.name,
        role: caller.role,
        scope: caller.scope,
        key_id: caller.keyId,
        corpus_id: caller.corpusId,
      }),
  }),
];

const MOST = 1_000;
const id = z.int().min(1);

/** Who did what: administrators read all of it, others what they did and what was done to theirs. */
function auditResources({ audit }: People): readonly Resource[] {
  return [
    resource({
      form: 'GET /audit',
      summary: 'Who did what: the latest 1,000 entries, in their order',
      response: z.object({ entries: z.array(AuditRow) }),
      request: z.object({
        since: moment.optional(),
        check_id: id.optional(),
        user_id: id.optional(),
      }),
      answer: async ({ since, check_id: checkId, user_id: userId }, { caller }) => {
        const entries = await audit.list({
          since: since === undefined ? null : Date.parse(since),
          checkId: checkId ?? null,
          userId: userId ?? null,
          concerning: caller.role === 'administrator' ? null : caller.userId,
          most: MOST,
        });
        return json({ entries: entries.map(auditRow) });
      },
    }),
  ];
}

/** Watching a check instead of asking for its status again and again. */
function checkEvents(
  context: Pick<HandlerContext, 'store' | 'runs' | 'now'>,
  streams: EventStreams,
): readonly Resource[] {
  return [
    resource({
      form: 'GET /checks/{checkId}/events',
      summary: 'Progress of a check as it comes, as server-sent events',
      response: z.string(),
      type: 'text/event-stream',
      request: z.object({ check_id: z.int() }),
      answer: async (request, { caller, access, lastEventId, reenter }) => {
        const check = await access.find(request.check_id);
        const [news] = await statusesOf(context, [check]);
        if (news === undefined) throw new Error(`check ${check.id} has no status`);
        const mayWatch = async (): Promise<boolean> =>
          !((await reenter()) instanceof HttpError) && (await access.visible(check.id)) !== null;
        return streams.answer({ userId: caller.userId, news, lastEventId, mayWatch });
      },
    }),
  ];
}

/** What waits for its analysis, for those who run the service: how much, and whose, but not which checks. */
function queueResources({ jobs }: Pick<HandlerContext, 'jobs'>): readonly Resource[] {
  return [
    resource({
      form: 'GET /queue',
      summary: 'What waits for its analysis',
      response: QueueShape,
      only: 'administrator',
      request: z.object({}),
      answer: async () => {
        const { waiting, waitingSmall, running, oldestSince } = await jobs.overview(CHECK_WORK);
        const people = await jobs.byOwner(CHECK_WORK);
        return json({
          waiting,
          waiting_small: waitingSmall,
          running,
          oldest_since: isoTime(oldestSince),
          people: people.map((one) => ({
            user_id: one.ownerId,
            waiting: one.waiting,
            running: one.running,
          })),
        });
      },
    }),
  ];
}
