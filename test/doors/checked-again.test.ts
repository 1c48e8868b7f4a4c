import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programs } from '../engine/generated-programs.ts';
import { HastyClock } from '../fake-clock.ts';
import { randomFrom } from '../random.ts';
import { said } from '../said.ts';
import { temporaryFolder } from '../temporary.ts';
import { department, remote, runOf } from './doors.ts';

test('a class that an engine with earlier checks sees again is said to be in there itself', async () => {
  const folder = temporaryFolder();
  const texts = programs(10, 'java', randomFrom(9), 0.06);
  const handIn = (count: number): void => {
    for (const [at, text] of texts.slice(0, count).entries()) {
      mkdirSync(join(folder, 'hw1', `s${at}`), { recursive: true });
      writeFileSync(join(folder, 'hw1', `s${at}`, 'Main.java'), text);
    }
  };
  const clock = new HastyClock();
  const service = await department(clock);
  const run = () =>
    runOf(
      { path: join(folder, 'hw1'), engine: 'Database and Group Similarity', ...remote(service) },
      clock,
      folder,
    );
  handIn(9);
  const first = (await run()).verdict;
  expect([first.flagged, first.warnings]).toEqual([[], []]);
  await clock.sleep(60_000);
  // Somebody is late.
  handIn(10);
  const again = (await run()).verdict;
  expect(again.flagged).toHaveLength(9);
  expect(again.warnings.map((warning) => said(warning))).toEqual([
    expect.stringContaining(
      '9 of 10 submissions are above the threshold only for what the archive, earlier checks',
    ),
  ]);
});
