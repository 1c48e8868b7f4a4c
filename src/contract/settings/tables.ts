import { defaultText } from './default-text.ts';
import { OUTPUTS } from './outputs.ts';
import { definitionOf, GROUPS, type InputName } from './inputs/inputs.ts';

/** The inputs that README.md shows: those that most people set. */
const MAIN_INPUTS: readonly InputName[] = [
  'path',
  'repositories',
  'starter',
  'archive',
  'people',
  'similarity-threshold',
  'fail-on',
  'student-feedback',
];

const HEAD = ['| input | default | meaning |', '|---|---|---|'];

/** A table of all inputs in Markdown, grouped. */
export function inputsTable(): string {
  return [...HEAD, ...GROUPS.flatMap(({ title, names }) => [`| **${title}** | | |`, ...names.map(row)])].join(
    '\n',
  );
}

/** A table of the few inputs that most people set. */
export function mainInputsTable(): string {
  return [...HEAD, ...MAIN_INPUTS.map(row)].join('\n');
}

function row(name: InputName): string {
  return `| \`${name}\` | ${cell(defaultText(name))} | ${cell(definitionOf(name).description)} |`;
}

/** A table of all outputs in Markdown. */
export function outputsTable(): string {
  const rows = Object.entries(OUTPUTS).map(([name, meaning]) => `| \`${name}\` | ${cell(meaning)} |`);
  return ['| output | meaning |', '|---|---|', ...rows].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/**
 * Replaces what stands between `<start>` and `<end>` lines.
 *
 * @throws Error where a marker is missing or there twice: a generated part that silently stays old is worse
 */
export function replaceBetween(text: string, start: string, end: string, content: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The markers ${start} and ${end} are missing.`);
  if (text.includes(start, from + 1) || text.includes(end, to + 1)) {
    throw new Error(`The markers ${start} and ${end} are there twice.`);
  }
  const lineEnd = text.indexOf('\n', from) + 1;
  const endLine = text.lastIndexOf('\n', to) + 1;
  return `${text.slice(0, lineEnd)}${content}\n${text.slice(endLine)}`;
}
