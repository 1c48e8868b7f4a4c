import { useRef, useState } from 'preact/hooks';
import type { Part } from '../../src/server/page/answers.ts';
import { useWords } from '../words.tsx';
import { chosenFiles, type DroppedFile, droppedFiles } from './drop.ts';

/** Where files are dropped, or chosen with the keyboard. */
export function DropZone({
  part,
  held,
  sending,
  onFiles,
  onClear,
}: {
  readonly part: Part;
  /** What the server has of it; null: nothing was asked yet. */
  readonly held: { readonly files: number; readonly bytes: number } | null;
  readonly sending: { readonly part: Part; readonly sent: number; readonly all: number } | null;
  readonly onFiles: (files: readonly DroppedFile[]) => void;
  readonly onClear: () => void;
}) {
  const words = useWords();
  const [isOver, setIsOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const own = sending?.part === part ? sending : null;
  const isEmpty = held === null || held.files === 0;
  return (
    <div
      class={`drop${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (event.dataTransfer === null) return;
        void droppedFiles(event.dataTransfer).then(onFiles, () => {});
      }}
    >
      <p role="status">
        {own === null
          ? isEmpty
            ? words.say('server.dropHere')
            : words.say('server.held', { files: held.files, size: { as: 'bytes', value: held.bytes } })
          : words.say('server.sending', {
              sent: { as: 'bytes', value: own.sent },
              all: { as: 'bytes', value: own.all },
            })}
      </p>
      {own === null ? null : (
        <progress max={own.all} value={own.sent} aria-label={words.say('server.progress')} />
      )}
      <p class="deeds">
        <button type="button" disabled={sending !== null} onClick={() => files.current?.click()}>
          {words.say('server.chooseFiles')}
        </button>
        {part === 'people' ? null : (
          <button type="button" disabled={sending !== null} onClick={() => folder.current?.click()}>
            {words.say('server.chooseFolder')}
          </button>
        )}
        {isEmpty ? null : (
          <button type="button" disabled={sending !== null} onClick={onClear}>
            {words.say('server.clear')}
          </button>
        )}
      </p>
      <Chooser input={files} label={words.say('server.chooseFiles')} onFiles={onFiles} />
      <Chooser input={folder} label={words.say('server.chooseFolder')} onFiles={onFiles} isFolder />
    </div>
  );
}

function Chooser({
  input,
  label,
  onFiles,
  isFolder = false,
}: {
  readonly input: { current: HTMLInputElement | null };
  readonly label: string;
  readonly onFiles: (files: readonly DroppedFile[]) => void;
  readonly isFolder?: boolean;
}) {
  return (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      aria-label={label}
      {...(isFolder ? { webkitdirectory: true } : {})}
      onChange={({ currentTarget }) => {
        onFiles(chosenFiles(currentTarget.files));
        currentTarget.value = '';
      }}
    />
  );
}
