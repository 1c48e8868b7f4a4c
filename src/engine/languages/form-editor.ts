import { blanked } from './blanked.ts';

/** The comments that NetBeans keeps around what its form editor writes. */
const MARK =
  /(\/\/ ?<\/?editor-fold\b[^\n]{0,200}|\/\/ (?:Variables declaration - do not modify|End of variables declaration))/;

/** Strings and characters, each up to its line's end, so that a quote without an end is not looked for again. */
const QUOTED = /"(?!"")(?:[^"\\\r\n]|\\.)*(?:"|\\?$)|'(?:[^'\\\r\n]|\\.)'/gm;
/** What decides something, or could hide it. A form is only put together and calls what is done, so that no program can be written in one. */
const DECIDES =
  /\b(?:if|for|while|do|switch)\b|\?(?!>)|&&|\|\||->(?!\s*(?:\{\s*)?\w+\(evt\))|(?<!\bthis)::|["'`\\]|\/\*/;
const LOOK_AND_FEEL =
  /^\s*(?:\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/\s*)?try \{\s+for \([\w.]{1,40}LookAndFeelInfo \w+ : [\w.]{1,40}getInstalledLookAndFeels\(\)\) \{\s+if \("\w+"\.equals\(\w+\.getName\(\)\)\) \{\s+[\w.]{1,40}setLookAndFeel\([\w.]+\(\)\);\s+break;\s+\}\s+\}\s+\}(?:\s*catch \([\w.| ]{1,200}\) \{\s+[^\s{}][^\n{}]{0,199};\s+\})+\s*$/;
const DECLARATION =
  /^(?:\/\/.*|(?:(?:private|protected|public|static|final) )*[\w.]+(?:<[\w.<>?, ]*>)? \w+;)?$/;

const BLOCKS: readonly (readonly [mark: RegExp, isWritten: (inside: string) => boolean])[] = [
  [/\bdesc="Generated Code"/, (inside) => !DECIDES.test(inside.replaceAll(QUOTED, ''))],
  [/\bdesc=" ?Look and feel/, (inside) => LOOK_AND_FEEL.test(inside)],
  [/^\/\/ Variables/, (inside) => inside.split('\n').every((line) => DECLARATION.test(line.trim()))],
];

/** Without what NetBeans' form editor writes into a class: two forms with buttons and fields are alike, whoever made them. */
export function withoutForms(text: string): string {
  const parts = text.split(MARK);
  if (parts.length === 1) return text;
  return parts
    .map((part, at) => {
      const mark = parts[at - 1] ?? '';
      const isBlock =
        at % 2 === 0 && BLOCKS.some(([begins, isWritten]) => begins.test(mark) && isWritten(part));
      return isBlock && at < parts.length - 1 ? blanked(part) : part;
    })
    .join('');
}
