import type { SearchRules } from '../../src/service/web-search/provider.ts';
import { record } from './recorder.ts';
import { searchClass } from './search-class.ts';
import { serveWorld } from './serve.ts';
import { decoded, said, tracesIn, wordsOf } from './traces.ts';
import type { WebWorld } from './world.ts';

/** What a search of a class said about people. */
export interface Leaks {
  readonly bytes: number;
  readonly queries: number;
  readonly hashes: number;
  readonly addresses: number;
  /** People in queries, headers and bodies. */
  readonly traces: ReturnType<typeof tracesIn>;
  /** People in addresses of public repositories, which the answers named. */
  readonly inAddresses: ReturnType<typeof tracesIn>;
  /** Words that stand in comments of the class and nowhere else in its code. */
  readonly fromComments: readonly string[];
  /** Queries that are in no line of the ledger, and lines that were not sent. */
  readonly notTold: readonly string[];
  /** Origins that the token was sent to, of those that it does not belong to. */
  readonly strayTokens: number;
  readonly headers: readonly string[];
}

const EVERYTHING = 300;

/** Searches for a class through recorders, and looks for its people in every byte that left. @param rules others than the course's */
export async function leaksOf(
  world: WebWorld,
  { rules = {}, requests = EVERYTHING }: { rules?: Partial<SearchRules>; requests?: number } = {},
): Promise<Leaks> {
  const served = await serveWorld(world);
  const [github, heritage] = await Promise.all([record(served.githubUrl), record(served.heritageUrl)]);
  try {
    const { search } = await searchClass(world, {
      githubUrl: github.url,
      heritageUrl: heritage.url,
      token: served.token,
      names: ['github', 'software-heritage'],
      requests,
      rules,
    });
    const everything = [...github.sent(), ...heritage.sent()];
    const lines = everything.join('\n').split(/\r?\n/);
    const isAddress = (line: string): boolean => line.startsWith('GET /repos/');
    const spoken = lines.filter((line) => !isAddress(line)).join('\n');
    const addresses = lines.filter(isAddress).join('\n');
    const queries = lines.filter((line) => line.startsWith('GET /search/code'));
    const asked = search.sent.filter(({ kind }) => kind === 'query').map(({ text }) => text);
    const left = queries.map((line) => decoded(/[?&]q=([^& ]*)/.exec(line)?.[1] ?? ''));
    return {
      bytes: everything.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
      queries: queries.length,
      hashes: spoken.match(/swh:1:cnt:[0-9a-f]{40}/g)?.length ?? 0,
      addresses: lines.filter(isAddress).length,
      traces: tracesOf(world, spoken),
      inAddresses: tracesOf(world, addresses),
      fromComments: commentWords(world).filter((word) => wordsOf(left.join('\n')).has(word)),
      notTold: [...new Set(left).symmetricDifference(new Set(asked))],
      strayTokens: heritage.sent().filter((text) => text.includes(served.token)).length,
      headers: [...new Set(lines.flatMap((line) => /^([\w-]+): /.exec(line)?.[1]?.toLowerCase() ?? []))],
    };
  } finally {
    await Promise.all([github.close(), heritage.close(), served.close()]);
  }
}

function tracesOf({ students }: WebWorld, text: string): Leaks['traces'] {
  const sent = said(text);
  return students.flatMap((who) =>
    tracesIn(
      sent,
      who,
      who.files.map((file) => file.path),
    ),
  );
}

/** Words of comments that no line of code has. */
function commentWords({ students, starterFiles }: WebWorld): string[] {
  const comments = new Set<string>();
  const code = new Set<string>();
  for (const { text } of [...students.flatMap(({ files }) => files), ...starterFiles]) {
    for (const line of text.split('\n')) {
      const words = wordsOf(line).keys();
      for (const word of words) (/^\s*(?:#(?!include)|\/\/)/.test(line) ? comments : code).add(word);
    }
  }
  return [...comments.difference(code)].filter((word) => word.length > 3);
}
