import { z } from 'zod';
import type { EventStreams } from '../events/event-streams.ts';
import type { HandlerContext } from '../handlers/context.ts';
import { statusesOf } from '../status-of.ts';
import { type Resource, resource } from './resource.ts';

/** Watching a check instead of asking for its status again and again. */
export function checkEvents(
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
      answer: async (request, { caller, access, lastEventId }) => {
        const check = await access.find(request.check_id);
        const [news] = await statusesOf(context, [check]);
        if (news === undefined) throw new Error(`check ${check.id} has no status`);
        return streams.answer({ userId: caller.userId, news, lastEventId });
      },
    }),
  ];
}
