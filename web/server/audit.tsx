import { useMemo } from 'preact/hooks';
import { visible } from '../../src/text/escape.ts';
import type { Words } from '../../src/words/words.ts';
import { type Column, Table } from '../table.tsx';
import { useWords } from '../words.tsx';
import { useAnswer } from './api.ts';
import { Trouble } from './form.tsx';
import type { AuditLine } from './people.ts';
import { useView } from './title.ts';

/** Who did what, newest first. */
export function Audit({ query }: { readonly query: URLSearchParams }) {
  const words = useWords();
  useView(words.say('server.audit'));
  const { value, error } = useAnswer<{ readonly entries: readonly AuditLine[] }>('/people/v1/audit');
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <>
      <h1 tabIndex={-1}>{words.say('server.audit')}</h1>
      <Trouble error={error} />
      {value === undefined ? (
        <p class="loading">{words.say('server.loading')}</p>
      ) : (
        <Table
          label={words.say('server.audit')}
          columns={columns}
          rows={value.entries}
          rowKey={({ id }) => String(id)}
          sort={query.get('sort') ?? '-when'}
          empty={words.say('server.noDeeds')}
        />
      )}
    </>
  );
}

function columnsOf(words: Words): readonly Column<AuditLine>[] {
  return [
    { id: 'when', label: words.say('server.when'), by: ({ at }) => at, cell: ({ at }) => words.time(at) },
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
