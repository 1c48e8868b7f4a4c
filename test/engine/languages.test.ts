import { describe, expect, it } from 'vitest';
import { fold } from '../../src/engine/normalise.ts';
import { readDocument } from '../../src/engine/read-document.ts';
import { readingOf } from '../../src/engine/reading-of.ts';
import { TOKEN_LIMIT } from '../../src/engine/tokenizers/vocabulary.ts';
import { AUTO_DETECT, FAMILY_NAMES, LANGUAGES } from '../../src/engine/languages/languages.ts';
import { document } from './programs.ts';

interface Sample {
  readonly file: string;
  readonly text: string;
  /** The same with other names, values, comments and layout; comment marks and quotes stand where they mean nothing. */
  readonly disguised: string;
  /** The same with another structure. */
  readonly other: string;
}

const C_LIKE = {
  text: 'int f(int n) {\n  int s = 0; // sum\n  for (int i = 0; i < n; i++) {\n    if (i % 2 == 0) { s += g(i, "even"); }\n  }\n  return s;\n}\n',
  disguised:
    '/* " */ int total(int count)\n{\n  int t = 7;\n  for (int k = 1; k < count; k++)\n  {\n    if (k % 3 == 1) { /* } */ t += h(k, "// no \\" }"); }\n  }\n  return t; }\n',
  other: 'int f(int n) {\n  int s = 0;\n  do { s -= g(n); } while (s > n);\n  return s;\n}\n',
};

const JAVASCRIPT = {
  text: 'const f = (n) => {\n  let s = 0; // sum\n  for (const x of n) {\n    s += `a ${x}`.length / 2;\n  }\n  return /a"b/.test(s);\n};\n',
  disguised:
    '/* ` */ const total = (count) => {\n  let t = 7;\n  for (const each of count)\n  {\n    t += `// " ${each}`.size / 3; }\n  return /[/*]/.exec(t);\n};\n',
  other: 'const f = (n) => {\n  let s = 0;\n  while (s < n) { s = g(s) ? 1 : 2; }\n  return s;\n};\n',
};

const MARKUP = {
  text: '<ul class="a">\n  <!-- list -->\n  <li>one two</li>\n  <li>three</li>\n</ul>\n',
  disguised: '<ul class="b"><li>one two</li><!-- <li>no</li> -->\n\n<li>three</li></ul>\n',
  other: '<ol><li>one</li><b>three</b></ol>\n',
};

const TEXT = {
  text: 'The cat sat, on the mat.\nIt was warm.',
  disguised: 'the CAT sat on\nthe mat: it was "warm"!',
  other: 'The dog lay on the floor.',
};

const page = (script: string): string => `<p>It's "so"</p>\n<script>\n${script}</script>\n`;
const cells = (...sources: readonly string[]): string =>
  JSON.stringify({
    cells: [
      { cell_type: 'markdown', source: "# it's a note" },
      ...sources.map((source) => ({ cell_type: 'code', source })),
    ],
  });

/** By id of the language. */
const SAMPLES: Readonly<Record<number, Sample>> = {
  13: { file: 'A.java', ...C_LIKE },
  14: {
    file: 'a.py',
    text: 'def f(n):\n    """Sum."""\n    s = 0  # sum\n    for i in n:\n        if i % 2 == 0:\n            s += g(i, f"a {i}")\n    return s\n',
    disguised:
      'import x\ndef total(count):\n  t = 7\n  for k in count:\n\n        # if no:\n        if k % 3 == 1:\n          t += h(k,\n  f\'# {k["a"]}\')\n  return t\n',
    other: 'def f(n):\n    while n:\n        n = g(n)\n    return [x for x in n]\n',
  },
  16: { file: 'a.c', ...C_LIKE },
  17: {
    file: 'a.cpp',
    text: '#include <vector>\n#define K 3\nint f(std::vector<int>& v) {\n  for (auto x : v) { cout << "a" << x; }\n  return v.size() > K ? 1 : 0;\n}\n',
    disguised:
      '#include <list>\n#include "b.h"\n#define LIMIT 9 // nine\nint total(list<long>& w)\n{\n  for (auto y : w) { cout << R"(// ")" << y; }\n  return w.count() > LIMIT ? 2 : 5;\n}\n',
    other: '#include <vector>\nint f(int n) {\n  switch (n) { case 1: return 2; default: return 3; }\n}\n',
  },
  18: {
    file: 'a.cs',
    text: 'using System;\n[Serializable]\nclass A {\n  int F(int n) {\n    foreach (var x in items) { Log($"a {x}"); }\n    return n ?? 0;\n  }\n}\n',
    disguised:
      'using B.C;\n#region r\nclass Q\n{\n  long Total(long m) {\n    foreach (var y in list) { Print($"// {g("}")}"); }\n    return m ?? 3; // "\n  }\n}\n',
    other: 'class A {\n  int F(int n) { lock (n) { return await G(n); } }\n}\n',
  },
  20: {
    file: 'a.pl',
    text: 'use strict;\nmy $s = 0; # sum\nforeach my $x (@list) {\n  if ($x =~ m/a"b/) { $s += g($x, q{c}); }\n}\nprint "s $s";\n',
    disguised:
      'my $t = 9;\nforeach my $y (@rows)\n{\n  if ($y =~ m{c\'d}) { $t += h($y, q(# no)); }\n}\n=pod\n\n"\n\n=cut\nprint "t $t";\n',
    other: 'my $s = shift;\nwhile ($s) { last unless $s; }\n',
  },
  21: {
    file: 'a.php',
    text: '<html>\n<p>It\'s</p><?php\nfunction f($n) {\n  $s = 0; // sum\n  foreach ($n as $x) { $s .= "a $x"; }\n  return $s;\n}\n?></html>',
    disguised:
      '<?php\nfunction total($count)\n{\n  # \' no\n  $t = 5;\n  foreach ($count as $y) { $t .= <<<EOT\n // "\nEOT; }\n  return $t;\n}\n',
    other: '<?php\nfunction f($n) { return match ($n) { 1 => 2, default => 3 }; }\n',
  },
  22: {
    file: 'a.sql',
    text: "SELECT a, b FROM t -- all\nWHERE c = 'x' AND d > 3 ORDER BY a;\n",
    disguised: "select p,\n  q\nfrom u /* ' */\nwhere \"r\" = 'it''s -- so' and s > 9 order by p;\n",
    other: "UPDATE t SET a = 'x' WHERE b IN (1, 2);\n",
  },
  23: {
    file: 'a.vb',
    text: 'Dim s As Integer \' sum\nFor i = 1 To n\n  If i > 2 Then s = s + g("a")\nNext\n',
    disguised:
      'dim t as Long\nREM it\'s a loop\nFOR k = 3 TO m\n\n  IF k > 9 THEN t = t + h("say ""\' no""")\nNEXT\n',
    other: 'While s > 0\n  s = g(s)\nWend\n',
  },
  24: { file: 'a.xml', ...MARKUP },
  28: {
    file: 'a.hs',
    text: 'module A where\nf n = case n of\n  0 -> \'a\' -- zero\n  x -> g (x + 1) "b"\n',
    disguised:
      "import B\n{- {- ' -} \" -}\ntotal' m = case m of\n  7 -> '\"'\n  y' -> h (y' + 3) \"-- no\"\n",
    other: 'f n = do\n  x <- g n\n  if x then h else k\n',
  },
  29: {
    file: 'a.pas',
    text: "uses a;\nfunction f(n: integer): integer;\nbegin\n  for i := 1 to n do s := s + g('a'); { sum }\nend;\n",
    disguised:
      "FUNCTION total(m: longint): longint;\n(* ' *)\nBEGIN\n  FOR k := 3 TO m DO t := t + h('it''s { so');\nEND;\n",
    other: 'function f(n: integer): integer;\nbegin\n  repeat n := g(n) until n = 0;\nend;\n',
  },
  30: {
    file: 'a.go',
    text: 'package main\nimport "fmt"\nfunc f(n []int) int {\n  s := 0 // sum\n  for _, x := range n { s += g(x, "a") }\n  return s\n}\n',
    disguised:
      'package other\nimport (\n  "a"\n)\nfunc total(m []int) int {\n\n  t := 4 /* ` */\n  for _, y := range m { t += h(y, `// "`) }\n  return t\n}\n',
    other: 'package main\nfunc f(c chan int) { select { case x := <-c: go g(x) } }\n',
  },
  31: {
    file: 'a.m',
    text: "function s = f(n)\ns = 0; % sum\nfor i = 1:n\n  s = s + g(n', 'a');\nend\n",
    disguised:
      "function t = total(m)\n%{\nfor no\n%}\nt = 5;\nfor k = 2:m\n  t = t + h(m', ...\n 'it''s % so');\nend\n",
    other: 'function s = f(n)\nwhile n > 0\n  n = n - 1;\nend\n',
  },
  32: {
    file: 'a.lisp',
    text: '(defun f (n) ; sum\n  (if (> n 0) (g n "a") (row 1 2)))\n',
    disguised:
      '#| ( #| " |# |#\n(DEFUN my-total (count*)\n  (IF (>= count* 7) (h count* "; no")\n (row 3 9)))\n',
    other: '(defun f (n) (let ((x n)) (cond (x 1) (t (lambda () x)))))\n',
  },
  33: {
    file: 'a.rb',
    text: 'require "a"\ndef f(n)\n  s = 0 # sum\n  n.each do |x|\n    s += g(x, "a #{x}") unless x =~ /b"/\n  end\n  s\nend\n',
    disguised:
      "def total(m)\n  t = 9\n=begin\nend\n=end\n  m.map do |y|\n    t += h(y, %q{# no}) unless y =~ %r{c'}\n  end\n  t\nend\n",
    other: 'class A\n  def f\n    yield while @n > 0\n  end\nend\n',
  },
  34: {
    file: 'a.asm',
    text: 'start: ; begin\n  mov eax, 1\n  add eax, ebx\n  jmp start\n',
    disguised: 'LOOP1:\n  MOV ecx, 0x7 ; mov\n\n  ADD ecx, edx\n  JMP LOOP1\n',
    other: '  push eax\n  call f\n  ret\n',
  },
  38: {
    file: 'a.html',
    text: page(JAVASCRIPT.text),
    disguised: `<b>other</b>${page(JAVASCRIPT.disguised)}`,
    other: page(JAVASCRIPT.other),
  },
  39: { file: 'a.js', ...JAVASCRIPT },
  40: { file: 'a.html', ...MARKUP },
  41: { file: 'a.txt', ...TEXT },
  42: { file: 'a.md', ...TEXT },
  43: {
    file: 'a.swift',
    text: 'import A\nfunc f(n: [Int]) -> Int {\n  var s = 0 // sum\n  for x in n { s += g("a \\(x)") }\n  return s\n}\n',
    disguised:
      'func total(m: [Long]) -> Long {\n  /* /* } */ " */\n  var t = 7\n  for y in m { t += h(#"// "no" "#) }\n  return t\n}\n',
    other: 'func f(n: Int?) -> Int { guard let x = n else { return 0 }\n switch x { default: return 1 } }\n',
  },
  100: {
    file: 'a.tsx',
    text: 'import { a } from "b";\nfunction F(p: P) {\n  const [x, y] = g<number>(p.z);\n  return <div id="c">{x && <B k={y} />}text</div>;\n}\n',
    disguised:
      "function G(q: Q) {\n  // <div>\n  const [u, v] = h<string>(q.w);\n  return (\n    <div id='}'>{u && <C l={v} />}\n      it's // other</div>);\n}\n".replace(
        /\(\n {4}(<div.*)\n(.*)\);/,
        '$1$2;',
      ),
    other: 'function F(p: P) {\n  return p.map((x) => <li key={x}>{x}</li>);\n}\n',
  },
  101: {
    file: 'a.rs',
    text: "use a::b;\nfn f<'a>(n: &'a [i32]) -> i32 {\n  let mut s = 0; // sum\n  for x in n { s += g(x, 'c', \"a\"); }\n  s\n}\n",
    disguised:
      "#[inline]\nfn total<'long>(m: &'long [u8]) -> u8 {\n  /* /* ' */ */\n  let mut t = 3;\n  for y in m { t += h(y, '\\'', r#\"// \"no\" \"#); }\n  t\n}\n",
    other: 'fn f(n: Option<i32>) -> i32 { match n { Some(x) => x, None => loop { break 1; } } }\n',
  },
  102: {
    file: 'a.kt',
    text: 'package a\nfun f(n: Int): Int {\n  var s = 0 // sum\n  for (x in 1..n) { s += g("a $x") }\n  return s\n}\n',
    disguised:
      'import b.c\nfun total(m: Long): Long {\n  /* /* } */ */\n  var t = 9\n  for (y in 3..m) { t += h("""// "${k("}")} no""") }\n  return t\n}\n',
    other: 'fun f(n: Int) = when (n) { 1 -> 2\n else -> throw A() }\n',
  },
  103: {
    file: 'a.scala',
    text: 'import a._\ndef f(n: Int): Int = {\n  var s = 0 // sum\n  for (x <- 1 to n) { s += g(s"a $x") }\n  s\n}\n',
    disguised:
      'package b\ndef total(m: Long): Long = {\n  /* /* } */ */\n  var t = 9\n  for (y <- 3 to m) { t += h("""// "no" """) }\n  t\n}\n',
    other: 'def f(n: Int) = n match { case 1 => 2\n case _ => new A }\n',
  },
  104: {
    file: 'a.sh',
    text: '#!/bin/sh\ns=0 # sum\nfor x in $list; do\n  if [ $x -gt 2 ]; then g "$x" >> out; fi\ndone\n',
    disguised:
      "t=7\n# for no\nfor y in $rows; do\n\n  if [ $y -gt 9 ]; then h 'it # \"so' >> log; fi\ndone\n",
    other: 'case $1 in a) f;; esac\nwhile read l; do echo $l | g; done\n',
  },
  105: {
    file: 'a.r',
    text: 'library(x)\nf <- function(n) {\n  s <- 0 # sum\n  for (i in 1:n) { s <- s + g(i, "a") }\n  s\n}\n',
    disguised:
      "total.all <- function(m.x) {\n  t.y <- 5\n  for (k in 2:m.x) { t.y <- t.y + h(k, '# \"no') } # it's\n  t.y\n}\n",
    other: 'f <- function(n) {\n  while (TRUE) if (n) break else n <- n |> g()\n}\n',
  },
  106: {
    file: 'a.dart',
    text: "import 'a.dart';\nint f(List<int> n) {\n  var s = 0; // sum\n  for (var x in n) { s += g('a ${x}'); }\n  return s;\n}\n",
    disguised:
      "part \"b.dart\";\nint total(List<num> m) {\n  /* ' */\n  var t = 3;\n  for (var y in m)\n  { t += h('''// ${k(\"}\")} \"'''); }\n  return t;\n}\n",
    other: 'Future f(n) async { await g(n); switch (n) { case 1: break; } }\n',
  },
  107: {
    file: 'a.lua',
    text: 'local s = 0 -- sum\nfor i = 1, n do\n  if i > 2 then s = s + g(i, "a") end\nend\n',
    disguised:
      'local t = 9\n--[[ for\n" ]]\nfor k = 3, m do\n  if k > 7 then t = t + h(k, [[-- "no]]) end\nend\n',
    other: 'repeat\n  n = g(n) or function() return n end\nuntil n == 0\n',
  },
  108: {
    file: 'a.ipynb',
    text: cells('%matplotlib inline\nx = 1\n', 'for i in y:\n    print(i, "a")\n'),
    disguised: cells("z = 5  # five\nfor k in w:\n  # '\n  show(k, '# no')\n!ls\n"),
    other: cells('def f():\n    return 1\n'),
  },
  109: {
    file: 'a.groovy',
    text: 'def f(n) {\n  s = 0 // sum\n  for (x in n) { s += g(x, "a") }\n}\n',
    disguised: 'def total(m)\n{\n  t = 5 // "\n  # it is\n  for (y in m) { t += h(y, "// no") }\n}\n',
    other: 'while (n > 0) { n = g(n) }\nreturn n\n',
  },
  110: {
    file: 'a.css',
    text: 'a:hover, .b { color: red; margin: 0 4px; }\n',
    disguised: '/* { " */ a:hover,\n.b\n{ color: red; /* } */ margin: 1 9px; }\n',
    other: 'a:hover, .b { color: blue; padding: 0 4px; }\n',
  },
  111: {
    file: 'a.ml',
    text: 'open List\nlet rec f n acc = match n with\n  | [] -> acc (* sum *)\n  | x :: rest when x > 2 -> f rest (g x "a" \'c\' + 1)\n  | _ -> raise Not_found\n',
    disguised:
      "(* (* \" *) \" *) '\"' *)\nlet rec total' count sum =\n  match count with\n  | [] -> sum\n  | y :: tail when y > 7 ->\n    total' tail (h y {id|(* no\" |id} '\"' + 5)\n  | _ -> raise Missing\n",
    other: 'let f n = if n then g n else h n\nlet k = fun x -> x + 1\n',
  },
  112: {
    file: 'a.fs',
    text: 'open System\nlet rec f n =\n  match n with\n  | [] -> 0 // none\n  | x :: rest -> g x "a" + f rest\nlet show = List.map f >> printfn "%d"\n',
    disguised:
      'namespace B\n[<EntryPoint>]\n(* "*)" *)\nlet rec total m =\n  match m with\n  | [] -> 7\n  | y :: tail -> h y """// "no" """ + total tail // "\nlet print = Seq.iter total >> show @"c:\\"\n',
    other: 'let f n = if n then g n else h n\nfor x in y do\n  printfn "%d" x\n',
  },
  113: {
    file: 'a.pl',
    text: ":- use_module(library(lists)).\nf([], 0).\nf([X|Rest], N) :- % sum\n  X > 2, \\+ g(X, 'a b'), f(Rest, M), N is M + 1.\n",
    disguised:
      ":- module(a, [b/1]).\n/* ' */\ntotal([], 7).\ntotal([Y|_Tail], K) :-\n  Y > 0'a, \\+ h(Y, q), % \"\n  total(_Tail, L),\n  K is L + 9.\n",
    other: 'f(X) :- g(X), !.\nf(X) :- findall(Y, h(X, Y), L), write(L), nl.\n',
  },
  114: {
    file: 'a.v',
    text: "`timescale 1ns/1ps\nmodule f(input clk, output reg [3:0] q); // counter\n  always @(posedge clk) begin\n    if (q == 4'b1010) q <= 0;\n    else q <= q + 8'hF;\n  end\nendmodule\n",
    disguised:
      '`include "b.v"\nmodule counter(input clock, output logic [7:0] r);\n  /* " */ (* keep = "x" *)\n  always_ff @(posedge clock)\n  begin\n    if (r == \'d9) r <= 12;\n    else r <= r + 16\'hAB; end\nendmodule\n',
    other: 'module f(input a, input b, output c);\n  assign c = a & b;\nendmodule\n',
  },
  115: {
    file: 'a.vhd',
    text: "library ieee;\nuse ieee.std_logic_1164.all;\nentity f is port (clk : in std_logic); end f;\narchitecture a of f is\nbegin\n  process (clk) begin -- count\n    if rising_edge(clk) then q <= '1'; end if;\n  end process;\nend a;\n",
    disguised:
      "ENTITY counter IS\n  PORT (clock : IN bit); -- '\nEND ENTITY counter;\nARCHITECTURE rtl OF counter IS\nBEGIN\n\n  PROCESS (clock) BEGIN\n    IF rising_edge(clock) THEN r <= '0'; END IF;\n  END PROCESS main;\nEND ARCHITECTURE;\n",
    other:
      "architecture a of f is\nbegin\n  q <= '1' when clk'event else '0';\n  with s select y <= a when b;\nend a;\n",
  },
  116: {
    file: 'a.f90',
    text: "program f\n  use a\n  implicit none\n  integer :: i, s\n  s = 0 ! sum\n  do i = 1, n\n    if (i > 2 .and. s /= 3) s = s + g(i, 'a')\n  end do\nend program f\n",
    disguised:
      'PROGRAM total\n  REAL :: k, t\n  t = 7\n  DO k = 3, m ! \'\n\n    IF (k .GT. 9 .AND. &  ! goes on\n      & t .NE. 4) t = t + h(k, "it\'s ! no")\n  ENDDO\nEND PROGRAM\n',
    other: 'subroutine f(a)\n  real :: a(:)\n  where (a > 0) a = 1\n  call g(a)\nend subroutine\n',
  },
  117: {
    file: 'a.v',
    text: 'Require Import List.\nLemma f_nil : forall l : t, f l [] = l.\nProof.\n  intros l. induction l as [| x r].\n  - reflexivity.\n  - simpl. rewrite -> IHr. auto. Qed.\n',
    disguised:
      'From LF Require Export Lists.\n(* module (* end *) "*)" *)\nTheorem add_empty : forall m : seq,\n  add m [] = m. Proof. intro m.\n  induction m as [| y tail\'].\n  - reflexivity.\n  - simpl. rewrite -> IHtail\'. auto.\nDefined.\n',
    other: 'Fixpoint f (n : nat) : nat :=\n  match n with\n  | O => O\n  | S m => g m\n  end.\n',
  },
};

function tokens(id: number, file: string, text: string): readonly number[] {
  const { facts, tokens: read } = readDocument(document(1, { [file]: text }), id, {
    quality: false,
    abstracted: false,
  });
  expect(facts.leftOut).toEqual([]);
  return [...fold(read)];
}

describe('every language', () => {
  it('has a sample', () => {
    const ids = LANGUAGES.map(({ id }) => id).filter((id) => id !== AUTO_DETECT);
    expect(Object.keys(SAMPLES).map(Number)).toEqual(ids);
  });

  it.each(
    LANGUAGES.filter(({ id }) => id !== AUTO_DETECT).map(({ id, language }) => [language, id] as const),
  )('%s: names, values, comments and layout change nothing, structure does', (_language, id) => {
    const { file, text, disguised, other } = SAMPLES[id] as Sample;
    const read = tokens(id, file, text);
    expect(read.length).toBeGreaterThan(8);
    expect(tokens(id, file, disguised)).toEqual(read);
    expect(tokens(id, file, other)).not.toEqual(read);
  });
});

describe('what the form editor of NetBeans writes', () => {
  const FORM =
    '        jLabel1.setText("What \\"to do\\" if?");\n        jButton1.setMnemonic(\'"\');\n        jButton1.addActionListener(this::jButton1ActionPerformed);\n        jButton2.addActionListener(evt -> { jButton1ActionPerformed(evt); });\n        layout.addGroup(jLabel1).addGap(1);\n';
  const LOOK = `        try {
            for (javax.swing.UIManager.LookAndFeelInfo info : javax.swing.UIManager.getInstalledLookAndFeels()) {
                if ("Nimbus".equals(info.getName())) {
                    javax.swing.UIManager.setLookAndFeel(info.getClassName());
                    break;
                }
            }
        } catch (ClassNotFoundException ex) {
            java.util.logging.Logger.getLogger(Quiz.class.getName()).log(java.util.logging.Level.SEVERE, null, ex);
        } catch (javax.swing.UnsupportedLookAndFeelException ex) {
            java.util.logging.Logger.getLogger(Quiz.class.getName()).log(java.util.logging.Level.SEVERE, null, ex);
        }
`;
  const VARIABLES =
    '    private javax.swing.JLabel jLabel1;\n    public javax.swing.JComboBox<String> sizes;\n';
  /** @param isMarked whether the comments of the editor stand there */
  const quiz = (
    { form, look, variables }: Readonly<Record<'form' | 'look' | 'variables', string>>,
    isMarked = true,
  ): readonly number[] => {
    const text = `public class Quiz extends JFrame {
    public Quiz() { initComponents(); }
    // <editor-fold defaultstate="collapsed" desc="Generated Code">//GEN-BEGIN:initComponents
    private void initComponents() {
${form}    }// </editor-fold>//GEN-END:initComponents
    void jButton1ActionPerformed(ActionEvent evt) { if (f(evt)) g(); }
    public static void main(String[] args) {
        //<editor-fold defaultstate="collapsed" desc=" Look and feel setting code (optional) ">
        /* If Nimbus is not available, stay.
         * For details see a page.
         */
${look}        //</editor-fold>
        new Quiz().setVisible(true);
    }
    // Variables declaration - do not modify//GEN-BEGIN:variables
${variables}    // End of variables declaration//GEN-END:variables
}
`;
    return tokens(13, 'Quiz.java', isMarked ? text : text.replaceAll(/\/\/.*/g, ''));
  };
  const written = { form: FORM, look: LOOK, variables: VARIABLES };

  it('does not count, however much it is', () => {
    expect(quiz(written)).toEqual(quiz({ form: FORM.repeat(9), look: LOOK, variables: VARIABLES.repeat(3) }));
    expect(quiz(written).length).toBeLessThan(quiz(written, false).length / 2);
  });

  it.each([
    ['form', '        for (int i = 0; i < 3; i++) f(i);\n'],
    ['form', '        x = isReady ? f(1) : g(2);\n'],
    ['form', "        char q = '\"'; if (f(q)) g(1); char r = '\"';\n"],
    ['form', '        /* " */ while (f(1)) g(2); /* " */\n'],
    ['form', '        String s = """\n\n" """; do f(1); while (g(2));\n'],
    ['form', '        x = rows.stream().map(r -> r.f(1)).sum();\n'],
    ['form', '        x = rows.map(Row::f).max().g(1, 2);\n'],
    ['form', '    boolean f(int x) { return x > 0 && f(x - 1); }\n'],
    ['form', '        \\u0069f (f(1)) g(2);\n'],
    ['look', '        f(1);\n'],
    ['variables', '    private final int size = f(2);\n'],
    ['variables', '    int g(int x) { return x; }\n'],
    ['variables', '    int a; int g(int x) { return f(x); }\n'],
  ] as const)('counts where somebody wrote in it: %s, %j', (part, own) => {
    const changed = { ...written, [part]: written[part] + own };
    expect(quiz(changed).length).toBeGreaterThan(quiz(written).length + 8);
  });

  it('counts where its end does not stand there', () => {
    const text = `class A {\n // <editor-fold desc="Generated Code">\n${FORM}}\n`;
    expect(tokens(13, 'A.java', text)).toEqual(tokens(13, 'A.java', `class A {\n${FORM}}\n`));
  });
});

describe('languages that share an ending or have two forms', () => {
  const PERL = '#!/usr/bin/perl\nuse strict;\nmy $x = f(1);\nprint "a";\n';
  const CLAUSES = '% facts\nparent(tom, bob).\nold(X) :- parent(X, _).\n';
  const familyOf = (path: string, text: string, id = AUTO_DETECT): string | undefined =>
    readingOf(path, text, id)?.family;

  it('tells Prolog from Perl by what a file says', () => {
    expect(familyOf('a.pl', PERL)).toBe('perl');
    expect(familyOf('a.pl', 'sub f { return 1; }\n')).toBe('perl');
    expect(familyOf('a.pl', 'print "one\\n";\nf(1);\n')).toBe('perl');
    expect(familyOf('a.pl', CLAUSES)).toBe('prolog');
    expect(familyOf('a.pl', ':- initialization(main).\nmain :- write(hi), nl.\n')).toBe('prolog');
    // A check in Prolog reads what it cannot tell as Prolog.
    expect(familyOf('a.pl', '% nothing\n', 113)).toBe('prolog');
    expect(familyOf('a.pl', '% nothing\n')).toBe('perl');
  });

  it('reads Fortran in columns as it reads it free', () => {
    const free = 'do i = 1, n\n  s = s + g(i, &\n    2)\nend do\nif (s > 3) call f(s)\n';
    const fixed =
      "C     it's a sum\n      DO i = 1, n\n* another\n        s = s + g(i,\n     &    2)\n      ENDDO\n      IF (s .GT. 3) CALL f(s)\n";
    expect(tokens(116, 'a.f', fixed)).toEqual(tokens(116, 'a.f90', free));
    expect(tokens(116, 'a.f', 'call f(s)\n')).toEqual(tokens(116, 'a.f90', 'call f(s)\n'));
  });

  it.each([
    [
      'a.adb',
      "for I in A'Range loop\n  S := S + A (I); end loop;\n",
      "FOR K IN B'range LOOP -- it's (a sum);\n  T := T + B (K); end loop;\n",
    ],
    ['a.cob', 'ADD A TO B. DISPLAY "x".\n', '*> it is {done}; say\nadd C to D. *> (sum)\ndisplay "y".\n'],
    ['a.erl', 'f(X) -> X#p.name, g($", 1).\n', "h(Y) -> % {it's}\n  Y#q.mail, k($', 7). % g(2)\n"],
    [
      'a.jl',
      "s = a' * b[i]; t = 1//2; u = 'c'\n",
      "#= for #= (x) =# \" =# r = c' * d[k]; q = 7//9; p = '\"' # {\n",
    ],
    ['a.nim', "let x = 5'i32 + f(y)\n", '#[ for #[ (x) ]# " ]# let z = 7\'i64 + g(w) # {\n'],
    [
      'a.gd',
      'func f(n: int) -> void:\n\t$A.play("x")\n\tif g(n): s += 1\n',
      "# it's (a\nfunc h(k: float) -> bool:\n\t$B.play('\"') # {\n\tif j(k): t += 2\n",
    ],
    [
      'a.ps1',
      '$s = f($x); if ($s) { g($s) }\n',
      '<# it is\nfor { x\n#>\n$t = h($y); if ($t) { k($t) } # }\n',
    ],
    [
      'a.d',
      'int f(int x) { return g(x); }\n',
      '/+ for /+ (x) +/ " +/ int h(int y) { /* { */ return k(y); } // }\n',
    ],
    ['a.ex', 'x = a ~> f("b"); g(x)\n', 'y = c ~> h("d"); k(y) # //\n'],
    ['a.cr', 'x = 7 // 2; f(x)\n', 'y = 9 // 4; g(y) # {\n'],
    ['a.bat', 'set x=1\ncall f %x%\n', 'REM it is (done); say\nset y=2\n:: {for}\ncall g %y%\n'],
    ['a.dart', 'int f(int x) { return g(x); }\n', '/* for /* (x) */ " */ int h(int y) { return k(y); }\n'],
  ])('%s: its own comments are none of its code', (file, text, disguised) => {
    const read = tokens(AUTO_DETECT, file, text);
    expect(read.length).toBeGreaterThan(5);
    expect(tokens(AUTO_DETECT, file, disguised)).toEqual(read);
  });

  it('reads grammars of yacc and lex, shaders and sketches as what they hold', () => {
    const rules = `%{\n#include "a.h"\n%}\n%token NUM\n%%\nsum: sum '+' NUM { $$ = add($1, $3); if ($3 == 0) warn("zero"); }\n   | NUM { $$ = $1; }\n   ;\n%%\n`;
    const renamed = rules.replaceAll('sum', 'total').replaceAll('NUM', 'NUMBER').replaceAll('add', 'plus');
    const read = tokens(AUTO_DETECT, 'calc.y', rules);
    expect(tokens(AUTO_DETECT, 'calc.yy', renamed)).toEqual(read);
    expect(read.length).toBeGreaterThan(40);
    expect(tokens(16, 'calc.y', rules)).toEqual(read);
    const patterns = '%%\n[0-9]+  { yylval = atoi(yytext); return NUM; }\n"/*"  { skip(); }\n%%\n';
    expect(tokens(AUTO_DETECT, 'calc.l', patterns).length).toBeGreaterThan(20);
    const shader = 'void main() {\n  float d = length(p - c);\n  color = vec4(d, 0.5, 0.0, 1.0);\n}\n';
    expect(tokens(AUTO_DETECT, 'a.frag', shader)).toEqual(tokens(AUTO_DETECT, 'a.cpp', shader));
    const sketch = 'void draw() {\n  for (int i = 0; i < 9; i++) { ellipse(i * 10, 20, 5, 5); }\n}\n';
    expect(tokens(AUTO_DETECT, 'a.pde', sketch)).toEqual(tokens(AUTO_DETECT, 'a.java', sketch));
  });

  it('keeps the line of what goes on in another one', () => {
    const { facts } = readDocument(
      document(1, { 'a.f': '      s = g(i,\n     &  2)\n      call f(s)\n' }),
      116,
      {
        quality: false,
        abstracted: false,
      },
    );
    expect(Math.max(...facts.lines)).toBe(3);
  });

  it.each([
    ['a comment of its documentation', `(** * Lists *)\n(* ${'prose '.repeat(900)}*)\n`, true],
    ['an import', 'From LF Require Import Lists.\n', true],
    ['a lemma', "Lemma a' : forall n, n = n.\n", true],
    ['a module, with an attribute', '(* keep *) module a(input b);\nendmodule\n', false],
    [
      'a definition in a comment',
      '/*\n Definition of the ports: a and b.\nProof.\n*/\nmodule a;\nendmodule\n',
      false,
    ],
    ['words of prose', '/*\n Definition of the ports\n Require care.\n*/\nmodule a;\nendmodule\n', false],
  ])('takes what begins with %s for Coq, or for Verilog', (_what, text, isCoq) => {
    expect(readingOf('a.v', text, AUTO_DETECT)?.family).toBe(isCoq ? 'ml' : 'verilog');
  });

  it('reads strings in comments of OCaml and F#, but not of Standard ML', () => {
    const code = 'let rec f n = match n with | [] -> g n | x :: rest -> f rest\n';
    // With the first quote taken for the comment's text, the code would stand in a string.
    const hidden = `(* "*)" *)\n${code}(* "" *)\n`;
    expect(tokens(111, 'a.ml', hidden)).toEqual(tokens(111, 'a.ml', code));
    expect(tokens(112, 'a.fs', hidden)).toEqual(tokens(112, 'a.fs', code));
    expect(tokens(111, 'a.sml', `(* " *)\n${code}`)).toEqual(tokens(111, 'a.sml', code));
    expect(tokens(111, 'a.ml', `(* '"' (* nested *) *)\n${code}`)).toEqual(tokens(111, 'a.ml', code));
    expect(tokens(111, 'a.ml', `${code}(* "never ended *)\n${code}`)).toEqual(tokens(111, 'a.ml', code));
    expect(tokens(111, 'a.ml', `${code}(* never ended\n${code}`)).toEqual(tokens(111, 'a.ml', code));
    // No string begins with `{|` in Coq.
    const proof = 'Lemma f : a = b.\nProof. auto. Qed.\n';
    expect(tokens(117, 'a.v', `(* of {| x := y *)\n${proof}`)).toEqual(tokens(117, 'a.v', proof));
  });

  it('keeps the arguments of a call of ML apart', () => {
    expect(tokens(111, 'a.ml', 'let a = f x y z')).toHaveLength(
      tokens(111, 'a.ml', 'let a = f x').length + 2,
    );
  });

  it('reads a definition of a macro and its use, and no other directive', () => {
    const plain = 'module f; assign q = W + 3; endmodule';
    expect(tokens(114, 'a.v', `\`ifdef A\n\`endif\n${plain.replace('W', '`W')}`)).toEqual(
      tokens(114, 'a.v', plain),
    );
    expect(tokens(114, 'a.v', '`define W a + b\n')).toEqual(tokens(114, 'a.v', 'a + b\n'));
    // A name between a backslash and a blank.
    expect(tokens(114, 'a.v', 'assign \\a+b[1 = c;\n')).toEqual(tokens(114, 'a.v', 'assign ab = c;\n'));
  });

  it('has room for no more families than fit beside a token', () => {
    expect(
      FAMILY_NAMES.length * TOKEN_LIMIT,
      'all families are taken: a language that is read like another one joins its family',
    ).toBeLessThanOrEqual(2 ** 16);
  });
});
