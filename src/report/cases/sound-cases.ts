import { message, type Message, parsedJson } from '#base';
import { type Case, CASE_STATES, type CaseBook, CASES_SCHEMA_VERSION, type DeclaredCode } from '#contract';

/** What is wrong with a file of cases, for the reader who chose it. */
export class UnsoundCases extends Error {
  readonly said: Message;

  constructor(said: Message) {
    super(said.id);
    this.said = said;
  }
}

const FILE = 'cases.json';

/**
 * The cases of a file that a reader opens in the page, which carries no validator: what every view relies on is looked at here, and the
 * next run looks at the rest.
 *
 * @throws UnsoundCases
 */
export function soundCases(text: string): CaseBook {
  const value = parsedJson(text);
  if (value === undefined) throw new UnsoundCases(message('cases.notJson', { file: FILE }));
  if (!isObject(value) || !Array.isArray(value['cases']) || !Array.isArray(value['common'])) {
    throw new UnsoundCases(message('cases.noCases', { file: FILE }));
  }
  if (value['schemaVersion'] !== CASES_SCHEMA_VERSION) throw new UnsoundCases(message('cases.otherVersion'));
  const { cases, common } = value;
  if (!cases.every(isCase) || !common.every(isDeclared)) throw new UnsoundCases(message('cases.unreadable'));
  return { ...value, cases, common };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCase(value: unknown): value is Case {
  if (!isObject(value)) return false;
  const { subjects, names, state, at, evidence, files = [], answers = [] } = value;
  return (
    isTexts(subjects) &&
    subjects.length > 0 &&
    isTexts(names) &&
    CASE_STATES.some((one) => one === state) &&
    isTime(at) &&
    isObject(evidence) &&
    isTexts(files) &&
    Array.isArray(answers) &&
    answers.every(isAnswer) &&
    ['reason', 'note', 'by'].every((name) => isTextOrNull(value[name])) &&
    ['similarity', 'suspicion', 'tokens'].every((name) => isNumberOrNull(evidence[name]))
  );
}

function isAnswer(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value['subject'] === 'string' &&
    typeof value['text'] === 'string' &&
    isTime(value['at']) &&
    (value['first'] === undefined || isTime(value['first']))
  );
}

function isDeclared(value: unknown): value is DeclaredCode {
  return (
    isObject(value) &&
    typeof value['path'] === 'string' &&
    typeof value['text'] === 'string' &&
    isTextOrNull(value['by']) &&
    isTime(value['at'])
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number';
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
