import { match, reading, skipLine } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import { PLAIN } from './plain.ts';

export const ASSEMBLY: LanguageFamily = {
  ...PLAIN,
  languages: [{ id: 34, language: 'Assembly', extensions: ['asm', 's', 'nasm'] }],
  words: {
    kept: `mov movl movq lea push pop add sub mul imul div idiv inc dec neg and or xor not shl shr sar rol ror cmp test jmp je jne
      jz jnz jl jle jg jge ja jae jb jbe js jns call ret int syscall loop nop li la lw sw lb sb addi addu subu beq bne blt bgt ble
      bge jal jr move ldr str ldp stp bl b b.eq b.ne cbz cbnz section global extern db dw dd dq`,
  },
  ignoreCase: true,
  lineComments: [';', '#', '//'],
  hooks: {
    // Before a value, ARM's `#` says that it is one.
    '#': (cursor) =>
      /[,[{=][ \t]*$/.test(cursor.text.slice(Math.max(0, cursor.at - 20), cursor.at)) &&
      match(cursor, /^#[-+\w('":~]/) !== null &&
      cursor.skipTo(cursor.at + 1),
    // ARM's comment; elsewhere it is a part of a name.
    '@': (cursor) => match(cursor, /^@(?:[\s\-=*!+/#]|@[@\s])/) !== null && skipLine(cursor),
    "'": reading('string', /^'(?:\\''|\\.'|[^'\n]+'|\\?.)/),
  },
  wordStart: '.%$@',
  wordPart: '.',
  newlines: true,
  hasNoAiScore: true,
};
