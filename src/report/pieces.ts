import { appendTo, message, type Message } from '#base';
import type { MatchFinding } from '#contract';

/** A program of which pieces stand in others that hardly anybody else has. */
export interface Piece {
  /** The other submission's key. */
  readonly otherKey: string;
  /** How much of the program stands in that one, and in none of those before it, 0..100. */
  readonly share: number;
}

/** Shorter stretches, and those that more others have, are idioms. */
const LEAST_TOKENS = 60;
const MOST_OTHERS = 1;
/** A piece, and all pieces together, in percent of the program. Where one other has nearly all, it is no piece. */
const LEAST_SHARE = 15;
const LEAST_TOGETHER = 40;
const WHOLE = 75;

/**
 * Whose pieces a program is made of: half of one, or thirds of three, are 50 and 33 % alike with each of them, which is below every
 * threshold. The one that has most comes first, and each following one counts with what those before it have not. Empty where the
 * service does not say how many have a piece, where one has nearly all, and where it is too little.
 */
export function piecesOf(
  matches: readonly MatchFinding[],
  tokens: number | null | undefined,
): readonly Piece[] {
  if (tokens == null || tokens === 0) return [];
  const byOther = new Map<string, MatchFinding[]>();
  for (const match of matches) {
    const { kind, otherKey, sharedBy = Infinity, tokens: length } = match;
    const isStretch = sharedBy <= MOST_OTHERS && (length ?? 0) >= LEAST_TOKENS;
    if (kind !== 'peer' || otherKey === null || !isStretch) continue;
    appendTo(byOther, otherKey, match);
  }
  const taken = new Set<string>();
  const pieces: Piece[] = [];
  for (;;) {
    const [best] = [...byOther]
      .map(([otherKey, of]) => ({ otherKey, share: Math.min(100, (100 * left(of, taken)) / tokens) }))
      .toSorted((x, y) => y.share - x.share);
    if (best === undefined || best.share < LEAST_SHARE) break;
    pieces.push(best);
    for (const match of byOther.get(best.otherKey) ?? []) for (const line of linesOf(match)) taken.add(line);
    byOther.delete(best.otherKey);
  }
  const together = pieces.reduce((sum, { share }) => sum + share, 0);
  return together < LEAST_TOGETHER || (pieces[0]?.share ?? 0) >= WHOLE ? [] : pieces;
}

/** Tokens of these stretches on lines that are not taken: those of a stretch are spread over its lines. */
function left(matches: readonly MatchFinding[], taken: ReadonlySet<string>): number {
  const weights = new Map<string, number>();
  for (const match of matches) {
    const lines = linesOf(match);
    const each = (match.tokens ?? 0) / lines.length;
    for (const line of lines) {
      if (!taken.has(line)) weights.set(line, Math.max(weights.get(line) ?? 0, each));
    }
  }
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

function linesOf({ own: { file, lineStart, lineEnd } }: MatchFinding): readonly string[] {
  if (lineStart === null) return [];
  return Array.from(
    { length: (lineEnd ?? lineStart) - lineStart + 1 },
    (_, at) => `${lineStart + at} ${file}`,
  );
}

/** The same in a sentence; null where there is none. @param name what staff call a submission */
export function piecesWords(pieces: readonly Piece[], name: (key: string) => string): Message | null {
  if (pieces.length === 0) return null;
  return message('submission.pieces', {
    pieces: {
      as: 'list',
      values: pieces.map(({ otherKey, share }) =>
        message('submission.piece', { share: { as: 'percent', value: share }, name: name(otherKey) }),
      ),
    },
  });
}
