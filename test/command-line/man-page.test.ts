import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manPage } from '../../scripts/man-page.ts';
import { COMMAND_NAMES, COMMANDS } from '../../src/program/command-line/arguments/commands.ts';
import { VARIABLES } from '../../src/program/command-line/arguments/variables.ts';
import { EXIT_CODES } from '../../src/program/exit-codes.ts';

const ROOT = join(import.meta.dirname, '../..');
const page = manPage();

/** Requests and macros of man(7) that the page uses. */
const KNOWN = /^\.(?:TH|SH|SS|TP|PP|IP|B|I|br|ad|nh|nf|fi|\\")(?: |$)/;

describe('the manual page', () => {
  test('is what the package installs', () => {
    expect(readFileSync(join(ROOT, 'man/code-similarity.1'), 'utf8')).toBe(page);
    expect(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).toMatchObject({
      man: 'man/code-similarity.1',
      files: expect.arrayContaining(['man']) as unknown,
    });
  });

  test('names every command, option, variable and exit code', () => {
    const text = page.replaceAll('\\-', '-');
    for (const name of COMMAND_NAMES) {
      expect(text).toContain(`\n.SS ${name}\n`);
      for (const option of COMMANDS[name].options) expect(text).toContain(`--${option.name}\\fR`);
    }
    for (const name of Object.keys(VARIABLES)) expect(text).toContain(`\n.TP\n.B ${name}\n`);
    for (const { code } of EXIT_CODES) expect(text).toContain(`\n.TP\n.B ${code}\n`);
  });

  test('names every variable that the program reads, but for those of a runner', () => {
    const read = /(?:environment\[|variable\(|environment, |\bread\()'([A-Z][A-Z_]{3,})'/g;
    const names = globSync('src/**/*.ts', { cwd: ROOT, exclude: ['src/program/runner/**'] }).flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(read)].map(([, name = '']) => name),
    );
    expect(names).toContain('CODE_SIMILARITY_DATABASE');
    const told = new Set([...Object.keys(VARIABLES), 'AWS_DEFAULT_REGION', 'GITHUB_ACTIONS', 'PATH']);
    expect([...new Set(names)].filter((name) => !told.has(name))).toEqual([]);
  });

  test('holds no text that roff reads as a request, and no dash that it makes a hyphen of', () => {
    const lines = page.trimEnd().split('\n');
    expect(lines.filter((line) => /^[.']/.test(line) && !KNOWN.test(line))).toEqual([]);
    const prose = lines.filter((line) => !line.startsWith('.'));
    expect(prose.filter((line) => /(?<!\\)-/.test(line))).toEqual([]);
    expect(prose.filter((line) => line === '').length).toBeLessThan(10);
  });
});
