import { useMemo, useState } from 'preact/hooks';
import { visible, type Words } from '#base';
import type { CheckLine } from '#contract';
import { Trouble } from '../form.tsx';
import { link } from '../links.ts';
import { type Column, Table } from '../table.tsx';
import { useWords } from '../words.tsx';
import { columnsOf, useChecks } from './checks.tsx';
import { useTitle } from '../frame.tsx';
import { Loading } from '../loaded.tsx';

const LEAST = 2;

/** The checks of one course, and the way to what they say together. */
export function CourseChecks({ id, query }: { readonly id: number; readonly query: URLSearchParams }) {
  const words = useWords();
  const { value, error, older } = useChecks({ course: String(id) });
  const rows = useMemo(() => (value ?? []).filter(({ course }) => course?.id === id), [value, id]);
  const name = visible(rows[0]?.course?.name ?? String(id));
  useTitle(name, 'server.tabTitle');
  /** null: what is usual. */
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const now = chosen ?? newestOfEach(rows);
  const choose = (check: number): void =>
    setChosen(new Set(now.has(check) ? [...now].filter((one) => one !== check) : [...now, check]));
  const columns = useMemo(() => [choice(words, now, choose), ...columnsOf(words)], [words, rows, chosen]);
  const ids = rows.filter((check) => now.has(check.id)).map((check) => check.id);
  return (
    <>
      <h1 tabIndex={-1}>{name}</h1>
      <Trouble error={error} />
      {value === undefined ? (
        <Loading of="server.loading" error={error} />
      ) : (
        <>
          <p>{words.say('server.courseHint')}</p>
          <p class="actions">
            {ids.length < LEAST ? (
              <span class="hint">{words.say('server.courseTooFew')}</span>
            ) : (
              <a class="button primary" href={`/courses/${id}/?checks=${ids.join(',')}`}>
                {words.say('server.overCourse', { count: ids.length })}
              </a>
            )}
            {older === null ? null : (
              <button type="button" onClick={older}>
                {words.say('server.olderChecks')}
              </button>
            )}
          </p>
          <Table
            label={words.say('server.checks')}
            columns={columns}
            rows={rows}
            rowKey={(check) => String(check.id)}
            sort={query.get('sort')}
            empty={words.say('drop.noneFound')}
          />
        </>
      )}
      <p>
        <a href={link('')}>{words.say('server.allChecks')}</a>
      </p>
    </>
  );
}

/** Of the checks of one name the newest that has a report: a class that was checked again is one assignment. */
function newestOfEach(rows: readonly CheckLine[]): ReadonlySet<number> {
  const newest = new Map<string, number>();
  for (const { id, name, report } of rows) {
    if (report === 'ready' && !newest.has(name)) newest.set(name, id);
  }
  return new Set(newest.values());
}

function choice(
  words: Words,
  chosen: ReadonlySet<number>,
  choose: (check: number) => void,
): Column<CheckLine> {
  return {
    id: 'chosen',
    label: words.say('server.chosen'),
    kind: 'narrow',
    cell: ({ id, name, report }) => (
      <input
        type="checkbox"
        aria-label={words.say('server.choose', { name: visible(name) })}
        checked={chosen.has(id)}
        disabled={report !== 'ready'}
        onChange={() => choose(id)}
      />
    ),
  };
}
