import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { CaseBook } from '../../src/contract/cases.ts';
import type { SourceName } from '../../src/contract/source-names.ts';
import { readCaseBook } from '../../src/check/run/case-book.ts';
import { SILENT } from '../../src/base/effects.ts';
import { temporaryFolder } from '../temporary.ts';

let workspace = '';
beforeEach(() => {
  workspace = temporaryFolder();
  mkdirSync(join(workspace, 'out'));
  const one = {
    subjects: ['1', '2'],
    names: ['ann', 'bo'],
    state: 'dismissed',
    reason: 'mine',
    note: null,
    by: null,
    at: '2026-11-21T04:00:00Z',
    evidence: { similarity: null, suspicion: null, tokens: null },
  };
  const text = JSON.stringify({ schemaVersion: 1, cases: [one], common: [] });
  for (const path of ['out/cases.json', 'own.json']) writeFileSync(join(workspace, path), text);
});

/** The book of a run, and its notices. */
async function bookOf(
  source: SourceName,
  event: string | null,
  cases: string | null = null,
): Promise<CaseBook & { readonly notices: readonly string[] }> {
  const notices: string[] = [];
  const log = { ...SILENT, notice: (message: string) => void notices.push(message) };
  const book = await readCaseBook(
    { cases, reportDir: 'out', source },
    { workspace, event: { name: event }, log },
  );
  return { ...book, notices };
}

test.each(['push', 'schedule', 'workflow_dispatch', null])(
  'on %s the file beside the report counts',
  async (event) => {
    expect((await bookOf('directory', event)).cases).toHaveLength(1);
  },
);

test.each([
  ['directory', 'pull_request'],
  ['directory', 'pull_request_target'],
  ['directory', 'issue_comment'],
  ['directory', 'workflow_run'],
  ['directory', 'merge_group'],
  ['workspace', 'push'],
  ['pull-request', 'workflow_dispatch'],
] as const)('source %s on %s reads none: a student could have dismissed a pair', async (source, event) => {
  expect((await bookOf(source, event)).cases).toEqual([]);
  expect((await bookOf(source, event, 'own.json')).cases).toEqual([]);
});

test('a file that the settings name and nobody wrote yet is told', async () => {
  expect((await bookOf('directory', null, 'own.json')).cases).toHaveLength(1);
  expect(await bookOf('directory', null, 'later.json')).toMatchObject({
    cases: [],
    notices: ['cases: there is no file "later.json" yet, so no case is known.'],
  });
});
