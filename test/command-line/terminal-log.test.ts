import { expect, test } from 'vitest';
import { errorsOnly, terminalLog } from '../../src/program/command-line/terminal-log.ts';

test('progress has a bar where it is known how much there is, and it is full when all is done', () => {
  let text = '';
  const log = terminalLog({ isTTY: true, write: (piece: string) => (text += piece) }, (one) => one, false);
  log.progress?.('collected', 2, null);
  log.progress?.('uploaded', 119, 120);
  log.progress?.('uploaded', 120, 120);
  log.info('done');
  expect(text.split('\r\u001b[2K')).toEqual([
    '',
    '2 collected',
    `[${'█'.repeat(23)}·] 119 of 120 uploaded`,
    `[${'█'.repeat(24)}] 120 uploaded`,
    'done\n',
  ]);
  // What is read later holds no such line.
  expect(Object.keys(terminalLog({ write: () => {} }, (one) => one, false))).not.toContain('progress');
});

test('of a quiet log only errors are heard, and work in a group is done', async () => {
  let text = '';
  const loud = terminalLog({ isTTY: true, write: (piece: string) => (text += piece) }, (one) => one, true);
  const log = errorsOnly(loud);
  for (const name of ['debug', 'info', 'notice', 'warning', 'error'] as const) log[name](`said as ${name}`);
  log.progress?.('uploaded', 1, 2);
  expect(await log.group('A title', () => Promise.resolve('done'))).toBe('done');
  expect(text).toBe('error: said as error\n');
});

test('an error that lists what is wrong has a line for each', () => {
  let text = '';
  const log = terminalLog({ write: (piece: string) => (text += piece) }, (one) => one, false);
  log.error('2 settings are wrong:\n- a\n- b\nTo see more.');
  expect(text).toBe('error: 2 settings are wrong:\n- a\n- b\nTo see more.\n');
});
