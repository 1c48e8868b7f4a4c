import { describe, expect, it, test } from 'vitest';
import { readModules } from '../../src/engine/commonjs.ts';
import { readForms } from '../../src/engine/javascript-forms.ts';
import { tokenizeJavaScript } from '../../src/engine/tokenizers/javascript.ts';
import { TokenBuffer } from '../../src/engine/tokenizers/token-buffer.ts';
import { CONSTANT, IDENTIFIER } from '../../src/engine/tokenizers/vocabulary.ts';
import { WordCollector } from '../../src/engine/words.ts';
import { analyse, document, pairOf } from './programs.ts';
import { comparedTokensOf } from './tokens-of.ts';

describe('what JavaScript lets one write in two ways is read in one', () => {
  it.each([
    // Members.
    ['a.b(c).d[0].e = f?.g;', 'a["b"](c)[\'d\'][0]["e"] = f?.["g"];'],
    ['this.a(b);', 'this["a"](b);'],
    ['f({ a, b(c) { d(); e(); } });', 'f({ a: a, b: function (c) { d(); e(); } });'],
    ['const { a, b = 1 } = c;', 'const { a: a, b: b = 1 } = c;'],
    // Functions.
    [
      'f((a, b) => { c(); d(); }, () => { e(); });',
      'f(function (a, b) { c(); d(); }, function g() { e(); });',
    ],
    ['function f(a) { b(); c(); }', 'const f = a => { b(); c(); };'],
    ['function f(a) { b(); c(); }', 'const f = (a) => { b(); c(); };'],
    ['function f(a, b) { b(); c(); }', 'const f = function (a, b) { b(); c(); };'],
    ['function f(a, b) { b(); c(); }', 'const f = function g(a, b) { b(); c(); };'],
    ['function f(a, b) { b(); c(); }', 'const f = (a, b) => { b(); c(); };'],
    ['function f() { b(); c(); }', 'const f = () => { b(); c(); };'],
    ['f(a => a + 1, (b, c) => g(b));', 'f(a => { return a + 1; }, function (b, c) { return g(b) });'],
    ['f(a => b(() => { c(); d(); }));', 'f(a => { return b(() => { c(); d(); }); });'],
    ['a = () => 1; b();', 'a = function () { return 1; }\nb();'],
    ['const a = () => ({ b: c });', 'const a = () => { return { b: c }; };'],
    ['a = () => b => c => d;', 'a = function () { return b => { return function (c) { return d } } }'],
    // Declarations.
    ['let a = 1; const b = 2; var c; d();', 'let a = 1, b = 2, c; d();'],
    ['const a = { b: c }\nlet d = () => e', 'const a = { b: c }, d = () => e'],
    ['let { a } = b; let c = 1; d();', 'let { a } = b, c = 1; d();'],
    ['let a = f()\nlet b = {}[c]\nlet d', 'let a = f(), b = {}[c], d'],
    ['if (a) { var b = 1; var c = 2; }', 'if (a) { var b = 1, c = 2; }'],
    ['class A extends B { c() { d(); } }', 'const A = class extends B { c() { d(); } };'],
    ['class A { b() { c(); } }', 'var A = class A { b() { c(); } };'],
    ['a(); class A { b() { c(); } }', 'a(); const A = class { b() { c(); } };'],
    // Values and signs.
    ['f("a" + b + " c\\n" + d + e + "`");', 'f(`a${b} c\n${d}${e}\\``);'],
    ['f(a + "b" + g("c" + d), "");', 'f(`${a}b${g(`c${d}`)}`, ``);'],
    ['f(undefined, true, false);', 'f(void 0, !0, !1);'],
    ['if (a === b && c !== d) e();', 'if (a == b && c != d) e();'],
    ['a(); function f() { b(); c(); }', '"use strict";\na(); function f() { "use strict"; b(); c(); }'],
  ])('%j', (text, other) => {
    expect(comparedTokensOf('a.js', other)).toBe(comparedTokensOf('a.js', text));
    expect(comparedTokensOf('a.ts', other)).toBe(comparedTokensOf('a.js', text));
  });

  it.each([
    ['f(`a${b}`);', 'f("a", b);'],
    ['f(`a${b}c`);', 'f("a" + b);'],
    ['f(class A { b() { c(); } });', 'class A { b() { c(); } }'],
    ['a[b];', 'a.b;'],
    ['a["b c"];', 'a.b;'],
    ['return ["b"];', 'return.b;'],
    ['a["b" + c];', 'a.b c];'],
    ['f({ a: b });', 'f({ a });'],
    ['f({ a: a.b });', 'f({ a.b });'],
    ['f({ a: "a" });', 'f({ a });'],
    ['f({ "a": a });', 'f({ "a" });'],
    ['f({ 1: 1 });', 'f({ 1 });'],
    ['a ? b : b;', 'a ? b;'],
    ['f(a ? b : b, c);', 'f(a ? b, c);'],
    ['function* f() { a(); b(); }', 'const f = () => { a(); b(); };'],
    ['f(a => { b; });', 'f(a => b);'],
    ['f(a => { return; });', 'f(a => a);'],
    ['f(a => { return; });', 'f(a =>);'],
    ['a ? b : function (c) { d(); e(); }', 'a ? b(c) { d(); e(); }'],
    ['f(a => { return b; c(); });', 'f(a => b c(););'],
    ['let a; b = c => { d(); e(); };', 'let a function b(c) { d(); e(); }'],
    ['a(); b.c = d => { e(); f(); };', 'a(); b function c(d) { e(); f(); }'],
    ['f(a => { return b; function c() { d(); } });', 'f(a => b);'],
    ['for (let a = 1, b = 2; ;) c();', 'for (let a = 1; let b = 2;) c();'],
    ['let a = 1; b(); let c = 2;', 'let a = 1, b(), c = 2;'],
    ['let a = 1; b(); let c = 2;', 'let a = 1; b(), c = 2;'],
    ['let a = { b: c }\nd(); let e;', 'let a = { b: c }\nd(), e;'],
    ['let a = f(b => { c(); let d; });', 'let a = f(b => { c(), d; });'],
    ['let a = b => { c(); d(); }\ne(); let f;', 'let a = b => { c(); d(); }\ne(), f;'],
    ['let a = 1; { b(); } let c;', 'let a = 1, { b(); }, c;'],
    ['f(void a(), !b);', 'f(undefined, true);'],
    ['f("a"); g();', 'f(); g();'],
    ['let a = "b"; c();', 'let a = c();'],
    ['"a".b();', 'b();'],
  ])('but %j is not %j', (text, other) => {
    expect(comparedTokensOf('a.js', text)).not.toBe(comparedTokensOf('a.js', other));
  });
});

test.each('( [ = , : ? && || ?? ! => return'.split(' '))('a function behind %s needs no name', (before) => {
  const read = (name: string): string =>
    comparedTokensOf('a.js', `a ${before} function ${name}(b) { c(); d(); }`);
  expect(read('e')).toBe(read(''));
});

test.each('. ?. ( [ ? : == != && || ?? + - * / in instanceof , ) ] }'.split(' '))(
  'what is behind a function goes on with %s',
  (sign) => {
    expect(comparedTokensOf('a.js', `a = b => { return c } ${sign} d`)).toBe(
      comparedTokensOf('a.js', `a = b => c ${sign} d`),
    );
  },
);

test('a word that is read as another is a name like that', () => {
  const read = (text: string): readonly (readonly [number, string])[] => {
    const tokens = new TokenBuffer();
    tokenizeJavaScript(text, true, tokens);
    new WordCollector().note(text, tokens);
    readForms(text, tokens);
    return Array.from(tokens.ids.subarray(0, tokens.length), (id, at) => [
      id === IDENTIFIER || id === CONSTANT ? (tokens.hashes[at] as number) : id,
      id === IDENTIFIER ? (text[tokens.starts[at] as number] as string) : '',
    ]);
  };
  expect(read('a["bC"].d = [void 0, !0, !1];')).toEqual(read('a.bC.d = [undefined, true, false];'));
  expect(read('a["b"];')).not.toEqual(read('a.c;'));
});

test('what the list of tokens held before changes nothing', () => {
  const before = new TokenBuffer();
  const read = (text: string, tokens: TokenBuffer): readonly number[] => {
    tokens.clear();
    tokenizeJavaScript(text, true, tokens);
    readModules(text, tokens);
    readForms(text, tokens);
    return [...tokens.ids.subarray(0, tokens.length)];
  };
  for (const [longer, shorter] of [
    ['let a = require("b").c', 'let a = require("b")'],
    ['let a = require("b") + c', 'let a = require("b")'],
    ['exports.a = a; b', 'exports.a = a'],
    ['exports.a = a', 'exports.a'],
    ['let a_1 = require("b"); a_1.c', 'let a_1 = require("b"); a_1.'],
    ['a["b"]', 'a["b"'],
    ['a = b => { return c } + d', 'a = b => { return c }'],
    ['a = !0', 'a = !'],
    ['a; "b"; c', 'a; "b"'],
    ['f({ a: a })', 'f({ a: a'],
    ['export default f; g', 'export default f'],
  ] as const) {
    read(longer, before);
    expect(read(shorter, before)).toEqual(read(shorter, new TokenBuffer()));
  }
});

describe('modules of CommonJS are read as those of JavaScript', () => {
  it.each([
    [
      'import a from "a";\nimport { b, c as d } from "b";\ne();',
      'const a = require("a");\nconst { b, c: d } = require("b");\ne();',
    ],
    ['function f() { a(); b(); }', 'function f() { require("a"); a(); b(); }'],
    ['a();', 'a(); let b = require("c")'],
    ['a();', `const { ${'b, '.repeat(198)}b } = require("c"); a();`],
    ['import "a"; b = c(1); b = b;', 'require("a"); b = c(1); b = b;'],
    ['import "a"; import { b } from "c"; d();', 'require("a"); const b = require("c").b; d();'],
    [
      'import a from "a"; let b = 1; import c from "c"; d();',
      'var a = require("a"), b = 1, c = require("c"); d();',
    ],
    ['export const f = g(1); f();', 'exports.f = g(1); exports.f();'],
    ['export function f() { a(); b(); }', 'exports.f = void 0; exports.f = f; function f() { a(); b(); }'],
    [
      'function f() { a(); b(); } export { f, c as d };',
      'function f() { a(); b(); } module.exports = { f, d: c };',
    ],
    ['export default f; g();', 'module.exports = f; g();'],
    ['export default { a: 1 };', 'exports.default = { a: 1 };'],
    ['export default class A { b() { c(); } }', 'module.exports = class A { b() { c(); } };'],
    ['export const a = 1;', 'Object.defineProperty(exports, "__esModule", { value: true }); exports.a = 1;'],
    ['export const a = 1;', 'Object.defineProperty(exports, "__esModule", { value: !0 }); exports.a = 1;'],
    [
      'import { f, X } from "./m"; f(1); new X(f);',
      'const m_1 = require("./m"); (0, m_1.f)(1); new m_1.X(m_1.f);',
    ],
    [
      'import d from "./d"; d(1); d.e(2);',
      'const d_1 = __importDefault(require("./d")); (0, d_1.default)(1); d_1.default.e(2);',
    ],
    ['export const a = 1;', 'Object.defineProperty(exports, "__esModule", { value: true })\nexports.a = 1'],
    [
      'a(); export { a };',
      'a(); Object.defineProperty(exports, "__esModule", { value: true }); exports.a = a;',
    ],
    [
      'import a_1 from "a"; a_1(b); f(a_1, b); a_1[b];',
      'const a_1 = require("a"); a_1(b); f(a_1, b); a_1[b];',
    ],
    ['export const a = 1; f(b, exports); a();', 'exports.a = 1; f(b, exports); exports.a();'],
    ['{ } const a = b();', '{ const d = require("d") }\nconst a = b();'],
    ['import d from "./d"; d(1);', 'let d_1 = __toESM(require("./d")); (0, d_1.default)(1);'],
    ['import { f } from "m"; f(1);', 'var _m = require("m"); var _m2 = _interop(_m); (0, _m2.f)(1);'],
  ])('%j', (text, other) => {
    expect(comparedTokensOf('a.js', other)).toBe(comparedTokensOf('a.js', text));
  });

  it.each([
    // Code could hide in what is left out.
    ['exports.a = b;', ''],
    ['exports.a = { b };', ''],
    ['exports.a = { a };', ''],
    ['a = exports.b = b;', 'a = ;'],
    ['require("a")(b);', '(b);'],
    ['exports.a = 1; f(exports, a);', 'exports.a = 1; f(a);'],
    ['exports.a = 1; f(b.exports.a);', 'exports.a = 1; f(b.a);'],
    ['a.defineProperty(exports, "__esModule", { value: true });', ''],
    ['Object.defineProperty(exports, "__esModule", { value: a });', ''],
    ['Object.defineProperty(exports, "a", { value: true });', ''],
    ['const { a = b() } = require("c");', ''],
    ['const a = require("b")(c);', ''],
    ['const a = require("b" + c);', ''],
    ['const a = require(b);', ''],
    ['const a = requires("b");', ''],
    [`const { ${'b, '.repeat(199)}b } = require("c");`, ''],
    ['const a = f(require("b"));', ''],
    ['module.exports = { a: b() };', ''],
    ['_interop(require("a"));', ''],
    ['let a = _f(require("b"));', ''],
    ['let a_1 = require("b"), c = _f(a_1);', ''],
    ['module.exports = f(a);', ''],
    ['module.exports = f(a);', '(a);'],
    ['module.exports = 5;', ''],
    ['exports.a = 5;', ''],
    ['a(); b = require("c");', 'a();'],
    ['Object.defineProperty(exports, "a", { value: b() });', ''],
    // Other objects than modules.
    ['const fs = require("fs"); fs.read(a);', 'read(a);'],
    ['const _ = require("lodash"); _.map(a);', 'map(a);'],
    ['a.exports.b = c;', 'b = c;'],
    ['(1, a.b);', 'a;'],
    ['f(0, a.b)(c);', 'b(c);'],
    ['f()(0, a.b)(c);', 'f() b(c);'],
    ['a[0](0, a.b)(c);', 'a[0] b(c);'],
    ['switch (a) { default: b; }', 'switch (a) { : b; }'],
  ])('but %j is not %j', (text, other) => {
    expect(comparedTokensOf('a.js', text)).not.toBe(comparedTokensOf('a.js', other));
  });
});

it.each([
  ['let a = f("b")(c); d();', 'let a = require("b")(c); d();'],
  ['let a = f("b").c + 1; d();', 'let a = require("b").c + 1; d();'],
  ['let a = f("b")\n[0].c(); d();', 'let a = require("b")\n[0].c(); d();'],
])('%j is like what is made of a module', (text, other) => {
  expect(comparedTokensOf('a.js', other)).toBe(comparedTokensOf('a.js', text));
});

it.each([
  'function f(exports) { exports.a = a; exports.b = 0; return exports.b; }',
  'if (a) { exports.b = b; exports = { b, c }; }',
  'let exports = f(); exports.a = a; exports.b = 0; exports.b.c();',
  'let a, exports = f(); exports.b = a; exports.b.c();',
  'let a = 1; exports.b(a);',
  'function require(a) { b(a); c(); } let d = require("e"); require("f");',
  'let require = a.b; let d = require("e"), f = require("g");',
  'let a = 1, require = b => { c(); d(); }; let e = require("f");',
])('a variable may be called exports or require as otherwise: %j', (text) => {
  const other = text.replaceAll('exports', 'state').replaceAll('require', 'load');
  expect(comparedTokensOf('a.js', text)).toBe(comparedTokensOf('a.js', other));
});

it.each(['createRequire', 'module.createRequire', '(0, node_module_1.createRequire)'])(
  '%s makes one for modules',
  (maker) => {
    const made = `const require = ${maker}(import.meta.url);`;
    expect(comparedTokensOf('a.js', `${made} const a = require("a"); a();`)).toBe(
      comparedTokensOf('a.js', `${made} a();`),
    );
  },
);

test.each([
  'a[',
  'a["b"',
  'function',
  'function (',
  'function f(a',
  'const f = a =>',
  'const f = function (',
  'f(a => { return',
  'f(a => { return 1',
  '{a:',
  ')) => {',
  'void',
  'let',
  'require(',
  'let a = require("b"',
  '{} = require("b")',
  'exports.',
  'exports.a =',
  'module.exports = {',
  'Object.defineProperty(exports, "a", {',
  '(0, a.b)',
  'export {',
])('the text may end anywhere: %j', (text) => {
  expect(() => comparedTokensOf('a.js', text)).not.toThrow();
});

it.each([
  'a=>{return ',
  'function(){return(',
  'let a=function(){',
  'let a={',
  '{a:a,',
  '{a}=require("");',
  'a,{a:a}=require("");',
  'exports=exports.a=',
  'exports={a,a,a,',
  'default{a,',
  '_a(require(',
  '(0,a.b)(',
  'a["b"][',
  'let a;(',
])('reads %j without end in a time that grows as its length', (part) => {
  const reads = (count: number): number => {
    const text = part.repeat(count);
    const tokens = new TokenBuffer();
    tokenizeJavaScript(text, true, tokens);
    let seen = 0;
    const ids = new Proxy(tokens.ids, {
      get: (target, key) => {
        seen += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    const counted = Object.assign(Object.create(tokens) as TokenBuffer, { ids });
    readModules(text, counted);
    readForms(text, counted);
    return seen;
  };
  expect(reads(200)).toBeLessThan(2.1 * reads(100));
});

test('a copy that compilers and lint rewrote is the same program', () => {
  const plain = `import { readFile } from 'node:fs';
import { parse } from './parse.js';

export const LIMIT = 10;

export function best(rows, limit = LIMIT) {
  const order = rows.filter((row) => row.value > limit);
  order.sort((a, b) => b.value - a.value);
  let chosen = [];
  for (const row of order) {
    if (chosen.length === limit) break;
    chosen.push({ row, name: row.name });
  }
  return chosen;
}

export function load(path, done) {
  readFile(path, (error, text) => {
    if (error !== null) return done(undefined);
    done(best(parse(text), true));
  });
}
`;
  const rewritten = `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.load = exports.LIMIT = void 0;
exports.best = best;
const node_fs_1 = require("node:fs");
const parse_js_1 = require("./parse.js");
exports.LIMIT = 10;
function best(rows, limit = exports.LIMIT) {
  var order = rows['filter'](function (row) { return row['value'] > limit; });
  order.sort(function (a, b) { return b.value - a.value; });
  var chosen = [];
  for (var row of order) {
    if (chosen.length == limit) { break; }
    chosen.push({ row: row, name: row.name });
  }
  return chosen;
}
const load = function (path, done) {
  (0, node_fs_1.readFile)(path, function (error, text) {
    if (error != null) { return done(void 0); }
    done(best((0, parse_js_1.parse)(text), !0));
  });
};
exports.load = load;
`;
  const result = analyse([document(1, { 'a.js': plain }), document(2, { 'b.js': rewritten })]);
  expect(pairOf(result, 1, 2).similarity).toBe(100);
});
