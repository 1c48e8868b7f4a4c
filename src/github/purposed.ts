import type { GitHub } from './client.ts';
import type { Purpose } from './errors.ts';

/**
 * The same client for requests of which more is known than the code that makes them says: whose repository it is, and
 * whether it is about a peer. Failures are worded accordingly.
 */
export function purposed(github: GitHub, known: Pick<Purpose, 'target' | 'isOfPeer'>): GitHub {
  return {
    ...github,
    ask: (purpose, request, shape) => github.ask({ ...purpose, ...known }, request, shape),
    pages: (purpose, route, parameters, item) =>
      github.pages({ ...purpose, ...known }, route, parameters, item),
    git: (purpose, asked) => github.git({ ...purpose, ...known }, asked),
    until: (signal) => purposed(github.until(signal), known),
    inPlaceOf: (origin) => purposed(github.inPlaceOf(origin), known),
    download: (purpose, route, parameters) => github.download({ ...purpose, ...known }, route, parameters),
  };
}
