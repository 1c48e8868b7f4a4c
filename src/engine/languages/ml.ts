import { type Cursor, endAfter, match, reading, skipping } from './cursor.ts';
import type { LanguageFamily } from './language-family.ts';
import type { LexicalRules } from './lexical-rules.ts';
import { PLAIN } from './plain.ts';
import { DOUBLE_LINES } from './quotes.ts';

const OCAML: LexicalRules = {
  ...PLAIN,
  words: {
    kept: `and as assert begin class constraint do done downto else end exception external for fun function functor if in inherit
      initializer lazy let match method module new object of open or rec sig struct then to try type val when while with mod land
      lor lxor lsl lsr asr not raise ref`,
    dropped: 'private virtual mutable',
    constants: 'true false',
  },
  lineComments: [],
  blockComments: [{ open: '(*', close: '*)', nested: true }],
  quotes: [DOUBLE_LINES],
  numbersMayEndInPoint: true,
  wordPart: "'",
  operators: '-> <- := :: ;; |> @@ && || <> != == <= >= ** +. -. *. /. ^^ [| |] >> << :> .. <| =>',
  leftOut: { line: 'open' },
  hooks: { '(': comment, "'": characterOrType, '{': quotedString },
};

/** Standard ML reads no strings in comments, and has no `{id|…|id}`. */
const STANDARD_ML: LexicalRules = { ...OCAML, hooks: { "'": characterOrType } };

/** F# ends comments with the line as well, and has strings, attributes and words of its own. */
const F_SHARP: LexicalRules = {
  ...OCAML,
  words: {
    ...OCAML.words,
    kept: `${OCAML.words.kept} yield return use member interface default elif async seq namespace null upcast downcast`,
    dropped: `${OCAML.words.dropped} abstract override static inline public internal`,
  },
  lineComments: ['//'],
  quotes: [{ ...DOUBLE_LINES, open: '"""', close: '"""', escape: '' }, DOUBLE_LINES],
  leftOut: { line: 'open module namespace' },
  hooks: {
    // The operator in brackets is no comment there.
    '(': (cursor) =>
      cursor.text.startsWith('(*)', cursor.at)
        ? cursor.read('operator', cursor.at + 3)
        : comment(cursor, false),
    "'": characterOrType,
    '[': skipping(/^\[<[^\n]*?>\]/),
    $: skipping(/^\$+(?=@?")/),
    '@': reading('string', /^@\$?"(?:[^"]|"")*"/),
    '`': reading('name', /^``[^`\n]+``/),
    '#': skipping(/^#(?:light|nowarn|r|load)\b[^\n]*/),
  },
};

/** Coq: what a proof does step by step is in its words. */
const COQ: LexicalRules = {
  ...PLAIN,
  words: {
    kept: `as at else end exists fix for forall fun if in let match return then where with Type Prop Set Axiom Parameter Variable
      Hypothesis Theorem Definition Fixpoint CoFixpoint Inductive CoInductive Record Class Instance Proof Qed Admitted Abort Module
      Section End Notation Infix Ltac Check Compute Print Hint assert assumption auto apply case cbn change clear congruence constructor
      contradiction dependent destruct discriminate eapply eauto exact exfalso f_equal firstorder generalize induction injection intros
      inversion left lia pose reflexivity remember repeat rename replace rewrite right ring set simpl specialize split subst symmetry
      tauto transitivity trivial try unfold`,
    same: {
      Theorem: 'Lemma Corollary Proposition Fact Remark Example Goal',
      Qed: 'Defined',
      intros: 'intro',
      lia: 'omega',
    },
  },
  lineComments: [],
  blockComments: [{ open: '(*', close: '*)', nested: true }],
  quotes: [{ ...DOUBLE_LINES, escape: '', doubled: true }],
  wordPart: "'",
  operators: String.raw`:= => -> <- <-> :: ++ /\ \/ <= >= <> && || ;; |- =? <=? <? ..`,
  leftOut: { line: 'Require From Import Export' },
  hooks: { '(': (cursor) => comment(cursor, false) },
};

/** What a file of Coq has near its top, and none of Verilog, which has the same ending, outside of its comments. */
const OF_COQ =
  /^[ \t]*(?:\(\*\*|(?:From[ \t]+[\w.]+[ \t]+)?Require[ \t]+(?:Import|Export)[ \t]|(?:Theorem|Lemma|Corollary|Proposition|Definition|Fixpoint|Inductive)[ \t]+[\w']+[^\n]*:|Proof\.)(?<!\/\*(?:(?!\*\/)[^])*)/m;

/** OCaml, Standard ML, F# and Coq: programs of expressions, in which a name beside a name is a call. */
export const ML: LanguageFamily = {
  ...OCAML,
  languages: [
    { id: 111, language: 'OCaml', extensions: ['ml', 'mli', 'sml'] },
    { id: 112, language: 'F#', extensions: ['fs', 'fsx', 'fsi'] },
    { id: 117, language: 'Coq', extensions: ['v'] },
  ],
  byEnding: { sml: STANDARD_ML, fs: F_SHARP, fsx: F_SHARP, fsi: F_SHARP, v: COQ },
  claims: { v: OF_COQ },
  evaluates: /\b(?:Toploop|Sys\.command|Unix\.system|use_string)\b/g,
};

/**
 * What counts in a comment: its marks, and characters and strings that may hold such marks. A string without an end runs to that of the
 * text, whatever stands there: else each mark in it would be tried.
 */
const IN_COMMENT = /\(\*|\*\)|'(?:\\[^]|[^\\'\n])'|"(?:[^"\\]|\\[^])*["\\]?|\{[a-z_]*\|/g;

/**
 * A comment, which may hold others. The compilers read strings in it: a `*)` inside of one ends nothing, so that quotes in comments
 * cannot make us take code for a string that they compile.
 *
 * @param hasIds whether `{id|…|id}` is a string
 */
function comment(cursor: Cursor, hasIds = true): boolean {
  const { text, at } = cursor;
  if (!text.startsWith('(*', at)) return false;
  const marks = new RegExp(IN_COMMENT);
  marks.lastIndex = at + 2;
  for (let depth = 1; depth > 0; ) {
    const mark = marks.exec(text)?.[0];
    if (mark === undefined) return cursor.skipTo(text.length);
    if (mark === '(*') {
      depth += 1;
    } else if (mark === '*)') {
      depth -= 1;
    } else if (mark.startsWith('{') && hasIds) {
      marks.lastIndex = endAfter(text, `|${mark.slice(1, -1)}}`, marks.lastIndex);
    }
  }
  return cursor.skipTo(marks.lastIndex);
}

/** `'x'` is a character, `'a` the name of a type. */
function characterOrType(cursor: Cursor): true {
  const { at } = cursor;
  const character = match(cursor, /^'(?:\\(?:\d{3}|x[0-9a-fA-F]{2}|[^\n])|[^\\'\n])'/);
  if (character !== null) return cursor.read('string', at + character[0].length);
  const type = match(cursor, /^'\^?[\p{L}_]\w*/u);
  return type === null ? cursor.skipTo(at + 1) : cursor.read('name', at + type[0].length);
}

/** `{id|…|id}`. */
function quotedString(cursor: Cursor): boolean {
  const open = match(cursor, /^\{(?:%[\w.]+ ?)?([a-z_]*)\|/);
  if (open === null) return false;
  return cursor.read('string', endAfter(cursor.text, `|${open[1] ?? ''}}`, cursor.at + open[0].length));
}
