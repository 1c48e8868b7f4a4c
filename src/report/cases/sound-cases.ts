import { isObject, message, parsedJson, SaidError } from '#base';
import {
  type Case,
  CASE_STATES,
  type CaseBook,
  CASES_FILE,
  CASES_SCHEMA_VERSION,
  type DeclaredCode,
} from '#contract';

/**
 * The cases of a file that a reader opens in the page, which carries no validator: what every view relies on is looked at here, and the
 * next run looks at the rest.
 *
 * @throws SaidError that says what is wrong with it
 */
export function soundCases(text: string): CaseBook {
  const value = parsedJson(text);
  if (value === undefined) throw new SaidError(message('cases.notJson', { file: CASES_FILE }));
  if (!isObject(value) || !Array.isArray(value['cases']) || !Array.isArray(value['common'])) {
    throw new SaidError(message('cases.noCases', { file: CASES_FILE }));
  }
  if (value['schemaVersion'] !== CASES_SCHEMA_VERSION) throw new SaidError(message('cases.otherVersion'));
  const { cases, common } = value;
  if (!cases.every(isCase) || !common.every(isDeclared)) throw new SaidError(message('cases.unreadable'));
  return { ...value, cases, common };
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
