import type { Updateable } from 'kysely';
import type { WebSearchOrder } from '../web/order.ts';
import type { CheckRecord, CheckStats } from './records.ts';
import type { CheckRow, Tables } from './tables.ts';

/** A row as a check. */
export function checkOf(row: CheckRow): CheckRecord {
  return {
    ...row,
    handedIn: row.handedIn === 1,
    aiRun: row.aiRun === 1,
    baseCodeDetection: row.baseCodeDetection === 1,
    web: row.web === null ? null : (JSON.parse(row.web) as WebSearchOrder),
    stats: row.stats === null ? null : (JSON.parse(row.stats) as CheckStats),
  };
}

/** Fields of a check as columns. */
export function columnsOf({
  handedIn,
  aiRun,
  baseCodeDetection,
  web,
  stats,
  ...rest
}: Partial<CheckRecord>): Updateable<Tables['checks']> {
  return {
    ...rest,
    ...(handedIn === undefined ? {} : { handedIn: handedIn ? 1 : 0 }),
    ...(aiRun === undefined ? {} : { aiRun: aiRun ? 1 : 0 }),
    ...(baseCodeDetection === undefined ? {} : { baseCodeDetection: baseCodeDetection ? 1 : 0 }),
    ...(web === undefined ? {} : { web: web === null ? null : JSON.stringify(web) }),
    ...(stats === undefined ? {} : { stats: stats === null ? null : JSON.stringify(stats) }),
  };
}
