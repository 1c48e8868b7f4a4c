import {
  CamelCasePlugin,
  HandleEmptyInListsPlugin,
  type Kysely,
  type KyselyPlugin,
  replaceWithNoncontingentExpression,
  type Transaction,
} from 'kysely';
import type { Tables } from './tables.ts';

/** Where rows are kept. A write is durable when it is settled. */
export interface Database {
  readonly kind: 'sqlite' | 'postgresql';
  readonly db: Kysely<Tables>;
  /** Runs the body in one transaction. It may run again after a conflict with another process, so it changes nothing but rows. */
  transact<T>(body: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** How queries are written for every database. Columns have names in snake_case there, and nothing is in an empty list. */
export const PLUGINS: readonly KyselyPlugin[] = [
  new CamelCasePlugin({ maintainNestedObjectKeys: true }),
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];
