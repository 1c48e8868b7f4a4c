import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { EOL } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Log, SILENT } from '../../src/base/effects.ts';
import type { Outcome } from '../../src/base/outcome.ts';
import {
  conclude,
  NEUTRAL_OUTPUTS,
  numbersOf,
  outputsOf,
  writeSummary,
} from '../../src/program/runner/outputs.ts';
import { report, submission } from '../report/sample.ts';
import { temporaryFolder } from '../temporary.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'));
  writeFileSync(join(folder, 'output'), '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** A log that keeps what it is told, by its level. */
function kept(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  const at = (level: string) => (line: string) => lines.push(`${level}: ${line}`);
  return {
    log: { ...SILENT, info: at('info'), notice: at('notice'), warning: at('warning'), error: at('error') },
    lines,
  };
}

const flag = { key: 'a', by: ['similarity'] } as const;
const one = report([submission('a'), submission('b'), submission('old', { role: 'archive' })], {
  verdict: { flagged: [flag], standsOut: [{ a: 'a', b: 'b' }], maxSimilarity: 80.125, maxAiScore: null },
});
const other = report([submission('c')], {
  verdict: { flagged: [], standsOut: [{ a: 'c', b: 'd' }], maxSimilarity: null, maxAiScore: 12 },
});

test('the numbers of several assignments are sums, and the highest that is known', () => {
  expect(numbersOf([one, other])).toEqual({
    'submission-count': '3',
    'flagged-count': '1',
    'stands-out-count': '2',
    'max-similarity': '80.125',
    'max-ai-score': '12',
  });
  expect(numbersOf([other])).toMatchObject({ 'flagged-count': '0', 'max-similarity': 'n/a' });
});

test('outputs of a check name it, and before a run has decided they hold nothing that looks like a result', () => {
  const named = { ...one, findings: { ...one.findings, checkId: 41, checkUrl: 'https://a.example/41' } };
  expect(outputsOf(named)).toMatchObject({ 'check-id': '41', 'check-url': 'https://a.example/41' });
  const local = { ...one, findings: { ...one.findings, checkId: null, checkUrl: null } };
  expect(outputsOf(local)).toMatchObject({ 'check-id': '', 'check-url': '', 'submission-count': '2' });
  expect(NEUTRAL_OUTPUTS).toEqual({
    outcome: 'internal-error',
    'check-id': '',
    'check-url': '',
    'report-path': '',
    'submission-count': '0',
    'flagged-count': '0',
    'stands-out-count': '0',
    'max-similarity': 'n/a',
    'max-ai-score': 'n/a',
  });
});

test.each<readonly [Outcome, 0 | 1, string]>([
  ['passed', 0, 'info'],
  ['skipped', 0, 'notice'],
  ['flagged', 0, 'warning'],
  ['flagged', 1, 'error'],
  ['skipped', 1, 'error'],
])('a run that ended %s with %d says so as %s, and in its output', (outcome, exitCode, level) => {
  const { log, lines } = kept();
  expect(conclude({ outcome, exitCode, sentence: 'So it is.' }, log)).toBe(exitCode);
  expect(lines).toEqual([`${level}: ${outcome}: So it is.`]);
  // Lines end there as they do on the system.
  const [begin = '', ...rest] = readFileSync(join(folder, 'output'), 'utf8').split(EOL);
  expect([begin.slice(0, 9), ...rest]).toEqual(['outcome<<', outcome, begin.slice(9), '']);
});

test('a run whose outputs cannot be written fails', () => {
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'a folder'));
  mkdirSync(join(folder, 'a folder'));
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { log, lines } = kept();
  const exitCode = conclude({ outcome: 'passed', exitCode: 0, sentence: 'So it is.' }, log);
  const told = said.mock.calls.map(([text]) => String(text)).join('');
  said.mockRestore();
  expect([exitCode, lines]).toEqual([1, ['info: passed: So it is.']]);
  expect(told).toMatch(/^::error::.*EISDIR/);
});

test('the summary is added to what is there, without what is secret; where it cannot be, that is a warning', async () => {
  const summaryPath = join(folder, 'summary');
  writeFileSync(summaryPath, 'before\n');
  const { log, lines } = kept();
  const redact = (text: string) => text.replaceAll('key', '***');
  await writeSummary({ summaryPath }, { log, redact }, () => 'a key\n');
  await writeSummary({ summaryPath: null }, { log, redact }, () => {
    throw new Error('asked for nothing');
  });
  expect([readFileSync(summaryPath, 'utf8'), lines]).toEqual(['before\na ***\n', []]);
  await writeSummary({ summaryPath: folder }, { log, redact }, () => 'a key\n');
  expect(lines).toEqual([expect.stringMatching(/^warning: .*EISDIR/)]);
});
