import type { EventStreams } from '../events/event-streams.ts';
import type { HandlerContext } from '../handlers/context.ts';
import { auditResources } from './audit.ts';
import { checkEvents } from './check-events.ts';
import { corpusResources } from './corpora.ts';
import { keyResources } from './keys.ts';
import { ME } from './me.ts';
import { quotaResources } from './quotas.ts';
import type { Resource } from './resource.ts';
import { shareResources } from './shares.ts';
import { userResources } from './users.ts';

/** Who people are, and what they share. */
export function peopleResources(
  context: Pick<HandlerContext, 'people' | 'store' | 'runs' | 'now'>,
  streams: EventStreams,
): readonly Resource[] {
  const { people, store, now } = context;
  return [
    ...ME,
    ...userResources(people, (id) => store.removeCheck(id)),
    ...keyResources(people),
    ...shareResources(people),
    ...corpusResources(people),
    ...quotaResources(people, now),
    ...auditResources(people),
    ...checkEvents(context, streams),
  ];
}
