import { useMemo, useState } from 'preact/hooks';
import { visible } from '../../src/text/escape.ts';
import { message } from '../../src/words/message.ts';
import type { Words } from '../../src/words/words.ts';
import { type Column, Table } from '../table.tsx';
import { useWords } from '../words.tsx';
import { ask, useAnswer } from './api.ts';
import { Field, SureButton, Trouble, useDeed } from './form.tsx';
import type { KeyLine } from './people.ts';
import { useView } from './title.ts';

const KEYS = '/people/v1/keys';

const SCOPES = [
  ['full', message('server.scopeFull')],
  ['read', message('server.scopeRead')],
  ['submit', message('server.scopeSubmit')],
] as const;

/** The reader's own keys. A new one is shown once. */
export function Keys() {
  const words = useWords();
  useView(words.say('server.keys'));
  const { value, error, again } = useAnswer<{ readonly keys: readonly KeyLine[] }>(KEYS);
  const columns = useMemo(() => columnsOf(words, again), [words]);
  return (
    <>
      <h1 tabIndex={-1}>{words.say('server.keys')}</h1>
      <NewKey again={again} />
      <Trouble error={error} />
      {value === undefined ? (
        <p class="loading">{words.say('server.loading')}</p>
      ) : (
        <Table
          label={words.say('server.keys')}
          columns={columns}
          rows={value.keys}
          rowKey={({ id }) => String(id)}
          sort={null}
          empty={words.say('server.noKeys')}
        />
      )}
    </>
  );
}

function NewKey({ again }: { readonly again: () => Promise<void> }) {
  const words = useWords();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<string>('full');
  const [expires, setExpires] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const { isBusy, error, run } = useDeed();
  const create = (): Promise<void> =>
    run(async () => {
      const end = expires === '' ? {} : { expires_at: new Date(`${expires}T23:59:59Z`).toISOString() };
      const { key } = await ask<{ readonly key: string }>(KEYS, {
        method: 'POST',
        body: { name: name.trim(), scope, ...end },
      });
      setMade(key);
      setName('');
      await again();
    });
  return (
    <form
      class="card"
      aria-label={words.say('server.newKey')}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2>{words.say('server.newKey')}</h2>
      <div class="filters">
        <Field label={words.say('server.name')} grows>
          <input
            type="text"
            value={name}
            required
            maxLength={100}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        <Field label={words.say('server.scope')}>
          <select value={scope} onChange={({ currentTarget }) => setScope(currentTarget.value)}>
            {SCOPES.map(([value, said]) => (
              <option key={value} value={value}>
                {words.tell(said)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={words.say('server.expires')}>
          <input
            type="date"
            value={expires}
            onInput={({ currentTarget }) => setExpires(currentTarget.value)}
          />
        </Field>
        <button type="submit" class="primary" disabled={isBusy || name.trim() === ''}>
          {words.say('server.createKey')}
        </button>
      </div>
      <Trouble error={error} />
      <div role="status">
        {made === null ? null : (
          <p class="made-key">
            {words.say('server.keyOnce')} <code>{made}</code>
          </p>
        )}
      </div>
    </form>
  );
}

function columnsOf(words: Words, again: () => Promise<void>): readonly Column<KeyLine>[] {
  return [
    {
      id: 'name',
      label: words.say('server.name'),
      kind: 'wide',
      cell: ({ name }) => <span class="name">{visible(name)}</span>,
    },
    {
      id: 'scope',
      label: words.say('server.scope'),
      cell: ({ scope }) => {
        const said = SCOPES.find(([value]) => value === scope)?.[1];
        return said === undefined ? visible(scope) : words.tell(said);
      },
    },
    {
      id: 'expires',
      label: words.say('server.expires'),
      kind: 'minor',
      cell: ({ expires_at: end }) => (end === null ? words.say('server.never') : words.time(end)),
    },
    {
      id: 'used',
      label: words.say('server.lastUsed'),
      kind: 'minor',
      cell: ({ last_used_at: at }) => (at === null ? words.say('server.notUsed') : words.time(at)),
    },
    {
      id: 'revoke',
      label: words.say('server.revoke'),
      cell: (key) => <Revoke key={key.id} of={key} again={again} />,
    },
  ];
}

function Revoke({
  of: { id, revoked_at: at },
  again,
}: {
  readonly of: KeyLine;
  readonly again: () => Promise<void>;
}) {
  const words = useWords();
  const { isBusy, error, run } = useDeed();
  if (at !== null) return <span class="state failed">{words.say('server.revoked')}</span>;
  return (
    <>
      <SureButton
        label={words.say('server.revoke')}
        question={words.say('server.sureRevoke')}
        sure={words.say('server.revoke')}
        stay={words.say('server.no')}
        isBusy={isBusy}
        onSure={() =>
          void run(async () => {
            await ask(`${KEYS}/${id}`, { method: 'DELETE' });
            await again();
          })
        }
      />
      <Trouble error={error} />
    </>
  );
}
