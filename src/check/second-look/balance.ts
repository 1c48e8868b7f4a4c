import { byteText } from '#base';
import { type Balance, balanceWith, type HardlyRead, NO_BYTES } from '#contract';
import { type EngineFile, extensionOf, type NotedText, type TokenDocument } from '#engine';

/**
 * What became of the bytes of files that count.
 *
 * @param given the share of the code that is starter code, 0..1
 */
export function balanceOf(
  files: readonly EngineFile[],
  { facts, noted }: Pick<TokenDocument, 'facts' | 'noted'>,
  given: number,
): Balance {
  const unread = new Set(facts.leftOut.map(({ path }) => path));
  const texts = Map.groupBy(noted, ({ path }) => path);
  const copies = copiesAmong(files);
  let balance = NO_BYTES;
  for (const file of files) {
    const { length: size } = file.bytes;
    // What the engine did not read is compared as what does not count.
    if (unread.has(file.path)) balance = balanceWith(balance, 'aside', size);
    else if (copies.has(file)) balance = balanceWith(balance, 'copies', size);
    else balance = withText(balance, file, texts.get(file.path) ?? []);
  }
  const starter = Math.round(balance.code * given);
  return balanceWith(balanceWith(balance, 'code', -starter), 'starter', starter);
}

/** The files of a submission that was hardly read. */
export function hardlyReadOf({ facts }: Pick<TokenDocument, 'facts'>): HardlyRead {
  const files = facts.remarks.filter(({ code }) => code === 'hardly-read');
  const sum = (...parts: readonly ('code' | 'strings' | 'skipped')[]): number =>
    files.reduce((all, { balance }) => all + parts.reduce((own, part) => own + (balance?.[part] ?? 0), 0), 0);
  return {
    paths: files.map(({ path }) => path),
    all: sum('code', 'strings', 'skipped'),
    code: sum('code'),
  };
}

/** A file may be read in parts, each in its own language. */
function withText(balance: Balance, { path, bytes }: EngineFile, texts: readonly NotedText[]): Balance {
  const length = texts[0]?.length ?? 0;
  // Of a notebook the code alone is read; what is beside it are its outputs and marks.
  const beside = extensionOf(path) === 'ipynb' ? Math.max(0, bytes.length - length) : 0;
  const sum = (of: (text: NotedText) => number): number => texts.reduce((all, text) => all + of(text), 0);
  const [code, strings, comments] = [
    sum((text) => text.balance.code),
    sum((text) => text.balance.strings),
    sum((text) => text.balance.skipped + text.prose),
  ];
  const blank = Math.max(length - code - strings - comments, 0);
  const shares = apportioned(bytes.length - beside, [code, strings, comments, blank]);
  const [inCode = 0, inStrings = 0, inComments = 0, inBlanks = 0] = shares;
  return {
    ...balance,
    code: balance.code + inCode,
    strings: balance.strings + inStrings,
    comments: balance.comments + inComments,
    blank: balance.blank + inBlanks,
    other: balance.other + beside,
  };
}

/** Whole numbers in these proportions; their sum is `total`. All of it is the last one's where there are none. */
function apportioned(total: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [before, given] = [0, 0];
  return weights.map((weight, at) => {
    before += weight;
    const until = at === weights.length - 1 ? total : Math.round((total * before) / Math.max(all, 1));
    const own = until - given;
    given = until;
    return own;
  });
}

/** Files that hold the same bytes as one before them. */
function copiesAmong(files: readonly EngineFile[]): ReadonlySet<EngineFile> {
  const copies = new Set<EngineFile>();
  for (const alike of Map.groupBy(files, ({ bytes }) => bytes.length).values()) {
    if (alike.length === 1) continue;
    const seen = new Set<string>();
    for (const file of alike) {
      const contents = byteText(file.bytes);
      if (seen.has(contents)) copies.add(file);
      seen.add(contents);
    }
  }
  return copies;
}
