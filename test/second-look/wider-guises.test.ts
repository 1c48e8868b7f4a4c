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

/* Many ways to write a copy, in many ways to hand it in, checked by the whole program: nobody vanishes, few are silent, and nobody else is told. */

/** Of all guises of a language. Some ways leave nothing that says what they are. */
const MOST_SILENT = 1 / 2;

const LANGUAGES = [...new Set(widerGuises().map(({ language }) => language))];

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}

/** Of each guise a victim and the one who hides its program; then those who did nothing. */
async function handIn(root: string, guises: readonly WiderGuise[]): Promise<void> {
  for (const [at, { language, files }] of guises.entries()) {
    const main = `main.${SYNTAX[language].ending}`;
    const [copy, own] = [guiseProgram(language, at), fewLines(language, at)];
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
    'in %s vanishes nowhere, is seldom silent, and tells of nobody else',
    async (language) => {
      const all = widerGuises().filter((one) => one.language === language);
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
      const silent = guises.filter((_, at) => !isToldOf(`hider${at}`)).map(({ name }) => name);
      const handed = findings.submissions.filter(({ key }) => key.includes('hider'));
      expect(handed, run.stderr).toHaveLength(guises.length);
      expect(silent.length, silent.join('; ')).toBeLessThanOrEqual(
        EVERYTHING ? MOST_SILENT * all.length : guises.length,
      );
      const honest = findings.submissions.filter(({ key }) => key.includes('honest'));
      expect(honest.filter(({ key }) => isToldOf(key.slice('submissions/'.length)))).toEqual([]);
    },
  );
});
