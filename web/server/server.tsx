import { ShortFacts } from './collection.tsx';
import { useMemo } from 'preact/hooks';
import { inEnglish, message, type Words } from '#base';
import type { QueueShape, ServerAnswer, UserRow } from '#contract';
import { type Column, nameColumn, Table } from '../table.tsx';
import { Said, useWords } from '../words.tsx';
import { useAnswer } from './api.ts';
import { Trouble } from '../form.tsx';
import { useTitle } from '../frame.tsx';
import { Loading } from '../loaded.tsx';

/** How often the numbers are asked for again. */
const FRESH_MS = 5000;

const PARTS = [
  ['database', message('server.partDatabase')],
  ['disk', message('server.partDisk')],
  ['storage', message('server.partStorage')],
  ['queue', message('server.partQueue')],
] as const;

type QueueLine = QueueShape['people'][number] & { readonly name: string };

/** How the server is, for administrators: what works, what is free, and what waits. */
export function Server() {
  const words = useWords();
  useTitle(words.say('server.server'), 'server.tabTitle');
  const { value, error } = useAnswer<ServerAnswer>('/people/v1/server', FRESH_MS);
  return (
    <>
      <h1 tabIndex={-1}>{words.say('server.server')}</h1>
      <section class="card" aria-labelledby="working">
        <h2 id="working">{words.say('server.working')}</h2>
        <Trouble error={error} />
        {value === undefined ? (
          <Loading of="server.loading" error={error} />
        ) : (
          <dl class="facts-of-check">
            {PARTS.map(([part, label]) => (
              <div key={part}>
                <dt>{words.tell(label)}</dt>
                <dd>
                  <Part said={value.parts[part]} />
                </dd>
                {part === 'disk' && value.freeBytes !== null ? (
                  <dd>{words.say('server.free', { bytes: { as: 'bytes', value: value.freeBytes } })}</dd>
                ) : null}
                {part === 'database' ? <dd>{value.database}</dd> : null}
              </div>
            ))}
          </dl>
        )}
      </section>
      <Queue />
    </>
  );
}

function Part({ said }: { readonly said: string }) {
  const words = useWords();
  const isFine = said === 'ok';
  return (
    <span class={`state ${isFine ? 'completed' : 'failed'}`}>
      {isFine ? words.say('server.fine') : <Said of={inEnglish(said)} />}
    </span>
  );
}

function Queue() {
  const words = useWords();
  const { value, error } = useAnswer<QueueShape>('/people/v1/queue', FRESH_MS);
  const users = useAnswer<{ readonly users: readonly UserRow[] }>('/people/v1/users');
  const columns = useMemo(() => columnsOf(words), [words]);
  if (value === undefined) return <Trouble error={error} />;
  const names = new Map(users.value?.users.map(({ id, name }) => [id, name]));
  const rows = value.people.map((one) => ({
    ...one,
    name: one.user_id === null ? words.say('server.sample') : (names.get(one.user_id) ?? `${one.user_id}`),
  }));
  const { waiting, waiting_small: small, running, oldest_since: oldest } = value;
  const facts = [
    [words.say('server.waitingCount'), words.count(waiting)],
    [words.say('server.waitingSmall'), words.count(small)],
    [words.say('server.runningCount'), words.count(running)],
    ...(oldest === null ? [] : [[words.say('server.oldestSince'), words.time(oldest)]]),
  ] as const;
  return (
    <section class="card" aria-labelledby="queue">
      <h2 id="queue">{words.say('server.queue')}</h2>
      <Trouble error={error} />
      <ShortFacts facts={facts} />
      {rows.length === 0 ? (
        <p class="empty">{words.say('server.queueEmpty')}</p>
      ) : (
        <Table
          label={words.say('server.byPerson')}
          columns={columns}
          rows={rows}
          rowKey={({ user_id: id }) => String(id)}
          sort={null}
          empty={words.say('server.queueEmpty')}
        />
      )}
    </section>
  );
}

function columnsOf(words: Words): readonly Column<QueueLine>[] {
  return [
    nameColumn(words.say('server.who')),
    {
      id: 'waiting',
      label: words.say('server.waitingCount'),
      kind: 'number',
      cell: ({ waiting }) => words.count(waiting),
    },
    {
      id: 'running',
      label: words.say('server.runningCount'),
      kind: 'number',
      cell: ({ running }) => words.count(running),
    },
  ];
}
