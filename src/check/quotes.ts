import { Cancelled } from '#base';
import { CHECK_LIMITS } from './client/limits.ts';
import { type Details, type OtherSide, placeKey } from './details.ts';
import type { CheckEffects } from './plan.ts';
import { detailOnly } from './read-details.ts';

/** Lines of one quotation: what is more is read where it stands. */
const MAX_LINES = 200;
const MAX_CHARACTERS = 20_000;

/**
 * Quotes the matched lines of public code: those of the most similar files, each asked for once. They are detail: without them a
 * report links to the lines.
 *
 * @param places where the service has the files, by `placeKey`
 * @param most how many files are asked for
 */
export async function withQuotes(
  details: ReadonlyMap<number, Details>,
  places: ReadonlyMap<string, OtherSide>,
  most: number,
  effects: CheckEffects,
): Promise<ReadonlyMap<number, Details>> {
  if (places.size === 0) return details;
  const texts = new Map<string, readonly string[]>();
  let inARow = 0;
  for (const key of mostSimilar(details).slice(0, most)) {
    const place = places.get(key);
    if (place === undefined) continue;
    try {
      const { file } = await effects.client.read('remoteFile', { ...place });
      if (typeof file?.content === 'string') texts.set(key, file.content.split(/\r\n|\r|\n/));
      inARow = 0;
    } catch (error) {
      if (error instanceof Cancelled) break;
      detailOnly(error);
      inARow += 1;
      if (inARow >= CHECK_LIMITS.lostDetailsInARow) break;
    }
  }
  return new Map([...details].map(([id, one]) => [id, quoting(one, texts, effects.redact)] as const));
}

/** Keys of the public files, the most similar first. */
function mostSimilar(details: ReadonlyMap<number, Details>): readonly string[] {
  const best = new Map<string, number>();
  for (const { matches } of details.values()) {
    for (const { source, similarity } of matches) {
      if (source === undefined) continue;
      const key = placeKey(source);
      best.set(key, Math.max(best.get(key) ?? 0, similarity ?? 0));
    }
  }
  return [...best].toSorted(([, x], [, y]) => y - x).map(([key]) => key);
}

function quoting(
  one: Details,
  texts: ReadonlyMap<string, readonly string[]>,
  redact: CheckEffects['redact'],
): Details {
  if (texts.size === 0) return one;
  return {
    ...one,
    matches: one.matches.map((match) => {
      const lines = match.source === undefined ? undefined : texts.get(placeKey(match.source));
      const { lineStart, lineEnd } = match.other;
      if (lines === undefined || lineStart === null) return match;
      const end = Math.min(lineEnd ?? lineStart, lineStart + MAX_LINES - 1);
      const quoted = redact(lines.slice(lineStart - 1, end).join('\n')).slice(0, MAX_CHARACTERS);
      return quoted === '' ? match : { ...match, quoted };
    }),
  };
}
