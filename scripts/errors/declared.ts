/** The sentences of the program, as the `says.ts` of its parts declare them: `fill` (src/base/sentence.ts) says how. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ending, ENDINGS, type Place, PLACE_TITLES } from './endings.ts';

/** A sentence with what stands above it. */
export interface Declared {
  /** Of its file, from the root of the repository. */
  readonly path: string;
  readonly key: string;
  readonly said: string;
  readonly place: Place;
  /** How a run ends by it. */
  readonly ending: Ending;
  /** HTTP status, where it is an answer. */
  readonly status: number | null;
  /** What to do; null: the sentence says it. */
  readonly cure: string | null;
}

const ROOT = join(import.meta.dirname, '..', '..');
const HEAD = /^\/\/ Place: (?<place>[^.]+)\. Ending: (?<ending>[a-z-]+)\.\n/;
const DECLARATION =
  /(?:^\/\*\* (?:(?<ending>[a-z][a-z-]+)\.)? ?(?<cure>.*) \*\/\n)?^export const (?<key>\w+) =/gm;
const STATUS = /^(?<status>\d{3}) /;

/** What `src/index.ts` says by itself, because an old Node.js reads that file alone. */
const ENTRY: Declared = {
  path: 'src/index.ts',
  key: 'oldNode',
  said: 'error: This program needs Node.js 24 or later; this is {version}.',
  place: 'The run',
  ending: 'goes-on',
  status: null,
  cure: 'Install Node.js 24, or put `npx -y node@24` before the command. A workflow that uses the action needs nothing.',
};

/** All of them, by the paths of their files. @throws Error for a comment that is none of theirs */
export async function readDeclared(): Promise<readonly Declared[]> {
  const paths = globSync('src/**/says.ts', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
  return [ENTRY, ...(await Promise.all(paths.map(readFile))).flat()];
}

async function readFile(path: string): Promise<readonly Declared[]> {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const says = (await import(join(ROOT, path))) as Readonly<Record<string, string>>;
  const { ending: usual = '', ...head } = HEAD.exec(text)?.groups ?? {};
  const place = PLACE_TITLES.find((title) => title === head['place']);
  const declared = [...text.matchAll(DECLARATION)].map(
    ({ groups: { ending = usual, cure = '', key = '' } = {} }) => {
      const said = says[key] ?? '';
      const status = STATUS.exec(said)?.groups?.['status'];
      if (!isEnding(ending) || place === undefined) {
        throw new Error(`${path}: ${key}: there is no ending “${ending}” or no place “${head['place']}”`);
      }
      return {
        path,
        key,
        said: said.replace(STATUS, ''),
        place,
        ending: status === undefined ? ending : 'http-answer',
        status: status === undefined ? null : Number(status),
        cure: cure === '' ? null : cure,
      } satisfies Declared;
    },
  );
  const comments = text.match(/\/\*\*/g)?.length ?? 0;
  if (comments !== [...text.matchAll(/^\/\*\* .* \*\/\nexport const /gm)].length) {
    throw new Error(`${path}: a comment stands above no sentence, or has several lines`);
  }
  return declared;
}

export function isEnding(word: string): word is Ending {
  return ENDINGS.has(word as Ending);
}
