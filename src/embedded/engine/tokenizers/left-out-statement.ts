import { endOfLine } from '../../../languages/cursor.ts';
import type { StatementEnd } from '../../../languages/lexical-rules.ts';

/** A name after all: `part = …`, `part[0]`, `part.size()`. */
const NO_STATEMENT = /^(?:\.\w|[ \t]*(?:(?:[-+*/%.|&^?]|<<|>>|:)?=(?![=>])|<-|\[))/;
/** C#'s `using X;` and `using A = B;`, not `using (…)` and `using var …`. */
const DIRECTIVE = /^\s+(?:static\s+)?[\w.:]+\s*(?:=[^;(){}]*)?;/;
const LONGEST_DIRECTIVE = 300;

/** Whether what follows a word that begins such statements is the rest of one: `import = 3` is not. */
export function isLeftOut(text: string, from: number, until: StatementEnd): boolean {
  const rest = text.slice(from, from + LONGEST_DIRECTIVE);
  return until === 'directive' ? DIRECTIVE.test(rest) : !NO_STATEMENT.test(rest);
}

/** Such a statement is short by nature: where no `;` follows soon, it ends with its line. */
const LONGEST_STATEMENT = 2000;

/** Offset after the statement whose first word ends at `from`. */
export function endOfStatement(text: string, from: number, until: StatementEnd): number {
  if (until !== 'line') {
    const semicolon = text.slice(from, from + LONGEST_STATEMENT).indexOf(';');
    if (semicolon >= 0) return from + semicolon + 1;
  }
  // What stands behind a `;` on the line is another statement.
  const end = endOfLine(text, from);
  const semicolon = text.slice(from, end).indexOf(';');
  return semicolon < 0 ? end : from + semicolon + 1;
}
