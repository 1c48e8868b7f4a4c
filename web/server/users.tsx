import { useMemo, useState } from 'preact/hooks';
import { visible } from '../../src/text/escape.ts';
import { message } from '../../src/words/message.ts';
import type { Words } from '../../src/words/words.ts';
import { type Column, Table } from '../table.tsx';
import { useWords } from '../words.tsx';
import { ask, useAnswer } from './api.ts';
import { Field, Trouble, useDeed } from './form.tsx';
import type { UserLine } from './people.ts';
import { useView } from './title.ts';

const USERS = '/people/v1/users';

const ROLES = [
  ['instructor', message('server.roleInstructor')],
  ['assistant', message('server.roleAssistant')],
  ['administrator', message('server.roleAdministrator')],
] as const;

/** Accounts, for administrators: a person with a first key, suspended or not, and what of a month they have. */
export function Users() {
  const words = useWords();
  useView(words.say('server.users'));
  const { value, error, again } = useAnswer<{ readonly users: readonly UserLine[] }>(USERS);
  const columns = useMemo(() => columnsOf(words, again), [words]);
  return (
    <>
      <h1 tabIndex={-1}>{words.say('server.users')}</h1>
      <NewUser again={again} />
      <Trouble error={error} />
      {value === undefined ? (
        <p class="loading">{words.say('server.loading')}</p>
      ) : (
        <Table
          label={words.say('server.users')}
          columns={columns}
          rows={value.users}
          rowKey={({ id }) => String(id)}
          sort={null}
          empty={words.say('server.noneFound')}
        />
      )}
    </>
  );
}

function NewUser({ again }: { readonly again: () => Promise<void> }) {
  const words = useWords();
  const [name, setName] = useState('');
  const [role, setRole] = useState<string>('instructor');
  const [made, setMade] = useState<string | null>(null);
  const { isBusy, error, run } = useDeed();
  const create = (): Promise<void> =>
    run(async () => {
      const user = await ask<UserLine>(USERS, { method: 'POST', body: { name: name.trim(), role } });
      const { key } = await ask<{ readonly key: string }>('/people/v1/keys', {
        method: 'POST',
        body: { name: user.name, scope: 'full', user_id: user.id },
      });
      setMade(key);
      setName('');
      await again();
    });
  return (
    <form
      class="card"
      aria-label={words.say('server.newUser')}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2>{words.say('server.newUser')}</h2>
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
        <Field label={words.say('server.role')}>
          <select value={role} onChange={({ currentTarget }) => setRole(currentTarget.value)}>
            {ROLES.map(([value, said]) => (
              <option key={value} value={value}>
                {words.tell(said)}
              </option>
            ))}
          </select>
        </Field>
        <button type="submit" class="primary" disabled={isBusy || name.trim() === ''}>
          {words.say('server.createUser')}
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

function columnsOf(words: Words, again: () => Promise<void>): readonly Column<UserLine>[] {
  return [
    {
      id: 'name',
      label: words.say('server.name'),
      kind: 'wide',
      cell: ({ name }) => <span class="name">{visible(name)}</span>,
    },
    {
      id: 'role',
      label: words.say('server.role'),
      cell: ({ role }) => {
        const said = ROLES.find(([value]) => value === role)?.[1];
        return said === undefined ? visible(role) : words.tell(said);
      },
    },
    {
      id: 'checks',
      label: words.say('server.quotaChecks'),
      kind: 'number amount',
      cell: (user) => <Quota of={user} again={again} field="checks_a_month" label="server.quotaChecks" />,
    },
    {
      id: 'bytes',
      label: words.say('server.quotaBytes'),
      kind: 'number amount',
      cell: (user) => <Quota of={user} again={again} field="bytes_a_month" label="server.quotaBytes" />,
    },
    {
      id: 'state',
      label: words.say('server.state'),
      cell: (user) => <Suspension of={user} again={again} />,
    },
  ];
}

interface OfUser {
  readonly of: UserLine;
  readonly again: () => Promise<void>;
}

interface OfQuota extends OfUser {
  readonly field: 'checks_a_month' | 'bytes_a_month';
  readonly label: 'server.quotaChecks' | 'server.quotaBytes';
}

/** What somebody may use of a month; empty: no limit. */
function Quota({ of: user, again, field, label }: OfQuota) {
  const words = useWords();
  const { error, run } = useDeed();
  const limit = user[field];
  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        class="quota"
        aria-label={`${words.say(label)}: ${visible(user.name)}`}
        placeholder={words.say('server.unlimited')}
        defaultValue={limit === null ? '' : String(limit)}
        onChange={({ currentTarget: { value } }) =>
          void run(async () => {
            const text = value.trim();
            // What is no number is the server's to refuse: read as one it would be no limit.
            const asked = text === '' ? null : /^\d{1,15}$/.test(text) ? Number(text) : text;
            await ask(`/people/v1/quotas/${user.id}`, { method: 'PATCH', body: { [field]: asked } });
            await again();
          })
        }
      />
      <Trouble error={error} />
    </>
  );
}

function Suspension({ of: { id, suspended_at: at }, again }: OfUser) {
  const words = useWords();
  const { isBusy, error, run } = useDeed();
  return (
    <>
      <span class={`state ${at === null ? 'completed' : 'failed'}`}>
        {words.say(at === null ? 'server.active' : 'server.suspended')}
      </span>{' '}
      <button
        type="button"
        disabled={isBusy}
        onClick={() =>
          void run(async () => {
            await ask(`${USERS}/${id}`, { method: 'PATCH', body: { suspended: at === null } });
            await again();
          })
        }
      >
        {words.say(at === null ? 'server.suspend' : 'server.resume')}
      </button>
      <Trouble error={error} />
    </>
  );
}
