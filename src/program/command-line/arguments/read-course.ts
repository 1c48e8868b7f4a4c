import { LOCALES } from '#base';
import type { Command } from './command.ts';
import { inputsOf } from './read-check.ts';
import { type GivenWords, lastOf } from './read-words.ts';
import { refusal } from './refusal.ts';
import * as says from './says.ts';

const DEFAULT_OUT = 'similarity-course';

/** What `course` was asked for. @throws ConfigurationError naming every problem */
export function readCourse({ operands, values, problems }: GivenWords): Command {
  const found = [...problems];
  const course = lastOf(values, 'course');
  if (course !== null && operands.length === 0) {
    found.push(says.courseByName);
  } else if (course === null && operands.length < 2) {
    found.push(says.courseTakes);
  }
  if (operands.some((path) => /[\r\n]/.test(path))) {
    found.push(says.assignmentPath);
  }
  if (found.length > 0) throw refusal(found);
  const { locale: _, ...inputs } = inputsOf(values);
  return {
    kind: 'course',
    given: operands,
    course,
    name: lastOf(values, 'name'),
    out: lastOf(values, 'out') ?? DEFAULT_OUT,
    locale: LOCALES.find((one) => one === lastOf(values, 'locale')) ?? null,
    open: values.has('open'),
    json: values.has('json'),
    quiet: values.has('quiet'),
    inputs,
  };
}
