/** A part of what the program says: words, something that is filled in, or one of several wordings. */
type Part = string | { readonly name: string } | { readonly options: readonly Sentence[] };

/** What the program says, with names in the places of what is filled in when it runs. */
export type Sentence = readonly Part[];

/** What `fill` reads: words, `{name}`, and `{name?yes|no}`. */
const PARTS =
  /\{(?<flag>\w+)\?(?<yes>(?:[^{}|]|\{\w+\})*)\|(?<no>(?:[^{}|]|\{\w+\})*)\}|\{(?<name>\w+)\}|(?:[^{]|\{(?!\w))+/g;

/** A sentence as a part of the program declares it. */
export function readSentence(said: string): Sentence {
  return [...said.matchAll(PARTS)].map(({ 0: words, groups }) => {
    if (groups?.['flag'] !== undefined) {
      return { options: [groups['yes'] ?? '', groups['no'] ?? ''].map(readSentence) };
    }
    const name = groups?.['name'];
    return name === undefined ? words : { name: name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase() };
  });
}

/** Anything may stand in a hole of a sentence, of any length and over several lines. */
const ANYTHING = String.raw`[\s\S]*?`;

/** As a person reads it: `{path}` is filled in, `{this | that}` is one of both, and `[this]` may be missing. */
export function readable(sentence: Sentence): string {
  return rendered(sentence, {
    words: (text) => text,
    hole: (name) => `{${name}}`,
    options: (texts) => {
      const said = [...new Set(texts.filter((text) => text !== ''))];
      const all = said.length > 1 ? `{${said.join(' | ')}}` : (said[0] ?? '');
      return said.length === texts.length || said.length === 0 ? all : `[${all}]`;
    },
  });
}

/** Matches every text that this sentence can become. */
export function patternOf(sentence: Sentence): RegExp {
  const source = rendered(sentence, {
    words: (text) => RegExp.escape(text),
    hole: () => ANYTHING,
    options: (texts) => `(?:${[...new Set(texts)].join('|')})`,
  });
  return new RegExp(source);
}

function rendered(
  sentence: Sentence,
  how: {
    readonly words: (text: string) => string;
    readonly hole: (name: string) => string;
    readonly options: (texts: readonly string[]) => string;
  },
): string {
  return sentence
    .map((part) => {
      if (typeof part === 'string') return how.words(part);
      return 'name' in part
        ? how.hole(part.name)
        : how.options(part.options.map((option) => rendered(option, how)));
    })
    .join('');
}

/** The words that a sentence may have, in small letters: two with the same ones are the same message. */
export function wordsOf(sentence: Sentence): readonly string[] {
  return split(
    rendered(sentence, { words: (text) => text, hole: () => ' ', options: (texts) => texts.join(' ') }),
  );
}

/** Fewer words than these name nothing. */
const FEWEST_WORDS = 3;

/** The words that a sentence always has; all of them where those are too few. */
function lastingWords(sentence: Sentence): readonly string[] {
  const words = split(rendered(sentence, { words: (text) => text, hole: () => ' ', options: () => ' ' }));
  return words.length < FEWEST_WORDS ? wordsOf(sentence) : words;
}

function split(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** Words of an anchor at first; more where two sentences begin alike. */
const ANCHOR_WORDS = 8;

/**
 * An anchor for each of several sentences, made of its first words: it stays as long as they do, whatever else is said before and
 * after.
 *
 * @param sentences no two with the same words
 */
export function anchorsOf(sentences: readonly Sentence[]): readonly string[] {
  const begin = (words: readonly string[], length: number): string => words.slice(0, length).join('-');
  const lasting = sentences.map(lastingWords);
  const whole = lasting.map((words) => words.join('-'));
  const all = sentences.map((sentence, at) =>
    whole.indexOf(whole[at] ?? '') === whole.lastIndexOf(whole[at] ?? '')
      ? (lasting[at] ?? [])
      : wordsOf(sentence),
  );
  return all.map((own, at) => {
    let length = ANCHOR_WORDS;
    while (
      length < own.length &&
      all.some((other, index) => index !== at && begin(other, length) === begin(own, length))
    ) {
      length += 1;
    }
    return begin(own, length);
  });
}
