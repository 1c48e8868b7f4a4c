import { type InputName, isInputName, type RawInputs } from '#contract';
import { type GivenWords, lastOf, printedOf, refusal } from './read-words.ts';
import * as says from './says.ts';
import { fill } from '#base';

/** One of these says where submissions are, so that no PATH is needed. */
const SAY_WHERE: readonly InputName[] = [
  'path',
  'add',
  'source',
  'repositories',
  'manifest',
  'classroom50',
  'organization',
  'check-id',
  'config',
];

/** What `check` was asked for. @throws ConfigurationError naming every problem */
export function readCheckCommand(words: GivenWords) {
  const missing = needsPath(words) ? [says.pathMissing] : [];
  const problems = [...words.problems, ...modeProblems(words), ...missing];
  return { kind: 'check' as const, inputs: readCheck({ ...words, problems }), ...printedOf(words.values) };
}

/** What the action does besides. The same of a config file is for the workflow that reads it too. */
const OTHER_MODES: ReadonlySet<string> = new Set(['scan', 'bot', 'doctor']);

function modeProblems({ values }: GivenWords): readonly string[] {
  const mode = lastOf(values, 'mode')?.trim() ?? '';
  return OTHER_MODES.has(mode) ? [fill(says.modeNot, { mode })] : [];
}

/** What `doctor` was asked to look at. @throws ConfigurationError naming every problem */
export function readDoctorCommand(words: GivenWords) {
  return {
    kind: 'doctor' as const,
    inputs: readCheck(words),
    /** `check` would refuse it for want of a PATH. */
    needsPath: needsPath(words),
    ...printedOf(words.values),
  };
}

function needsPath({ operands, values }: GivenWords): boolean {
  return operands.length === 0 && !SAY_WHERE.some((name) => values.has(name));
}

/** The inputs that `check` was given, for `parseSettings`; paths are in `path`, with `source` directory. @throws ConfigurationError naming every problem */
function readCheck({ operands: paths, values, problems }: GivenWords): RawInputs {
  const found = [...problems, ...pathProblems(paths, values)];
  if (found.length > 0) throw refusal(found);
  return {
    ...inputsOf(values),
    ...(paths.length > 0 ? { source: 'directory', path: paths.map(asLine).join('\n') } : {}),
  };
}

/** The values of options that are inputs, as the action would get them. */
export function inputsOf(values: GivenWords['values']): RawInputs {
  return Object.fromEntries(
    [...values].filter(([name]) => isInputName(name)).map(([name, given]) => [name, given.join('\n')]),
  );
}

function pathProblems(paths: readonly string[], values: GivenWords['values']): string[] {
  if (paths.length === 0) return [];
  const problems: string[] = [];
  const stray = paths.find((path) => path === 'true' || path === 'false');
  if (stray !== undefined) {
    problems.push(fill(says.readPath, { stray }));
  }
  if (values.has('path')) problems.push(says.pathSay);
  if (values.has('source') && values.get('source')?.[0] !== 'directory') {
    problems.push(says.sourcePath);
  }
  if (paths.some((path) => /[\r\n]/.test(path))) {
    problems.push(says.pathPath);
  }
  return problems;
}

/** A path as a line of the `path` input, where # begins a comment, and quotes, brackets and a dash are those of a list. */
export function asLine(path: string): string {
  return /^(?:[#["']|- )/.test(path) ? `./${path}` : path;
}
