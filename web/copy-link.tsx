import { CopyButton } from './copy-button.tsx';
import { runOf } from './links.ts';
import { useReport } from './report.ts';
import { currentAddress } from './routes.ts';
import { useWords } from './words.tsx';

/** Copies the address of what is shown. */
export function CopyLink() {
  const words = useWords();
  const { page } = useReport();
  return (
    <CopyButton
      label={words.say('page.copyLink')}
      title={words.say('page.copyLinkTip')}
      shownAs={words.say('page.linkShown')}
      text={() => currentAddress(runOf(page))}
    />
  );
}
