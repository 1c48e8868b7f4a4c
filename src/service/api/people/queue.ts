import { z } from 'zod';
import { QueueShape } from '#contract';
import type { Jobs } from '../../jobs/jobs.ts';
import { CHECK_WORK } from '../../jobs/kinds.ts';
import { json } from '../reply.ts';
import { type Resource, resource } from './resource.ts';
import { isoTime } from './rows.ts';

/** What waits for its analysis, for those who run the service: how much, and whose, but not which checks. */
export function queueResources(jobs: Pick<Jobs, 'overview' | 'byOwner'>): readonly Resource[] {
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
