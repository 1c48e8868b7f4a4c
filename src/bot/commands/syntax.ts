/** Why a comment is no command. The parts are raw: `quoted` came from a stranger and is escaped where it is shown. */
export interface SyntaxRefusal {
  /** Ends before a full stop; `{}` stands for `quoted`. */
  readonly problem: string;
  readonly quoted: string | null;
  /** What was most likely meant; always a word of ours. */
  readonly suggestion: string | null;
}

/** Nobody can read an "…is no option" that quotes more. */
const MAX_QUOTED_CHARACTERS = 60;

/** @param quoted what a stranger wrote; it is cut to what a person reads */
export function syntaxRefusal(
  problem: string,
  quoted: string | null = null,
  suggestion: string | null = null,
): SyntaxRefusal {
  const short =
    quoted !== null && quoted.length > MAX_QUOTED_CHARACTERS
      ? `${quoted.slice(0, MAX_QUOTED_CHARACTERS)}…`
      : quoted;
  return { problem, quoted: short, suggestion };
}
