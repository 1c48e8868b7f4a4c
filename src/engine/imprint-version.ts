import { FAMILIES, FAMILY_NAMES } from './languages/languages.ts';
import { PARAMETERS } from './parameters.ts';
// With it all of the engine is loaded, and with it all words: which there are must not depend on who asks.
import './analysis.ts';
import { vocabulary } from './tokenizers/vocabulary.ts';

/**
 * Goes up when programs are read otherwise than before and neither a parameter nor a word tells: imprints of earlier versions say
 * nothing about those of this one then. A test that holds some imprints fails until it does.
 */
const READING = 8;

/**
 * Imprints of one version can be compared with each other. It comes from what their hashes are made of: the parameters of fingerprints
 * and of given code, which has none, the families of languages in their order, and all words of the tokenizers.
 */
export function imprintVersion({
  k,
  w,
  imprintSample,
  commonRun,
  givenTokens,
  givenGrowth,
} = PARAMETERS): string {
  const parts = [
    READING,
    k,
    w,
    imprintSample,
    commonRun,
    givenTokens,
    givenGrowth,
    ...FAMILY_NAMES.map((family) => `${family} ${FAMILIES[family].tokenizer}`),
    ...vocabulary().toSorted(),
  ];
  let low = 0x811c9dc5;
  let high = 0x9e3779b1;
  for (const letter of JSON.stringify(parts)) {
    const code = letter.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 15);
  }
  return `${READING}-${hex(low)}${hex(high)}`;
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
