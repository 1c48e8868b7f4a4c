import type { Log } from '../domain/effects.ts';
import { fullName } from '../github/names.ts';
import type { AppLog, LogContext } from './app-host.ts';

/** The lines of one thing begin with what it is about, because many things are done at once. */
export function appLog(log: Log): AppLog {
  return { ...log, for: (context) => prefixed(log, `[${wordsOf(context)}] `) };
}

function wordsOf({ delivery, installation, repository }: LogContext): string {
  const words = [
    repository == null ? null : fullName(repository),
    installation == null ? null : `installation ${installation}`,
    delivery === undefined ? null : `delivery ${delivery}`,
  ];
  return words.filter((word) => word !== null).join(', ');
}

function prefixed(log: Log, prefix: string): Log {
  return {
    debug: (message) => log.debug(prefix + message),
    info: (message) => log.info(prefix + message),
    notice: (message) => log.notice(prefix + message),
    warning: (message) => log.warning(prefix + message),
    error: (message) => log.error(prefix + message),
    group: (title, body) => log.group(prefix + title, body),
  };
}
