import { beforeAll, describe, expect, test } from 'vitest';
import { some } from '../suite.ts';
import { fewLines, GUISE_LANGUAGES, type GuiseLanguage, guiseProgram, GUISES, SYNTAX } from './guises.ts';
import { type Program, seen, told } from './silent.ts';
import { temporaryFolder } from '../temporary.ts';

/* A copy behind one line that hides the rest of its file, in many languages: none is silent, and nobody else is told. */

let root = '';
beforeAll(() => {
  root = temporaryFolder();
});

/** Of each guise a victim and the one who hides its program; then as many who did nothing. */
function classOf(language: GuiseLanguage): readonly Program[] {
  const file = `main.${SYNTAX[language].ending}`;
  const guises = GUISES[language];
  return [
    ...guises.flatMap(([, disguise], at): Program[] => {
      const copy = guiseProgram(language, at);
      return [{ [file]: copy }, { [file]: `${fewLines(language, at)}${disguise(copy)}` }];
    }),
    ...[...guises, ...guises].map((_, at): Program => ({ [file]: guiseProgram(language, 1000 + at) })),
  ];
}

describe('a copy that its reader takes for none', () => {
  test.each(some(GUISE_LANGUAGES, 2))('in %s', async (language) => {
    const programs = classOf(language);
    const guises = GUISES[language];
    const pairs = guises.map((_, at) => `${2 * at + 1} of ${2 * at}`);
    const [found, flagged] = [await told(root, programs), seen(programs)];
    const silent = guises.flatMap(([name], at) =>
      found.has(pairs[at] ?? '') || flagged.has(pairs[at] ?? '') ? [] : [name],
    );
    expect(silent).toEqual([]);
    expect([...found].filter((pair) => !pairs.includes(pair))).toEqual([]);
  });

  test.each(some(GUISE_LANGUAGES, 2))('is flagged as it is, in %s', (language) => {
    const file = `main.${SYNTAX[language].ending}`;
    const copy = guiseProgram(language, 0);
    const programs = [copy, `${fewLines(language, 0)}${copy}`].map((text): Program => ({ [file]: text }));
    expect([...seen(programs)]).toContain('0 of 1');
  });
});
