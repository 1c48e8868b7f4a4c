import { type Cursor, match, reading, skipping } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';
import { DOUBLE, DOUBLE_LINES } from './quotes.ts';

export const VERILOG: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 114, language: 'Verilog', extensions: ['v', 'vh', 'sv', 'svh'] }],
  words: {
    kept: `module endmodule input output inout logic assign always initial final begin end if else case casex casez endcase default for
      while do repeat forever foreach posedge negedge or and not nand nor xor xnor buf parameter localparam defparam function endfunction
      task endtask generate endgenerate genvar wait disable fork join join_any join_none struct union enum typedef package endpackage
      interface endinterface modport class endclass extends new return break continue inside assert property sequence specify endspecify
      this super event force release`,
    dropped:
      'signed unsigned automatic static unique unique0 priority packed const virtual local protected rand',
    types: 'integer int shortint longint byte bit time real realtime string void supply0 supply1',
    // Which of them a designer takes says nothing about what is built.
    same: { logic: 'wire reg tri wand wor', always: 'always_comb always_ff always_latch' },
  },
  quotes: [{ ...DOUBLE_LINES, open: '"""', close: '"""' }, DOUBLE],
  wordPart: '$',
  wordStart: '$',
  operators:
    '<= >= == != === !== ==? !=? && || ** << >> <<< >>> -> ->> => *> ++ -- += -= *= /= %= &= |= ^= ~& ~| ~^ ^~ +: -: :: ## |-> |=> <<= >>=',
  leftOut: { semicolon: 'import export' },
  hooks: {
    "'": digits,
    '`': directive,
    // A name may hold any sign up to the next blank.
    '\\': reading('name', /^\\[!-~]+/),
    // An attribute; `(*)` is a list of everything.
    '(': skipping(/^\(\*(?!\s*\))[^\n*]{0,200}\*\)/),
  },
  evaluates: /\$system\s*\(/g,
};

/** `8'hFF`, `'b01`, `'0`: behind a number they are part of it. */
function digits(cursor: Cursor): boolean {
  const found = match(cursor, /^'(?:[sS]?[bodhBODH]\s*[\da-fA-FxXzZ_?]+|[01xXzZ](?!\w))/);
  if (found === null) return false;
  const end = cursor.at + found[0].length;
  return cursor.expectsValue ? cursor.read('string', end) : cursor.skipTo(end);
}

/** Directives are dropped; of a macro its body counts, and where it is used it is a name. */
function directive(cursor: Cursor): true {
  const definition = match(cursor, /^`define\s+\w+/);
  if (definition !== null) return cursor.skipTo(cursor.at + definition[0].length);
  const other = match(
    cursor,
    /^`(?:include|timescale|default_nettype|undef|ifdef|ifndef|elsif|else|endif|resetall|celldefine|endcelldefine|line|pragma)\b[^\n]*/,
  );
  if (other !== null) return cursor.skipTo(cursor.at + other[0].length);
  const use = match(cursor, /^`\w+/);
  return use === null ? cursor.skipTo(cursor.at + 1) : cursor.read('name', cursor.at + use[0].length);
}
