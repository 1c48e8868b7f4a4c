import { expect, test } from 'vitest';
import { besideCode, notebookCode } from '../../src/engine/notebook.ts';
import { temporaryFolder } from '../temporary.ts';
import { fewLines, guiseProgram } from './guises.ts';
import { type Program, told } from './silent.ts';

/* A copy in a notebook where no cell of code is: none is silent, and whoever has other outputs is not told. */

const notebook = (cells: readonly unknown[], more = {}): string => JSON.stringify({ cells, ...more });
const cell = (kind: string, source: string, more = {}): unknown => ({ cell_type: kind, source, ...more });
const own = (at: number): unknown => cell('code', fewLines('python', at));

const HIDDEN: readonly ((copy: string, at: number) => string)[] = [
  (copy, at) => notebook([own(at), cell('markdown', copy)]),
  (copy, at) => notebook([own(at), cell('raw', copy)]),
  (copy, at) => notebook([cell('code', fewLines('python', at), { outputs: [{ text: [copy] }] })]),
  (copy, at) => notebook([own(at)], { metadata: { note: copy } }),
  (copy, at) => notebook([own(at), cell('code', byShell(copy))]),
  (copy, at) => notebook([own(at), cell('code', copy.replaceAll(/^(?=.)/gm, '%px '))]),
];

/** Each line is written to a file by a line for the shell. */
function byShell(copy: string): string {
  return copy.replaceAll(/^.+$/gm, (line) => `!echo '${line.replaceAll("'", '"')}' >> core.py`);
}

test('a copy in prose, a raw cell, an output, the metadata or lines for the shell is told', async () => {
  const programs: readonly Program[] = [
    ...HIDDEN.flatMap((hide, at): Program[] => {
      const copy = guiseProgram('python', at);
      return [{ 'main.py': copy }, { 'main.ipynb': hide(copy, at) }];
    }),
    ...HIDDEN.map(
      (_, at): Program => ({
        'main.ipynb': notebook([
          cell('code', guiseProgram('python', 50 + at), {
            outputs: [{ text: 'The sum is 7.\n'.repeat(200) }],
          }),
          cell('markdown', 'It is a report, and says so.\n'.repeat(100)),
        ]),
      }),
    ),
  ];
  const found = await told(temporaryFolder(), programs);
  expect([...found].toSorted()).toEqual(HIDDEN.map((_, at) => `${2 * at + 1} of ${2 * at}`).toSorted());
});

test('what stands beside the code is all other text, however it is nested', () => {
  const deep = `${'['.repeat(5_000)}"deep"${']'.repeat(5_000)}`;
  const text = `{"cells":[{"cell_type":"code","source":["x = 1\\n","y"],"outputs":[{"a":["one\\n","two"],"png":"${'A'.repeat(1_001)}"}]},{"cell_type":"markdown","source":"three"}],"m":${deep}}`;
  expect(besideCode(text)).toBe('code\none\ntwo\nmarkdown\nthree\ndeep');
  expect(besideCode('{"cells": [')).toBe('');
});

test('what has no end costs no more than its length', () => {
  const line = `!echo ${'\\" '.repeat(150_000)}`;
  expect(besideCode(notebook([cell('code', line)]))).toContain('\\"');
  const said = `say \\"${'x'.repeat(9)}`;
  expect(besideCode(notebook([cell('code', `!echo don't "${said}" > a`)]))).toContain(said);
  expect(notebookCode(`{"source": [${' '.repeat(400_000)}`)).toBeUndefined();
});
