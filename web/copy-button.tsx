import { useEffect, useState } from 'preact/hooks';
import { useWords } from './words.tsx';

interface CopyButtonProps {
  readonly label: string;
  readonly title?: string;
  /** What the text is, where it stands there. */
  readonly shownAs: string;
  readonly text: () => string;
}

/** Copies a text; where the browser does not let it, the text stands there to be copied. */
export function CopyButton({ label, title, shownAs, text: textOf }: CopyButtonProps) {
  const words = useWords();
  const [shown, setShown] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  useEffect(() => {
    if (shown?.isCopied !== true) return;
    const timer = setTimeout(() => setShown(null), 2000);
    return () => clearTimeout(timer);
  }, [shown]);
  const copy = async (): Promise<void> => {
    const text = textOf();
    try {
      await navigator.clipboard.writeText(text);
      setShown({ text, isCopied: true });
    } catch {
      setShown({ text, isCopied: false });
    }
  };
  return (
    <>
      <button type="button" title={title} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" class={shown?.isCopied === true ? 'made' : 'hidden'}>
        {shown?.isCopied === true ? words.say('page.copied') : ''}
      </span>
      {shown === null || shown.isCopied ? null : (
        <input
          class="address"
          type="text"
          readOnly
          aria-label={shownAs}
          value={shown.text}
          ref={(field) => field?.select()}
          onBlur={() => setShown(null)}
        />
      )}
    </>
  );
}
