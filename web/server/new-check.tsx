import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { message } from '#base';
import { link } from '../links.ts';
import { Rich, useWords } from '../words.tsx';
import { ask, send } from './api.ts';
import { DraftChoices, DraftSummary } from './draft.tsx';
import { type DraftState, DraftWork, PART_NAMES, whyNotYet } from './draft-work.ts';
import { DropZone } from './drop-zone.tsx';
import { Field, Trouble } from './form.tsx';
import { useView } from './title.ts';

const MORE_PARTS = ['starter', 'references', 'earlier', 'people'] as const;

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
      <section class="card" aria-labelledby="drop-submissions">
        <h2 id="drop-submissions">{words.tell(PART_NAMES.submissions)}</h2>
        <p class="hint">{words.say('server.dropHint')}</p>
        <DropZone part="submissions" draft={draft} state={state} />
      </section>
      <details
        class="card more-parts"
        open={isMoreOpen}
        onToggle={({ currentTarget }) => setIsMoreOpen(currentTarget.open)}
      >
        <summary>{words.say('server.moreParts')}</summary>
        {MORE_PARTS.map((part) => (
          <section key={part} aria-labelledby={`drop-${part}`}>
            <h3 id={`drop-${part}`} tabIndex={-1} ref={part === 'starter' ? starter : null}>
              {words.tell(PART_NAMES[part])}
            </h3>
            <p class="hint">
              <Rich of={message(`server.hint${part}`)} tags={{ code: (inside) => <code>{inside}</code> }} />
            </p>
            <DropZone part={part} draft={draft} state={state} />
          </section>
        ))}
      </details>
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
          {words.say('server.reading')}
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
          {words.say(isStarting ? 'server.starting' : 'server.start')}
        </button>
      </p>
      <p class="start-note" id="start-note" role="status">
        {waits !== null ? (
          words.tell(waits)
        ) : answer?.recognised?.hasStarter === false ? (
          <Rich
            of={message('server.noStarter')}
            tags={{
              a: (inside: ComponentChildren) => (
                <button type="button" class="link" onClick={toStarter}>
                  {inside}
                </button>
              ),
            }}
          />
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
