import { reading } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';
import { character, DOUBLED } from './quotes.ts';

/** Behind `end`: what ends, and its name, may be said or left out. */
const AFTER_END =
  /\b(end)([ \t]+(?:if|case|loop|process|entity|architecture|component|generate|function|procedure|package|record|block|body)\b)?([ \t]+(?:body[ \t]+)?[a-z]\w*)?(?=[ \t]*;)/gi;

export const VHDL: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 115, language: 'VHDL', extensions: ['vhd', 'vhdl'] }],
  words: {
    kept: `entity architecture is of begin end port map generic signal variable constant process if then elsif else case when others for
      while loop generate component function procedure return wait until after and or not xor nand nor xnor mod rem abs sll srl sla sra
      rol ror in out inout buffer to downto array record type subtype package body all rising_edge falling_edge range report assert
      severity null select with exit next attribute block file access alias`,
    dropped: 'shared pure impure guarded transport inertial',
    types: `std_logic std_ulogic std_logic_vector std_ulogic_vector bit bit_vector integer natural positive boolean real unsigned signed
      string time`,
    constants: 'true false',
  },
  ignoreCase: true,
  lineComments: ['--'],
  quotes: [DOUBLED],
  operators: '<= >= => := /= ** <> ?= ?/= << >>',
  leftOut: { semicolon: 'library use' },
  hooks: { "'": character, bBoOxX: reading('string', /^[box]"[\da-f_]*"/i) },
  prepare: (text) => text.replaceAll(AFTER_END, (all, end: string) => end.padEnd(all.length)),
};
