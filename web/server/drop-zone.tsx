import { useRef, useState } from 'preact/hooks';
import { message, type Message } from '#base';
import type { Part } from '#contract';
import { useWords } from '../words.tsx';
import type { DraftState, DraftWork } from './draft-work.ts';
import { chosenFiles, droppedFiles } from './drop.ts';
import type { DroppedFile } from './dropped-file.ts';
import { Trouble } from './form.tsx';

/** Where files are dropped, or chosen with the keyboard: also while others are sent or read. */
export function DropZone({
  part,
  draft,
  state,
}: {
  readonly part: Part;
  readonly draft: DraftWork;
  readonly state: DraftState;
}) {
  const words = useWords();
  const [isOver, setIsOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const { sent, isStarting } = state;
  const failed = state.failed.get(part);
  const isSent = state.underWay.get(part) === 'sending' && sent !== null;
  const isEmpty = (state.answer?.parts[part].files ?? 0) === 0;
  const onFiles = (chosen: readonly DroppedFile[]): void => void draft.add(part, Promise.resolve(chosen));
  return (
    <div
      class={`drop${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        if (isStarting && event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
        else setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (event.dataTransfer === null || isStarting) return;
        void draft.add(part, droppedFiles(event.dataTransfer));
      }}
    >
      <p role="status">{words.tell(statusOf(part, state))}</p>
      {isSent ? (
        <progress max={sent.all} value={sent.bytes} aria-label={words.say('server.progress')} />
      ) : null}
      <Trouble error={failed} />
      <p class="deeds">
        <button type="button" disabled={isStarting} onClick={() => files.current?.click()}>
          {words.say('server.chooseFiles')}
        </button>
        {part === 'people' ? null : (
          <button type="button" disabled={isStarting} onClick={() => folder.current?.click()}>
            {words.say('server.chooseFolder')}
          </button>
        )}
        {isEmpty && failed === undefined ? null : (
          <button type="button" disabled={isStarting} onClick={() => void draft.clear(part)}>
            {words.say('server.clear')}
          </button>
        )}
      </p>
      <Chooser input={files} label={words.say('server.chooseFiles')} onFiles={onFiles} />
      <Chooser input={folder} label={words.say('server.chooseFolder')} onFiles={onFiles} isFolder />
    </div>
  );
}

/** How far a part is, else what the server has of it. */
function statusOf(part: Part, { answer, underWay, sent }: DraftState): Message {
  switch (underWay.get(part)) {
    case 'listing':
      return message('server.listing');
    case 'sending':
      if (sent === null) break;
      return message('server.sending', {
        sent: { as: 'bytes', value: sent.bytes },
        all: { as: 'bytes', value: sent.all },
      });
    case 'waiting':
    case undefined:
      break;
  }
  if (underWay.has(part)) return message('server.waitsForTurn');
  const { files = 0, bytes = 0 } = answer?.parts[part] ?? {};
  return files === 0
    ? message('server.dropHere')
    : message('server.held', { files, size: { as: 'bytes', value: bytes } });
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
        // Some browsers tell of a choice that was given up.
        if (currentTarget.files?.length !== 0) onFiles(chosenFiles(currentTarget.files));
        currentTarget.value = '';
      }}
    />
  );
}
