/*
 * The total as docs/engine.md tells it, worked out in the plainest way: the oracle of src/engine/judgement.ts.
 */

export interface NaiveProgram {
  readonly size: number;
  readonly isReadable: boolean;
  readonly isArchive: boolean;
  /** Who belongs together has the same. */
  readonly party: number;
}

export interface NaivePair {
  /** The lesser of two places. */
  readonly a: number;
  readonly b: number;
  readonly similarity: number;
  readonly suspicion: number;
  /** Where its runs stand in both. */
  readonly runs: readonly (readonly [a: number, b: number, length: number])[];
}

const g = (x: number): number => 0.02 - Math.log(1 - Math.min(x, 99.9) / 100);

/** `isWhole`: pairs that are not listed have nothing in common. Totals by "a b"; undefined: nobody is judged by it. */
export function naiveJudgement(
  programs: readonly NaiveProgram[],
  pairs: readonly NaivePair[],
  isWhole: boolean,
  mostNear = 10,
): {
  readonly totals: ReadonlyMap<string, number | undefined>;
  readonly ordinary: number | null;
  readonly apart: number;
} {
  const all = [...programs.keys()];
  const sizeOf = (one: number): number => programs[one]?.size ?? 0;
  const counts = (one: number): boolean => sizeOf(one) >= 60;
  const isJudged = (one: number): boolean => sizeOf(one) >= 120 && programs[one]?.isReadable === true;
  const partyOf = (one: number): number => programs[one]?.party ?? one;
  const isFew = new Set(all.filter(counts).map(partyOf)).size <= 3;
  const closeOf = ({ a, b, similarity, suspicion }: NaivePair): number => {
    const isLopsided = Math.max(sizeOf(a), sizeOf(b)) > 8 * Math.min(sizeOf(a), sizeOf(b));
    return g(similarity) ** (2 / 3) * g(isFew || isLopsided ? similarity : suspicion) ** (1 / 3);
  };
  const listed = new Map(pairs.map((pair) => [`${pair.a} ${pair.b}`, pair]));
  const between = (one: number, other: number): NaivePair | undefined =>
    listed.get(`${Math.min(one, other)} ${Math.max(one, other)}`);
  const partnersOf = (one: number): readonly { readonly other: number; readonly pair: NaivePair }[] =>
    all.flatMap((other) => {
      const pair = between(one, other);
      return pair === undefined || !counts(one) || !counts(other) ? [] : [{ other, pair }];
    });
  const thirdOf = (one: number, isLeftOut: (other: number) => boolean): number | undefined => {
    const others = partnersOf(one).filter(({ other }) => !isLeftOut(other));
    const close = [...Map.groupBy(others, ({ other }) => partyOf(other)).values()]
      .map((party) => Math.max(...party.map(({ pair }) => closeOf(pair))))
      .toSorted((x, y) => y - x);
    return close[2] ?? (isWhole ? g(0) : undefined);
  };
  const chains = (isJoined: (pair: NaivePair) => boolean, from = all): readonly number[] => {
    let of: readonly number[] = from;
    for (const pair of pairs.filter(isJoined)) {
      const [one, other] = [of[pair.a], of[pair.b]];
      of = of.map((each) => (each === one ? (other as number) : each));
    }
    return of;
  };
  const areCounted = ({ a, b }: NaivePair): boolean => counts(a) && counts(b);

  const best = all.map((one) => thirdOf(one, (other) => partyOf(one) === partyOf(other)));
  const isNearTo = (pair: NaivePair, one: number): boolean => closeOf(pair) >= 0.6 * (best[one] ?? 0);
  const family = chains((pair) => areCounted(pair) && pair.similarity > 75);
  const bitsIn = (pair: NaivePair): number => {
    const isOutside = (one: number): boolean =>
      family[one] !== family[pair.a] && family[one] !== family[pair.b];
    const alike = new Map<number, number>();
    for (const one of [pair.a, pair.b]) {
      const found = partnersOf(one)
        .filter(({ other, pair: each }) => isOutside(other) && isNearTo(each, other) && each.similarity > 0)
        .toSorted((x, y) => y.pair.similarity - x.pair.similarity);
      for (const { other, pair: each } of found.slice(0, mostNear)) {
        alike.set(other, Math.max(alike.get(other) ?? 0, each.similarity));
      }
    }
    const near = [...alike].toSorted(([, x], [, y]) => y - x).slice(0, mostNear);
    let bits = 0;
    for (const one of [pair.a, pair.b]) {
      const isAt = (each: NaivePair | undefined, token: number): boolean =>
        each?.runs.some(([a, b, length]) => {
          const from = each.a === one ? a : b;
          return token >= from && token < from + length;
        }) === true;
      for (let token = 0; token < sizeOf(one); token += 1) {
        if (!isAt(pair, token)) continue;
        const have = near.filter(([other]) => isAt(between(one, other), token)).length;
        bits -= Math.log2((have + 0.5) / (near.length + 1));
      }
    }
    return bits;
  };
  const group = chains(
    (pair) => pair.similarity > 55 && isJudged(pair.a) && isJudged(pair.b) && bitsIn(pair) > 900,
    all.map(partyOf),
  );
  const third = all.map((one) => thirdOf(one, (other) => group[one] === group[other]));
  const othersOf = (one: number): number =>
    counts(one)
      ? new Set(all.filter((other) => counts(other) && group[other] !== group[one]).map(partyOf)).size
      : 0;
  const medianOf = (among: readonly number[], least: number): number | undefined => {
    const known = among.filter(
      (one) => isJudged(one) && programs[one]?.isArchive === false && third[one] !== undefined,
    );
    const weights = known
      .map((one) => ({
        value: third[one] ?? 0,
        weight: 1 / known.filter((other) => group[other] === group[one]).length,
      }))
      .toSorted((x, y) => x.value - y.value);
    const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
    let seen = 0;
    const found = weights.find(({ weight }) => (seen += weight) > whole / 2 - 1e-6);
    return known.length < least ? undefined : found?.value;
  };
  const ordinary = medianOf(all, 1) ?? g(0);
  const here = all.map((one) => {
    const near = partnersOf(one).filter(({ other, pair }) => isNearTo(pair, one) || isNearTo(pair, other));
    return medianOf([one, ...near.map(({ other }) => other)], 4) ?? ordinary;
  });
  const totalOf = (pair: NaivePair): number | undefined => {
    if (!isJudged(pair.a) || !isJudged(pair.b)) return undefined;
    const t = Math.min(sizeOf(pair.a), sizeOf(pair.b));
    const near = Math.min(here[pair.a] ?? 0, here[pair.b] ?? 0);
    const o = t <= 400 ? near : Math.min(near, Math.max(ordinary, g((100 * 400) / t)));
    const own = Math.min(third[pair.a] ?? o, third[pair.b] ?? o);
    const usual = t < 400 ? Math.max(o, own) : Math.min(o, own);
    const total =
      100 * (1 - 4 ** -((closeOf(pair) * Math.min(1, t / 400)) / Math.max(Math.log(4), 4 * usual)));
    return total >= 99.9 ? 100 : total;
  };
  return {
    totals: new Map(pairs.map((pair) => [`${pair.a} ${pair.b}`, totalOf(pair)])),
    ordinary: !all.some((one) => othersOf(one) >= 3) ? null : 100 * (1 - Math.exp(0.02 - ordinary)),
    apart: all.filter((one) => {
      const own = here[one] ?? 0;
      return (
        isJudged(one) && programs[one]?.isArchive === false && (own > 2 * ordinary || own < ordinary / 2)
      );
    }).length,
  };
}
