import { message, type Message } from '#base';
import { type FragmentFacts, linesWords, type PairFragment } from '#report';
import { shortFact } from './fragment-facts.tsx';
import { shortPath } from './names.tsx';
import { useWords } from './words.tsx';

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
  const words = useWords();
  const total = fragments.length;
  return (
    <div class="steps" hidden={fragments.length === 0}>
      <button
        type="button"
        onClick={() => onStep(-1)}
        disabled={fragments.length < 2}
        title={words.say('compare.key', { key: 'k' })}
      >
        {words.say('compare.previous')}
      </button>
      <label>
        <span class="hidden">{words.say('compare.fragment')}</span>
        <select
          value={current ?? 0}
          disabled={fragments.length === 0}
          onChange={(event) => onPick(Number(event.currentTarget.value))}
        >
          {fragments.map((one, index) => (
            <option key={index} value={index}>
              {words.tell(option(one, index + 1, total, facts[index]))}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        onClick={() => onStep(1)}
        disabled={fragments.length < 2}
        title={words.say('compare.key', { key: 'j' })}
      >
        {words.say('compare.next')}
      </button>
    </div>
  );
}

function option(
  { left, right, tokens }: PairFragment,
  number: number,
  total: number,
  facts: FragmentFacts | undefined,
): Message {
  const fact = shortFact(facts);
  const what =
    fact === null
      ? message('compare.numberOf', { number, total })
      : message('compare.numberOfFact', { number, total, fact });
  const places = { what, left: regionOf(left), right: regionOf(right) };
  return tokens === null
    ? message('compare.option', places)
    : message('compare.optionTokens', { ...places, n: tokens });
}

function regionOf({ file, lineStart, lineEnd }: PairFragment['left']): Message {
  return message('compare.region', { file: shortPath(file), lines: linesWords(lineStart, lineEnd) });
}
