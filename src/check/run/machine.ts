import { beginArchiverZip, SOURCES } from '#sources';
import { inThread } from '../second-look/in-thread.ts';
import type { Means } from './means.ts';
import { openHere } from './open-here.ts';
import { openService } from './open-service.ts';

/** Of a machine: threads, a service, and all that can be fetched. */
export const MACHINE: Means = {
  sources: SOURCES,
  beginZip: beginArchiverZip,
  lookAgain: inThread,
  openHere,
  openService,
};
