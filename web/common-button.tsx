import { useState } from 'preact/hooks';
import type { PairFragment } from '../src/dossier/fragments.ts';
import { fileOf, linesOf, type Sides } from '../src/dossier/sides.ts';
import { count } from '../src/text/format.ts';
import { declareCommon, useCases } from './cases.ts';
import { readerName } from './keep-cases.ts';

/** Calls a fragment code that everybody may have, so that the next run takes it for starter code. Takes two clicks. */
export function CommonButton({
  fragment,
  sources,
}: {
  readonly fragment: PairFragment | undefined;
  readonly sources: Sides['sources'];
}) {
  const { book } = useCases();
  const [isAsked, setIsAsked] = useState(false);
  if (fragment === undefined) return null;
  const { file: path } = fragment.left;
  const lines = linesOf(fileOf(sources[0], path)?.text.split('\n') ?? [], fragment.left);
  const text = lines.join('\n');
  if (text.trim() === '') return null;
  if (book.common.some((one) => one.text === text)) {
    return <span class="hint">Called common: the next run leaves it out.</span>;
  }
  if (!isAsked) {
    return (
      <button type="button" class="link" onClick={() => setIsAsked(true)}>
        This is common…
      </button>
    );
  }
  const declare = (): void => {
    declareCommon({ path, text, by: readerName() });
    setIsAsked(false);
  };
  return (
    <span class="common-question">
      Given to everybody, or from the lecture? The next run takes {count(lines.length, 'line')} for starter
      code and counts them for nobody.{' '}
      <button type="button" onClick={declare}>
        Call it common
      </button>{' '}
      <button type="button" class="link" onClick={() => setIsAsked(false)}>
        Cancel
      </button>
    </span>
  );
}
