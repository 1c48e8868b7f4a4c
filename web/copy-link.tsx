import { useEffect, useState } from 'preact/hooks';
import { currentAddress } from './routes.ts';
import { useWords } from './words.tsx';

/** Copies the address of what is shown; where the browser does not let it, the address stands there to be copied. */
export function CopyLink() {
  const words = useWords();
  const [shown, setShown] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  useEffect(() => {
    if (shown?.isCopied !== true) return;
    const timer = setTimeout(() => setShown(null), 2000);
    return () => clearTimeout(timer);
  }, [shown]);
  const copy = async (): Promise<void> => {
    const text = currentAddress();
    try {
      await navigator.clipboard.writeText(text);
      setShown({ text, isCopied: true });
    } catch {
      setShown({ text, isCopied: false });
    }
  };
  return (
    <>
      <button type="button" title={words.say('page.copyLinkTip')} onClick={() => void copy()}>
        {words.say('page.copyLink')}
      </button>
      <span role="status" class={shown?.isCopied === true ? 'made' : 'hidden'}>
        {shown?.isCopied === true ? words.say('page.copied') : ''}
      </span>
      {shown === null || shown.isCopied ? null : (
        <input
          class="address"
          type="text"
          readOnly
          aria-label={words.say('page.linkShown')}
          value={shown.text}
          ref={(field) => field?.select()}
          onBlur={() => setShown(null)}
        />
      )}
    </>
  );
}
