import type { Log } from '../../src/base/effects.ts';

/** A log that nobody reads. */
export const SILENT: Log = {
  debug: () => {},
  info: () => {},
  notice: () => {},
  warning: () => {},
  error: () => {},
  group: (_title, body) => body(),
};
