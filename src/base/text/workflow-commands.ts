import { visible } from './escape.ts';
import { linesOfList, pointsInLine } from './format.ts';

/** Properties of an annotation that the runner knows. */
interface CommandProperties {
  readonly title?: string;
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
  readonly endLine?: number;
}

/** The text after the second `::`. A newline would end the command and start another one. */
function commandData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** A property's value, where `:` and `,` separate. */
function commandProperty(text: string): string {
  return commandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * One annotation as the line that the runner reads. Control and bidi characters are made visible; the message may have
 * several lines.
 */
export function annotationCommand(
  level: 'error' | 'warning' | 'notice',
  message: string,
  properties: CommandProperties,
): string {
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${commandProperty(visible(String(value)))}`)
    .join(',');
  const text = message.split('\n').map(visible).join('\n');
  return `::${level}${list === '' ? '' : ` ${list}`}::${commandData(text)}`;
}

/** One line of ordinary output that the runner cannot take for a command (`::name::` or `##[name]`). */
export function plainLine(text: string): string {
  return visible(text).replaceAll('::', ':\u200b:').replaceAll('##[', '##\u200b[');
}

/**
 * A message of our own as one line of the log. As `plainLine`, but `::` stays inside of the line, where the runner does not
 * look for it.
 */
export function oneLine(message: string): string {
  return visible(pointsInLine(message))
    .replace(/^(\s*):(?=:)/, '$1:\u200b')
    .replaceAll('##[', '##\u200b[');
}

/** A message of our own for a log: one line, and one more for each point of a list. */
export function logLines(message: string): string {
  return linesOfList(message).map(oneLine).join('\n');
}
