import type { Alignment } from '../src/dossier/alignment.ts';
import { message } from '../src/words/message.ts';
import { Rich, useWords } from './words.tsx';

/** Renames listed. */
const RENAMES = 6;

/** How alike the lines of a fragment are, and what was renamed. */
export function AlignmentNote({ alignment }: { readonly alignment: Alignment | null }) {
  const words = useWords();
  if (alignment === null || alignment.lines === 0) return <p class="note" />;
  const { identical, renamed, lines, renames, isTooLong } = alignment;
  if (isTooLong) return <p class="note">{words.say('compare.tooLong')}</p>;
  const alike =
    renamed > 0
      ? message('compare.identicalRenamed', { identical, lines, renamed })
      : message('compare.identical', { identical, lines });
  const more = renames.length - RENAMES;
  const list = renames.slice(0, RENAMES).map((one, index) => (
    <span class="rename" key={`${one.from} ${one.to}`}>
      {index > 0 ? words.say('words.comma') : ''}
      <code>{one.from}</code> → <code>{one.to}</code>
      {one.times > 1 ? ` ${words.count(one.times)}×` : ''}
    </span>
  ));
  return (
    <p class="note" role="status">
      {renames.length === 0 ? (
        words.tell(alike)
      ) : (
        <Rich
          of={
            more > 0 ? message('compare.renamesMore', { alike, more }) : message('compare.renames', { alike })
          }
          tags={{ list: () => <>{list}</> }}
        />
      )}
    </p>
  );
}
