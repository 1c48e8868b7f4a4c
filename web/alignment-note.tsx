import { count } from '../src/text/format.ts';
import type { Alignment } from '../src/dossier/alignment.ts';

/** Renames listed. */
const RENAMES = 6;

/** How alike the lines of a fragment are, and what was renamed. */
export function AlignmentNote({ alignment }: { readonly alignment: Alignment | null }) {
  if (alignment === null || alignment.lines === 0) return <p class="note" />;
  if (alignment.isTooLong) return <p class="note">This fragment is too long to be compared line by line.</p>;
  return (
    <p class="note" role="status">
      {alignment.identical} of {count(alignment.lines, 'line')} identical
      {alignment.renamed > 0 ? `, ${alignment.renamed} more with other names or values` : ''}
      {alignment.renames.length === 0 ? null : (
        <>
          {'; renamed: '}
          {alignment.renames.slice(0, RENAMES).map((one, index) => (
            <span class="rename" key={`${one.from} ${one.to}`}>
              {index > 0 ? ', ' : ''}
              <code>{one.from}</code> → <code>{one.to}</code>
              {one.times > 1 ? ` ${one.times}×` : ''}
            </span>
          ))}
          {alignment.renames.length > RENAMES ? ` and ${alignment.renames.length - RENAMES} more` : ''}
        </>
      )}
    </p>
  );
}
