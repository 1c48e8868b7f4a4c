import { utf8 } from '#base';
import { inMemory } from '#contract';
import { filesByRoot, rootsByName } from './children.ts';
import { type DownloadLayout, type HandIn, type HandInFile, notTaken, shareOf } from './layout.ts';
import { textOf } from './text-of.ts';

/**
 * `<assignment>_<login>_attempt_<time>_<file>`, and `<assignment>_<login>_attempt_<time>.txt` about each attempt. The file's
 * name is the student's to choose, so that the first time ends what is the platform's.
 */
const NAME = /^(?<start>.+?_attempt_(?<time>\d{4}(?:-\d\d){5}))(?:_(?<file>.+)|\.txt)$/su;
const START = /^(?<person>.*_(?<login>[^_]+))_attempt_/su;

interface Parsed {
  readonly root: string;
  /** Everything before the file's name: it is the same for all of an attempt. */
  readonly start: string;
  readonly time: string;
  /** null: it is the text about the attempt. */
  readonly file: string | null;
}

function parse(root: string): Parsed | null {
  const { start, time, file } = NAME.exec(root)?.groups ?? {};
  return start === undefined || time === undefined ? null : { root, start, time, file: file ?? null };
}

/** Blackboard's "Assignment File Download": flat files, each attempt with a text that knows more than the names. */
export const blackboard: DownloadLayout = {
  title: 'Blackboard download',

  fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => !isFolder && parse(name) !== null),

  read: async (listing) => {
    const roots = rootsByName(listing);
    const files = filesByRoot(listing);
    const names = roots.filter(({ isFolder }) => !isFolder).map(({ name }) => name);
    const parsed = names.flatMap((name) => parse(name) ?? []);
    const unnamed = names.filter((name) => parse(name) === null);
    const attempts: Attempt[] = [];
    for (const own of Map.groupBy(parsed, ({ start }) => start).values()) {
      attempts.push(await attemptOf(own, files, new Set(unnamed)));
    }
    const claimed = new Set(attempts.flatMap(({ claims }) => claims));
    const people = [...Map.groupBy(attempts, ({ handIn }) => handIn.person.id).values()];
    const handIns = people.flatMap((own) =>
      own.map(({ handIn }) => handIn).filter((one) => one.files.length > 0),
    );
    return {
      handIns,
      empty: people
        .filter((own) => own.every(({ handIn }) => handIn.files.length === 0))
        .map(([first]) => first?.handIn.person.name ?? ''),
      notices: notTaken([
        ...roots.filter(({ isFolder }) => isFolder).map(({ name }) => name),
        ...unnamed.filter((name) => !claimed.has(name)),
      ]),
    };
  },
};

interface Attempt {
  readonly handIn: HandIn;
  /** Names that only the text says whose they are. */
  readonly claims: readonly string[];
}

/** @param own what is of one attempt by name @param unnamed what is nobody's by name */
async function attemptOf(
  own: readonly Parsed[],
  files: ReadonlyMap<string, readonly HandInFile[]>,
  unnamed: ReadonlySet<string>,
): Promise<Attempt> {
  const [first] = own;
  const { start = '', time = '' } = first ?? {};
  const { person = start, login = start } = START.exec(start)?.groups ?? {};
  const about = own.find(({ file }) => file === null);
  const [page] = about === undefined ? [] : (files.get(about.root) ?? []);
  const receipt = readReceipt(page === undefined ? '' : await textOf(page.entry).catch(() => ''));
  const claims = [...receipt.originals.keys()].filter((name) => unnamed.has(name));
  const stored = own.flatMap(({ root, file }) => (file === null ? [] : [[root, file] as const]));
  const handedIn = [...stored, ...claims.map((name) => [name, name] as const)].flatMap(([root, file]) =>
    (files.get(root) ?? []).map(({ entry }) => ({
      entry,
      path: receipt.originals.get(root) ?? file,
    })),
  );
  // A login may hold `_`, so that the name alone does not tell where it begins.
  const isKnown = receipt.login !== null && person.endsWith(`_${receipt.login}`);
  const known = isKnown ? receipt.login : login;
  return {
    claims,
    handIn: {
      person: { id: isKnown ? known : person, name: receipt.name ?? known, login: known },
      at: time.replace(/^(.{10})-(..)-(..)-(..)$/, '$1T$2:$3:$4'),
      files: [...handedIn, ...(receipt.text === '' ? [] : [typed(receipt.text)])],
    },
  };
}

function typed(text: string): HandInFile {
  const entry = inMemory('submission.html', utf8(text));
  return { entry, path: entry.path, isText: true };
}

interface Receipt {
  readonly name: string | null;
  readonly login: string | null;
  /** What was typed into the form. */
  readonly text: string;
  /** By stored name, what the student called the file. */
  readonly originals: ReadonlyMap<string, string>;
}

/** What of the text the student wrote stands between the head and the list of files, so that only these are believed. */
function readReceipt(text: string): Receipt {
  const lines = text.split('\n');
  const [, name, login] = /^Name:(.*)\(([^()]+)\)\s*$/.exec(lines[0] ?? '') ?? [];
  const list = lines.findLastIndex((line) => /^Files:\s*$/.test(line));
  const originals = new Map<string, string>();
  let original: string | null = null;
  for (const line of list < 0 ? [] : lines.slice(list + 1)) {
    const [, label, value = ''] = /^\s+(Original filename|Filename):(.*)$/.exec(line.trimEnd()) ?? [];
    if (label === 'Original filename') original = value.trim();
    else if (label === 'Filename' && original !== null) originals.set(value.trim(), original);
  }
  return { name: name?.trim() ?? null, login: login ?? null, text: typedText(lines), originals };
}

const NOTHING_TYPED = /^There is no student submission text data for this assignment\.$/;

function typedText(lines: readonly string[]): string {
  const start = lines.findIndex((line) => /^Submission Field:\s*$/.test(line));
  const end = lines.findIndex((line, at) => at > start && /^(?:Comments|Files):\s*$/.test(line));
  if (start < 0 || end < 0) return '';
  const text = lines
    .slice(start + 1, end)
    .join('\n')
    .trim();
  return NOTHING_TYPED.test(text) ? '' : text;
}
