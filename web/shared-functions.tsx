import type { VNode } from 'preact';
import { message, visible } from '#base';
import { type FunctionPlace, linesWords, SAME_FUNCTION, type SharedFunction } from '#report';
import type { FunctionsOfPair } from './rarity.ts';
import { AlsoIn, heldMessage } from './fragment-facts.tsx';
import { SubmissionLink } from './names.tsx';
import { useReport } from './report.ts';
import { Rich, useWords } from './words.tsx';

/** Functions listed; a program that has more in common is read in its code. */
const LISTED = 100;

/** Which functions of the two are the same, or in part, and who else has them. */
export function SharedFunctionsCard({
  places,
  functions,
}: {
  readonly places: readonly [number, number];
  readonly functions: FunctionsOfPair | null;
}) {
  const words = useWords();
  const report = useReport();
  if (functions === null || functions.list.length === 0) return null;
  const {
    list,
    all: [left, right],
  } = functions;
  const names = places.map((place) => report.name(place)) as [string, string];
  return (
    <details class="card functions">
      <summary>{words.say('compare.functions', { n: list.length, left, right })}</summary>
      <ul class="plain">
        {list.slice(0, LISTED).map((one, at) => (
          <li key={at}>
            <Rich of={sentence(one, names)} tags={{ own: nameOf(one.left), other: nameOf(one.right) }} />{' '}
            <Holders of={functions.holders?.[at] ?? null} others={functions.others} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function sentence({ ofLeft, ofRight }: SharedFunction, [a, b]: readonly [string, string]) {
  const own = { as: 'percent', value: 100 * ofLeft } as const;
  const other = { as: 'percent', value: 100 * ofRight } as const;
  return message(Math.min(ofLeft, ofRight) >= SAME_FUNCTION ? 'compare.functionIs' : 'compare.functionPart', {
    a,
    b,
    shareOfOwn: own,
    shareOfOther: other,
  });
}

const nameOf =
  ({ name, file, lineStart, lineEnd }: FunctionPlace) =>
  (): VNode => {
    const words = useWords();
    const title = words.say('compare.region', { file: visible(file), lines: linesWords(lineStart, lineEnd) });
    return <code title={title}>{visible(name)}</code>;
  };

/** Who else has a function; nothing where that is not known, or nobody else is there. */
function Holders({ of, others }: { readonly of: ReadonlySet<number> | null; readonly others: number }) {
  const words = useWords();
  const { page } = useReport();
  if (of === null || others === 0) return null;
  const isHere = page.sourcesOmitted !== null;
  return (
    <span class="hint">
      {of.size === 0 ? (
        words.tell(heldMessage({ holders: 0, others, isHere }))
      ) : (
        <AlsoIn places={[...of].map((place) => <SubmissionLink key={place} place={place} />)} />
      )}
    </span>
  );
}
