import { PARAMETERS } from '../embedded/engine/parameters.ts';
import { ENGLISH } from '../words/english.ts';
import { count, formatCount } from '../text/format.ts';
import type { PagePair, StaffPage } from '../report/page-data.ts';
import type { Sides } from './sides.ts';

/** The shortest run that counts, as the engine that this page holds has it. */
const RUN = `run of ${PARAMETERS.minimumTile} tokens or more`;

/** A report, as far as sentences about lines need it. */
interface Named {
  readonly page: StaffPage;
  /** What a submission is called here, by its place. */
  name(place: number): string;
}

/** Whose code is not in the page, of two places. */
function missingCode({ sources }: Sides, places: readonly [number, number], report: Named): string {
  return places
    .filter((_, side) => sources[side] === null)
    .map((place) => report.name(place))
    .join(' and ');
}

/**
 * What a reader must know of the lines of a pair: that this page found them, or why there are none. null: the service named
 * them.
 */
export function linesNote(
  sides: Sides,
  places: readonly [number, number],
  pair: PagePair | undefined,
  report: Named,
): string | null {
  const { fragments, foundHere, kept } = sides;
  const { isEmbedded, sourcesOmitted } = report.page;
  const overlap = pair?.overlap ?? null;
  if (fragments.length > 0 && foundHere === null && kept >= (overlap ?? 0)) return null;
  if (fragments.length === 0 && (foundHere !== null || overlap === 0)) {
    return `No ${RUN} stands in both${cutWords(sides)}. ${withoutRun(pair, isEmbedded)}`.trim();
  }
  const service = keptWords(pair, kept, isEmbedded);
  if (foundHere !== null) {
    const counted =
      overlap === null || overlap === foundHere
        ? ''
        : ` They hold ${count(foundHere, 'token')}, the service counts ${formatCount(overlap)}.`;
    return `${service} This page found these itself, as the embedded service does: each is a ${RUN} that stands in both${cutWords(sides)}.${counted}`;
  }
  const missing = missingCode(sides, places, report);
  const omitted = sourcesOmitted === null ? '' : ` ${ENGLISH.tell(sourcesOmitted)}`;
  return missing === ''
    ? service
    : `${service} They cannot be found again here: the code of ${missing} is not in this page.${omitted}`;
}

/** What there is of a pair's lines, of which the service did not give all. */
function keptWords(pair: PagePair | undefined, kept: number, isEmbedded: boolean): string {
  if (pair === undefined) return 'The service does not list this pair.';
  if (kept > 0) {
    return `The lines that were kept of this pair hold ${formatCount(kept)} of ${count(pair.overlap ?? 0, 'token')} in common, and not all.`;
  }
  return isEmbedded
    ? 'The service did not keep the lines of this pair.'
    : 'The service named no lines of this pair.';
}

function withoutRun(pair: PagePair | undefined, isEmbedded: boolean): string {
  if (pair === undefined || pair.isApart) return '';
  if ((pair.overlap ?? 0) > 0) {
    return `The service counts ${count(pair.overlap ?? 0, 'token')} in common, and does not say where.`;
  }
  return isEmbedded
    ? 'The suspicion comes from shorter pieces, names and strings that both have.'
    : 'The service found more, and does not say where.';
}

function cutWords({ sources }: Sides): string {
  return sources.some((source) => source?.files.some(({ isCut }) => isCut) === true)
    ? ', as far as their long files are in this page'
    : '';
}
