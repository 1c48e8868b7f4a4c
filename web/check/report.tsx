import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { CASES_FILE } from '#contract';
import { ANONYMOUS } from '../links.ts';
import { SureButton, useStay } from '../form.tsx';
import { saveFile } from '../save-file.ts';
import { useWindowEvent } from '../window-events.ts';
import { Said, SaidItems, useWords } from '../words.tsx';
import type { Done } from './class-work.ts';

/** The address of what stands in a frame before it is written. */
const EMPTY = 'about:srcdoc';

/** The page among the files of a report, and what it is called where it is saved without the others. */
const PAGE = 'index.html';
const SAVED_PAGE = 'similarity-report.html';

interface ReportProps {
  readonly done: Done;
  readonly isAnonymous: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
}

/** The report as it would be written, shown in place and given to be saved. */
export function Report({ done, isAnonymous, heading, onBack }: ReportProps) {
  const words = useWords();
  const [isSaved, setIsSaved] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { files } = done;
  const page = files.find(({ name }) => name === PAGE)?.bytes ?? null;
  useStay(!isSaved);
  const save = (name: string, bytes: Blob): void => {
    saveFile(name === PAGE ? SAVED_PAGE : name, bytes);
    if (name === PAGE) setIsSaved(true);
  };
  return (
    <>
      <header class="top">
        <h1 class="hidden" tabIndex={-1} ref={heading}>
          {words.say('check.result')}
        </h1>
        <p class="deeds">
          {files
            .filter(({ name }) => name === PAGE)
            .map(({ name, bytes }) => (
              <button key={name} type="button" class="primary" onClick={() => save(name, bytes)}>
                {words.say('check.saveReport')}
              </button>
            ))}
          <SureButton
            label={words.say('check.back')}
            question={words.say(isSaved ? 'check.sureBackSaved' : 'check.sureBack')}
            sure={words.say('check.back')}
            stay={words.say('check.stay')}
            isBusy={false}
            asks={() => !isSaved || hasUnsaved(frame.current?.contentWindow)}
            onSure={onBack}
          />
        </p>
        <MoreFiles files={files.filter(({ name }) => name !== PAGE)} onSave={save} />
        <Remarks warnings={done.warnings} />
      </header>
      <main id="main">
        {/* The report says it, too. */}
        <p class={page === null ? 'warning' : 'hidden'} role="status">
          <Said of={done.sentence} />
        </p>
        {page === null ? null : <Shown frame={frame} bytes={page} isAnonymous={isAnonymous} />}
      </main>
    </>
  );
}

/** Whether the report asks before it is left: something was decided in it and not saved. */
function hasUnsaved(shown: Window | null | undefined): boolean {
  return shown?.dispatchEvent(new Event('beforeunload', { cancelable: true })) === false;
}

/** All that is written beside the page. */
function MoreFiles({
  files,
  onSave,
}: {
  readonly files: Done['files'];
  readonly onSave: (name: string, bytes: Blob) => void;
}) {
  const words = useWords();
  return (
    <details>
      <summary>{words.say('check.moreFiles')}</summary>
      <p class="hint">{words.say('check.moreFilesHint', { file: CASES_FILE })}</p>
      <p class="deeds">
        {files.map(({ name, bytes }) => (
          <button key={name} type="button" onClick={() => onSave(name, bytes)}>
            {words.say('cases.save', { file: name })}
          </button>
        ))}
      </p>
    </details>
  );
}

/** What a person must not miss. */
function Remarks({ warnings }: Pick<Done, 'warnings'>) {
  const words = useWords();
  if (warnings.length === 0) return null;
  return (
    <details class="warning">
      <summary>{words.say('check.warnings', { n: warnings.length })}</summary>
      <ul class="prose">
        <SaidItems of={warnings} />
      </ul>
    </details>
  );
}

interface ShownProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly bytes: Blob;
  readonly isAnonymous: boolean;
}

/**
 * The report as a document of this page, which is written into an empty frame. One of an address of its own (`blob:`) would belong to
 * nobody where this page was opened from a disk, and the browser would refuse each of its links.
 *
 * The frame is empty as a document that was loaded: in the one that each frame begins with, going back is loading anew, which the rules
 * of this page forbid, and the report and all that was decided in it would be gone.
 */
function Shown({ frame, bytes, isAnonymous }: ShownProps) {
  const words = useWords();
  // A browser prints the page around it, with what is in sight of the report.
  const print = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'p') return;
    event.preventDefault();
    frame.current?.contentWindow?.print();
  };
  useWindowEvent('keydown', print);
  const write = async (): Promise<void> => {
    const html = await bytes.text();
    const inside = frame.current?.contentDocument ?? null;
    // Nobody looks any more; or it is the report itself that was loaded.
    if (inside?.URL !== EMPTY) return;
    inside.open();
    if (isAnonymous) inside.defaultView?.history.replaceState(null, '', `#/?${ANONYMOUS}=1`);
    inside.write(html);
    inside.close();
    inside.addEventListener('keydown', print);
  };
  return (
    <iframe
      ref={frame}
      class="report-frame"
      title={words.say('page.report')}
      srcdoc=" "
      onLoad={() => void write()}
    />
  );
}
