import { loadComparing } from '#service';
import { beginArchiverZip, REPOSITORIES, SOURCES } from '#sources';
import { inThread } from '../second-look/in-thread.ts';
import { withFirstSeen, withPushedFirst } from './first-seen.ts';
import { openService } from './open-service.ts';
import type { Means } from './world.ts';

/** Of a machine: threads, a service, and all that can be fetched. */
export const MACHINE: Means = {
  sources: SOURCES,
  repositories: REPOSITORIES,
  beginZip: beginArchiverZip,
  lookAgain: inThread,
  openHere: async () => {
    const { compare, warmThread } = await loadComparing();
    // The engine is loaded while submissions are collected.
    warmThread();
    return { kind: 'embedded', host: null, compare, close: () => Promise.resolve() };
  },
  openService,
  forecast: async (...of) => {
    // Of a rehearsal alone.
    const { withWebForecast } = await import('./web-forecast.ts');
    return withWebForecast(...of);
  },
  firstSeen: async (report, run, endsAtMs) =>
    withPushedFirst(await withFirstSeen(report, run, endsAtMs), run, endsAtMs),
};
