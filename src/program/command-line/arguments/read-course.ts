import { LOCALES } from '#base';
import type { Command } from './command.ts';
import { inputsOf } from './read-check.ts';
import { type GivenWords, lastOf } from './read-words.ts';
import { refusal } from './refusal.ts';

const DEFAULT_OUT = 'similarity-course';

/** What `course` was asked for. @throws ConfigurationError naming every problem */
export function readCourse({ operands, values, problems }: GivenWords): Command {
  const found = [...problems];
  const course = lastOf(values, 'course');
  if (course !== null && operands.length === 0) {
    found.push(
      "course --course takes the folder that holds the reports, as in: code-similarity course reports --course 'CS 101'",
    );
  } else if (course === null && operands.length < 2) {
    found.push(
      'course takes two assignments or more, as in: code-similarity course reports/hw1 reports/hw2; or one folder of reports and --course with the name that their checks were given',
    );
  }
  if (operands.some((path) => /[\r\n]/.test(path))) {
    found.push('ASSIGNMENT: a path with a line break cannot be read; rename that folder.');
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
