import { useState } from 'preact/hooks';
import { visible } from '#base';
import type { PlatformAnswer, TasksAnswer } from '#contract';
import { Field, Trouble, useDeed } from '../form.tsx';
import { useWords } from '../words.tsx';
import { ask, useAnswer } from './api.ts';
import type { DraftState, DraftWork } from './draft-work.ts';

/** What was handed in, fetched from the learning platform that the course is opened from; nothing where none gives it. */
export function FromPlatform({ draft, state }: { readonly draft: DraftWork; readonly state: DraftState }) {
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
        onSubmit={(event) => {
          event.preventDefault();
          if (tasks === null) void list();
          else fetchTask();
        }}
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
            <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
              {tasks.map(({ id, name: called }) => (
                <option key={id} value={id}>
                  {visible(called)}
                </option>
              ))}
            </select>
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
