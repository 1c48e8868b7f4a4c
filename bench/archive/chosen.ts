import { imprintVersion } from '../../src/engine/imprint-version.ts';
import type { Imprint } from '../../src/engine/imprints.ts';
import { chooseEarlier, type KeptImprints } from '../../src/service/matching/choose-earlier.ts';
import { LEAST_EARLIER, LIMITS } from '../../src/service/matching/find-earlier.ts';
import type { EarlierScope } from '../../src/service/store/earlier.ts';
import type { Store } from '../../src/service/store/store.ts';

/**
 * Finds the candidates of new submissions.
 *
 * @param documents how many earlier ones there are
 * @returns milliseconds of all and of what the database was waited for, and how many were found
 */
export async function chosen(
  { earlier }: Store,
  scope: EarlierScope,
  imprints: readonly Imprint[],
  documents: number,
): Promise<{ readonly ms: number; readonly asked: number; readonly found: number }> {
  let asked = 0;
  const timed =
    <Given extends unknown[], Found>(ask: (...given: Given) => Promise<Found>) =>
    async (...given: Given): Promise<Found> => {
      const from = performance.now();
      try {
        return await ask(...given);
      } finally {
        asked += performance.now() - from;
      }
    };
  const kept = earlier.imprints(scope, imprintVersion());
  const watched: KeptImprints = {
    holders: timed((hashes: readonly number[], most: number) => kept.holders(hashes, most)),
    hashes: timed((ids: readonly number[]) => kept.hashes(ids)),
  };
  const started = performance.now();
  const inAll = Math.max(LEAST_EARLIER, imprints.length);
  const found = await chooseEarlier(imprints, watched, { ...LIMITS, inAll, documents });
  return { ms: performance.now() - started, asked, found: found.length };
}
