import {
  annotationHook,
  cHook,
  cSharpHook,
  goHook,
  haskellHook,
  interpolationHook,
  lispHook,
  luaHook,
  matlabHook,
  perlHook,
  phpHook,
  rHook,
  rubyHook,
  rustHook,
  shellHook,
  sqlHook,
} from './hooks.ts';
import * as keywords from './keywords.ts';
import { type LexicalRules, operators, type Quote } from './lexical-rules.ts';

const DOUBLE: Quote = { open: '"', close: '"', escape: '\\', doubled: false, multiline: false };
const SINGLE: Quote = { ...DOUBLE, open: "'", close: "'" };
const DOUBLE_LINES: Quote = { ...DOUBLE, multiline: true };
const SINGLE_LINES: Quote = { ...SINGLE, multiline: true };
const DOUBLED_SINGLE: Quote = { ...SINGLE_LINES, escape: '', doubled: true };
const SLASHES = { open: '/*', close: '*/', nested: false } as const;
const NESTED_SLASHES = { ...SLASHES, nested: true } as const;

const C_OPERATORS = operators(
  '== != <= >= && || ++ -- += -= *= /= %= &= |= ^= << >> <<= >>= -> :: ... ?? ?. => <=> ->* .* >>> >>>= **',
);

const BASE: LexicalRules = {
  keywords: keywords.NONE,
  ignoreCase: false,
  lineComments: ['//'],
  blockComments: [SLASHES],
  quotes: [DOUBLE, SINGLE],
  wordStart: '',
  wordPart: '',
  operators: C_OPERATORS,
  dropStatement: new Map(),
};

export const JAVA: LexicalRules = {
  ...BASE,
  keywords: keywords.JAVA,
  quotes: [{ ...DOUBLE_LINES, open: '"""', close: '"""' }, DOUBLE, SINGLE],
  wordStart: '$',
  wordPart: '$',
  dropStatement: new Map([
    ['import', 'semicolon'],
    ['package', 'semicolon'],
  ]),
  hook: annotationHook,
  hookAt: '@',
};

export const C: LexicalRules = {
  ...BASE,
  keywords: keywords.C,
  wordStart: '$',
  wordPart: '$',
  hook: cHook,
  hookAt: '#\\RLuU',
};

export const C_SHARP: LexicalRules = {
  ...BASE,
  keywords: keywords.C_SHARP,
  hook: cSharpHook,
  hookAt: '#[@$"',
  dropStatement: new Map([['using', 'directive']]),
};

export const GO: LexicalRules = {
  ...BASE,
  keywords: keywords.GO,
  quotes: [DOUBLE, SINGLE, { ...DOUBLE_LINES, open: '`', close: '`', escape: '' }],
  operators: operators('== != <= >= && || ++ -- += -= *= /= %= &= |= ^= << >> <<= >>= &^ &^= := <- ...'),
  dropStatement: new Map([['package', 'line']]),
  hook: goHook,
  hookAt: 'i',
};

export const RUST: LexicalRules = {
  ...BASE,
  keywords: keywords.RUST,
  blockComments: [NESTED_SLASHES],
  quotes: [DOUBLE_LINES],
  operators: operators('== != <= >= && || += -= *= /= %= &= |= ^= << >> <<= >>= -> => :: .. ..= ...'),
  dropStatement: new Map([
    ['use', 'semicolon'],
    ['extern', 'line'],
  ]),
  hook: rustHook,
  hookAt: "'#rbc",
};

export const PHP: LexicalRules = {
  ...BASE,
  keywords: keywords.PHP,
  ignoreCase: true,
  quotes: [DOUBLE_LINES, SINGLE_LINES, { ...DOUBLE_LINES, open: '`', close: '`' }],
  operators: operators(
    '=== !== == != <> <= >= <=> && || ?? ??= ++ -- += -= *= /= %= .= **= -> ?-> => :: ... << >> ** &= |=',
  ),
  dropStatement: new Map([
    ['namespace', 'semicolon'],
    ['use', 'semicolon'],
    ['require', 'semicolon'],
    ['require_once', 'semicolon'],
    ['include', 'semicolon'],
    ['include_once', 'semicolon'],
  ]),
  hook: phpHook,
  hookAt: '$?<#/',
};

const IMPORT_LINE = new Map([
  ['import', 'line'],
  ['package', 'line'],
] as const);

export const KOTLIN: LexicalRules = {
  ...BASE,
  keywords: keywords.KOTLIN,
  blockComments: [NESTED_SLASHES],
  quotes: [SINGLE, { ...DOUBLE, open: '`', close: '`', name: true }],
  operators: operators('=== !== == != <= >= && || ?: ?. !! ++ -- += -= *= /= %= -> .. ..< ::'),
  dropStatement: IMPORT_LINE,
  hook: interpolationHook('${'),
  hookAt: '@"',
};

export const SWIFT: LexicalRules = {
  ...BASE,
  keywords: keywords.SWIFT,
  blockComments: [NESTED_SLASHES],
  quotes: [{ ...DOUBLE, open: '`', close: '`', name: true }],
  operators: operators('=== !== == != <= >= && || ?? ?. += -= *= /= %= -> ... ..<'),
  dropStatement: IMPORT_LINE,
  hook: interpolationHook('\\('),
  hookAt: '@"#',
};

export const SCALA: LexicalRules = {
  ...BASE,
  keywords: keywords.SCALA,
  blockComments: [NESTED_SLASHES],
  quotes: [SINGLE, { ...DOUBLE, open: '`', close: '`', name: true }],
  operators: operators('== != <= >= && || += -= *= /= => <- -> :: ::: ++ <: >: ## =>>'),
  dropStatement: IMPORT_LINE,
  hook: interpolationHook('${'),
  hookAt: '@"sfr',
};

export const DART: LexicalRules = {
  ...BASE,
  keywords: keywords.DART,
  quotes: [{ ...DOUBLE_LINES, open: "'''", close: "'''" }, SINGLE],
  dropStatement: new Map([
    ['import', 'semicolon'],
    ['part', 'semicolon'],
  ]),
  hook: interpolationHook('${'),
  hookAt: '@"',
};

export const RUBY: LexicalRules = {
  ...BASE,
  keywords: keywords.RUBY,
  lineComments: ['#'],
  blockComments: [],
  quotes: [SINGLE_LINES, { ...DOUBLE_LINES, open: '`', close: '`' }],
  wordPart: '?!',
  operators: operators(
    '=== == != <= >= <=> && || ||= &&= += -= *= /= %= ** **= << >> => -> :: .. ... =~ !~ &.',
  ),
  dropStatement: new Map([
    ['require', 'line'],
    ['require_relative', 'line'],
  ]),
  hook: rubyHook,
  hookAt: '=_<%/":@$',
  newlines: true,
};

export const SHELL: LexicalRules = {
  ...BASE,
  keywords: keywords.SHELL,
  lineComments: [],
  blockComments: [],
  quotes: [DOUBLE_LINES, { ...SINGLE_LINES, escape: '' }],
  wordPart: '-./',
  operators: operators('&& || ;; [[ ]] >> << <<< == != $( (( )) |&'),
  dropStatement: new Map([
    ['source', 'line'],
    ['.', 'line'],
  ]),
  hook: shellHook,
  hookAt: '#<$',
  newlines: true,
};

export const SQL: LexicalRules = {
  ...BASE,
  keywords: keywords.SQL,
  ignoreCase: true,
  lineComments: ['--', '#'],
  quotes: [
    DOUBLED_SINGLE,
    { ...DOUBLED_SINGLE, open: '"', close: '"', name: true },
    { ...DOUBLED_SINGLE, open: '`', close: '`', name: true },
  ],
  operators: operators('<> != <= >= || := ::'),
  hook: sqlHook,
  hookAt: '$',
};

export const R: LexicalRules = {
  ...BASE,
  keywords: keywords.R,
  lineComments: ['#'],
  blockComments: [],
  quotes: [DOUBLE_LINES, SINGLE_LINES, { ...DOUBLE, open: '`', close: '`', name: true }],
  wordPart: '.',
  operators: operators('<- <<- -> ->> == != <= >= && || |> :: :::'),
  dropStatement: new Map([
    ['library', 'line'],
    ['require', 'line'],
    ['source', 'line'],
  ]),
  hook: rHook,
  hookAt: '%rR',
  newlines: true,
};

export const MATLAB: LexicalRules = {
  ...BASE,
  keywords: keywords.MATLAB,
  lineComments: [],
  blockComments: [],
  quotes: [{ ...DOUBLE, escape: '', doubled: true }],
  operators: operators('== ~= <= >= && || .* ./ .^ .\\'),
  dropStatement: new Map([
    ['clc', 'line'],
    ['clear', 'line'],
    ['close', 'line'],
    ['import', 'line'],
  ]),
  hook: matlabHook,
  hookAt: "'%.",
  newlines: true,
};

export const HASKELL: LexicalRules = {
  ...BASE,
  keywords: keywords.HASKELL,
  lineComments: ['--'],
  blockComments: [{ open: '{-', close: '-}', nested: true }],
  quotes: [DOUBLE],
  wordPart: "'",
  operators: operators(':: -> <- => == /= <= >= && || ++ >>= >> $ <$> <*> .. !!'),
  dropStatement: new Map([
    ['import', 'line'],
    ['module', 'line'],
  ]),
  hook: haskellHook,
  hookAt: "'",
  newlines: true,
};

export const LISP: LexicalRules = {
  ...BASE,
  keywords: keywords.LISP,
  ignoreCase: true,
  lineComments: [';'],
  blockComments: [{ open: '#|', close: '|#', nested: true }],
  quotes: [DOUBLE_LINES],
  wordStart: '*+-/<>=!?&%:',
  wordPart: '*+-/<>=!?&%:.#',
  operators: operators(',@'),
  hook: lispHook,
  hookAt: '#',
};

export const PERL: LexicalRules = {
  ...BASE,
  keywords: keywords.PERL,
  lineComments: ['#'],
  blockComments: [],
  quotes: [DOUBLE_LINES, SINGLE_LINES, { ...DOUBLE_LINES, open: '`', close: '`' }],
  operators: operators('== != <= >= <=> && || // ++ -- += -= *= /= .= ||= //= ** -> => :: =~ !~ .. << >>'),
  dropStatement: new Map([
    ['use', 'semicolon'],
    ['no', 'semicolon'],
    ['package', 'semicolon'],
  ]),
  hook: perlHook,
  hookAt: '=</$@%_qmtsy',
};

export const VISUAL_BASIC: LexicalRules = {
  ...BASE,
  keywords: keywords.VISUAL_BASIC,
  ignoreCase: true,
  lineComments: ["'"],
  blockComments: [],
  quotes: [{ ...DOUBLE, escape: '', doubled: true }],
  operators: operators('<> <= >= += -= *= /= &='),
  dropStatement: new Map([
    ['imports', 'line'],
    ['option', 'line'],
    ['rem', 'line'],
  ]),
  newlines: true,
};

export const PASCAL: LexicalRules = {
  ...BASE,
  keywords: keywords.PASCAL,
  ignoreCase: true,
  blockComments: [
    { open: '{', close: '}', nested: false },
    { open: '(*', close: '*)', nested: false },
  ],
  quotes: [{ ...SINGLE, escape: '', doubled: true }],
  operators: operators(':= <> <= >= ..'),
  dropStatement: new Map([['uses', 'semicolon']]),
};

export const LUA: LexicalRules = {
  ...BASE,
  keywords: keywords.LUA,
  lineComments: [],
  blockComments: [],
  operators: operators('== ~= <= >= .. ... // ::'),
  hook: luaHook,
  hookAt: '-[',
};

export const ASSEMBLY: LexicalRules = {
  ...BASE,
  keywords: keywords.ASSEMBLY,
  ignoreCase: true,
  lineComments: [';', '#', '//'],
  wordStart: '.%$@',
  wordPart: '.',
  newlines: true,
};

/** Mark-up: words, tags and strings; only comments are known. */
export const MARKUP: LexicalRules = {
  ...BASE,
  lineComments: [],
  blockComments: [{ open: '<!--', close: '-->', nested: false }],
  quotes: [DOUBLE_LINES],
  wordPart: '-',
  operators: operators('</ />'),
};

/** Without `//`, which stands in addresses as well. */
export const STYLE_SHEET: LexicalRules = {
  ...MARKUP,
  blockComments: [{ open: '/*', close: '*/', nested: false }],
};

/** Any other program text: words, numbers, strings on one line, C-like and script-like comments. */
export const GENERIC: LexicalRules = {
  ...BASE,
  keywords: new Map([...keywords.JAVA, ...keywords.PYTHON, ...keywords.LUA]),
  lineComments: ['//', '#'],
};
