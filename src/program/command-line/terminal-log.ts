import { type Environment, type Log, logLines, SILENT } from '#base';

const BAR = 24;
const CLEAR_LINE = '\r\u001b[2K';

/** Where messages go. */
interface Terminal {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/**
 * Messages for a person, on stderr, so that stdout holds the result alone. On a terminal progress is one line that
 * changes; elsewhere there are plain lines.
 */
export function terminalLog(stream: Terminal, redact: (text: string) => string, verbose: boolean): Log {
  let live = false;
  const say = (prefix: string) => (message: string) => {
    stream.write(`${live ? CLEAR_LINE : ''}${prefix}${logLines(redact(message))}\n`);
    live = false;
  };
  return {
    debug: verbose ? say('debug: ') : () => {},
    info: say(''),
    notice: say('note: '),
    warning: say('warning: '),
    error: say('error: '),
    group: (title, body) => {
      say('')(title);
      return body();
    },
    ...(stream.isTTY === true
      ? {
          progress: (what: string, done: number, total: number | null) => {
            stream.write(`${CLEAR_LINE}${bar(done, total)} ${what}`);
            live = true;
          },
        }
      : {}),
  };
}

export function errorsOnly(log: Log): Log {
  return { ...SILENT, error: (message) => log.error(message) };
}

/** How a table is printed. @param elsewhere how wide it is where stdout is no terminal, and how long */
export function layoutOf(
  environment: Environment,
  elsewhere: { readonly width: number; readonly maxRows: number },
) {
  const { isTTY, columns } = process.stdout;
  const colours = isTTY && environment['NO_COLOR'] === undefined;
  return { ...elsewhere, colours, ...(isTTY ? { width: columns } : {}) };
}

/** A bar where it is known how much there is; it is full only when all is done. */
function bar(done: number, total: number | null): string {
  if (total === null) return String(done);
  const full = total <= 0 ? 0 : Math.floor((Math.min(done, total) / total) * BAR);
  const count = done === total ? String(done) : `${Math.floor(done)} of ${total}`;
  return `[${'█'.repeat(full)}${'·'.repeat(BAR - full)}] ${count}`;
}
