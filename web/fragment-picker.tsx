import type { FragmentFacts } from '../src/dossier/fragment-facts.ts';
import { formatLines } from '../src/text/format.ts';
import type { PairFragment } from '../src/dossier/fragments.ts';
import { shortFacts } from './fragment-facts.tsx';
import { shortPath } from './names.tsx';

/** A list of the fragments, with buttons for the one before and the next one. */
export function FragmentPicker({
  fragments,
  facts,
  current,
  onPick,
  onStep,
}: {
  readonly fragments: readonly PairFragment[];
  /** Where else each stands. */
  readonly facts: readonly FragmentFacts[];
  readonly current: number | null;
  readonly onPick: (to: number) => void;
  readonly onStep: (by: 1 | -1) => void;
}) {
  return (
    <div class="steps" hidden={fragments.length === 0}>
      <button type="button" onClick={() => onStep(-1)} disabled={fragments.length < 2} title="Key p">
        ← Previous
      </button>
      <label>
        <span class="hidden">Fragment</span>
        <select
          value={current ?? 0}
          disabled={fragments.length === 0}
          onChange={(event) => onPick(Number(event.currentTarget.value))}
        >
          {fragments.map((one, index) => (
            <option key={index} value={index}>
              {`${index + 1} of ${fragments.length}${factWords(facts[index])}: ${regionWords(one.left)} ↔ ${regionWords(one.right)}${one.tokens === null ? '' : ` (${one.tokens} tokens)`}`}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => onStep(1)} disabled={fragments.length < 2} title="Key n">
        Next →
      </button>
    </div>
  );
}

function factWords(facts: FragmentFacts | undefined): string {
  const words = shortFacts(facts);
  return words === '' ? '' : `, ${words}`;
}

function regionWords({ file, lineStart, lineEnd }: PairFragment['left']): string {
  return `${shortPath(file)} ${formatLines(lineStart, lineEnd)}`;
}
