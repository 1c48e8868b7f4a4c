import { useState } from 'preact/hooks';
import { message, type Message, visible } from '#base';
import type { Part, PlatformAnswer, TasksAnswer } from '#contract';
import { NoStarter, PartsToDrop, useFolded } from '../drop/parts.tsx';
import { DraftChoices, DraftSummary } from '../drop/recognised.tsx';
import { Field, Select, submitted, Trouble, useDeed, useStay } from '../form.tsx';
import { link, parseRoute } from '../links.ts';
import { useWords } from '../words.tsx';
import { ask, send, useAnswer } from './api.ts';
import { type DraftState, DraftWork, whyNotYet } from './draft-work.ts';
import { Shared } from '../shared.ts';
import { useTitle } from '../frame.tsx';
import { DropZone } from '../drop/drop-zone.tsx';

/** As long as the page is open: whoever looks at another view meanwhile finds it as they left it, or further. */
const draft = new DraftWork({ ask, send });
const dropped = new Shared(draft.state);
draft.onChange = (state) => {
  dropped.value = state;
};

/** Has the browser ask before the page is left, whatever view it shows: this page alone knows what was dropped, and it would have to be sent again. */
export function KeepDropped() {
  const { answer, underWay, isStarting } = dropped.use();
  const hasFiles = Object.values(answer?.parts ?? {}).some(({ files }) => files > 0);
  useStay(hasFiles || underWay.size > 0 || isStarting);
  return null;
}

/** Drop, look at what was recognised, start. */
export function NewCheck() {
  const words = useWords();
  useTitle(words.say('server.newCheck'), 'server.tabTitle');
  const state = dropped.use();
  const { folded, toStarter } = useFolded();
  const { answer, options, isReading, isStale, error } = state;
  return (
    <>
      <h1 tabIndex={-1}>{words.say('server.newCheck')}</h1>
      <FromPlatform state={state} />
      <PartsToDrop zone={(part) => <PartZone part={part} state={state} />} folded={folded} />
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
      {answer?.recognised == null ? null : <Start state={state} toStarter={toStarter} />}
    </>
  );
}

/** The last step: a name, and what keeps the check from being started. */
function Start({ state, toStarter }: { readonly state: DraftState; readonly toStarter: () => void }) {
  const words = useWords();
  const [name, setName] = useState(draft.name);
  const { answer, isStarting, isStale, error } = state;
  const waits = whyNotYet(state);
  const start = async (): Promise<void> => {
    const started = await draft.start();
    // Whoever went elsewhere meanwhile stays there.
    if (started !== null && parseRoute(location.hash).path[0] === 'new') {
      location.hash = link(`checks/${started.checkId}`);
    }
  };
  return (
    <form class="card start" onSubmit={submitted(() => void start())}>
      <Field label={words.say('server.checkName')} grows>
        <input
          type="text"
          value={name}
          placeholder={answer?.name ?? ''}
          maxLength={200}
          onInput={({ currentTarget }) => {
            draft.name = currentTarget.value;
            setName(draft.name);
          }}
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

/** Where a part of a draft is dropped, and how much of it was sent. */
function PartZone({ part, state }: { readonly part: Part; readonly state: DraftState }) {
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
      onAgain={draft.again(part)}
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

/** What was handed in, fetched from the learning platform that the course is opened from; nothing where none gives it. */
function FromPlatform({ state }: { readonly state: DraftState }) {
  const words = useWords();
  const { value: platform } = useAnswer<PlatformAnswer>('/people/v1/platform');
  // Kept by this page alone, for as long as it is shown.
  const [token, setToken] = useState('');
  const [tasks, setTasks] = useState<TasksAnswer['tasks'] | null>(null);
  const [chosen, setChosen] = useState('');
  const { isBusy, error, run } = useDeed();
  if (platform?.name == null) return null;
  const name = visible(platform.name);
  const list = (): Promise<void> =>
    run(async () => {
      const body = { token: token.trim() };
      const answer = await ask<TasksAnswer>('/people/v1/platform/tasks', { method: 'POST', body });
      setTasks(answer.tasks);
      setChosen(answer.tasks[0]?.id ?? '');
    });
  const fetchTask = (): void => {
    const task = tasks?.find(({ id }) => id === chosen);
    if (task !== undefined) void draft.fetch({ task: task.id, name: task.name, token: token.trim() });
  };
  const { fetched } = state;
  return (
    <details class="card">
      <summary>{words.say('server.fromPlatform', { name })}</summary>
      <p class="hint">{words.say('server.fromPlatformHint', { name })}</p>
      <form
        class="filters"
        onSubmit={submitted(() => {
          if (tasks === null) void list();
          else fetchTask();
        })}
      >
        <Field label={words.say('server.platformToken', { name })} grows>
          <input
            type="password"
            autocomplete="off"
            required
            maxLength={500}
            value={token}
            onInput={({ currentTarget }) => {
              setToken(currentTarget.value);
              setTasks(null);
            }}
          />
        </Field>
        {tasks === null || tasks.length === 0 ? null : (
          <Field label={words.say('server.task')}>
            <Select
              value={chosen}
              options={tasks.map((task) => [task.id, visible(task.name)])}
              onValue={setChosen}
            />
          </Field>
        )}
        <button
          type="submit"
          disabled={isBusy || state.isStarting || state.underWay.has('submissions') || tasks?.length === 0}
        >
          {words.say(tasks === null ? 'server.showTasks' : 'server.fetchTask')}
        </button>
      </form>
      <Trouble error={error} />
      <p role="status">
        {tasks?.length === 0
          ? words.say('server.noTasks', { name })
          : fetched === null
            ? null
            : words.say('server.fetched', { ...fetched, name })}
      </p>
    </details>
  );
}
