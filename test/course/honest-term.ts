import type { CourseClass } from '../../src/report/course/places.ts';
import { randomFrom } from '../random.ts';

/** How a made-up term is; standard deviations of what is normal, where nothing else is said. */
export interface Term {
  readonly people: number;
  readonly assignments: number;
  /** How much some people are nearer to everybody, in every assignment. Of one assignment it is .7. */
  readonly hub?: number;
  /** How much more uneven some people's pairs are than others', as a logarithm. */
  readonly spread?: number;
  /** How much people are alike in style, so that some pairs are near again and again. */
  readonly style?: number;
  /** Which share of the people hands in for an assignment. */
  readonly attendance?: number;
  /** All that is less near is as near. */
  readonly least?: number;
  /** Numbers are rounded to steps of this. */
  readonly step?: number;
  /** Pairs that are nearer by so much. */
  readonly planted?: readonly { readonly a: number; readonly b: number; readonly by: number }[];
}

/** Directions in which styles differ. */
const STYLES = 3;

/** A term whose people are near each other as the numbers of `Term` say; chance differs by 1. */
export function honestTerm(term: Term, seed: number): readonly CourseClass[] {
  const { people, assignments, hub = 0, spread = 0, style = 0, attendance = 1, planted = [] } = term;
  const random = randomFrom(seed * 7919 + 13);
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const each = (make: () => number): readonly number[] => numbers(people).map(make);
  const hubs = each(() => hub * normal());
  const spreads = each(() => Math.exp(spread * normal()));
  const styles = numbers(STYLES).map(() => each(normal));
  const of = (list: readonly number[], one: number): number => list[one] ?? 0;
  return numbers(assignments).map(() => {
    const present = numbers(people).filter(() => random.next() < attendance);
    const today = each(() => 0.7 * normal());
    const pairs = present.flatMap((a, at) =>
      present.slice(at + 1).map((b) => {
        const alike = styles.reduce((sum, one) => sum + of(one, a) * of(one, b), 0) / Math.sqrt(STYLES);
        const chance = normal() * Math.sqrt(of(spreads, a) * of(spreads, b));
        const more = planted.find((pair) => pair.a === a && pair.b === b)?.by ?? 0;
        const usual = of(hubs, a) + of(hubs, b) + of(today, a) + of(today, b);
        const near = Math.max(term.least ?? -Infinity, usual + style * alike + chance + more);
        return { a, b, near: term.step === undefined ? near : Math.round(near / term.step) };
      }),
    );
    return { people: present, pairs, apart: [] };
  });
}

/** 0, 1, … */
export function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
