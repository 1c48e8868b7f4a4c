import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { STATE } from '#contract';
import type { CheckImprints } from '../analysis/analyse.ts';
import type { KeptImprints } from '../matching/choose-earlier.ts';
import { changeRows, highestOf, Rows } from './database.ts';
import { type Comparable, Corpora } from './people/corpora.ts';
import { elements, field, writeImprints } from './postings.ts';
import type { CheckRecord, SubmissionRecord, Tables } from './tables.ts';

/** Which earlier submissions a check may be compared with: whose, and of checks before which. */
export interface EarlierScope extends Comparable {
  readonly before: number;
}

/** Submissions of completed checks, which later ones are compared with. */
export class EarlierSubmissions extends Rows {
  async scopeOf(check: Pick<CheckRecord, 'id' | 'ownerId' | 'corpusId'>): Promise<EarlierScope> {
    const corpora = new Corpora(this.database, Date.now);
    return { ...(await corpora.corpusOf(check)), before: check.id };
  }

  /** The newest completed check whose imprints are not of this version. @param butThese ids of others */
  async checkWithoutImprints(version: string, butThese: readonly number[]): Promise<number | undefined> {
    const row = await this.db
      .selectFrom('checks')
      .select('id')
      .where('statusId', '=', STATE.completed)
      .where('ownerId', 'is not', null)
      .where((build) => build.or([build('imprints', 'is', null), build('imprints', '<>', version)]))
      .where('id', 'not in', [0, ...butThese])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  }

  /**
   * Keeps imprints of a check that is completed.
   *
   * @returns false: it is gone, or is done again
   */
  async put({ id, attempt, ownerId }: CheckRecord, { version, imprints }: CheckImprints): Promise<boolean> {
    return this.database.transact(async (tx) => {
      const completed = { id, statusId: STATE.completed, attempt };
      if ((await changeRows(tx, 'checks', completed, { imprints: version })) === 0) return false;
      await writeImprints(this.database.kind, tx, { id, ownerId }, imprints);
      return true;
    });
  }

  /** Of how many no imprint of this `imprintVersion` is kept. */
  async withoutImprint(scope: EarlierScope, version: string): Promise<number> {
    const { count } = await this.#submissions(scope, version)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** About how many submissions there are, of everybody. */
  about(): Promise<number> {
    return highestOf(this.db, 'submissions', 'id');
  }

  /** The newest, at most so many. @param unlike without those of which an imprint of this version is kept */
  newest(scope: EarlierScope, most: number, unlike: string | null): Promise<readonly SubmissionRecord[]> {
    return this.#submissions(scope, unlike)
      .selectAll('submissions')
      .orderBy('checks.id', 'desc')
      .orderBy('submissions.id')
      .limit(most)
      .execute();
  }

  /** Imprints of this `imprintVersion` that may be compared with. */
  imprints(scope: EarlierScope, version: string): KeptImprints {
    const { db, kind } = this.database;
    return {
      holders: async (hashes, most) => {
        const { rows } = await sql<{ hash: number; ids: string | null }>`
          with asked (hash) as (select ${field(0)} from ${elements(
            kind,
            hashes.map((hash) => [hash]),
          )})
          select asked.hash, (
            select string_agg(cast(newest.submission_id as text), ',') from (
              select submission_id from postings
              where postings.hash = asked.hash and owner_id in (${sql.join(ownersOf(scope))})
              order by submission_id desc limit ${most}
            ) newest
          ) as ids from asked`.execute(db);
        return new Map(
          rows.flatMap(({ hash, ids }) =>
            ids === null ? [] : [[hash, ids.split(',').map(Number)] as const],
          ),
        );
      },
      hashes: async (ids) => {
        // A posting may be of yesterday: whose a check is and what became of it, its row tells.
        const rows = await db
          .selectFrom('imprints')
          .innerJoin('checks', 'checks.id', 'imprints.checkId')
          .select(['imprints.submissionId', 'imprints.hashes'])
          .where('imprints.submissionId', 'in', [0, ...ids])
          .where('checks.imprints', '=', version)
          .where(isEarlier(scope))
          .execute();
        return new Map(
          rows.map(({ submissionId, hashes }) => [
            submissionId,
            new Uint32Array(new Uint8Array(hashes).buffer),
          ]),
        );
      },
    };
  }

  #submissions(
    scope: EarlierScope,
    unlike: string | null,
  ): SelectQueryBuilder<Tables, 'checks' | 'submissions', object> {
    const query = this.db
      .selectFrom('checks')
      .innerJoin('submissions', 'submissions.checkId', 'checks.id')
      .where(isEarlier(scope))
      .where('submissions.role', '=', 'submission');
    return unlike === null
      ? query
      : query.where((build) =>
          build.or([build('checks.imprints', 'is', null), build('checks.imprints', '<>', unlike)]),
        );
  }
}

/** Whether a check may be compared with. A demo, whose owner is null, never is, nor is what a student's step handed in. */
function isEarlier(scope: EarlierScope): (build: ExpressionBuilder<Tables, 'checks'>) => Expression<SqlBool> {
  const { ownerId, corpus, before } = scope;
  return (build) =>
    build.and([
      build('checks.id', '<', before),
      build('checks.statusId', '=', STATE.completed),
      build('checks.handedIn', '=', 0),
      build.or([
        build('checks.ownerId', '=', ownerId),
        ...(corpus === null
          ? []
          : [
              build.and([
                build('checks.corpusId', '=', corpus.id),
                build('checks.ownerId', 'in', ownersOf(scope)),
              ]),
            ]),
      ]),
    ]);
}

function ownersOf({ ownerId, corpus }: Comparable): readonly number[] {
  return [ownerId, ...(corpus?.members ?? [])];
}
