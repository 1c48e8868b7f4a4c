import { message, visible, type Words } from '#base';
import { type Column, nameColumn } from '../table.tsx';
import { useWords } from '../words.tsx';
import { ask } from './api.ts';
import { type Again, Collection, LineButton, NewLine } from './collection.tsx';
import { Trouble, useDeed } from '../form.tsx';
import type { UserRow } from '#contract';

const USERS = '/people/v1/users';

const ROLES = [
  ['instructor', message('server.roleInstructor')],
  ['assistant', message('server.roleAssistant')],
  ['administrator', message('server.roleAdministrator')],
] as const;

/** Accounts, for administrators: a person with a first key, suspended or not, and what of a month they have. */
export function Users() {
  return (
    <Collection
      title="server.users"
      path={USERS}
      list="users"
      columnsOf={columnsOf}
      empty="drop.noneFound"
      form={(again) => (
        <NewLine
          label="server.newUser"
          fields={[
            { name: 'name', label: 'drop.name' },
            { name: 'role', label: 'drop.role', options: ROLES },
          ]}
          button="server.createUser"
          make={async ({ name = '', role }) => {
            const user = await ask<UserRow>(USERS, { method: 'POST', body: { name: name.trim(), role } });
            // Whatever becomes of the key, there is an account, and nobody makes it twice who sees it.
            await again();
            const body = { name: user.name, scope: 'full', user_id: user.id };
            return ask('/people/v1/keys', { method: 'POST', body });
          }}
          again={again}
        />
      )}
    />
  );
}

function columnsOf(words: Words, again: Again): readonly Column<UserRow>[] {
  return [
    nameColumn(words.say('drop.name')),
    {
      id: 'role',
      label: words.say('drop.role'),
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
  readonly of: UserRow;
  readonly again: Again;
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
  return (
    <>
      <span class={`state ${at === null ? 'completed' : 'failed'}`}>
        {words.say(at === null ? 'server.active' : 'server.suspended')}
      </span>{' '}
      <LineButton
        label={at === null ? 'server.suspend' : 'server.resume'}
        path={`${USERS}/${id}`}
        request={{ method: 'PATCH', body: { suspended: at === null } }}
        again={again}
      />
    </>
  );
}
