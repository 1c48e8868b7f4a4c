import { OUTCOMES, wrap } from '#base';
import { defaultText, definitionOf, GROUPS, INPUT_NAMES, type InputName } from './inputs/inputs.ts';

const WIDTH = 110;

/**
 * The `inputs:` block of action.yml. No input has a `default:` (except the token, which only the runner can fill in), so
 * that a value of the config file can be told from a user's choice; the description names the default instead.
 */
export function manifestInputs(): string {
  const entries = INPUT_NAMES.map((name) => {
    const initial = defaultText(name);
    const { actionDefault } = definitionOf(name);
    const text =
      definitionOf(name).description +
      (initial === '' || actionDefault !== undefined ? '' : ` Default: ${initial}.`);
    return [
      `  ${name}:`,
      '    description: >-',
      ...wrap(text, WIDTH - 6).map((line) => `      ${line}`),
      '    required: false',
      ...(actionDefault === undefined ? [] : [`    default: ${actionDefault}`]),
    ].join('\n');
  });
  return `inputs:\n${entries.join('\n')}`;
}

/** The `outputs:` block of action.yml. */
export function manifestOutputs(): string {
  const entries = Object.entries(OUTPUTS).map(([name, meaning]) =>
    [`  ${name}:`, '    description: >-', ...wrap(meaning, WIDTH - 6).map((line) => `      ${line}`)].join(
      '\n',
    ),
  );
  return `outputs:\n${entries.join('\n')}`;
}

/** Every output of the action and what it means; action.yml and the README's table are made from this. */
export const OUTPUTS = {
  outcome: `How the run ended, one of: ${OUTCOMES.join(', ')}.`,
  'check-id': 'Id of the check at the service; empty where there is none.',
  'check-url': 'Page with the results at the service; empty where there is none.',
  'submission-count': 'Number of judged submissions.',
  'flagged-count': 'Number of submissions above a threshold.',
  'stands-out-count': 'Number of pairs that stand out from their class without being above the threshold.',
  'max-similarity': 'Highest total similarity, unrounded; `n/a` where no number is known.',
  'max-ai-score': 'Highest average AI score, unrounded; `n/a` where no number is known.',
  'report-path':
    'Folder with the report files of this run; empty where none were written, also where an earlier report was kept because this run has no results.',
} as const satisfies Readonly<Record<string, string>>;

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
