import { fileOf, linesOf, type PairFragment, type Sides } from '#report';
import { declareCommon, useCases } from './cases.ts';
import { SureButton } from './form.tsx';
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
  if (fragment === undefined) return null;
  const { file: path } = fragment.left;
  const lines = linesOf(fileOf(sources[0], path)?.text.split('\n') ?? [], fragment.left);
  const text = lines.join('\n');
  if (text.trim() === '') return null;
  if (book.common.some((one) => one.text === text)) {
    return <span class="hint">{words.say('cases.calledCommon')}</span>;
  }
  return (
    <SureButton
      label={words.say('cases.isCommon')}
      question={words.say('cases.askCommon', { n: lines.length })}
      sure={words.say('cases.callCommon')}
      stay={words.say('cases.cancel')}
      isBusy={false}
      onSure={() => declareCommon({ path, text, by: readerName() })}
    />
  );
}
