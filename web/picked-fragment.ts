import { useState } from 'preact/hooks';
import type { Jump } from './code-side.tsx';
import { type PairFragment, otherSide, type Side } from '../src/dossier/fragments.ts';
import { placeOf } from './links.ts';
import { replaceQuery } from './routes.ts';

/** The fragment that is looked at; its place stands in the address. */
export interface PickedFragment {
  /** Place among the fragments; null: there are none. */
  readonly current: number | null;
  readonly fragment: PairFragment | undefined;
  /** Files that the reader chose instead of the fragment's. */
  readonly files: Readonly<Partial<Record<Side, string>>>;
  readonly jump: Jump;
  readonly setFile: (side: Side, path: string) => void;
  /** Shows a fragment that was picked on one side, or from outside of both. */
  readonly pick: (to: number, from: Side | 'none') => void;
  readonly step: (by: number) => void;
}

/** Keeps which fragment of a pair is looked at. */
export function usePickedFragment(
  fragments: readonly PairFragment[],
  query: URLSearchParams,
): PickedFragment {
  const asked = placeOf(String(Number(query.get('fragment') ?? '1') - 1), fragments.length);
  const current = asked ?? (fragments.length > 0 ? 0 : null);
  const [jump, setJump] = useState<Jump>({ side: 'both', turn: 0 });
  const [files, setFiles] = useState<PickedFragment['files']>({});
  const pick = (to: number, from: Side | 'none'): void => {
    setFiles({});
    // The side that was clicked stays where it is; the other one comes.
    setJump(({ turn }) => ({ side: from === 'none' ? 'both' : otherSide(from), turn: turn + 1 }));
    replaceQuery({ fragment: to + 1 });
  };
  return {
    current,
    fragment: current === null ? undefined : fragments[current],
    files,
    jump,
    setFile: (side, path) => setFiles({ ...files, [side]: path }),
    pick,
    step: (by) => {
      if (current !== null) pick((current + by + fragments.length) % fragments.length, 'none');
    },
  };
}
