import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only a server of a department needs, by a text that no other code holds. */
export const DRIVERS: Readonly<Record<string, string>> = {
  aws4fetch: 'AWS4-HMAC-SHA256',
  pg: 'SASLInitialResponse',
  pino: 'pinoWillSendConfig',
  'prom-client': 'process_cpu_user_seconds_total',
};

/** The texts of the bundle's files by name. @param dist the folder of the build */
export function piecesOf(dist: string): ReadonlyMap<string, string> {
  const names = readdirSync(dist).filter((name) => /^(?:\d+\.)?bundle\.js$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
}

/** Names of the files that hold a driver. */
export function driverPieces(pieces: ReadonlyMap<string, string>): readonly string[] {
  const marks = Object.values(DRIVERS);
  return [...pieces].flatMap(([name, text]) => (marks.some((mark) => text.includes(mark)) ? [name] : []));
}
