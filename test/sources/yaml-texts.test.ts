import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { yamlTexts } from '../../src/sources/folders/yaml-texts.ts';
import { tries } from '../suite.ts';

/** As the package itself makes objects of a text. */
function whole(text: string): unknown {
  const document = parseDocument(text, { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  return document.toJS();
}

function isReadAs(given: unknown, text: string): boolean {
  try {
    return isDeepStrictEqual(whole(text), given);
  } catch {
    return false;
  }
}

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.stringMatching(/^[ :#\-?&*!|>'"%@`[\]{},a0\n\\]{0,12}$/),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.stringMatching(/^:?[a-z_ '"#0-9-]{1,10}$/), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
}));

test('texts, lists and maps are read as the whole package reads them', () => {
  fc.assert(
    fc.property(
      value,
      fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'),
      fc.constantFrom(20, 80),
      fc.boolean(),
      (given, defaultStringType, lineWidth, isFlow) => {
        const collectionStyle = isFlow ? 'flow' : 'any';
        const text = stringify({ a: given }, { defaultStringType, lineWidth, collectionStyle });
        // The package writes a plain string with a line break and a sign of YAML in a flow as something else, or as no YAML.
        fc.pre(isReadAs({ a: given }, text));
        expect(yamlTexts(text, 0)).toEqual({ a: given });
      },
    ),
    { numRuns: tries(2000) },
  );
});

test.each([
  '',
  '---\n',
  '--- {}\n',
  'a:\n  - b\n  -\nc:\nd: ~\n',
  'a: &1 {b: c, d: [e, f, {g: h}]}\ni: *1\nj: [*1]\n',
  'a: &1\n- b\nc: *1\n',
  'a: !tag 007\nb: !!int 0815\n',
  'a: 1\na: 2\n',
  '? a\n: b\n',
  'a: [ : ]\nb: [c: d, e, f: [g: ]]\nh: { : i}\n',
  "a: 'it''s'\nb: \"\\u00e9\\n\"\nc: |-\n  d\n  e\nf: >\n  g\n  h\n",
])('what programs write is read as the whole package reads it: %j', (text) => {
  expect(yamlTexts(text, 9) || {}).toEqual(whole(text) || {});
});

test.each(['a: [', 'a: {b', 'a: "b', 'a: *b', 'a\nb: c\n', 'a: b\nc\n', 'a: "\\q"\n'])(
  'what is no YAML is refused: %j',
  (text) => {
    expect(() => whole(text)).toThrow(/\w/);
    expect(() => yamlTexts(text, 9)).toThrow(/\w/);
  },
);
