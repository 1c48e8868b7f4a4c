import { ENDINGS, isText, type Language, lex, type Token } from './lexer.ts';
import {
  type Context,
  declaredIn,
  everyStatement,
  functionsOf,
  parameterName,
  signatureOf,
} from './program.ts';
import type { Statement } from './statement.ts';
import { parse, print } from './tree.ts';

/** Names that a program gets from outside: never its own, whatever it declares. */
const FOREIGN = new Set(
  'main Main self cls args argv String Scanner System out in err toString equals hashCode compareTo compare run length size add get set put remove contains next hasNext iterator constructor this super true false null None True False int long double float char bool boolean void auto var let const static std cout cin endl string vector map pair first second begin end print input range len str list dict __init__ name'.split(
    ' ',
  ),
);

/** Names that a program declares itself, in the order in which it does. */
export function ownNames(tree: readonly Statement[], language: Language): string[] {
  const names = declaredIn(tree, language);
  for (const { kind, head } of everyStatement(tree)) {
    if (kind === 'class') {
      const at = head.findIndex((token) => isText(token, 'class', 'interface', 'struct', 'record'));
      if (head[at + 1]?.kind === 'word') names.push((head[at + 1] as Token).text);
    }
  }
  for (const { head } of functionsOf(tree)) {
    const signature = signatureOf(head);
    if (signature === undefined || isText(head[0], '@') || isText(head[signature.at - 1], '.', '::')) {
      continue;
    }
    names.push(signature.name);
    for (const parameter of signature.parameters) names.push(parameterName(parameter, language) ?? '');
  }
  return [...new Set(names)].filter((name) => name !== '' && !FOREIGN.has(name) && !name.startsWith('__'));
}

/** The text with each of the names as `rename` says; all else stays, to the last space. */
export function withNames(
  text: string,
  language: Language,
  names: ReadonlySet<string>,
  rename: (name: string) => string,
): string {
  const all = lex(text, language);
  return all
    .map((token, at) =>
      token.kind === 'word' && names.has(token.text) && !isKey(all, at, language)
        ? rename(token.text)
        : token.text,
    )
    .join('');
}

/** The key of an object or the name of an argument is no variable. */
function isKey(all: readonly Token[], at: number, language: Language): boolean {
  const solid = (step: number): Token | undefined => {
    let index = at + step;
    while (all[index]?.kind === 'space' || all[index]?.kind === 'comment') index += step;
    return all[index];
  };
  if (language === 'javascript') return isText(solid(1), ':') && isText(solid(-1), '{', ',');
  return (
    language === 'python' && isText(solid(1), '=') && isText(solid(-1), '(', ',') && depthAt(all, at) > 0
  );
}

function depthAt(all: readonly Token[], at: number): number {
  return all
    .slice(0, at)
    .reduce((depth, token) => depth + (isText(token, '(', '[') ? 1 : isText(token, ')', ']') ? -1 : 0), 0);
}

/** Other names for what the program declares, the same one everywhere. */
export function renamed(text: string, { language, random, strength, fresh }: Context): string {
  const tree = parse(text, language);
  const dotted = new Set([...text.matchAll(/\.\s*([A-Za-z_]\w*)/g)].map(([, name = '']) => name));
  const chosen = ownNames(tree, language).filter(
    (name) => (!dotted.has(name) || strength >= 1) && random.next() < Math.max(strength, 0.8),
  );
  const table = new Map(
    chosen.map((name) => {
      const made = fresh();
      return [name, /^[A-Z]/.test(name) ? made.charAt(0).toUpperCase() + made.slice(1) : made];
    }),
  );
  return withNames(text, language, new Set(chosen), (name) => table.get(name) ?? name);
}

const REMARKS = [
  'read the input',
  'prepare the values',
  'the main part',
  'go through all of them',
  'store the answer',
  'check the bounds',
  'nothing left to do here',
  'TODO make this faster',
];

/** The same tokens with other spaces, lines, braces and comments. */
export function layoutChanged(text: string, { language, random, strength }: Context): string {
  const comment = language === 'python' ? '#' : '//';
  const lines = print(parse(text, language), language).split('\n');
  const width = random.pick([1, 2, 3, 6, 8]);
  const isAllman = random.next() < 0.6;
  const isRaw = (line: string): boolean => /"""|'''|`|^\s*#|\\$/.test(line);
  const result: string[] = [];
  for (const line of lines) {
    const depth = /^ */.exec(line)?.[0].length ?? 0;
    const margin = ' '.repeat((depth / 4) * width);
    const body = line.trim();
    if (lines.some(isRaw) && language !== 'cpp' && language !== 'csharp') {
      result.push(line);
      continue;
    }
    if (body !== '' && random.next() < strength * 0.3) {
      result.push(`${margin}${comment} ${random.pick(REMARKS)}`);
    }
    if (random.next() < strength * 0.15) result.push('');
    if (
      isAllman &&
      language !== 'python' &&
      language !== 'javascript' &&
      /[^\s{]\s*\{$/.test(body) &&
      !body.startsWith('#')
    ) {
      result.push(margin + body.slice(0, -1).trimEnd(), `${margin}{`);
    } else if (body.startsWith('#')) {
      result.push(body);
    } else {
      result.push(
        margin +
          (random.next() < strength * 0.2 && language !== 'python'
            ? `${body} ${comment} ${random.pick(REMARKS)}`
            : body),
      );
    }
  }
  return result.join('\n');
}

/** Signs that are not seen. Java and C# drop them from names, JavaScript keeps the joiners; C++ knows lines that go on. */
const UNSEEN: Readonly<Record<Language, readonly string[]>> = {
  java: ['\u200B', '\u200C', '\u200D', '\u00AD', '\uFEFF', '\u2060'],
  csharp: ['\u200C', '\u200D', '\u00AD', '\u2060'],
  javascript: ['\u200C', '\u200D'],
  cpp: ['\\\n'],
  python: [],
};

/** Letters that Python reads as plain ones (NFKC). */
function styled(letter: string, random: Context['random']): string {
  const code = letter.codePointAt(0) ?? 0;
  const isLower = letter >= 'a' && letter <= 'z';
  if (!isLower && !(letter >= 'A' && letter <= 'Z')) return letter;
  const place = code - (isLower ? 97 : 65);
  return random.pick([
    String.fromCodePoint((isLower ? 0xff_41 : 0xff_21) + place),
    String.fromCodePoint((isLower ? 0x1_d4_1a : 0x1_d4_00) + place),
    letter,
  ]);
}

function styledName(name: string, random: Context['random']): string {
  return Array.from(name, (letter) => styled(letter, random)).join('');
}

/** Signs inside of names that no reader sees, or letters that a compiler takes for others. */
export function unseenAdded(text: string, { language, random, strength }: Context): string {
  const own = new Set(
    ownNames(parse(text, language), language).filter(
      (name) => (name.length > 1 && !/^[A-Z]/.test(name)) || language === 'python',
    ),
  );
  const consistent = new Map<string, string>();
  const disguise = (name: string): string => {
    if (random.next() > strength) return name;
    if (language === 'python') return styledName(name, random);
    const at = random.integer(1, name.length - 1);
    return name.slice(0, at) + random.pick(UNSEEN[language]) + name.slice(at);
  };
  return withNames(text, language, own, (name) => {
    if (language !== 'javascript') return disguise(name);
    const made = consistent.get(name) ?? disguise(name);
    consistent.set(name, made);
    return made;
  });
}

const DIGRAPHS: Readonly<Record<string, string>> = {
  '{': '<%',
  '}': '%>',
  '[': '<:',
  ']': ':>',
  '&&': ' and ',
  '||': ' or ',
  '!': ' not ',
  '!=': ' not_eq ',
};

/** Letters and signs as the escapes that the language has for them. */
export function escaped(text: string, { language, random, strength }: Context): string {
  const own = new Set(ownNames(parse(text, language), language));
  const letterAsCode = (word: string): string =>
    Array.from(word)
      .map((letter) =>
        random.next() < strength && /[a-z]/i.test(letter)
          ? `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
          : letter,
      )
      .join('');
  return lex(text, language)
    .map((token) => {
      if (language === 'java') return token.kind === 'word' ? letterAsCode(token.text) : token.text;
      if (language === 'cpp') {
        return token.kind === 'sign' && random.next() < strength
          ? (DIGRAPHS[token.text] ?? token.text)
          : token.text;
      }
      if (language === 'python') {
        return token.kind === 'word' && own.has(token.text) ? styledName(token.text, random) : token.text;
      }
      return token.kind === 'word' && own.has(token.text) ? letterAsCode(token.text) : token.text;
    })
    .join('');
}

/** A program's file name. In Java it is that of the public type. */
export function fileName(text: string, language: Language): string {
  const type =
    language === 'java' ? /\bpublic\s+(?:final\s+|abstract\s+)*class\s+(\w+)/.exec(text)?.[1] : undefined;
  return (type ?? 'main') + ENDINGS[language];
}
