import { useState } from 'preact/hooks';
import { fileOf, linesOf, type PairFragment, type Sides } from '#report';
import { declareCommon, useCases } from './cases.ts';
import { readerName } from './keep-cases.ts';
import { useWords } from './words.tsx';

/** Calls a fragment code that everybody may have, so that the next run takes it for starter code. Takes two clicks. */
export function CommonButton({
  fragment,
  sources,
}: {
  readonly fragment: PairFragment | undefined;
  readonly sources: Sides['sources'];
}) {
  const words = useWords();
  const { book } = useCases();
  const [isAsked, setIsAsked] = useState(false);
  if (fragment === undefined) return null;
  const { file: path } = fragment.left;
  const lines = linesOf(fileOf(sources[0], path)?.text.split('\n') ?? [], fragment.left);
  const text = lines.join('\n');
  if (text.trim() === '') return null;
  if (book.common.some((one) => one.text === text)) {
    return <span class="hint">{words.say('cases.calledCommon')}</span>;
  }
  if (!isAsked) {
    return (
      <button type="button" class="link" onClick={() => setIsAsked(true)}>
        {words.say('cases.isCommon')}
      </button>
    );
  }
  const declare = (): void => {
    declareCommon({ path, text, by: readerName() });
    setIsAsked(false);
  };
  return (
    <span class="common-question">
      {words.say('cases.askCommon', { n: lines.length })}{' '}
      <button type="button" onClick={declare}>
        {words.say('cases.callCommon')}
      </button>{' '}
      <button type="button" class="link" onClick={() => setIsAsked(false)}>
        {words.say('cases.cancel')}
      </button>
    </span>
  );
}
