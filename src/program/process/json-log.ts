import { type Logger, pino } from 'pino';

/** Its levels beside pino's own. */
type JsonLog = Logger<'notice' | 'warning'>;

/** One JSON object a line, with its time and level first. @param now wall-clock time */
export function openJsonLog(
  write: (line: string) => unknown,
  level: 'debug' | 'info' = 'info',
  now: () => Date = () => new Date(),
): JsonLog {
  return pino(
    {
      base: null,
      level,
      customLevels: { notice: 35, warning: 40 },
      timestamp: () => `,"time":"${now().toISOString()}"`,
      formatters: { level: (name) => ({ level: name }) },
      messageKey: 'message',
    },
    { write: (line: string) => void write(line) },
  );
}
