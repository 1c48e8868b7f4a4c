/** What lines of a language begin with, or hold, and those of prose and of other languages seldom do. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  Java: /^\s*(?:import java[.x]|package [\w.]+;|@Override\b|(?:(?:public|private|protected|static|final|abstract) )+.*[({;]\s*$|(?:class|interface|enum|record) \w+.*\{\s*$|System\.out\.print)/,
  'C#': /^\s*(?:using [A-Z][\w.]*;|namespace [\w.]+|Console\.(?:Write|Read))/,
  C: /^(?:\s*#\s*(?:include|define|ifdef|ifndef|endif)\b|(?:static |const |unsigned )*(?:int|void|char|double|float|long|bool|auto|struct) \*?\w+\s*[({;=[]|\s*(?:std::|printf\s*\())/,
  Python:
    /^\s*(?:(?:def|class) \w+.*:\s*(?:#.*)?$|(?:from \w[\w.]* )?import \w[\w., *]*$|(?:if|elif|for|while|with|try|else)\b.*:\s*$|print\()/,
  JavaScript:
    /^\s*(?:(?:const|let|var) [\w{[].*=|(?:export |async )*function\b.*\{\s*$|console\.log\(|.*=>\s*[{(])/,
};

/** So many lines have to say which language it is … */
const LINES = 4;
/** … and so much of all that are not blank, unless most of it has the shape of a language with braces. */
const SHARE = 0.15;
const BRACED = /[;{}]\s*$/;
const BRACED_SHARE = 0.4;
/** Looked at, in lines. */
const MOST = 2_000;

/** The language that a text looks like, whatever its file is called; undefined: it looks like none. For a hint to a person. */
export function lookOf(text: string): string | undefined {
  const lines = text.split(/\r?\n/, MOST).filter((line) => line.trim() !== '' && line.length < 500);
  const count = (look: RegExp): number => lines.filter((line) => look.test(line)).length;
  const [best] = Object.entries(LOOKS)
    .map(([name, look]) => ({ name, lines: count(look) }))
    .toSorted((a, b) => b.lines - a.lines);
  if (best === undefined || best.lines < LINES) return undefined;
  const isCode = best.lines >= SHARE * lines.length || count(BRACED) >= BRACED_SHARE * lines.length;
  return isCode ? best.name : undefined;
}
