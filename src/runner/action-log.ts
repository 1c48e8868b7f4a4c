import * as core from '@actions/core';
import type { Log } from '../domain/effects.ts';

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

/** Control and bidirectional characters become visible; a leading `::` or `##[` cannot start a command. */
export function oneLine(message: string): string {
  const visible = message.replaceAll(
    /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return visible.replace(/^(\s*)(::|##\[)/, '$1\u200b$2');
}
