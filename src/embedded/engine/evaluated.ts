import type { Family } from '../../languages/languages.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { STRING } from './tokenizers/vocabulary.ts';

/*
 * Programs that are not in the code but in strings that the code evaluates. Nothing is run to see them; that they are there is
 * told.
 */

/** What turns text into a running program, where it is code itself: neither in a comment nor in a string. */
const EVALUATES: Partial<Readonly<Record<Family, RegExp>>> = {
  python: /\b(?:exec|eval|execfile|runpy|marshal|FunctionType|runsource|os\.system|subprocess)\b/g,
  javascript:
    /\beval\b|\bFunction\s*\(|\bset(?:Timeout|Interval)\s*\(\s*["'`]|\brunIn\w{0,10}Context\b|\.\s*constructor\s*\(|\bdocument\.write/g,
  php: /\b(?:eval|assert|create_function)\s*\(/g,
  ruby: /\b(?:eval|instance_eval|class_eval|module_eval)\b/g,
  perl: /\beval\b(?!\s*\{)/g,
  lua: /\bload(?:string)?\b/g,
  r: /\beval\b|\bparse\s*\(\s*text\b/g,
  matlab: /\beval(?:in|c)?\s*\(/g,
  shell: /\beval\b|\b(?:ba|z|k|da)?sh\s+-c\b|\|\s*(?:ba|z|k|da)?sh\b|\bpython3?\s+-c\b/g,
  lisp: /\(\s*eval\b|\bread-from-string\b/g,
  java: /\bScriptEngine|\bdefineClass\b|\bToolProvider\b|\bgetRuntime\b|\bProcessBuilder\b/g,
  kotlin: /\bScriptEngine|\bdefineClass\b|\bgetRuntime\b|\bProcessBuilder\b/g,
  scala: /\bScriptEngine|\bToolBox\b|\bsys\.process\b/g,
  csharp:
    /\bCSharpScript\b|\bCSharpCodeProvider\b|\bCSharpCompilation\b|\bAssembly\.Load\b|\bProcess\.Start\b/g,
  c: /\b(?:system|popen|execl\w?|execv\w?)\s*\(/g,
  go: /\bexec\.Command\b/g,
  rust: /\bCommand::new\b/g,
  sql: /\bexecute\b|\bsp_executesql\b/gi,
  generic: /\b(?:eval|exec|evaluate|system|Invoke-Expression|iex)\b/g,
};
/** What reads a program's own text, to evaluate what stands in its comments. */
const READS_ITSELF: Partial<Readonly<Record<Family, RegExp>>> = {
  python:
    /\bexec\s*\([^\n]{0,80}\b(?:open|__doc__|__file__|getsource)\b|\b(?:__doc__|__file__|getsource)\b[^]{0,400}\bexec\s*\(/,
  javascript: /\bcurrentScript\b/,
  ruby: /\b__FILE__\b|\bDATA\b/,
  perl: /\b__FILE__\b|\bDATA\b/,
  php: /\b__FILE__\b/,
};

/** Strings this near to each other are one text: `"…" + "…"`, a list of them, `s += "…"`. */
const MOST_TOKENS_BETWEEN = 3;
/** A shorter text is no program. */
export const LEAST_CHARACTERS = 200;
/** Prose has a blank for each six letters; what is encoded has next to none. */
const ENCODED_BLANKS = 0.03;
/** Code has brackets and semicolons, prose hardly any. */
const CODE_MARKS = 0.04;

export interface Evaluated {
  readonly characters: number;
  /** Of these strings and between them. */
  readonly tokens: number;
}

/** Strings that hold a program and are evaluated; undefined where none is. */
export function evaluatedText(family: Family, text: string, tokens: TokenBuffer): Evaluated | undefined {
  if (!evaluates(family, text, tokens)) return undefined;
  const { ids, starts, length } = tokens;
  const sum = { characters: 0, tokens: 0 };
  let parts: string[] = [];
  let first = 0;
  let last = -Infinity;
  const close = (): void => {
    const whole = parts.join('');
    if (isProgram(whole)) {
      sum.characters += whole.length;
      sum.tokens += last - first + 1;
    }
    parts = [];
  };
  for (let at = 0; at < length; at += 1) {
    if (ids[at] === STRING) {
      if (at - last - 1 > MOST_TOKENS_BETWEEN) {
        close();
        first = at;
      }
      last = at;
      parts.push(text.slice(starts[at], at + 1 < length ? starts[at + 1] : undefined).trim());
    }
  }
  close();
  return sum.characters > 0 || READS_ITSELF[family]?.test(text) === true ? sum : undefined;
}

/** Whether a token begins where the pattern is found. */
function evaluates(family: Family, text: string, { starts, length }: TokenBuffer): boolean {
  let at = 0;
  for (const { index } of text.matchAll(EVALUATES[family] ?? NOTHING)) {
    while (at < length && (starts[at] as number) < index) at += 1;
    if (at < length && starts[at] === index) return true;
  }
  return false;
}

const NOTHING = /$^/g;

function isProgram(text: string): boolean {
  if (text.length < LEAST_CHARACTERS) return false;
  let blanks = 0;
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 32) {
      blanks += 1;
    } else if (
      code === 40 ||
      code === 41 ||
      code === 59 ||
      code === 91 ||
      code === 93 ||
      code === 123 ||
      code === 125
    ) {
      marks += 1;
    }
  }
  return blanks < text.length * ENCODED_BLANKS || marks > text.length * CODE_MARKS;
}
