import { describe, expect, it } from 'vitest';
import { GramHashes, winnow } from '../../src/engine/fingerprints.ts';
import { RunHash } from '../../src/engine/counted-grams.ts';
import { fold } from '../../src/engine/normalise.ts';
import { readDocument, type TokenDocument } from '../../src/engine/read-document.ts';
import { isSampled } from '../../src/engine/spelled.ts';
import { writtenAs } from '../../src/engine/token-values.ts';
import { type Anchors, Tiler } from '../../src/engine/tiling.ts';
import { SEPARATOR, tokenName } from '../../src/engine/tokenizers/vocabulary.ts';
import { type Run, runsOf, tilingFault } from './naive-tiling.ts';
import { analyse, document, javaPrograms, pairOf } from './programs.ts';

/*
 * The formulas of docs/engine.md, worked out with maps and loops over all pairs: no index, no candidates, no shared sums.
 * Only reading and hashing are the engine's own; both have tests by themselves.
 */

/** In whole generated programs the same statements stand more often than the tiler looks for: then short runs are missed. */
function shortened(text: string): string {
  const [head = '', ...functions] = text.split(/(?= {4}static )/);
  return [head, ...functions.slice(functions.length >> 1)].join('');
}

const POOL = javaPrograms(7, 20).map(shortened);
const TEXTS = [
  ...POOL,
  (POOL[2] as string)
    .split(/(?= {4}static )/)
    .toReversed()
    .join('\n')
    .replaceAll('sum', 'total'),
  (POOL[3] as string).replaceAll(';\n', ';\nint spare = 5;\nSystem.out.println("said once");\n'),
  (POOL[3] as string).replaceAll('println(', 'println("said once" + '),
];

interface Described {
  readonly read: TokenDocument;
  readonly folded: Uint16Array;
  readonly size: number;
  readonly small: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly strings: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  readonly calls: ReadonlySet<string>;
  readonly shingles: ReadonlySet<string>;
  readonly prints: readonly { readonly at: number; readonly print: string }[];
}

function described(text: string): Described {
  const read = readDocument(document(1, { 'A.java': text }), 999, { quality: false, abstracted: false });
  const folded = fold(read.tokens);
  const hashes = new GramHashes();
  hashes.compute(folded, 12);
  const chosen = new Uint32Array(folded.length + 1);
  const count = winnow(hashes, 4, chosen);
  const small = new Set<string>();
  for (let at = 0; at + 4 <= read.tokens.length; at += 1) {
    const gram = [...read.tokens.subarray(at, at + 4)];
    if (!gram.includes(SEPARATOR)) small.add(gram.join(' '));
  }
  return {
    read,
    folded,
    size: folded.filter((token) => token !== SEPARATOR).length,
    small,
    names: new Set([...read.wording.names].map(String)),
    strings: new Set([...read.wording.strings].map(String)),
    roles: rolesOf(read),
    calls: callsOf(text),
    shingles: shinglesOf(read),
    prints: [...chosen.subarray(0, count)].map((at) => ({
      at,
      print: `${hashes.low[at]} ${hashes.high[at]}`,
    })),
  };
}

const CLASSES: Readonly<Record<string, string>> = Object.fromEntries(
  ['; ) , { } ] SEPARATOR', '< > <= >=', '== !=', '&& || !', '. ->'].flatMap((list) =>
    list.split(' ').map((word) => [word, list]),
  ),
);
const EITHER_SIDE = new Set([CLASSES['<'], CLASSES['=='], CLASSES['&&'], '+', '*']);

/** Runs of four roles with how often each came before, by words. */
function rolesOf({ tokens, uses }: TokenDocument): ReadonlySet<string> {
  const classOf = (at: number): string => {
    const name = tokenName(tokens[at] ?? SEPARATOR);
    return CLASSES[name] ?? name;
  };
  const variables: string[][] = [];
  for (const use of uses) {
    if (use % 2 === 1) variables.push([]);
    const sides = [classOf((use - (use % 2)) / 2 - 1), classOf((use - (use % 2)) / 2 + 1)] as const;
    const [left, right] = sides;
    const isTurned = EITHER_SIDE.has(left) && (!EITHER_SIDE.has(right) || left.localeCompare(right) > 0);
    variables.at(-1)?.push((isTurned ? sides.toReversed() : sides).join(' _ '));
  }
  const seen = new Map<string, number>();
  return new Set(
    variables.flatMap((roles) => {
      const all = ['START', ...roles, 'END'];
      return all.slice(3).flatMap((_, at) => {
        const run = all.slice(at, at + 4).join(' / ');
        const times = seen.get(run) ?? 0;
        seen.set(run, times + 1);
        return times < 3 ? `${run} ${times}` : [];
      });
    }),
  );
}

/** The first three of equal runs are told apart. */
function counted(list: readonly string[]): ReadonlySet<string> {
  const seen = new Map<string, number>();
  return new Set(
    list.flatMap((run) => {
      const times = seen.get(run) ?? 0;
      seen.set(run, times + 1);
      return times < 3 ? `${run} ${times}` : [];
    }),
  );
}

/** Three calls in a row of what the program does not define, by its text alone. */
function callsOf(text: string): ReadonlySet<string> {
  const code = text.replaceAll(/"(?:[^"\\]|\\.)*"|\/\/.*/g, '""');
  const defined = new Set(
    [...code.matchAll(/\bstatic [\w<>[\]]+ (\w+)\([^()]*\) *\{|\bclass (\w+)/g)].map(
      ([, method, type]) => method ?? type,
    ),
  );
  const calls = [...code.matchAll(/\b(\w+) *\(/g)]
    .map(([, name = '']) => name)
    .filter((name) => !defined.has(name) && !/^(?:if|for|while|switch|return|catch)$/.test(name));
  return counted(calls.slice(2).map((_, at) => calls.slice(at, at + 3).join(' ')));
}

function shinglesOf({ tokens, spelled }: TokenDocument): ReadonlySet<string> {
  const written = Array.from(tokens, (token, at) => writtenAs(token, spelled[at] as number));
  const hash = new RunHash();
  const kept = written.slice(2).flatMap((_, at) => {
    if (tokens.subarray(at, at + 3).includes(SEPARATOR)) return [];
    hash.of(Uint32Array.from(written), at, at + 3);
    return isSampled(hash) ? written.slice(at, at + 3).join(' ') : [];
  });
  return counted(kept);
}

const ALL = TEXTS.map(described);
const N = ALL.length;

function rarityIn(sets: readonly ReadonlySet<string>[]): (word: string) => number {
  return (word) => {
    const df = sets.filter((set) => set.has(word)).length;
    return df <= 1 ? 1 : Math.log(1 + (N - 1) / (df - 1)) / Math.log(N);
  };
}

function cosine(
  sets: readonly ReadonlySet<string>[],
  a: number,
  b: number,
  power: number,
  doubt: number,
): number {
  const rarity = rarityIn(sets);
  const sum = (words: Iterable<string>): number =>
    [...words].reduce((total, word) => total + rarity(word) ** power, 0);
  const [one, other] = [sets[a] as ReadonlySet<string>, sets[b] as ReadonlySet<string>];
  const common = sum([...one].filter((word) => other.has(word)));
  return common === 0 ? 0 : common / (Math.sqrt(sum(one) * sum(other)) + doubt);
}

const PRINTS = ALL.map(({ prints }) => new Set(prints.map(({ print }) => print)));
const rarityOfPrint = rarityIn(PRINTS);

/** A token weighs r² of the rarest fingerprint over it. */
const WEIGHTS = ALL.map(({ folded, prints }) =>
  Array.from(folded, (_, token) =>
    prints
      .filter(({ at }) => at <= token && token < at + 12)
      .reduce((best, { print }) => Math.max(best, rarityOfPrint(print) ** 2), 0),
  ),
);

const total = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

const numbers = new Map<string, number>();
const ANCHORS = ALL.map(({ prints }): Anchors => {
  const keys = prints.map(({ print }) => {
    numbers.set(print, numbers.get(print) ?? numbers.size);
    return numbers.get(print) ?? 0;
  });
  return {
    positions: Uint32Array.from(prints, ({ at }) => at),
    keys: Uint32Array.from(keys),
    from: 0,
    to: keys.length,
    sure: 12,
  };
});

/**
 * Common runs in the order of the first. Where runs of one length compete, the formulas leave it open which one is taken: the
 * engine's tiles are used, after the definition has judged them.
 */
function runs(first: number, second: number): Run[] {
  const [one, other] = [(ALL[first] as Described).folded, (ALL[second] as Described).folded];
  const tiler = new Tiler(15);
  tiler.index(one, ANCHORS[first] as Anchors);
  const tiles = runsOf(tiler.tile(other, ANCHORS[second] as Anchors));
  expect(tilingFault(one, other, tiles, 15)).toBeNull();
  return tiles.toSorted((x, y) => x.a - y.a);
}

/** The heaviest runs in one order, by trying for each run every run before it. */
function heaviest(list: readonly { readonly b: number; readonly weight: number }[]): number {
  const best: number[] = [];
  list.forEach(({ b, weight }, at) => {
    best.push(
      weight +
        Math.max(0, ...list.slice(0, at).map((before, index) => (before.b < b ? (best[index] ?? 0) : 0))),
    );
  });
  return Math.max(0, ...best);
}

/** The densest stretch, by trying for each run every run before it: these programs share few. */
function densest(
  list: readonly {
    readonly a: number;
    readonly b: number;
    readonly length: number;
    readonly weight: number;
  }[],
): number {
  const best: number[] = [];
  list.forEach(({ a, b, weight }, at) => {
    const before = list.slice(0, at).map((run, index) => {
      const [gapA, gapB] = [a - run.a - run.length, b - run.b - run.length];
      return gapB < 0 ? 0 : (best[index] ?? 0) - Math.max(gapA, gapB);
    });
    best.push(weight + Math.max(0, ...before));
  });
  return Math.max(0, ...best);
}

/** Half of the likeness, half of what is common as a share of the lesser; and how far that is to be trusted. */
function partly(sets: readonly ReadonlySet<string>[], a: number, b: number): readonly [number, number] {
  const rarity = rarityIn(sets);
  const [own, other] = [sets[a] as ReadonlySet<string>, sets[b] as ReadonlySet<string>];
  const sum = (words: Iterable<string>): number =>
    [...words].reduce((all, word) => all + rarity(word) ** 2, 0);
  const least = Math.min(sum(own), sum(other));
  const common = sum([...own].filter((word) => other.has(word)));
  return [(common / (Math.sqrt(sum(own) * sum(other)) + 1) + common / (least + 1)) / 2, least / (least + 7)];
}

function suspicionOf(a: number, b: number, list: readonly Run[]): number {
  const [mine, theirs] = [WEIGHTS[a] as number[], WEIGHTS[b] as number[]];
  const weighed = list.map((run) => ({
    ...run,
    weight:
      (((total(mine.slice(run.a, run.a + run.length)) + total(theirs.slice(run.b, run.b + run.length))) / 2) *
        (run.length - 7.5)) /
      run.length,
  }));
  const c = cosine(
    ALL.map(({ small }) => small),
    a,
    b,
    4,
    0,
  );
  const t = Math.min(1, heaviest(weighed) / Math.min(total(mine), total(theirs)));
  const n = cosine(
    ALL.map(({ names }) => names),
    a,
    b,
    4,
    4,
  );
  const s = cosine(
    ALL.map(({ strings }) => strings),
    a,
    b,
    2,
    0.5,
  );
  const [x, trust] = partly(
    ALL.map(({ roles }) => roles),
    a,
    b,
  );
  const full = 2 + 3 * trust;
  const mean = (c + t + 3 * trust * x) / full;
  const raising = (['calls', 'shingles'] as const).map((view) =>
    partly(
      ALL.map((one) => one[view]),
      a,
      b,
    ),
  );
  const above = raising.reduce((sum, [y, sure]) => sum + 4 * sure * Math.max(0, y - mean), 0);
  const whole = Math.min(1, mean + above / (full + raising.reduce((sum, [, sure]) => sum + 4 * sure, 0)));
  const d = Math.min(1, densest(weighed) / Math.min(total(mine), total(theirs)));
  const structure = 1 - (1 - whole) * (1 - d / 4);
  return 100 * (1 - (1 - structure) ** (1 + 4 * structure * (n + s)));
}

describe('the formulas of docs/engine.md', () => {
  const result = analyse(TEXTS.map((text, id) => document(id, { 'A.java': text })));
  const pairs = ALL.flatMap((_, a) => ALL.slice(a + 1).map((__, at) => [a, a + 1 + at] as const));

  const worked = pairs.map(([a, b]) => {
    const pair = pairOf(result, a, b);
    const ways = [runs(a, b), runs(b, a)].map((list, turned) => ({
      tiled: list.reduce((sum, { length }) => sum + length, 0),
      suspicion: turned === 0 ? suspicionOf(a, b, list) : suspicionOf(b, a, list),
    }));
    return { a, b, pair, ways: ways.filter(({ tiled }) => tiled === pair.overlap) };
  });
  const thirdBest = ALL.map((_, id) =>
    worked
      .filter(({ a, b }) => a === id || b === id)
      .map(({ ways }) => ways[0]?.suspicion ?? NaN)
      .toSorted((x, y) => y - x)
      .at(2),
  ).toSorted((x = 0, y = 0) => x - y);
  // Ten programs: the median lies between the fifth and the sixth.
  const ordinary = ((thirdBest[4] ?? NaN) + (thirdBest[5] ?? NaN)) / 2;
  const power = 2 / (2 - Math.log(1 - ordinary / 100));

  it('read suspicion against what is ordinary in the class', () => {
    expect(ordinary).toBeGreaterThan(5);
    expect(ordinary).toBeLessThan(95);
  });

  it.each(worked)('give the numbers of pair $a, $b', ({ a, b, pair, ways }) => {
    const read = ways.map(({ suspicion }) => 100 * (1 - (1 - suspicion / 100) ** power));
    const nearest = Math.min(...read.map((suspicion) => Math.abs(suspicion - (pair.suspicion ?? NaN))));
    expect(nearest).toBeLessThan(0.0001);
    expect(pair.similarity).toBeCloseTo((100 * pair.overlap) / (ALL[a] as Described).size, 8);
    expect(pair.matchedSimilarity).toBeCloseTo((100 * pair.overlap) / (ALL[b] as Described).size, 8);
  });

  /** How close two are: without an upper end. */
  const closeness = (percent: number): number => 0.02 - Math.log(1 - Math.min(percent, 99.9) / 100);

  it.each(worked)('make the total of pair $a, $b of its similarity and suspicion', ({ a, b, pair, ways }) => {
    const [one, other] = [(ALL[a] as Described).size, (ALL[b] as Described).size];
    // Little is alike in this class, so that nothing ordinary raises the bar.
    expect(closeness(result.ordinary ?? Number.NaN) * 4).toBeLessThan(Math.log(4));
    const totals = ways.map(({ suspicion }) => {
      const c = closeness((200 * pair.overlap) / (one + other)) ** (2 / 3) * closeness(suspicion) ** (1 / 3);
      const value = 100 * (1 - 4 ** -((c * Math.min(1, Math.min(one, other) / 400)) / Math.log(4)));
      return value < 99.9 ? value : 100;
    });
    expect(Math.min(...totals.map((each) => Math.abs(each - (pair.total ?? NaN))))).toBeLessThan(0.0001);
  });

  it('make the submission’s number that of its highest pair', () => {
    for (const { id, peer } of result.submissions) {
      const own = result.pairs.filter(({ a, b }) => a === id || b === id);
      expect(peer).toBe(Math.max(...own.map((pair) => pair.total ?? NaN)));
    }
  });
});
