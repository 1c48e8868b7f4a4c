import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Metrics } from '../../src/program/app/metrics.ts';
import { startMetricsPort } from '../../src/system/http/listener.ts';

test('numbers are told as Prometheus reads them', async () => {
  const metrics = new Metrics();
  let waiting = 3;
  metrics.read('waiting', () => waiting);
  metrics.count('work_total', { result: 'done' });
  metrics.count('work_total', { result: 'done' });
  metrics.count('work_total', { result: 'fai"led\n' });
  metrics.count('work_seconds_total', {}, 1.5);
  const server = await startMetricsPort({ host: '127.0.0.1', port: 0 }, ['/metrics'], (request) =>
    metrics.answer(request),
  );
  waiting = 4;
  const response = await fetch(server.url);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect((await response.text()).split('\n')).toEqual([
    '# HELP code_similarity_app_waiting Work that waits for its turn.',
    '# TYPE code_similarity_app_waiting gauge',
    'code_similarity_app_waiting 4',
    '',
    '# HELP code_similarity_app_work_total Work that deliveries asked for, by how it ended.',
    '# TYPE code_similarity_app_work_total counter',
    'code_similarity_app_work_total{result="done"} 2',
    'code_similarity_app_work_total{result="fai\\"led\\n"} 1',
    '',
    '# HELP code_similarity_app_work_seconds_total Time that finished work took, waiting for a place of its long part included.',
    '# TYPE code_similarity_app_work_seconds_total counter',
    'code_similarity_app_work_seconds_total 1.5',
    '',
  ]);
  expect((await fetch(server.url.replace('metrics', 'other'))).status).toBe(404);
  await server.close();
});

test('docs/app.md names every number', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'app.md'), 'utf8');
  const source = readFileSync(
    join(import.meta.dirname, '..', '..', 'src', 'program', 'app', 'metrics.ts'),
    'utf8',
  );
  const names = [...source.matchAll(/^ {2}(\w+): \['(?:counter|gauge)'/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});
