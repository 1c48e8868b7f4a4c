import { Cron } from 'croner';

/** When something is planned next after a moment; null: never again. */
export type NextTime = (after: Date) => Date | null;

/** The times of a cron expression with five fields, in UTC, as GitHub reads it. null: it is none. */
export function cronTimes(text: string): NextTime | null {
  // The library takes one moment, written as a date, for a time that comes once.
  if (text.trim().split(/\s+/).length !== 5) return null;
  try {
    const cron = new Cron(text, { timezone: 'UTC', mode: '5-part', paused: true });
    return (after) => cron.nextRun(after);
  } catch {
    return null;
  }
}
