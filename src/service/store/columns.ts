import {
  type ColumnDefinitionBuilder,
  type ColumnType,
  type CreateIndexBuilder,
  type CreateTableBuilder,
  type RawBuilder,
  type Selectable,
  type SelectType,
  sql,
  type Transaction,
} from 'kysely';

/** What a column holds, as SQLite and as PostgreSQL call it: it means the same in both. */
const TYPES = {
  // Compared and ordered by its bytes, and not as in the country that the server was installed for.
  text: { sqlite: 'text', postgresql: 'text collate "C"' },
  // SQLite's numbers have 64 bits, whatever they are called.
  integer: { sqlite: 'integer', postgresql: 'bigint' },
  bigint: { sqlite: 'bigint', postgresql: 'bigint' },
  real: { sqlite: 'double precision', postgresql: 'double precision' },
  bytes: { sqlite: 'blob', postgresql: 'bytea' },
} as const;

type Kind = keyof (typeof TYPES)['text'];

/** How what a row has is written in a record. Neither is asked about null. */
interface Codec {
  readonly read: (kept: unknown) => unknown;
  readonly write: (field: unknown) => unknown;
}

const FLAG: Codec = { read: (kept) => kept === 1, write: (field) => (field === true ? 1 : 0) };
const AS_JSON: Codec = { read: (kept) => JSON.parse(String(kept)) as unknown, write: JSON.stringify };

interface Traits {
  readonly type: keyof typeof TYPES;
  readonly codec?: Codec;
  readonly mayBeNull?: true;
  readonly isZeroAtFirst?: true;
  readonly isUnique?: true;
  readonly isKey?: true;
  /** Its numbers are given by the database, none of them twice, also after its row was deleted. */
  readonly isCounted?: true;
  readonly since?: number;
}

/** A column: what its rows have, what a new one is given, and what a record has for it. */
class Column<Kept, Given = Kept, Field = Kept> {
  declare readonly row: ColumnType<Kept, Given, Kept>;
  declare readonly given: Given;
  declare readonly field: Field;
  readonly traits: Traits;

  constructor(traits: Traits) {
    this.traits = traits;
  }

  /** It may be null, which a new row says. */
  orNull(): Column<Kept | null, Given | null, Field | null> {
    return new Column({ ...this.traits, mayBeNull: true });
  }

  /** It is null until it is told. */
  later(): Column<Kept | null, Given | null | undefined, Field | null> {
    return new Column({ ...this.traits, mayBeNull: true });
  }

  /** It is 0 until it is told. */
  fromZero(): Column<Kept, Given | undefined, Field> {
    return new Column({ ...this.traits, isZeroAtFirst: true });
  }

  unique(): Column<Kept, Given, Field> {
    return new Column({ ...this.traits, isUnique: true });
  }

  /** Rows are told apart by it. */
  key(): Column<Kept, Given, Field> {
    return new Column({ ...this.traits, isKey: true });
  }

  /** The version of the rows that has it first, where its table is older. It is null or 0 in what is there by then. */
  since(version: number): Column<Kept, Given, Field> {
    return new Column({ ...this.traits, since: version });
  }
}

export const text = <T extends string = string>(): Column<T> => new Column({ type: 'text' });
export const integer = (): Column<number> => new Column({ type: 'integer' });
export const bigint = (): Column<number> => new Column({ type: 'bigint' });
export const real = (): Column<number> => new Column({ type: 'real' });
export const bytes = (): Column<Uint8Array> => new Column({ type: 'bytes' });
/** 0 or 1 in a row. */
export const flag = (): Column<number, number, boolean> => new Column({ type: 'integer', codec: FLAG });
export const json = <T>(): Column<string, string, T> => new Column({ type: 'text', codec: AS_JSON });
/** A number that is never given twice. */
export const id = (): Column<number, number | undefined> =>
  new Column({ type: 'integer', isKey: true, isCounted: true });

type Columns = Readonly<Record<string, Column<unknown, unknown, unknown>>>;

type Named<Name> = Readonly<Record<string, readonly Name[]>>;

interface Index<Name> {
  readonly columns: readonly Name[];
  readonly isUnique?: true;
  /** It has the rows alone where this column is null, or is not. */
  readonly where?: readonly [column: Name, is: 'is' | 'is not'];
  readonly since?: number;
}

interface Rules<Name> {
  /** Rows are told apart by these together. */
  readonly key?: Named<Name>;
  readonly unique?: Named<Name>;
  readonly indexes?: Readonly<Record<string, Index<Name>>>;
  /** In SQLite nothing is kept but the index of the key. */
  readonly withoutRowid?: true;
  /** In PostgreSQL a crash of the server empties it, and no write waits for the disk. */
  readonly mayBeLost?: true;
  /** The version of the rows that has it first. */
  readonly since?: number;
}

interface Table<C extends Columns = Columns> extends Rules<string> {
  readonly columns: C;
}

export function table<C extends Columns>(columns: C, rules: Rules<keyof C & string> = {}): Table<C> {
  return { ...rules, columns };
}

/** Rows of a table as queries have them. */
export type RowsOf<T extends Table> = { readonly [C in keyof T['columns']]: T['columns'][C]['row'] };
/** A row as the program has it: with switches and what JSON says. */
export type RecordOf<T extends Table> = { readonly [C in keyof T['columns']]: T['columns'][C]['field'] };

/** What a new record is given: all but what is known later, or stands at 0 at first. */
export type NewOf<T extends Table> = Partial<RecordOf<T>> & {
  readonly [C in keyof T['columns'] as undefined extends T['columns'][C]['given']
    ? never
    : C]: T['columns'][C]['field'];
};

/** Fields of a record as their columns have them. */
type KeptOf<T extends Table, Fields> = {
  readonly [C in keyof Fields]: C extends keyof T['columns'] ? SelectType<T['columns'][C]['row']> : never;
};

export function recordOf<T extends Table>(of: T, row: Selectable<RowsOf<T>>): RecordOf<T> {
  return converted(of, row, 'read') as RecordOf<T>;
}

export function rowOf<T extends Table, Fields extends Partial<RecordOf<T>>>(
  of: T,
  fields: Fields,
): KeptOf<T, Fields> {
  return converted(of, fields, 'write') as KeptOf<T, Fields>;
}

function converted({ columns }: Table, values: object, by: keyof Codec): unknown {
  const all: Record<string, unknown> = { ...values };
  for (const [name, { traits }] of Object.entries(columns)) {
    if (traits.codec !== undefined && all[name] != null) all[name] = traits.codec[by](all[name]);
  }
  return all;
}

/** Makes the tables, columns and indexes that one version of the rows has first. */
export async function makeNew(
  { schema }: Pick<Transaction<unknown>, 'schema'>,
  kind: Kind,
  tables: Readonly<Record<string, Table>>,
  version: number,
): Promise<void> {
  for (const [name, all] of Object.entries(tables)) {
    const isNew = ({ since = all.since ?? 1 }: { readonly since?: number }): boolean => since === version;
    const columns = Object.entries(all.columns).filter(([, { traits }]) => isNew(traits));
    if (isNew(all)) {
      await newTable(schema.createTable(name), all, columns, kind).execute();
    } else {
      for (const [column, { traits }] of columns) {
        await schema.alterTable(name).addColumn(column, typeOf(traits, kind), define(traits, kind)).execute();
      }
    }
    for (const [index, rules] of Object.entries(all.indexes ?? {})) {
      if (isNew(rules)) await newIndex(schema.createIndex(index).on(name), rules).execute();
    }
  }
}

function newTable(
  empty: CreateTableBuilder<string, string>,
  { key = {}, unique = {}, withoutRowid, mayBeLost }: Table,
  columns: readonly (readonly [string, { readonly traits: Traits }])[],
  kind: Kind,
): CreateTableBuilder<string, string> {
  let made = mayBeLost === true && kind === 'postgresql' ? empty.modifyFront(sql`unlogged`) : empty;
  for (const [name, { traits }] of columns) {
    made = made.addColumn(name, typeOf(traits, kind), define(traits, kind));
  }
  for (const [name, on] of Object.entries(key)) made = made.addPrimaryKeyConstraint(name, [...on]);
  for (const [name, on] of Object.entries(unique)) made = made.addUniqueConstraint(name, [...on]);
  return withoutRowid === true && kind === 'sqlite' ? made.modifyEnd(sql`without rowid`) : made;
}

function newIndex(
  empty: CreateIndexBuilder,
  { columns, isUnique, where }: Index<string>,
): CreateIndexBuilder<string> {
  const all = empty.columns([...columns]);
  const some = where === undefined ? all : all.where(sql.ref(where[0]), where[1], null);
  return isUnique === true ? some.unique() : some;
}

function typeOf({ type }: Traits, kind: Kind): RawBuilder<unknown> {
  return sql.raw(TYPES[type][kind]);
}

function define(
  { mayBeNull, isZeroAtFirst, isUnique, isKey, isCounted }: Traits,
  kind: Kind,
): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (plain) => {
    let column = plain;
    if (isKey === true) column = column.primaryKey();
    else if (mayBeNull !== true) column = column.notNull();
    if (isZeroAtFirst === true) column = column.defaultTo(0);
    if (isUnique === true) column = column.unique();
    if (isCounted !== true) return column;
    return kind === 'sqlite' ? column.autoIncrement() : column.generatedByDefaultAsIdentity();
  };
}
