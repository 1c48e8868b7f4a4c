import { joined, message, type Message } from '#base';
import { PARAMETERS } from '#engine';
import type { ListedPair, OpenReport } from '../open-report.ts';
import { sharesCode } from '../ranking.ts';
import type { Sides } from './sides.ts';

/** The shortest run that counts, in tokens, as the engine that this page holds has it. */
const RUN = { least: PARAMETERS.minimumTile };

/** A report, as far as sentences about lines need it. */
interface Named {
  readonly page: OpenReport;
  /** What a submission is called here, by its place. */
  name(place: number): string;
}

/**
 * What a reader must know of the lines of a pair: that this page found them, or why there are none. null: the service named
 * them.
 */
export function linesNote(
  sides: Sides,
  places: readonly [number, number],
  pair: ListedPair | undefined,
  report: Named,
): Message | null {
  const { fragments, foundHere, kept, sources } = sides;
  const { sourcesOmitted } = report.page;
  const isEmbedded = report.page.findings.service.kind === 'embedded';
  const overlap = pair?.overlap ?? null;
  if (fragments.length > 0 && foundHere === null && kept >= (overlap ?? 0)) return null;
  if (fragments.length === 0 && (foundHere !== null || overlap === 0)) {
    const none = message(isCut(sides) ? 'compare.noRunCut' : 'compare.noRun', RUN);
    return joined('words.sentences', [none, ...withoutRun(pair, isEmbedded)]);
  }
  const service = keptWords(pair, kept, isEmbedded);
  if (foundHere !== null) {
    return joined('words.sentences', [
      service,
      message(isCut(sides) ? 'compare.foundHereCut' : 'compare.foundHere', RUN),
      ...(overlap === null || overlap === foundHere
        ? []
        : [message('compare.holdTokens', { n: foundHere, all: overlap })]),
    ]);
  }
  const missing = places.filter((_, side) => sources[side] === null).map((place) => report.name(place));
  if (missing.length === 0) return service;
  return joined('words.sentences', [
    service,
    message('compare.cannotFind', { names: { as: 'list', values: missing } }),
    ...(sourcesOmitted === null ? [] : [sourcesOmitted]),
  ]);
}

/** What there is of a pair's lines, of which the service did not give all. */
function keptWords(pair: ListedPair | undefined, kept: number, isEmbedded: boolean): Message {
  if (pair === undefined) return message('compare.pairNotListed');
  if (kept > 0) return message('compare.notAllKept', { kept, n: pair.overlap ?? 0 });
  return message(isEmbedded ? 'compare.linesNotKept' : 'compare.noLinesNamed');
}

function withoutRun(pair: ListedPair | undefined, isEmbedded: boolean): readonly Message[] {
  if (pair === undefined || !sharesCode({ pair })) return [];
  if ((pair.overlap ?? 0) > 0) return [message('compare.doesNotSayWhere', { n: pair.overlap ?? 0 })];
  return [message(isEmbedded ? 'compare.shorterPieces' : 'compare.foundMore')];
}

/** Whether a long file of one of the two is not whole in the page. */
function isCut({ sources }: Sides): boolean {
  return sources.some((source) => source?.files.some((file) => file.isCut) === true);
}
