import { describe, expect, it } from 'vitest';
import { comparedLinesOf, comparedTokensOf } from './tokens-of.ts';

describe('what Go, Kotlin, Lua, PHP, Rust, Scala and Swift let one write in two ways is read in one', () => {
  it.each([
    // The type of a name that is given a value.
    ['a.kt', 'val a = b(c)', 'val a: Map<B, C?> = b(c)'],
    ['a.kt', 'val a = { b }', 'val a: (B) -> C = { b }'],
    ['a.swift', 'let a = [1]\nvar b = c', 'let a: [Int] = [1]\nvar b: C? = c'],
    ['a.rs', 'fn f() { let (a, mut b) = c; }', "fn f() { let (a, mut b): (&'a [u8; 4], B<C>) = c; }"],
    ['a.scala', 'val a = b', 'val a: A => Map[B, C] = b'],
    // A result that only gets a name.
    ['a.go', 'func f() int {\n\treturn g(a)\n}', 'func f() int {\n\tb := g(a)\n\treturn b\n}'],
    ['a.go', 'func f() T {\n\treturn T{1}\n}', 'func f() T {\n\tvar b = T{1}\n\treturn b\n}'],
    ['a.kt', 'fun f() { g()\n return a\n .b { c } }', 'fun f() { g()\n val d: D = a\n .b { c }\n return d }'],
    ['a.swift', 'func f() -> A { return a ? b : c }', 'func f() -> A { let d = a ? b : c\n return d }'],
    ['a.lua', 'function f() g()\n return a + 1 end', 'function f() g()\n local b = a + 1\n return b end'],
    ['a.rs', 'fn f() -> A { g(); a.b(c) }', 'fn f() -> A { g(); let d: A = a.b(c); d }'],
    ['a.rs', 'fn f() -> A { g(); a }', 'fn f() -> A { g(); let d = a; return d; }'],
    ['a.scala', 'def f = { g()\n a + b }', 'def f = { g()\n val c = a + b\n c }'],
    ['a.php', '<?php function f() { return g(1); }', '<?php function f() { $a = g(1); return $a; }'],
    // Bodies of one expression.
    ['a.kt', 'fun f(a: Int) = a + 1', 'fun f(a: Int): Int { return a + 1 }'],
    ['a.kt', 'fun f(a: Int) = a\n .b()', 'fun f(a: Int): Map<A, B> {\n return a\n .b()\n}'],
    ['a.kt', 'val a: A\n get() = b', 'val a: A\n get() { return b }'],
    ['a.kt', 'val a = if (b) c else d', 'val a = if (b) { c } else { d }'],
    ['a.kt', 'fun f() = g(a)', 'fun f(): A {\n val b = g(a)\n return b\n}'],
    ['a.scala', 'def f(a: Int) = a + 1', 'def f(a: Int): Int = { a + 1 }'],
    ['a.scala', 'def f = if (a) b else c', 'def f: A = {\n if (a) {\n b\n } else {\n c\n }\n}'],
    [
      'a.scala',
      'a match {\n case B => c\n d\n case _ => e }',
      'a match {\n case B => { c\n d }\n case _ => { e }\n}',
    ],
    // What `if` and `switch` of Go begin with.
    ['a.go', 'a := f()\nif a != nil {\n}', 'if a := f(); a != nil {\n}'],
    ['a.go', 'a := f(T{1})\nswitch a {\n}', 'switch a := f(T{1}); a {\n}'],
    // Arms of `match`.
    ['a.rs', 'match a { B => c(d), _ => return e, }', 'match a { B => { c(d) } _ => { return e; } }'],
    ['a.rs', 'match a { B => { c; d } _ => e }', 'match a { B => { c; d }, _ => { e }, }'],
    // Brackets around a condition, ends of statements and lists.
    ['a.go', 'if a {\n}\nfor b {\n}', 'if (a) {\n}\nfor (b) {\n}'],
    ['a.swift', 'if a { b() }\nwhile c { d() }', 'if (a) { b(); }\nwhile (c) { d(); };'],
    ['a.rs', 'if a { b }\nwhile c { d }', 'if (a) { b }\nwhile (c) { d }'],
    [
      'a.lua',
      'if a then b() elseif c then end\nwhile d do end',
      'if (a) then b() elseif (c) then end\nwhile (d) do end',
    ],
    ['a.lua', 'repeat a() until b\nc()', 'repeat a() until (b)\nc()'],
    ['a.kt', 'fun f() { a() }', 'fun f() { a(); };'],
    [
      'a.php',
      '<?php $a = ["b" => [1], 2]; [$c] = $a;',
      '<?php $a = array("b" => array(1), 2); list($c) = $a;',
    ],
  ])('%s: %j', (path, text, other) => {
    expect(comparedTokensOf(path, other)).toBe(comparedTokensOf(path, text));
  });

  it.each([
    // A value that somebody else has, too.
    ['a.go', 'a = g()\nreturn a', 'return g()'],
    ['a.go', 'a, b := g()\nreturn b', 'a, return g()'],
    ['a.go', 'b := g()\nh()\nreturn b', 'return g()\nh()'],
    ['a.go', 'b := g()\nreturn b + 1', 'return g()'],
    ['a.go', 'b := g()\nreturn c', 'return g()'],
    ['a.go', 'b := g()\nreturn b, c', 'return g()'],
    ['a.go', 'if b := g(); b {\nreturn b }', 'if return g() {\n}'],
    ['a.kt', 'b = g()\nreturn b', 'return g()'],
    ['a.lua', 'b = g()\nreturn b', 'return g()'],
    ['a.lua', 'local a, b = g()\nreturn b', 'local a, return g()'],
    ['a.rs', 'fn f() -> A { d = a; d }', 'fn f() -> A { a }'],
    ['a.rs', 'fn f() -> A { let d = a; g(); d }', 'fn f() -> A { a; g(); }'],
    ['a.scala', 'def f = { var c = a\n g()\n c }', 'def f = { a\n g() }'],
    [
      'a.php',
      '<?php function f() { global $a, $b; $b = 1; return $b; }',
      '<?php function f() { global $a, $b; return 1; }',
    ],
    [
      'a.php',
      '<?php function f() { static $b; $b = 1; return $b; }',
      '<?php function f() { static $b; return 1; }',
    ],
    ['a.php', '<?php function f(&$b) { $b = 1; return $b; }', '<?php function f(&$b) { return 1; }'],
    ['a.php', '<?php function f() { $this->b = 1; return $b; }', '<?php function f() { $this->return 1; }'],
    [
      'a.php',
      '<?php function f() { if ($a) $b = 1; return $b; }',
      '<?php function f() { if ($a) return 1; }',
    ],
    // Other bodies.
    ['a.kt', 'fun f() { return a\n b() }', 'fun f() = a\n b()'],
    ['a.kt', 'fun f() { a() }', 'fun f() = a()'],
    ['a.kt', 'fun f() = { a() }', 'fun f() = a()'],
    ['a.kt', 'if (a) { b()\n c() }', 'if (a) b()\n c()'],
    ['a.kt', 'if (a) { if (b) c() } else d()', 'if (a) if (b) c() else d()'],
    ['a.kt', 'if (a) { while (e) if (b) c() } else d()', 'if (a) while (e) if (b) c() else d()'],
    ['a.kt', 'val a: A\nval b = c', 'val a\nval b = c'],
    ['a.scala', 'def f = { a()\n b() }', 'def f = a()\n b()'],
    ['a.scala', 'def f = { a(); b() }', 'def f = a(); b()'],
    ['a.scala', 'a { b => { c()\n d() } \n e() }', 'a { b => c()\n d()\n e() }'],
    ['a.rs', 'match a { B => { c; } _ => d }', 'match a { B => c, _ => d }'],
    [
      'a.rs',
      'match a { B => { if c { return d } e } _ => d }',
      'match a { B => if c { return d } e, _ => d }',
    ],
    ['a.go', 'if a {\n} else if b := f(); b {\n}', 'if a {\n} else b := f()\nif b {\n}'],
    ['a.go', 'if (a).b {\n}', 'if a.b {\n}'],
    ['a.rs', 'if (a) == b { c }', 'if a == b { c }'],
    ['a.lua', 'if (a) == b then end', 'if a == b then end'],
    ['a.php', '<?php function f(array $a) { }', '<?php function f([$a]) { }'],
  ])('%s: but %j is not %j', (path, text, other) => {
    expect(comparedTokensOf(path, other)).not.toBe(comparedTokensOf(path, text));
  });

  it('each token stands on its own line, and lines never go back', () => {
    expect(comparedLinesOf('a.go', 'if a :=\n\tf(); a {\n\tb := c(\n\t\td)\n\treturn b\n}')).toEqual([
      1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 6,
    ]);
    expect(comparedLinesOf('a.kt', 'fun f():\n A {\n return\n a\n}')).toEqual([1, 1, 1, 1, 2, 4]);
  });
});
