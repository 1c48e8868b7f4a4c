import { type ColumnDefinitionBuilder, type CreateTableBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database.ts';
import { makePeopleTables } from '../people/make-tables.ts';
import type { Tables } from '../tables.ts';

/** Makes all tables. */
export async function toVersion1(tx: Transaction<Tables>, kind: Database['kind']): Promise<void> {
  const { schema } = tx;
  const table = (name: keyof Tables): CreateTableBuilder<string, string> => schema.createTable(name);
  const withId = (name: keyof Tables): CreateTableBuilder<string, string> =>
    table(name).addColumn('id', kind === 'sqlite' ? 'integer' : 'bigint', identity(kind));

  await schema
    .createTable('meta')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', required)
    .execute();
  await makePeopleTables(tx, withId);
  await withId('checks')
    .addColumn('ownerId', 'bigint')
    .addColumn('keyId', 'bigint')
    .addColumn('corpusId', 'bigint')
    .addColumn('handedIn', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('name', 'text', required)
    .addColumn('statusId', 'integer', required)
    .addColumn('statusMessage', 'text', required)
    .addColumn('languageId', 'integer', required)
    .addColumn('testType', 'integer', required)
    .addColumn('aiRun', 'integer', required)
    .addColumn('baseCodeDetection', 'integer', required)
    .addColumn('web', 'text')
    .addColumn('jobId', 'bigint', required)
    .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'bigint', required)
    .addColumn('updatedAt', 'bigint', required)
    .addColumn('startedAt', 'bigint')
    .addColumn('finishedAt', 'bigint')
    .addColumn('durationMs', 'double precision')
    .addColumn('stats', 'text')
    .addColumn('result', 'text')
    .addColumn('imprints', 'text')
    .execute();
  await schema.createIndex('checksByOwner').on('checks').columns(['ownerId', 'statusId']).execute();
  await schema.createIndex('checksByStatus').on('checks').column('statusId').execute();
  await withId('submissions')
    .addColumn('checkId', 'bigint', required)
    .addColumn('filename', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('fileSize', 'bigint', required)
    .addColumn('blob', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('updatedAt', 'bigint', required)
    .execute();
  await schema.createIndex('submissionsByCheck').on('submissions').column('checkId').execute();
  // Whether a row names a blob is asked for each that is old.
  await schema.createIndex('submissionsByBlob').on('submissions').column('blob').execute();
  await schema.createIndex('checksByResult').on('checks').column('result').execute();
  await makeQueue(tx, withId('jobs'));
  await hookTables(tx, withId);
  await makeMatchingTables(tx, kind);
  await pageTables(table);
}

/** What the page for people keeps. */
async function pageTables(table: (name: keyof Tables) => CreateTableBuilder<string, string>): Promise<void> {
  await table('sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('keyHash', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('usedAt', 'bigint', required)
    .execute();
  await table('caseBooks')
    .addColumn('checkId', 'bigint', (column) => column.primaryKey())
    .addColumn('version', 'integer', required)
    .addColumn('document', 'text', required)
    .addColumn('openCases', 'integer', required)
    .addColumn('updatedAt', 'bigint', required)
    .execute();
  await table('reports')
    .addColumn('checkId', 'bigint', (column) => column.primaryKey())
    .addColumn('state', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('blob', 'text')
    .addColumn('policy', 'text')
    .addColumn('flagged', 'integer')
    .addColumn('max', 'double precision')
    .addColumn('notChecked', 'text')
    .addColumn('updatedAt', 'bigint', required)
    .execute();
  await table('drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'bigint', required)
    .addColumn('usedAt', 'bigint', required)
    .addColumn('run', 'text')
    .addColumn('checkId', 'bigint')
    .addColumn('problem', 'text')
    .execute();
  await table('draftParts')
    .addColumn('draftId', 'text', required)
    .addColumn('part', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('files', 'integer', required)
    .addColumn('bytes', 'bigint', required)
    .addColumn('blob', 'text', required)
    .addPrimaryKeyConstraint('draftPartsKey', ['draftId', 'part'])
    .execute();
}

/** Who is told of checks, and what is still to be told. */
async function hookTables(
  tx: Transaction<Tables>,
  withId: (name: keyof Tables) => CreateTableBuilder<string, string>,
): Promise<void> {
  await withId('hooks')
    .addColumn('ownerId', 'bigint', required)
    .addColumn('keyId', 'bigint')
    .addColumn('url', 'text', required)
    .addColumn('events', 'text', required)
    .addColumn('secret', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('givenUp', 'integer', required)
    .addColumn('disabledAt', 'bigint')
    .addColumn('disabledWhy', 'text')
    .execute();
  await tx.schema.createIndex('hooksByOwner').on('hooks').column('ownerId').execute();
  await withId('hookDeliveries')
    .addColumn('hookId', 'bigint', required)
    .addColumn('checkId', 'bigint')
    .addColumn('messageId', 'text', required)
    .addColumn('event', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('answer', 'text')
    .addColumn('endedAt', 'bigint')
    .execute();
  await tx.schema.createIndex('hookDeliveriesByHook').on('hookDeliveries').column('hookId').execute();
}

/** What later checks find earlier submissions by. */
async function makeMatchingTables({ schema }: Transaction<Tables>, kind: Database['kind']): Promise<void> {
  const bytes = kind === 'sqlite' ? 'blob' : 'bytea';
  await schema
    .createTable('imprints')
    .addColumn('submissionId', kind === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
    .addColumn('checkId', 'bigint', required)
    .addColumn('hashes', bytes, required)
    .addColumn('sample', bytes, required)
    .execute();
  // The rows are the index: in SQLite nothing else is kept, in PostgreSQL a question is answered from it alone.
  const postings = schema
    .createTable('postings')
    .addColumn('hash', 'bigint', required)
    .addColumn('submissionId', 'bigint', required)
    .addColumn('ownerId', 'bigint', required)
    .addPrimaryKeyConstraint('postingsKey', ['hash', 'submissionId', 'ownerId']);
  await (kind === 'sqlite' ? postings.modifyEnd(sql`without rowid`) : postings).execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

/** What outlives a request: what waits, and what is under way. */
async function makeQueue(
  { schema }: Transaction<Tables>,
  jobs: CreateTableBuilder<string, string>,
): Promise<void> {
  await jobs
    .addColumn('kind', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('lane', 'text')
    .addColumn('person', 'bigint', required)
    .addColumn('small', 'integer', required)
    .addColumn('round', 'bigint', required)
    .addColumn('dueAt', 'bigint', required)
    .addColumn('tries', 'integer', fromZero)
    .addColumn('triedAt', 'bigint', fromZero)
    .addColumn('worker', 'text')
    .addColumn('beat', 'integer', fromZero)
    .addColumn('share', 'double precision', fromZero)
    .addColumn('elapsedMs', 'double precision', fromZero)
    .addColumn('addedAt', 'bigint', required)
    .addUniqueConstraint('jobsByKey', ['kind', 'key'])
    .execute();
  const index = (name: string) => schema.createIndex(name).on('jobs');
  await index('jobsInTurn')
    .columns(['kind', 'small', 'round'])
    .where(sql.ref('worker'), 'is', null)
    .execute();
  await index('jobsByPerson').columns(['person', 'kind', 'small', 'round']).execute();
  await index('jobsByLane').columns(['kind', 'lane', 'id']).execute();
  // Whatever two processes do at once: of one lane one job is under way.
  const running = index('jobsUnderWay').columns(['kind', 'lane']).unique();
  await running.where(sql.ref('worker'), 'is not', null).execute();
}

function fromZero(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(0);
}

/** A number that is never given twice, also after its row was deleted. */
function identity(kind: Database['kind']): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (column) =>
    kind === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.generatedByDefaultAsIdentity().primaryKey();
}
