import * as core from '@actions/core';
import { type Log, oneLine } from '#base';

/**
 * The log of a workflow job. Whatever is logged may hold hostile names: a line break followed by `::` would be read as a
 * workflow command (`core.info` does not escape), so every message stays one line without control characters.
 */
export function actionLog(redact: (text: string) => string): Log {
  const clean = (message: string): string => oneLine(redact(message));
  return {
    debug: (message) => core.debug(clean(message)),
    info: (message) => core.info(clean(message)),
    notice: (message) => core.notice(clean(message)),
    warning: (message) => core.warning(clean(message)),
    error: (message) => core.error(clean(message)),
    group: (title, body) => core.group(clean(title), body),
  };
}
