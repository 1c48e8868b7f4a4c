import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Message } from '#base';
import { Trouble } from '../form.tsx';
import { useWords } from '../words.tsx';
import type { DroppedFile } from './dropped-file.ts';
import { chosenFiles, droppedFiles } from './dropped-files.ts';

/** Where files are dropped, or chosen with the keyboard: also while others are sent or read. */
export function DropZone({
  status,
  error,
  isOff,
  isEmpty,
  hasFolders,
  onFiles,
  onAgain = null,
  onClear,
  children,
}: {
  /** What is there, or how far it is. */
  readonly status: Message;
  /** Why what was dropped is not there. */
  readonly error: Message | undefined;
  /** Nothing can be dropped now. */
  readonly isOff: boolean;
  /** Nothing was dropped here that could be taken away. */
  readonly isEmpty: boolean;
  /** A folder can be chosen, too. */
  readonly hasFolders: boolean;
  readonly onFiles: (files: Promise<readonly DroppedFile[]>) => void;
  /** What did not arrive can be sent once more; null: it cannot. */
  readonly onAgain?: (() => void) | null;
  readonly onClear: () => void;
  readonly children?: ComponentChildren;
}) {
  const words = useWords();
  const [isOver, setIsOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const onChosen = (chosen: readonly DroppedFile[]): void => onFiles(Promise.resolve(chosen));
  return (
    <div
      class={`drop${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        if (isOff && event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
        else setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (event.dataTransfer === null || isOff) return;
        onFiles(droppedFiles(event.dataTransfer));
      }}
    >
      <p role="status">{words.tell(status)}</p>
      {children}
      <Trouble error={error} />
      <p class="deeds">
        {onAgain === null ? null : (
          <button type="button" disabled={isOff} onClick={onAgain}>
            {words.say('cases.tryAgain')}
          </button>
        )}
        <button type="button" disabled={isOff} onClick={() => files.current?.click()}>
          {words.say('drop.chooseFiles')}
        </button>
        {hasFolders ? (
          <button type="button" disabled={isOff} onClick={() => folder.current?.click()}>
            {words.say('drop.chooseFolder')}
          </button>
        ) : null}
        {isEmpty ? null : (
          <button type="button" disabled={isOff} onClick={onClear}>
            {words.say('drop.clear')}
          </button>
        )}
      </p>
      <Chooser input={files} label={words.say('drop.chooseFiles')} onFiles={onChosen} />
      <Chooser input={folder} label={words.say('drop.chooseFolder')} onFiles={onChosen} isFolder />
    </div>
  );
}

interface ChooserProps {
  readonly input: { current: HTMLInputElement | null };
  readonly label: string;
  readonly onFiles: (files: readonly DroppedFile[]) => void;
  readonly isFolder?: boolean;
}

function Chooser({ input, label, onFiles, isFolder = false }: ChooserProps) {
  return (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      aria-label={label}
      {...(isFolder ? { webkitdirectory: true } : {})}
      onChange={({ currentTarget }) => {
        // Some browsers tell of a choice that was given up.
        if (currentTarget.files?.length !== 0) onFiles(chosenFiles(currentTarget.files));
        currentTarget.value = '';
      }}
    />
  );
}
