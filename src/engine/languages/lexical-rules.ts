import type { Hook } from './cursor.ts';
import type { Quote } from './quotes.ts';

/** What words mean to a comparison. Each list is separated by blanks; a word of a later list is one of that list. */
export interface LanguageWords {
  /** Each is a token of its own. */
  readonly kept?: string;
  /** They only qualify a declaration: a copy may add or drop them at no cost, so they carry nothing. */
  readonly dropped?: string;
  /** Names of built-in types: as exchangeable as the names of one's own types. */
  readonly types?: string;
  readonly constants?: string;
  /** By a word or operator: the words and operators of several characters that mean the same. */
  readonly same?: Readonly<Record<string, string>>;
}

/**
 * Where a statement that is left out ends: with `;`, or with its line where none is there before. `block`: or before the `{` of what
 * it names. `directive`: only if it is one (C#'s `using`).
 */
export type StatementEnd = 'semicolon' | 'line' | 'block' | 'directive';

/** The tokenizers of the engine: by these rules, by them with names that keep their identity, or written by hand. */
type TokenizerName = 'rules' | 'names' | 'words' | 'python' | 'javascript' | 'typescript' | 'component';

/** A language's lexical grammar as far as comparison needs it. */
export interface LexicalRules {
  readonly tokenizer: TokenizerName;
  readonly words: LanguageWords;
  /** Kept and dropped words that may be names as well, and (sticky) what stands behind them where they are not. */
  readonly contextual?: readonly (readonly [words: string, behind: RegExp])[];
  readonly ignoreCase: boolean;
  readonly lineComments: readonly string[];
  readonly blockComments: readonly {
    readonly open: string;
    readonly close: string;
    readonly nested: boolean;
  }[];
  readonly quotes: readonly Quote[];
  /** Characters besides letters, digits and `_` that may start / continue a word. */
  readonly wordStart: string;
  readonly wordPart: string;
  /** Operators of several characters, separated by blanks. */
  readonly operators: string;
  /** Words that begin a statement that is left out (imports), by how it ends. */
  readonly leftOut: Readonly<Partial<Record<StatementEnd, string>>>;
  /** By the characters at which each is asked; the table decides where a hook returns false. */
  readonly hooks: Readonly<Record<string, Hook>>;
  /** `1.` is a number, and the point ends no statement. */
  readonly numbersMayEndInPoint?: true;
  /** Ends of lines are tokens. */
  readonly newlines: boolean;
  /** Blanks what is no code, so that everything stays where it is. */
  readonly prepare?: (text: string) => string;
}
