import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseReportJson } from '../../src/channels/json.ts';
import { runCommand } from '../black-box/run-action.ts';
import { EVERYTHING, some } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';
import { fewLines, guiseProgram, SYNTAX } from './guises.ts';
import type { Files } from './places.ts';
import { type WiderGuise, widerGuises } from './wider-guises.ts';

/* Many ways to write a copy, in many ways to hand it in, checked by the whole program: nobody vanishes, none is silent but those that are known, and nobody else is told. */

/** Of these nobody is told a word: what would find them would tell honest people too, or is not built. Another one is a mistake. */
const SILENT: ReadonlySet<string> = new Set([
  'Base64 back to front, in the output of a notebook, in csharp',
  'Morse, in a picture behind its end, in cpp',
  'a dump of letters, in a drawing, in python',
  'a dump of letters, in the output of a notebook, in python',
  'a page of a printer, in java',
  'a picture in a notebook, in python',
  'a word behind each, in a table by 25, in python',
  // Brackets that are dropped at the end of a line are not where lines are letters.
  'an appointment, in python',
  'an array of numbers of eight bytes, in python',
  'base 32, in the output of a notebook, in kotlin',
  'base 85 of ZeroMQ, in a file of settings, in typescript',
  'behind 17 megabytes, in python',
  'bits of blanks behind words, in a drawing, in ruby',
  'by columns of seven, in a drawing, in csharp',
  'by columns of seven, in a drawing, in rust',
  'every second letter in another file, in java',
  'gzip in Base64 by ten, in the output of a notebook, in rust',
  'in the midst of five megabytes, in java',
  'lines back to front, in a large text, in rust',
  'lines back to front, in a large text, in typescript',
  'mail of old, in the output of a notebook, in ruby',
  'records of a chip, in a table by 25, in cpp',
  'records of a chip, in a table by 25, in csharp',
  'signs by number, in sql',
  'tags that nobody sees, in the output of a notebook, in typescript',
  'words between bars, in a file of settings, in c',
  'words between bars, in a text beside prose, in c',
  'words of a line, last first, in a large text, in go',
  'words of a line, last first, in a text beside prose, in ruby',
]);

const ALL = widerGuises();
const LANGUAGES = [...new Set(ALL.map(({ language }) => language))];

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}

/** Of each guise a victim and the one who hides its program; then those who did nothing. */
async function handIn(root: string, guises: readonly WiderGuise[]): Promise<void> {
  for (const [at, guise] of guises.entries()) {
    const { language, files } = guise;
    const main = `main.${SYNTAX[language].ending}`;
    // The same program in each run, whatever else that takes: of another one a guise may be silent.
    const seed = ALL.filter((one) => one.language === language).indexOf(guise);
    const [copy, own] = [guiseProgram(language, seed), fewLines(language, seed)];
    write(join(root, `submissions/victim${at}`), { [main]: copy });
    write(join(root, `submissions/hider${at}`), { [main]: own, ...(await files(copy, own)) });
  }
  const [{ language } = { language: 'c' as const }] = guises;
  for (let at = 0; at < Math.max(8, guises.length); at += 1) {
    write(join(root, `submissions/honest${at}`), {
      [`main.${SYNTAX[language].ending}`]: guiseProgram(language, 1000 + at),
    });
  }
}

describe('a copy in a guise', () => {
  test.each(some(LANGUAGES, 1))(
    'in %s vanishes nowhere, is silent only where that is known, and tells of nobody else',
    async (language) => {
      const all = ALL.filter((one) => one.language === language);
      const guises = some(all, 4);
      const root = temporaryFolder();
      await handIn(root, guises);
      const run = await runCommand(['check', 'submissions'], { cwd: root });
      const text = readFileSync(join(root, 'similarity-report/report.json'), 'utf8');
      const { findings, verdict } = parseReportJson(text, 'report.json');
      const isToldOf = (name: string): boolean => {
        const key = `submissions/${name}`;
        const own = findings.submissions.find((one) => one.key === key);
        return (
          (own?.remarks.length ?? 0) > 0 ||
          verdict.notChecked.includes(key) ||
          verdict.flagged.some((flag) => flag.key === key) ||
          verdict.standsOut.some(({ a, b }) => a === key || b === key)
        );
      };
      const names = guises.map(({ name }) => name);
      const silent = names.filter((_, at) => !isToldOf(`hider${at}`));
      const handed = findings.submissions.filter(({ key }) => key.includes('hider'));
      expect(handed, run.stderr).toHaveLength(guises.length);
      expect(silent.filter((name) => !SILENT.has(name))).toEqual([]);
      // What is found by now is no longer in the list.
      if (EVERYTHING) expect(silent).toEqual(names.filter((name) => SILENT.has(name)));
      const honest = findings.submissions.filter(({ key }) => key.includes('honest'));
      expect(honest.filter(({ key }) => isToldOf(key.slice('submissions/'.length)))).toEqual([]);
    },
  );
});
