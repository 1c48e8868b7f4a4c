import { message, visible, type Words } from '#base';
import { type Column, nameColumn } from '../table.tsx';
import { ask } from './api.ts';
import { type Again, Collection, LineButton, NewLine } from './collection.tsx';
import type { KeyShape } from '#contract';

const KEYS = '/people/v1/keys';

const SCOPES = [
  ['full', message('server.scopeFull')],
  ['read', message('server.scopeRead')],
  ['submit', message('server.scopeSubmit')],
] as const;

/** The reader's own keys. A new one is shown once. */
export function Keys() {
  return (
    <Collection
      title="server.keys"
      path={KEYS}
      list="keys"
      columnsOf={columnsOf}
      empty="server.noKeys"
      form={(again) => (
        <NewLine
          label="server.newKey"
          fields={[
            { name: 'name', label: 'drop.name' },
            { name: 'scope', label: 'server.scope', options: SCOPES },
            { name: 'expires', label: 'server.expires', type: 'date' },
          ]}
          button="server.createKey"
          make={({ name = '', scope, expires = '' }) => {
            const end = expires === '' ? {} : { expires_at: new Date(`${expires}T23:59:59Z`).toISOString() };
            return ask(KEYS, { method: 'POST', body: { name: name.trim(), scope, ...end } });
          }}
          again={again}
        />
      )}
    />
  );
}

function columnsOf(words: Words, again: Again): readonly Column<KeyShape>[] {
  return [
    nameColumn(words.say('drop.name')),
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
      cell: ({ id, revoked_at: at }) =>
        at === null ? (
          <LineButton
            key={id}
            label="server.revoke"
            question="server.sureRevoke"
            path={`${KEYS}/${id}`}
            request={{ method: 'DELETE' }}
            again={again}
          />
        ) : (
          <span class="state failed">{words.say('server.revoked')}</span>
        ),
    },
  ];
}
