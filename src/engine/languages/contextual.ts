/* What stands behind a word that is a keyword only there (sticky): a name may be spelled so, too. */

/** In the line another word, which does not ask or compute something of a name. */
const WORD = String.raw`[ \t]+(?!(?:in|is|as|of|if|else|then|and|or|xor|to|do|until|downTo|step|instanceof)\b)[\w$@"'\u0080-\uffff]`;
/** A statement or a block ended before it, but for words of access. */
const FIRST = String.raw`(?<=[{};]\s{0,99}(?:(?:public|private|protected|internal)\s{1,9})?\w{3,6})`;

export const BEFORE_WORD = new RegExp(WORD, 'y');
/** `async x => …`, `async (x) => …`, `async #x() …`, `func f() async {` and what has a result. */
export const OF_FUNCTION = new RegExp(String.raw`${WORD}|[ \t]<\w|\s*(?:[({*#]|->|=>)`, 'y');
/** `get;`, `get { … }`, `get => …` in a property. */
export const OF_PROPERTY = new RegExp(String.raw`${FIRST}\s*(?:[{};]|=>|[gs]et\b)`, 'y');
