import { expect, test } from 'vitest';
import { jsonLog } from '../../src/program/app/app-log.ts';
import { noting } from './open-server.ts';

const CONTEXT = { delivery: 'd-1', installation: 77, repository: { owner: 'cs1', repo: 'hw1' } };
const withoutWord = (text: string): string => text.replaceAll('hunter2', '***');

test('a line for a person begins with what it is about, and holds no secret of that', () => {
  const { log, lines } = noting();
  log.info('started');
  log.for({}).info('nothing known');
  log.for(CONTEXT, withoutWord).warning('the token hunter2');
  log.for({ repository: { owner: 'cs1', repo: 'a\u202eb' }, installation: null }).error('odd');
  expect(lines).toEqual([
    'started',
    'nothing known',
    '[cs1/hw1, installation 77, delivery d-1] the token ***',
    '[cs1/a⟨U+202E⟩b] odd',
  ]);
});

test('a line for a program is one object, whatever people wrote', () => {
  const lines: string[] = [];
  const log = jsonLog({
    write: (line) => lines.push(line),
    redact: (text) => text.replaceAll('s3cret', '***'),
    verbose: false,
    now: () => new Date('2026-03-01T12:00:00Z'),
  });
  log.debug('not told');
  log.info('two\nlines of s3cret, 100%% of %s');
  log.for(CONTEXT, withoutWord).error('hunter2 and s3cret');
  expect(lines.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { time: '2026-03-01T12:00:00.000Z', level: 'info', message: 'two\nlines of ***, 100%% of %s' },
    {
      time: '2026-03-01T12:00:00.000Z',
      level: 'error',
      message: '*** and ***',
      delivery: 'd-1',
      installation: 77,
      repository: 'cs1/hw1',
    },
  ]);
});
