import { useEffect, useRef, useState } from 'preact/hooks';
import type { DraftAnswer, DraftOptions, Part, StartAnswer } from '../../src/server/page/answers.ts';
import { message } from '../../src/words/message.ts';
import { link } from '../links.ts';
import { Rich, useWords } from '../words.tsx';
import { ask, Refused, send } from './api.ts';
import { DraftChoices, DraftSummary } from './draft.tsx';
import { type DroppedFile, formOf } from './drop.ts';
import { DropZone } from './drop-zone.tsx';
import { Field, Trouble, useDeed } from './form.tsx';
import { useView } from './title.ts';

const DRAFTS = '/people/v1/drafts';
const PARTS = ['starter', 'references', 'earlier', 'people'] as const;

/** Bytes that were sent, and of how many; null: nothing is sent. */
type Sending = { readonly part: Part; readonly sent: number; readonly all: number } | null;

/** What is under way: drop, look at what was recognised, start. */
export function NewCheck() {
  const words = useWords();
  useView(words.say('server.newCheck'));
  const draft = useDraft();
  const [name, setName] = useState('');
  const { isBusy, error, run } = useDeed();
  const { answer, options, sending } = draft;
  const isReady = answer?.recognised != null && answer.recognised.judged >= 1 && sending === null;
  const start = (): Promise<void> =>
    run(async () => {
      const { checkId } = await draft.start(name.trim());
      location.hash = link(`checks/${checkId}`);
    });
  return (
    <>
      <h1 tabIndex={-1}>{words.say('server.newCheck')}</h1>
      <section class="card" aria-labelledby="drop-submissions">
        <h2 id="drop-submissions">{words.say('server.submissions')}</h2>
        <p class="hint">{words.say('server.dropHint')}</p>
        <DropZone
          part="submissions"
          held={answer?.parts.submissions ?? null}
          sending={sending}
          onFiles={(files) => void draft.add('submissions', files)}
          onClear={() => void draft.clear('submissions')}
        />
      </section>
      <MoreParts draft={draft} />
      <Trouble error={draft.error ?? answer?.problem} />
      {answer === null ? null : (
        <>
          <DraftChoices options={options} onChange={(change) => void draft.read({ ...options, ...change })} />
          {draft.isReading ? (
            <p class="loading" role="status">
              {words.say('server.reading')}
            </p>
          ) : answer.recognised === null ? null : (
            <DraftSummary recognised={answer.recognised} />
          )}
        </>
      )}
      {answer?.recognised == null ? null : (
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
              placeholder={answer.name}
              maxLength={200}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </Field>
          <Trouble error={error} />
          <p>
            <button type="submit" class="primary" disabled={!isReady || isBusy}>
              {words.say(isBusy ? 'server.starting' : 'server.start')}
            </button>
          </p>
        </form>
      )}
    </>
  );
}

/** What else can be dropped. */
function MoreParts({ draft }: { readonly draft: ReturnType<typeof useDraft> }) {
  const words = useWords();
  const { answer, sending } = draft;
  return (
    <details class="card more-parts">
      <summary>{words.say('server.moreParts')}</summary>
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`drop-${part}`}>
          <h3 id={`drop-${part}`}>{words.say(`server.part${part}`)}</h3>
          <p class="hint">
            <Rich of={message(`server.hint${part}`)} tags={{ code: (inside) => <code>{inside}</code> }} />
          </p>
          <DropZone
            part={part}
            held={answer?.parts[part] ?? null}
            sending={sending}
            onFiles={(files) => void draft.add(part, files)}
            onClear={() => void draft.clear(part)}
          />
        </section>
      ))}
    </details>
  );
}

/** What was dropped, here and on the server; where the server lost it, it is sent again. */
function useDraft() {
  const [answer, setAnswer] = useState<DraftAnswer | null>(null);
  const [options, setOptions] = useState<DraftOptions>({ layout: 'auto', language: 'auto' });
  const [sending, setSending] = useState<Sending>(null);
  const { isBusy: isReading, error, run } = useDeed();
  const kept = useRef(new Map<Part, readonly DroppedFile[]>());
  const id = useRef<string | null>(null);
  const ends = useRef(new AbortController());
  useEffect(
    () => () => {
      ends.current.abort();
      if (id.current !== null) ask(`${DRAFTS}/${id.current}`, { method: 'DELETE' }).catch(() => {});
    },
    [],
  );
  const address = (): string => `${DRAFTS}/${id.current}`;
  const upload = async (part: Part): Promise<void> => {
    try {
      await send(
        `${address()}/files`,
        formOf(part, kept.current.get(part) ?? []),
        (sent, all) => setSending({ part, sent, all }),
        ends.current.signal,
      );
    } finally {
      setSending(null);
    }
  };
  const create = async (): Promise<void> => {
    id.current = (await ask<{ readonly id: string }>(DRAFTS, { method: 'POST' })).id;
  };
  /** Does something with the draft; where it is gone, everything is sent again first. */
  const withDraft = async <T,>(work: () => Promise<T>): Promise<T> => {
    if (id.current === null) await create();
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof Refused) || thrown.status !== 404) throw thrown;
      await create();
      for (const part of kept.current.keys()) await upload(part);
      return await work();
    }
  };
  const look = async (asked: DraftOptions): Promise<void> => {
    const query = new URLSearchParams({ layout: asked.layout, language: asked.language });
    setAnswer(await withDraft(() => ask<DraftAnswer>(`${address()}?${query}`)));
  };
  return {
    answer,
    options,
    sending,
    isReading,
    error,
    add: (part: Part, files: readonly DroppedFile[]) =>
      run(async () => {
        if (files.length === 0) return;
        kept.current.set(part, files);
        await withDraft(() => upload(part));
        await look(options);
      }),
    clear: (part: Part) =>
      run(async () => {
        kept.current.delete(part);
        await withDraft(() => ask(`${address()}/files/${part}`, { method: 'DELETE' }));
        await look(options);
      }),
    read: (asked: DraftOptions) => {
      setOptions(asked);
      return run(() => look(asked));
    },
    start: async (name: string): Promise<StartAnswer> => {
      const body = { ...options, name };
      const started = await withDraft(() => ask<StartAnswer>(`${address()}/start`, { method: 'POST', body }));
      // The server has it now, and deletes it itself.
      id.current = null;
      return started;
    },
  };
}
