import type { Log } from '../domain/effects.ts';
import { oneLine } from '../process/one-line.ts';

/** Messages for a person at a terminal: on stderr, so that stdout holds the result alone. */
export function terminalLog(
  stream: { write(text: string): unknown },
  redact: (text: string) => string,
  verbose: boolean,
): Log {
  const say = (prefix: string) => (message: string) => {
    stream.write(`${prefix}${oneLine(redact(message))}\n`);
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
  };
}
