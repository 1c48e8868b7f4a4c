import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tinyPrograms } from '../engine/dictated-programs.ts';
import { javaPrograms } from '../engine/programs.ts';
import { program } from '../github/collecting.ts';
import { temporaryFolder } from '../temporary.ts';
import { runAction } from './run-action.ts';
import { seldom } from '../suite.ts';
import { putFiles } from '../put-files.ts';

/* What the whole program says of a class where its numbers say little. */

function folder(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  putFiles(root, files);
  return root;
}

test('a class whose task dictates the program is green, says why, and shows who handed in the same', async () => {
  const [first = '', ...others] = tinyPrograms(14, 2);
  const workspace = folder(
    Object.fromEntries([first, first, ...others].map((text, at) => [`hw/s${at}/Main.java`, text])),
  );
  const run = await runAction({ workspace, inputs: { path: 'hw' } });
  expect([run.exitCode, run.outputs['outcome'], run.outputs['flagged-count']]).toEqual([0, 'passed', '0']);
  expect(Number(run.outputs['max-similarity'])).toBeLessThan(75);
  expect(run.outputs['stands-out-count']).toBe('1');
  expect(run.summary).toContain('Nothing above 75; 1 pair stands out');
  expect(run.summary).toMatch(
    /1\d of them are alike above the threshold with another one, but no closer to it than short programs/,
  );
  expect(run.summary).toContain('`s0` ↔ `s1`');
  expect(run.summary).toMatch(
    /^- 1\d programs are more than 75 % alike .*give it to the check as starter code\.$/m,
  );

  const strict = await runAction({ workspace, inputs: { path: 'hw', 'fail-on': 'stands-out' } });
  expect([strict.exitCode, strict.outputs['outcome']]).toEqual([1, 'flagged']);
});

/** Letters as their numbers, as a program hides itself. */
function hidden(text: string): string {
  return `exec(bytes([${Array.from(text, (letter) => letter.codePointAt(0)).join(', ')}]).decode())\n`;
}

seldom('what is code in strings has n/a everywhere, and is named to be read by hand', async () => {
  const workspace = folder({
    'hw/ada/main.py': hidden(program('ada', 60)),
    'hw/bo/main.py': hidden(program('bo', 60)),
    'hw/cy/main.py': program('cy', 60),
    'hw/di/main.py': program('cy', 60),
  });
  const run = await runAction({
    workspace,
    inputs: { path: 'hw', 'fail-on': 'never', 'on-incomplete': 'warn' },
  });
  expect(run.outputs['flagged-count']).toBe('2');
  expect(run.summary).toContain(
    'Hardly anything of 2 submissions can be read as code, so nobody can compare them: read them by hand.',
  );
  expect(run.summary).toMatch(
    /- `ada`, `bo` were not checked: Most of it stands in strings that it evaluates/,
  );
  for (const name of ['summary.md', 'submissions.csv', 'report.json', 'report.sarif']) {
    const text = readFileSync(join(workspace, 'similarity-report', name), 'utf8');
    expect([name, /\b0\.0\b|"total":0[,}]/.test(text)]).toEqual([name, false]);
  }
  const rows = readFileSync(join(workspace, 'similarity-report', 'submissions.csv'), 'utf8').split('\r\n');
  expect(rows.find((row) => row.includes(',ada,judged,'))).toMatch(
    /,ada,judged,not-checked,false,,n\/a,n\/a,n\/a/,
  );
});

seldom('a class that is flagged for a framework that nobody named is warned, and explained', async () => {
  const framework = Array.from({ length: 12 }, (_, at) => program(`frame${at}`, 60)).join('\n');
  const own = javaPrograms(9, 41);
  const classWith = (frameOf: (at: number) => string): string =>
    folder(
      Object.fromEntries(
        own.flatMap((text, at) => [
          [`hw/s${at}/frame.py`, frameOf(at)],
          [`hw/s${at}/Main.java`, text],
        ]),
      ),
    );
  // As all were given it, it is noticed; with names of one's own, it is not.
  const same = await runAction({ workspace: classWith(() => framework), inputs: { path: 'hw' } });
  expect([same.outputs['outcome'], same.outputs['flagged-count']]).toEqual(['passed', '0']);
  expect(same.summary).toContain('was taken for starter code');
  const workspace = classWith((at) => framework.replaceAll(/[a-z]+(?=\()/g, (name) => `${name}${at}`));
  const run = await runAction({ workspace, inputs: { path: 'hw', 'fail-on': 'never' } });
  expect(run.outputs['flagged-count']).toBe('9');
  expect(run.stdout).toMatch(
    /^::warning.*::9 of 9 submissions are above the threshold of similarity, and no starter code is known\./m,
  );
  expect(run.summary).toMatch(
    /^- `s0`: Similarity .* above 75: [\d,]+ of its [\d,]+ tokens also stand in the closest other one/m,
  );
  const starter = folder({ 'given/frame.py': framework });
  const again = await runAction({ workspace, inputs: { path: 'hw', starter: join(starter, 'given') } });
  expect([again.exitCode, again.outputs['outcome'], again.outputs['flagged-count']]).toEqual([
    0,
    'passed',
    '0',
  ]);
});
