import { message, type Message } from '#base';
import type { Part } from '#contract';
import { DropZone } from '../drop/drop-zone.tsx';
import { useWords } from '../words.tsx';
import type { DraftState, DraftWork } from './draft-work.ts';

/** Where a part of a draft is dropped, and how much of it was sent. */
export function PartZone({
  part,
  draft,
  state,
}: {
  readonly part: Part;
  readonly draft: DraftWork;
  readonly state: DraftState;
}) {
  const words = useWords();
  const { sent, isStarting } = state;
  const failed = state.failed.get(part);
  return (
    <DropZone
      status={statusOf(part, state)}
      error={failed}
      isOff={isStarting}
      isEmpty={(state.answer?.parts[part].files ?? 0) === 0 && failed === undefined}
      hasFolders={part !== 'people'}
      onFiles={(files) => void draft.add(part, files)}
      onClear={() => void draft.clear(part)}
    >
      {state.underWay.get(part) === 'sending' && sent !== null ? (
        <progress max={sent.all} value={sent.bytes} aria-label={words.say('server.progress')} />
      ) : null}
    </DropZone>
  );
}

/** How far a part is, else what the server has of it. */
function statusOf(part: Part, { answer, underWay, sent }: DraftState): Message {
  switch (underWay.get(part)) {
    case 'listing':
      return message('drop.listing');
    case 'sending':
      if (sent === null) break;
      return message('server.sending', {
        sent: { as: 'bytes', value: sent.bytes },
        all: { as: 'bytes', value: sent.all },
      });
    case 'fetching':
      return message('server.fetching');
    case 'waiting':
    case undefined:
      break;
  }
  if (underWay.has(part)) return message('server.waitsForTurn');
  const { files = 0, bytes = 0 } = answer?.parts[part] ?? {};
  return files === 0
    ? message('drop.here')
    : message('drop.held', { files, size: { as: 'bytes', value: bytes } });
}
