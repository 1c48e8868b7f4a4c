import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { saysWhatToDo, withCures } from '../../scripts/errors/cures.ts';
import { readFiles, readProgram } from '../../scripts/errors/read-program.ts';
import { renderCatalogue } from '../../scripts/errors/render.ts';
import { patternOf } from '../../scripts/errors/sentence.ts';
import { INPUT_NAMES } from '../../src/settings/inputs/inputs.ts';

const FILES = readFiles();
const { cured, problems } = readProgram(FILES);
const anchors = cured.map(({ anchor }) => anchor);
const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'errors.md'), 'utf8');

const IMPORT = "import { ConfigurationError } from '../domain/outcome.ts';\n";

/** Sources that say something is wrong, and not what to do. */
const FAULTY = {
  'in an error': `${IMPORT}throw new ConfigurationError('The first mutant is not green.');`,
  'in an error, through a function, a list and a constant': `${IMPORT}const NOT_GREEN = 'The second mutant is not green.';
    function fail(all: string[]): never { throw new ConfigurationError(all.join('; ')); }
    export function check(): void { const found: string[] = []; found.push(NOT_GREEN); fail(found); }`,
  'in a class of its own': `${IMPORT}
    class NotGreen extends ConfigurationError { constructor(which: string) { super(\`The third \${which} is not green.\`); } }
    throw new NotGreen('mutant');`,
  'in a warning of the log':
    "export function say(log: Log): void { log.warning('The fourth mutant is not green.'); }",
  'in a list of notices': "export const NOTES = { notices: ['The fifth mutant is not green.'] };",
  'in a reason': "export const FAILED = { reason: 'The sixth mutant is not green.' };",
};

/** Sources that say what to do, or of no fault. */
const SOUND = [
  `${IMPORT}throw new ConfigurationError('colour: red is no colour of this page; use blue.');`,
  "export function say(log: Log): void { log.info('The mutant turned green.'); }",
  "export const OPTION = { description: 'The mutant is green here.' };",
];

const mutated = readProgram(
  new Map([
    ...FILES,
    ...[...Object.values(FAULTY), ...SOUND].map(
      (text, at) => [`src/settings/mutant-${at}.ts`, text] as const,
    ),
  ]),
);

describe('the catalogue of messages', () => {
  it('has what to do for every message, and no cure without one', () => {
    expect(problems).toEqual([]);
    expect(cured.length).toBeGreaterThan(500);
  });

  it('is the page', () => {
    expect(renderCatalogue(cured)).toBe(page);
  });

  it('has an anchor for each message, made of its own words', () => {
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { anchor, text } of cured) {
      for (const word of anchor.split('-')) expect(text.toLowerCase()).toContain(word);
    }
  });

  it('keeps the anchors of all others when some are added', () => {
    const all = new Set(mutated.cured.map(({ anchor }) => anchor));
    expect(anchors.filter((anchor) => !all.has(anchor))).toEqual([]);
    expect(all).toContain('colour-red-is-no-colour-of-this-page');
  });

  it('has what the catalogue of languages says of a verdict, from tables of ids, too', () => {
    const texts = cured.map(({ text }) => text);
    // In a table, behind a type.
    expect(texts).toContain('What this pull request changes is too short to be compared.');
    expect(anchors).toContain('with-nobody-to-compare-with');
    // One call that chooses between two is one message.
    expect(texts.filter((text) => text.includes('stand out of the class'))).toHaveLength(1);
    // A part of a sentence is none.
    expect(texts).not.toContain('no AI score is known');
  });

  it('says nothing that only repeats the message', () => {
    const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
    for (const { text, cure } of cured) {
      if (cure === null) continue;
      const said = new Set(wordsOf(text));
      const own = wordsOf(cure).filter((word) => !said.has(word));
      expect(own.length, `${text} ▸ ${cure}`).toBeGreaterThanOrEqual(2);
    }
  });

  it('names inputs that exist', () => {
    const names = cured.flatMap(({ cure }) =>
      [...(cure ?? '').matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !INPUT_NAMES.some((input) => input === name))).toEqual([]);
  });

  it('leads to pages that exist', () => {
    for (const [, target = ''] of page.matchAll(/\]\(([a-z-]+\.(?:md|json))[^)]*\)/g)) {
      expect(() => readFileSync(join(import.meta.dirname, '..', '..', 'docs', target))).not.toThrow();
    }
  });
});

describe('a message without what to do', () => {
  it.each(Object.keys(FAULTY).map((where, at) => [where, at] as const))('is found %s', (_, at) => {
    const found = mutated.problems.filter((one) => one.includes(`src/settings/mutant-${at}.ts`));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('is not green');
  });

  it('is the only problem', () => {
    expect(mutated.problems).toHaveLength(Object.keys(FAULTY).length);
  });
});

describe('a cure without a message', () => {
  it('is told', () => {
    const yaml = "cures:\n  nobody-says-this-any-more: 'Look elsewhere.'\nno-faults:\n  - nor-this\n";
    const told = withCures(cured, yaml).problems.filter((one) => one.includes('no message begins'));
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('nobody-says-this-any-more');
  });
});

describe('saysWhatToDo', () => {
  it.each([
    ['Port {port} is in use; choose another with --port.', true],
    ['config: there is no file {path}; correct the path or leave it out.', true],
    ['--port: its value is missing; allowed: a whole number.', true],
    ['Check {id} does not exist.', false],
    ['The next scan takes it up.', false],
    ['Run {run} holds the lease.', false],
    ['GitHub refused it.', false],
  ])('reads %j as %s', (text, expected) => {
    expect(saysWhatToDo(text)).toBe(expected);
  });
});

describe('the pattern of a message', () => {
  it('takes what is filled in, and nothing else', () => {
    const port = cured.find(({ anchor }) => anchor.startsWith('port-is-in-use'));
    const pattern = patternOf(port?.sentence ?? []);
    expect('Port 8080 is in use; choose another with --port, or 0 for any free one.').toMatch(pattern);
    expect('Port 8080 is free; choose another with --port, or 0 for any free one.').not.toMatch(pattern);
  });
});
