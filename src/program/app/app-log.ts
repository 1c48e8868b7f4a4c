import { type Log, type Redact, visible } from '#base';
import { fullName, type RepositoryName } from '#github';
import { openJsonLog } from '../process/json-log.ts';

/** What a line of the log is about; a part that is missing is not known. */
interface LogContext {
  readonly installation?: number | null;
  readonly repository?: RepositoryName | null;
  readonly delivery?: string;
}

/** The server's log, and the log of one thing that it does. */
export interface AppLog extends Log {
  /** @param redact takes the secrets out that this thing has besides the server's */
  for(context: LogContext, redact?: Redact): Log;
}

type Level = 'debug' | 'info' | 'notice' | 'warning' | 'error';

/** Lines for a person: those of one thing begin with what it is about, because many things are done at once. */
export function textLog(log: Log): AppLog {
  const lines = (prefix: string, redact: Redact): Log =>
    logOf((level, message) => log[level](prefix + redact(message)));
  return {
    ...lines('', unchanged),
    for: (context, redact = unchanged) => {
      const words = wordsOf(context);
      return lines(words === '' ? '' : `[${words}] `, redact);
    },
  };
}

/** Lines for a program: one JSON object each, with what they are about as fields. */
export function jsonLog(options: {
  readonly write: (line: string) => void;
  readonly redact: Redact;
  readonly verbose: boolean;
  /** Wall-clock time. */
  readonly now?: () => Date;
}): AppLog {
  const { redact } = options;
  const log = openJsonLog(options.write, options.verbose ? 'debug' : 'info', options.now);
  const lines = (context: LogContext, own: Redact): Log =>
    logOf((level, message) => {
      const { delivery, installation, repository } = context;
      const about = {
        delivery,
        installation: installation ?? undefined,
        repository: repository == null ? undefined : fullName(repository),
      };
      log[level](about, redact(own(message)));
    });
  return { ...lines({}, unchanged), for: (context, own = unchanged) => lines(context, own) };
}

function logOf(say: (level: Level, message: string) => void): Log {
  return {
    debug: (message) => say('debug', message),
    info: (message) => say('info', message),
    notice: (message) => say('notice', message),
    warning: (message) => say('warning', message),
    error: (message) => say('error', message),
    group: (title, body) => {
      say('info', title);
      return body();
    },
  };
}

function wordsOf({ delivery, installation, repository }: LogContext): string {
  const words = [
    repository == null ? null : visible(fullName(repository)),
    installation == null ? null : `installation ${installation}`,
    delivery === undefined ? null : `delivery ${delivery}`,
  ];
  return words.filter((word) => word !== null).join(', ');
}

const unchanged: Redact = (text) => text;
