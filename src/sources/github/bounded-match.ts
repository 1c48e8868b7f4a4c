import { createContext, Script } from 'node:vm';

/** A name has at most 100 characters. What reads one for so long tries ever more ways to read it. */
const MOST_MS = 2000;
/** So many repetitions, none of them repeated itself, read any name at once, also with so many choices beside them. */
const FEW = { repetitions: 3, choices: 6 };
/**
 * A class of characters, an escaped one, the start of a group that is marked, the end of one that is repeated, a sign of
 * repetition, or one of choice: each `a?` and each `a|b` can double the ways to read a name.
 */
const PARTS = /\[(?:\\.|[^\]\\])*\]|\\.|\(\?|\)[*+{]|[*+]\??|[{?|]/gs;

/** Whether an expression is quick with every name, as nearly all are. */
function isQuick({ source }: RegExp): boolean {
  const parts = source.match(PARTS) ?? [];
  const repetitions = parts.filter((part) => /^\)?[*+{]/.test(part));
  const choices = parts.filter((part) => /^[?|]/.test(part));
  return (
    repetitions.length <= FEW.repetitions &&
    choices.length <= FEW.choices &&
    !repetitions.some((part) => part.startsWith(')'))
  );
}

const SCRIPT = new Script('run()');

/**
 * Reads names with an expression that somebody wrote, and that may take for ever with some names: whoever waits for one match
 * waits for all that the process does.
 *
 * @returns what finds it in a name. null: it does not. 'too-slow': it took too long, and is not tried again
 */
export function boundedMatch(expression: RegExp): (name: string) => RegExpExecArray | null | 'too-slow' {
  if (isQuick(expression)) return (name) => expression.exec(name);
  let isSlow = false;
  let wanted = '';
  let found: RegExpExecArray | null = null;
  const context = createContext({
    run: () => {
      found = expression.exec(wanted);
    },
  });
  return (name) => {
    if (isSlow) return 'too-slow';
    wanted = name;
    try {
      SCRIPT.runInContext(context, { timeout: MOST_MS });
      return found;
    } catch {
      isSlow = true;
      return 'too-slow';
    }
  };
}
