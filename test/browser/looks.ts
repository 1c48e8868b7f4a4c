import { some } from '../suite.ts';

/** What a page is looked at in: colours, and the width of a desk or a phone. */
export type Look = readonly [colorScheme: 'light' | 'dark', width: number];

const LOOKS: readonly Look[] = [
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
];

/**
 * The looks in which a view is judged: all, and by day the one that falls to it. Loading a page and judging it takes seconds.
 *
 * @param view the same in each run, or a seed would not choose the same again
 */
export function looks(...view: readonly string[]): readonly Look[] {
  const chosen = some(
    LOOKS.map((look) => ({ view, look })),
    1,
  );
  return chosen.map(({ look }) => look);
}
