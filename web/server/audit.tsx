import { visible, type Words } from '#base';
import type { Column } from '../table.tsx';
import { Collection } from './collection.tsx';
import type { AuditRow } from '#contract';

/** Who did what, newest first. */
export function Audit({ query }: { readonly query: URLSearchParams }) {
  return (
    <Collection
      title="server.audit"
      path="/people/v1/audit"
      list="entries"
      columnsOf={columnsOf}
      sort={query.get('sort') ?? '-when'}
      empty="server.noDeeds"
    />
  );
}

function columnsOf(words: Words): readonly Column<AuditRow>[] {
  return [
    {
      id: 'when',
      label: words.say('server.when'),
      by: ({ at }) => at,
      cell: ({ at }) => words.time(at),
      kind: 'time',
    },
    {
      id: 'who',
      label: words.say('server.who'),
      by: ({ user }) => user ?? '',
      cell: ({ user }) => <span class="name">{visible(user ?? '')}</span>,
    },
    {
      id: 'what',
      label: words.say('server.what'),
      by: ({ action }) => action,
      kind: 'said',
      // A name in a sentence of the catalogue has no hyphen.
      cell: ({ action }) => words.say('server.deed', { deed: visible(action.replaceAll('-', '_')) }),
    },
    {
      id: 'about',
      label: words.say('server.about'),
      kind: 'wide minor',
      cell: ({ check_id: check, details }) =>
        visible([check === null ? '' : `#${check}`, detailsOf(details)].join(' ').trim()),
    },
  ];
}

/** What a row of the audit notes besides: `key: 3, scope: full`. */
function detailsOf(details: unknown): string {
  if (typeof details !== 'object' || details === null) return '';
  const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  return Object.entries(details)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${said(value)}`)
    .join(', ');
}
