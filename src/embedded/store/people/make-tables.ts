import type { ColumnDefinitionBuilder, CreateTableBuilder, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { OWNER } from './caller.ts';
import { foldedName } from './names.ts';

type Table = CreateTableBuilder<string, string>;

/**
 * Makes the tables of people, and the first user.
 *
 * @param withId a table with an id that is never given twice
 */
export async function makePeopleTables(
  tx: Transaction<Tables>,
  withId: (name: keyof Tables) => Table,
): Promise<void> {
  const { schema } = tx;
  const table = (name: keyof Tables): Table => schema.createTable(name);
  await withId('users')
    .addColumn('name', 'text', required)
    .addColumn('nameKey', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', required)
    .addColumn('trial', 'integer', no)
    .addColumn('suspendedAt', 'bigint')
    .addColumn('invoice', 'text')
    .addColumn('monthlyChecks', 'bigint')
    .addColumn('monthlyBytes', 'bigint')
    .addColumn('createdAt', 'bigint', required)
    .execute();
  // The first id is `OWNER_ID`.
  await tx
    .insertInto('users')
    .values({
      name: OWNER.name,
      nameKey: foldedName(OWNER.name),
      role: OWNER.role,
      createdAt: Date.now(),
    })
    .execute();
  await withId('keys')
    .addColumn('userId', 'bigint', required)
    .addColumn('name', 'text', required)
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('scope', 'text', required)
    .addColumn('corpusId', 'bigint')
    .addColumn('createdAt', 'bigint', required)
    .addColumn('expiresAt', 'bigint')
    .addColumn('lastUsedAt', 'bigint')
    .addColumn('revokedAt', 'bigint')
    .execute();
  await schema.createIndex('keysByUser').on('keys').column('userId').execute();
  await withId('shares')
    .addColumn('ownerId', 'bigint', required)
    .addColumn('checkId', 'bigint', required)
    .addColumn('userId', 'bigint', required)
    .addColumn('createdAt', 'bigint', required)
    .addUniqueConstraint('sharesOnce', ['userId', 'ownerId', 'checkId'])
    .execute();
  await withId('corpora')
    .addColumn('name', 'text', required)
    .addColumn('nameKey', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'bigint', required)
    .execute();
  await table('corpusMembers')
    .addColumn('corpusId', 'bigint', required)
    .addColumn('userId', 'bigint', required)
    .addColumn('handsOut', 'integer', no)
    .addColumn('createdAt', 'bigint', required)
    .addPrimaryKeyConstraint('corpusMembersOnce', ['corpusId', 'userId'])
    .execute();
  await table('usage')
    .addColumn('userId', 'bigint', required)
    .addColumn('month', 'integer', required)
    .addColumn('checks', 'bigint', required)
    .addColumn('bytes', 'bigint', required)
    .addPrimaryKeyConstraint('usageOnce', ['userId', 'month'])
    .execute();
  await makeAudit(withId('audit'), schema);
}

async function makeAudit(table: Table, schema: Transaction<Tables>['schema']): Promise<void> {
  await table
    .addColumn('at', 'bigint', required)
    .addColumn('userId', 'bigint', required)
    .addColumn('userName', 'text', required)
    .addColumn('keyId', 'bigint')
    .addColumn('action', 'text', required)
    .addColumn('checkId', 'bigint')
    .addColumn('submissionId', 'bigint')
    .addColumn('ownerId', 'bigint')
    .addColumn('details', 'text')
    .execute();
  // Ids grow with the time, so the latest are found without another.
  await schema.createIndex('auditByCheck').on('audit').column('checkId').execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function no(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(0);
}
