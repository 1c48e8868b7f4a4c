import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { visible, type Words } from '#base';
import { keptPlace } from './keep-place.ts';
import { useIsPrinting } from './printing.ts';
import { replaceQuery } from './routes.ts';
import { useWindowEvent } from './window-events.ts';
import { useWords } from './words.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  /** What a click on the heading does, where it sorts. */
  readonly title?: string;
  /** What the column is sorted by; null sorts last. Absent: not sortable. */
  readonly by?: (row: Row) => number | string | null;
  readonly cell: (row: Row) => ComponentChildren;
  /** Classes: `wide`, `narrow` (a box, which names no row), `number`, `time`, `said` (a sentence, on two lines), `minor` (hidden on a small screen). */
  readonly kind?: string;
}

/** Where a list has nothing more to look at. */
interface End<Row> {
  /** Orders in which rows to look at come first: what `sort` says. */
  readonly sorts: readonly (string | null)[];
  readonly isAbove: (row: Row) => boolean;
  /** The line; `isAll`: it stands above all rows. */
  readonly words: (isAll: boolean) => ComponentChildren;
}

/** The line in the list of rows. */
const END = Symbol('end');

/** As tall as the style sheet makes a row. */
const ROW = 42;
const AROUND = 12;
/** Rows on paper, some eight sheets of A4: a class of 80 has 3,160 pairs, and nobody reads a ream of them. */
const MAX_PRINTED = 200;

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort: string | null;
  readonly empty: string;
  readonly end?: End<Row> | undefined;
}

/**
 * A table of any length: only the rows in sight are elements. Sorted by a click on a heading; `sort` is a column's id, with a
 * minus in front for highest first, or null for the given order. Rows and columns that stay the same object are not sorted
 * again.
 */
export function Table<Row>({ label, columns, rows, rowKey, sort, empty, end }: TableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const words = useWords();
  const { first, height, measure } = useWindow(frame);
  const isPrinting = useIsPrinting();
  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (frame.current === null) return;
    frame.current.scrollTop = isShown.current ? 0 : (keptPlace().tables[label] ?? 0);
    isShown.current = true;
  }, [sort, rows.length]);
  // A step of the wheel draws the table again: then nothing is sorted, as the callers keep their rows and columns.
  const sorted = useMemo(() => {
    const isDown = sort?.startsWith('-') === true;
    const by = columns.find((column) => column.id === (isDown ? sort.slice(1) : sort))?.by;
    return withEnd(sortRows(rows, by, isDown, words), end?.sorts.includes(sort) === true ? end : undefined);
  }, [rows, columns, sort, end, words]);
  if (rows.length === 0) return <p class="empty">{empty}</p>;
  const from = isPrinting ? 0 : Math.max(0, Math.min(first, sorted.length - 1) - AROUND);
  const to = isPrinting
    ? Math.min(sorted.length, MAX_PRINTED + sorted.length - rows.length)
    : Math.min(sorted.length, first + Math.ceil(height / ROW) + AROUND);
  const printed = sorted.slice(0, to).filter((row) => row !== END).length;
  const unprinted = isPrinting ? rows.length - printed : 0;
  const table = (
    // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div class="table-frame" ref={frame} tabIndex={0} role="region" aria-label={label} onScroll={measure}>
      <table aria-rowcount={sorted.length + 1}>
        <Head columns={columns} sort={sort} />
        <tbody>
          {from > 0 ? <tr class="gap" style={{ height: `${from * ROW}px` }} aria-hidden="true" /> : null}
          {sorted.slice(from, to).map((row, index) =>
            row === END ? (
              <EndRow key="end" columns={columns} index={from + index}>
                {end?.words(from + index === 0)}
              </EndRow>
            ) : (
              <tr key={rowKey(row)} aria-rowindex={from + index + 2}>
                <Cells columns={columns} row={row} />
              </tr>
            ),
          )}
          {to < sorted.length && !isPrinting ? (
            <tr class="gap" style={{ height: `${(sorted.length - to) * ROW}px` }} aria-hidden="true" />
          ) : null}
        </tbody>
      </table>
    </div>
  );
  return (
    <>
      {table}
      {unprinted > 0 ? (
        <p class="unprinted">{words.say('lists.printed', { printed, all: rows.length })}</p>
      ) : null}
    </>
  );
}

/** The cells of a row. What it is called, in the first or behind the box that chooses it, is read out with each of the others. */
function Cells<Row>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) {
  const heading = columns.find(({ kind }) => kind !== 'narrow');
  return columns.map((column) => {
    const { id, kind = '', cell } = column;
    const Cell = column === heading ? 'th' : 'td';
    return (
      <Cell key={id} class={kind} scope={column === heading ? 'row' : undefined}>
        {cell(row)}
      </Cell>
    );
  });
}

interface EndRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly index: number;
  readonly children: ComponentChildren;
}

/** The line, over as many cells as other rows have: a wide one would make columns of those that are hidden. */
function EndRow<Row>({ columns, index, children }: EndRowProps<Row>) {
  return (
    <tr class="end" aria-rowindex={index + 2}>
      {columns.map(({ id, kind }, at) => (
        <td key={id} class={kind ?? ''}>
          {at === 0 ? <span class="end-words">{children}</span> : null}
        </td>
      ))}
    </tr>
  );
}

/** The rows with the line after the last that is to be looked at; without it where nothing would stand below. */
function withEnd<Row>(rows: readonly Row[], end: End<Row> | undefined): readonly (Row | typeof END)[] {
  if (end === undefined) return rows;
  const above = rows.findLastIndex(end.isAbove) + 1;
  return above === rows.length ? rows : [...rows.slice(0, above), END, ...rows.slice(above)];
}

function Head<Row>({
  columns,
  sort,
}: {
  readonly columns: readonly Column<Row>[];
  readonly sort: string | null;
}) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => (
          <th key={column.id} scope="col" class={column.kind ?? ''} aria-sort={ariaSort(column.id, sort)}>
            {column.by === undefined ? (
              column.label
            ) : (
              <button
                type="button"
                title={column.title}
                onClick={() => replaceQuery({ sort: nextSort(column.id, sort) })}
              >
                {column.label}
                <span class="arrow" aria-hidden="true">
                  {sort === column.id ? '▲' : sort === `-${column.id}` ? '▼' : ''}
                </span>
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The first row in sight, and how many pixels are. `measure`: it was scrolled. */
function useWindow(frame: RefObject<HTMLDivElement | null>) {
  const [first, setFirst] = useState(0);
  const [height, setHeight] = useState(800);
  const measure = (): void => {
    if (frame.current === null) return;
    setFirst(Math.floor(frame.current.scrollTop / ROW));
    setHeight(frame.current.clientHeight);
  };
  useLayoutEffect(measure, []);
  useWindowEvent('resize', measure);
  return { first, height, measure };
}

function nextSort(id: string, sort: string | null): string | null {
  if (sort === `-${id}`) return id;
  return sort === id ? null : `-${id}`;
}

function ariaSort(id: string, sort: string | null): 'ascending' | 'descending' | 'none' {
  if (sort === id) return 'ascending';
  return sort === `-${id}` ? 'descending' : 'none';
}

/** The rows by a key, null last in either direction; without a key as they come. */
export function sortRows<Row>(
  rows: readonly Row[],
  by: ((row: Row) => number | string | null) | undefined,
  isDown: boolean,
  words: Pick<Words, 'compare'>,
): readonly Row[] {
  if (by === undefined) return rows;
  const keyed = rows.map((row) => ({ row, key: by(row) }));
  keyed.sort((x, y) => {
    if (x.key === null || y.key === null) return Number(x.key === null) - Number(y.key === null);
    if (typeof x.key === 'string' && typeof y.key === 'string') {
      return (isDown ? -1 : 1) * words.compare(x.key, y.key);
    }
    return (isDown ? -1 : 1) * (Number(x.key) - Number(y.key));
  });
  return keyed.map(({ row }) => row);
}

/** What each row is called, which is hostile text. */
export function nameColumn<Row extends { readonly name: string }>(label: string): Column<Row> {
  return {
    id: 'name',
    label,
    kind: 'wide',
    cell: ({ name }) => <span class="name">{visible(name)}</span>,
  };
}
