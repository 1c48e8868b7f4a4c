import { compareText } from '#base';
import type { SubjectSubmission } from './subject.ts';
import { COMMON_WORDS } from './common-words.ts';
import { rarity } from './inverted-index.ts';
import { power } from './numbers.ts';
import type { EngineParameters } from './parameters.ts';
import type { TokenDocument } from './read-document.ts';
import { type FileWords, KIND, type WordTable } from './search-words.ts';

/*
 * What of each submission a code search is asked for: words that stand close together, that few of the class have and that hardly
 * anybody else writes, as few of them as single out one program. A word that a copy changed finds nothing, so words of strings and
 * members come before names, which are changed first, and each further word has to be worth its risk.
 */

type Probes = Pick<SubjectSubmission, 'probes' | 'rarity'>;

const MOST_PROBES = 6;
const MOST_WORDS = 6;
const LEAST_WORDS = 2;
/** Lines that the words of one probe stand on. */
const WINDOW_LINES = 10;
/** Bits of information that single out one program among all public ones, and those from which a question is worth asking. */
const ENOUGH_BITS = 26;
const LEAST_BITS = 9;
/** Of a word that everybody writes, of one of three letters, of a short and of a longer one, alone and in a compound word: `dataLeft` is nobody's, `bridgeToll` is. */
const COMMON_BITS = 1.5;
const THREE_BITS = 2.5;
const SHORT_BITS = 4;
const LONG_BITS = 7;
const MOST_BITS = 16;
const NUMBER_BITS = 12;
/** Less says nothing. */
const LEAST_WORD_BITS = 1;
/** How likely a word is in a copy still, by its kind. */
const SURVIVAL = { [KIND.name]: 0.7, [KIND.member]: 0.85, [KIND.said]: 0.95 } as const;
/** What a further probe of the same kind counts. */
const SAME_KIND = 0.7;

/** A word where it stands. */
interface Item {
  readonly word: number;
  /** Of the word in lower case. */
  readonly key: number;
  readonly line: number;
  readonly kind: number;
  readonly bits: number;
}

interface Candidate {
  readonly items: readonly Item[];
  readonly file: FileWords;
  readonly line: number;
  readonly score: number;
  /** The kind of most of its words. */
  readonly kind: number;
}

/** Which kinds of words one probe may be made of. */
const MIXES: readonly (readonly number[])[] = [
  [KIND.said],
  [KIND.said, KIND.member],
  [KIND.said, KIND.member, KIND.name],
];

/**
 * Probes of the submissions among some documents, by id. Starter code's words are nobody's own; an archive's count in rarity. Equal
 * programs have equal probes; nothing depends on the order of documents.
 */
export function probesOf(
  documents: readonly TokenDocument[],
  table: WordTable,
  parameters: EngineParameters,
): ReadonlyMap<number, Probes> {
  const shares = sharesOf(documents, table, parameters);
  const bits = Float64Array.from({ length: table.size }, (_, word) => {
    const share = shares[table.key(word)] as number;
    return share === 0 ? 0 : share * informationOf(table.text(word));
  });
  const submissions = documents.filter(({ facts }) => facts.role === 'submission');
  const chosen = submissions.map((document) => ({
    document,
    candidates: choose(candidatesOf(document, table, bits), table),
  }));
  const asked = new Set(
    chosen.flatMap(({ candidates }) => candidates.flatMap(({ items }) => items.map(({ key }) => key))),
  );
  const holders = new Holders(submissions, table, asked);
  return new Map(
    chosen.map(({ document, candidates }) => [
      document.facts.id,
      {
        probes: candidates.map(({ items, file, line }) => ({
          words: items.map(({ word }) => table.text(word)),
          language: file.language,
          line,
          file: file.path,
          alsoIn: holders.of(items.map(({ key }) => key)).filter((id) => id !== document.facts.id),
        })),
        rarity: candidates[0]?.score ?? 0,
      },
    ]),
  );
}

/** How much of what a word says counts in this class, 0..1, by its key; 0: it is not asked for. */
function sharesOf(
  documents: readonly TokenDocument[],
  table: WordTable,
  { commonShare, commonAtLeast, commonFromSubmissions }: EngineParameters,
): Float64Array {
  const shares = new Float64Array(table.size);
  const frequencies = new Uint32Array(table.size);
  const last = new Int32Array(table.size).fill(-1);
  const counted = documents.filter(
    ({ facts, searched }) => (facts.role === 'submission' || facts.role === 'archive') && searched.length > 0,
  );
  counted.forEach(({ searched }, at) => {
    forEachKey(searched, table, (key) => {
      if (last[key] !== at) frequencies[key] = (frequencies[key] as number) + 1;
      last[key] = at;
    });
  });
  const many =
    counted.length < commonFromSubmissions
      ? Number.POSITIVE_INFINITY
      : Math.max(commonAtLeast, commonShare * counted.length);
  frequencies.forEach((frequency, key) => {
    if (frequency === 0 || frequency >= many) return;
    const rare = rarity(frequency, counted.length);
    shares[key] = rare * rare;
  });
  for (const { facts, searched } of documents) {
    if (facts.role === 'base') forEachKey(searched, table, (key) => shares.fill(0, key, key + 1));
  }
  return shares;
}

function forEachKey(files: readonly FileWords[], table: WordTable, visit: (key: number) => void): void {
  for (const { words } of files) for (const word of words) visit(table.key(word));
}

/** About how many bits of information a word is outside of the class. */
function informationOf(word: string): number {
  if (COMMON_WORDS.has(word.toLowerCase())) return COMMON_BITS;
  if (/^\d/.test(word)) return NUMBER_BITS;
  const parts = word.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{Lo}+/gu) ?? [];
  const bits = parts.reduce((sum, part) => sum + partBits(part.toLowerCase()), 0);
  return Math.min(MOST_BITS, bits);
}

function partBits(part: string): number {
  if (part.length < SHORT_PART) return 0;
  if (part.length === SHORT_PART || COMMON_WORDS.has(part)) return COMMON_BITS;
  if (part.length === SHORT_PART + 1) return THREE_BITS;
  return part.length < LONG_PART ? SHORT_BITS : LONG_BITS;
}

/** Letters of a part that says a little, and of one that says most. */
const SHORT_PART = 2;
const LONG_PART = 6;

/** Every piece of a submission that could be a probe. */
function candidatesOf(
  { facts, searched }: TokenDocument,
  table: WordTable,
  /** Of each word what it says in this class. */
  bits: Float64Array,
): readonly Candidate[] {
  const ofPaths = new Set(
    [...facts.files, ...facts.leftOut].flatMap(({ path }) => path.toLowerCase().split(/[^\p{L}\p{N}_$]+/u)),
  );
  return searched.flatMap((file) => {
    const items: Item[] = [];
    file.words.forEach((word, at) => {
      if ((bits[word] as number) < LEAST_WORD_BITS) return;
      const key = table.key(word);
      if (ofPaths.has(table.text(key))) return;
      items.push({
        word,
        key,
        line: file.lines[at] as number,
        kind: file.kinds[at] as number,
        bits: bits[word] as number,
      });
    });
    return windowsOf(items).flatMap((window) =>
      MIXES.flatMap((mix) => {
        const candidate = candidateOf(
          file,
          window.filter(({ kind }) => mix.includes(kind)),
        );
        return candidate === undefined ? [] : [candidate];
      }),
    );
  });
}

/** What stands within `WINDOW_LINES` from each line on, each word once. */
function windowsOf(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.flatMap((first, from) => {
    if (from > 0 && items[from - 1]?.line === first.line) return [];
    const window = new Map<number, Item>();
    for (let at = from; at < items.length; at += 1) {
      const item = items[at] as Item;
      if (item.line >= first.line + WINDOW_LINES) break;
      if (!window.has(item.key)) window.set(item.key, item);
    }
    return [[...window.values()]];
  });
}

/** The best few words of a piece; undefined where they say too little. */
function candidateOf(file: FileWords, window: readonly Item[]): Candidate | undefined {
  const items: Item[] = [];
  let bits = 0;
  let survival = 1;
  const scoreOf = (sum: number, alive: number): number => Math.min(1, sum / ENOUGH_BITS) * alive;
  for (const item of window.toSorted((x, y) => y.bits - x.bits)) {
    const alive = survival * SURVIVAL[item.kind as keyof typeof SURVIVAL];
    const isNeeded = items.length < LEAST_WORDS || bits < LEAST_BITS;
    if (items.length === MOST_WORDS) break;
    if (!isNeeded && scoreOf(bits + item.bits, alive) <= scoreOf(bits, survival)) continue;
    items.push(item);
    bits += item.bits;
    survival = alive;
  }
  if (items.length < LEAST_WORDS || bits < LEAST_BITS) return undefined;
  const names = items.filter(({ kind }) => kind === KIND.name).length;
  const said = items.filter(({ kind }) => kind === KIND.said).length;
  const members = items.length - names - said;
  return {
    items,
    file,
    line: Math.min(...items.map(({ line }) => line)),
    score: scoreOf(bits, survival),
    kind: said >= names && said >= members ? KIND.said : members >= names ? KIND.member : KIND.name,
  };
}

/** The best candidates that have no word in common, of several kinds. */
function choose(candidates: readonly Candidate[], table: WordTable): readonly Candidate[] {
  const chosen: Candidate[] = [];
  const used = new Set<number>();
  const kinds = new Map<number, number>();
  const worth = ({ score, kind }: Candidate): number => score * power(SAME_KIND, kinds.get(kind) ?? 0);
  let left = candidates;
  while (chosen.length < MOST_PROBES) {
    left = left.filter(({ items }) => items.every(({ key }) => !used.has(key)));
    let best: Candidate | undefined;
    for (const one of left) {
      if (
        best === undefined ||
        worth(one) > worth(best) ||
        (worth(one) === worth(best) && comesFirst(one, best, table))
      ) {
        best = one;
      }
    }
    if (best === undefined) break;
    chosen.push(best);
    kinds.set(best.kind, (kinds.get(best.kind) ?? 0) + 1);
    for (const { key } of best.items) used.add(key);
  }
  return chosen;
}

/** An order by content. */
function comesFirst(one: Candidate, other: Candidate, table: WordTable): boolean {
  const text = ({ items }: Candidate): string => items.map(({ word }) => table.text(word)).join(' ');
  return compareText(text(one), text(other)) < 0;
}

/** Who has some words in one file. */
class Holders {
  /** By key the files that have it, as places in `#files`. */
  readonly #index = new Map<number, number[]>();
  /** Of each file the submission it is in. */
  readonly #files: number[] = [];

  /** Only words of `keys` are asked for. */
  constructor(submissions: readonly TokenDocument[], table: WordTable, keys: ReadonlySet<number>) {
    for (const { facts, searched } of submissions) {
      for (const file of searched) {
        const place = this.#files.length;
        this.#files.push(facts.id);
        forEachKey([file], table, (key) => {
          if (!keys.has(key)) return;
          const list = this.#index.get(key);
          if (list === undefined) this.#index.set(key, [place]);
          else if (list.at(-1) !== place) list.push(place);
        });
      }
    }
  }

  /** The submissions that have all of these words in one file, ascending. */
  of(keys: readonly number[]): readonly number[] {
    const [first = [], ...others] = keys.map((key) => this.#index.get(key) ?? []);
    const places = others.reduce((both, list) => both.filter((place) => list.includes(place)), first);
    return [...new Set(places.map((place) => this.#files[place] as number))].toSorted((x, y) => x - y);
  }
}
