import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { message, type Message } from '#base';
import type { Part } from '#contract';
import { NoStarter, PartsToDrop } from '../drop/parts.tsx';
import { DraftChoices, DraftSummary } from '../drop/recognised.tsx';
import { Field, Trouble } from '../form.tsx';
import { link } from '../links.ts';
import { useWords } from '../words.tsx';
import { ask, send } from './api.ts';
import { type DraftState, DraftWork, whyNotYet } from './draft-work.ts';
import { FromPlatform } from './from-platform.tsx';
import { useView } from './title.ts';
import { DropZone } from '../drop/drop-zone.tsx';

/** Drop, look at what was recognised, start. */
export function NewCheck() {
  const words = useWords();
  useView(words.say('server.newCheck'));
  const { draft, state } = useDraft();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const starter = useRef<HTMLHeadingElement>(null);
  const { answer, options, isReading, isStale, error } = state;
  const toStarter = (): void => {
    setIsMoreOpen(true);
    // What is folded away cannot be gone to before it is shown.
    setTimeout(() => starter.current?.focus());
  };
  return (
    <>
      <h1 tabIndex={-1}>{words.say('server.newCheck')}</h1>
      <FromPlatform draft={draft} state={state} />
      <PartsToDrop
        zone={(part) => <PartZone part={part} draft={draft} state={state} />}
        isMoreOpen={isMoreOpen}
        onMore={setIsMoreOpen}
        starter={starter}
      />
      <Trouble error={isStale ? error : answer?.problem} />
      {isStale ? (
        <p>
          <button type="button" disabled={isReading} onClick={() => void draft.read()}>
            {words.say('cases.tryAgain')}
          </button>
        </p>
      ) : null}
      {answer === null ? null : (
        <DraftChoices options={options} onChange={(change) => void draft.read(change)} />
      )}
      {isReading && state.underWay.size === 0 ? (
        <p class="loading" role="status">
          {words.say('drop.reading')}
        </p>
      ) : answer?.recognised == null ? null : (
        <DraftSummary recognised={answer.recognised} />
      )}
      {answer?.recognised == null ? null : <Start draft={draft} state={state} toStarter={toStarter} />}
    </>
  );
}

/** The last step: a name, and what keeps the check from being started. */
function Start({
  draft,
  state,
  toStarter,
}: {
  readonly draft: DraftWork;
  readonly state: DraftState;
  readonly toStarter: () => void;
}) {
  const words = useWords();
  const [name, setName] = useState('');
  const { answer, isStarting, isStale, error } = state;
  const waits = whyNotYet(state);
  const start = async (): Promise<void> => {
    const started = await draft.start(name.trim());
    if (started !== null) location.hash = link(`checks/${started.checkId}`);
  };
  return (
    <form
      class="card start"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Field label={words.say('server.checkName')} grows>
        <input
          type="text"
          value={name}
          placeholder={answer?.name ?? ''}
          maxLength={200}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <Trouble error={isStale ? null : error} />
      <p>
        <button
          type="submit"
          class="primary"
          disabled={waits !== null || isStarting}
          aria-describedby="start-note"
        >
          {words.say(isStarting ? 'server.starting' : 'drop.start')}
        </button>
      </p>
      <p class="start-note" id="start-note" role="status">
        {waits !== null ? (
          words.tell(waits)
        ) : answer?.recognised?.hasStarter === false ? (
          <NoStarter toStarter={toStarter} />
        ) : null}
      </p>
    </form>
  );
}

/** What was dropped, as long as the page shows it. */
function useDraft(): { readonly draft: DraftWork; readonly state: DraftState } {
  const draft = useMemo(() => new DraftWork({ ask, send }), []);
  const [state, setState] = useState(draft.state);
  useEffect(() => {
    draft.onChange = setState;
    return () => draft.end();
  }, [draft]);
  return { draft, state };
}

/** Where a part of a draft is dropped, and how much of it was sent. */
function PartZone({
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
