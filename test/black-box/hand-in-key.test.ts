import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINE } from '../../src/contract/service/states.ts';
import { department } from '../embedded/department.ts';
import { temporary } from '../embedded/serving.ts';
import { temporaryFolder } from '../temporary.ts';
import { runAction } from './run-action.ts';
import { seldom } from '../suite.ts';

/*
 * A step in a student's repository, with a key that hands in and that the student can read: the built action against a server
 * with a data folder that knows an earlier class.
 */

/** A program of its own for each seed. */
function program(seed: number): string {
  const lines = Array.from({ length: 40 }, (_, at) => {
    const rows = [
      `    int v${at} = ${at + seed} * x;`,
      `    if (x > ${at}) { x -= ${seed}; } else { x++; }`,
      `    for (int i = 0; i < ${at}; i++) { x += i; }`,
      `    while (x % ${at + 2} != 0) { x--; }`,
      `    System.out.println("x" + x);`,
    ];
    return rows[(seed * at * at + at + (at >> seed)) % 5];
  });
  return `class Main {\n  static void run(int x) {\n${lines.join('\n')}\n  }\n}\n`;
}

async function server() {
  const there = await department({ dataDir: temporary() });
  const ada = await there.add('ada');
  await ada.check(['canary-a', 'canary-b']);
  return { ada, baseUrl: there.service.baseUrl, student: await there.with(ada, { scope: 'submit' }) };
}

async function handIn(
  { baseUrl, student }: Awaited<ReturnType<typeof server>>,
  folders: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
) {
  const workspace = temporaryFolder();
  for (const [name, text] of Object.entries(folders)) {
    mkdirSync(join(workspace, 'class', name), { recursive: true });
    writeFileSync(join(workspace, 'class', name, 'Main.java'), text);
  }
  const run = await runAction({
    workspace,
    inputs: {
      path: 'class',
      apikey: student.key,
      'base-url': baseUrl,
      'poll-interval': '0.05',
      engine: String(ENGINE.group),
      ...inputs,
    },
  });
  const report = readdirSync(run.reportDir).map((file) => readFileSync(join(run.reportDir, file), 'utf8'));
  return { ...run, report: report.join('\n') };
}

seldom('with a key that hands in, copies are flagged in bands, whoever the report is for', async () => {
  const there = await server();
  const run = await handIn(
    there,
    { one: program(1), two: program(1), three: program(2) },
    { anonymize: 'never', 'keep-check': 'false' },
  );
  expect([run.outputs['outcome'], run.exitCode, run.outputs['flagged-count']]).toEqual(['flagged', 1, '2']);
  expect(run.outputs).toMatchObject({ 'max-similarity': 'n/a', 'max-ai-score': 'n/a' });
  expect(run.summary).toContain('may only hand in');
  expect(run.stdout).toContain('may only hand in');
  expect(run.stdout + run.summary).not.toMatch(/could not be deleted|internal-error/);
  // The number that the action was given is no number of a check.
  expect((await there.ada.ask('GET', '/checks')).text).not.toContain(run.outputs['check-id']);
});

test('with a key that hands in, different programs pass, and a low threshold measures nothing', async () => {
  const run = await handIn(
    await server(),
    { one: program(1), two: program(2) },
    { 'similarity-threshold': '1' },
  );
  expect([run.outputs['outcome'], run.exitCode, run.outputs['flagged-count']]).toEqual(['passed', 0, '0']);
  expect(run.outputs['max-similarity']).toBe('n/a');
  expect(run.summary).toContain('by a rule of its own');
  expect(run.stdout).toContain('similarity above 75');
});
