import { readFileSync } from 'node:fs';
import { ENGLISH } from '../../src/base/words/english.ts';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderComment } from '../../src/channels/comment.ts';
import { renderSummary } from '../../src/channels/summary.ts';
import { downloadLines } from '../../src/report/download-line.ts';
import { viewOf } from '../../src/channels/view.ts';
import { report, submission } from './sample.ts';

const commandOf = (runUrl: string | null): string | undefined =>
  downloadLines(runUrl, ENGLISH).find((line) => line.startsWith('gh '));

test.each([
  [
    'https://github.com/cs101/staff/actions/runs/123',
    'gh run download 123 -R cs101/staff -n similarity-report -D similarity-report-123',
  ],
  [
    'https://git.school.example:8443/cs101/staff.x/actions/runs/7',
    'gh run download 7 -R git.school.example:8443/cs101/staff.x -n similarity-report -D similarity-report-7',
  ],
  // An address that somebody made up: nothing of it may reach a shell.
  ['https://github.com/cs101/staff;rm/actions/runs/1', undefined],
  ['https://github.com/cs101/$(id)/actions/runs/1', undefined],
  ['https://github.com/cs101/staff/actions/runs/1/attempts/2', undefined],
  ['https://ci.example/build/5', undefined],
  ['http://github.com/cs101/staff/actions/runs/1', undefined],
  [null, undefined],
])('the command for the report of %s', (url, command) => {
  expect(commandOf(url)).toBe(command);
});

const FOR_STAFF = report([submission('ann', { total: 90 }), submission('ben', { total: 90 })], {});
const COMMENT = { key: 'k', previousBody: null };

test('staff read it in summary and comment', () => {
  const view = viewOf(FOR_STAFF, 'staff');
  const command = commandOf(FOR_STAFF.run.runUrl);
  expect(command).toBeDefined();
  expect(renderSummary(view)).toContain(`\n${command}\n`);
  expect(renderComment(view, COMMENT)).toContain(`\n${command}\n`);
});

test('students never do: the artifact holds the whole class', () => {
  const view = viewOf(FOR_STAFF, 'student');
  for (const text of [renderSummary(view), renderComment(view, COMMENT)]) {
    expect(text).not.toContain('run download');
  }
});

test('the documentation shows it as it is', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/report.md'), 'utf8');
  expect(page).toContain(`\n${commandOf('https://github.com/cs101/staff/actions/runs/4711')}\n`);
});

test('a run of the command line has none', () => {
  const local = { ...FOR_STAFF, run: { ...FOR_STAFF.run, runUrl: null } };
  expect(renderSummary(viewOf(local, 'staff'))).not.toContain('run download');
});
