import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFlags } from './flags.ts';
import { serveWorld } from '../test/web-world/serve.ts';
import { webWorld } from '../test/web-world/world.ts';
import { writeClass } from './web-world.ts';

/*
 * What a course of 60 sees of a search of the web: `npm run build && npx node bench/web-transcript.ts [--seed 1] [--lines 4]`
 *
 * Runs the built command line twice on a generated class, beside servers that answer as both APIs do: a dry run, and a run. Prints
 * commands and output, long lists shortened, and holds what was found against what was planted. Servers on this machine are asked
 * without a pace; the time at GitHub's is reckoned.
 */

const USAGE = 'usage: npx node bench/web-transcript.ts [--seed N] [--lines N]';
const { values } = readFlags(process.argv.slice(2), ['seed', 'lines'], USAGE);
const [seed, lines] = [Number(values['seed'] ?? 1), Number(values['lines'] ?? 4)];
if (!Number.isInteger(seed) || !Number.isInteger(lines)) throw new RangeError(USAGE);

const THRESHOLD = 75;
const QUERIES_A_MINUTE = 10;

interface Reported {
  readonly submissions: readonly {
    readonly key: string;
    readonly publicWeb?: number | null;
    readonly webState?: string;
  }[];
  readonly webSearch?: {
    readonly requests: number;
    readonly sent: readonly { readonly kind: string }[];
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'code-similarity-web-'));
const world = webWorld({ seed, language: 'java' });
const words =
  `class --starter starter --people people.csv --organization ${world.organization} --web github,software-heritage --web-requests 60`.split(
    ' ',
  );
const served = await serveWorld(world);
try {
  writeClass(world, folder);
  show(['check', ...words, '--dry-run'], await run([...words, '--dry-run']));
  show(['check', ...words], await run(words));
  const { findings } = JSON.parse(
    readFileSync(path.join(folder, 'similarity-report', 'report.json'), 'utf8'),
  ) as { readonly findings: Reported };
  tell(findings);
} finally {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
}

async function run(args: readonly string[]): Promise<readonly string[]> {
  const cli = path.join(import.meta.dirname, '..', 'dist', 'cli.js');
  const child = spawn(process.execPath, [cli, 'check', ...args.map((word) => word.replace(',', '\n'))], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      GITHUB_API_URL: served.githubUrl,
      GITHUB_TOKEN: served.token,
      SOFTWARE_HERITAGE_URL: served.heritageUrl,
    },
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  await new Promise((resolve) => {
    child.on('close', resolve);
  });
  return Buffer.concat(parts).toString('utf8').split('\n');
}

/** The addresses that both have in life. */
function asPublic(line: string): string {
  return line
    .replaceAll(served.githubUrl, 'https://api.github.com')
    .replaceAll(served.heritageUrl, 'https://archive.softwareheritage.org');
}

/** Lines that begin alike, and rows of tables, are shortened to the first few. */
function show(command: readonly string[], output: readonly string[]): void {
  process.stdout.write(`$ code-similarity ${command.join(' ')}\n`);
  let [before, count] = ['', 0];
  const rest = (): void => {
    if (count > lines) process.stdout.write(`… ${count - lines} lines more of this kind\n`);
  };
  for (const line of output) {
    const kind =
      /^(?:[!?]? {1,5}\S|would ask \S+|web: \d+ submissions|The (?:analysis|service says):|Uploading)/.exec(
        line,
      )?.[0];
    const like =
      kind === undefined
        ? line
        : kind
            .replace(/[^ a-z:]/gi, '')
            .slice(0, 12)
            .trim();
    if (kind === undefined || like !== before) {
      rest();
      count = 0;
    }
    before = like;
    count += 1;
    if (kind === undefined || count <= lines) process.stdout.write(`${asPublic(line)}\n`);
  }
  rest();
}

/** What was found, against what was planted. */
function tell({ submissions, webSearch }: Reported): void {
  const of = new Map(submissions.map((one) => [path.basename(one.key), one]));
  const isAbove = (login: string): boolean => (of.get(login)?.publicWeb ?? 0) > THRESHOLD;
  const copies = world.students.filter(({ isCopy }) => isCopy);
  const honest = world.students.filter(({ isCopy }) => !isCopy);
  const above = (some: typeof copies): number => some.filter(({ login }) => isAbove(login)).length;
  const { requests = 0, sent = [] } = webSearch ?? {};
  const searched = submissions.filter(({ webState }) => webState === 'searched' || webState === 'partly');
  process.stdout.write(
    [
      `searched for: ${searched.length} of ${world.students.length}; queries: ${requests} (${Math.ceil(requests / QUERIES_A_MINUTE)} minutes at ${QUERIES_A_MINUTE} a minute)`,
      `left this machine: ${['query', 'hashes', 'repository', 'file'].map((kind) => `${sent.filter((one) => one.kind === kind).length} ${kind}`).join(', ')}`,
      `above ${THRESHOLD} on the web: ${above(copies)} of ${copies.length} planted copies, ${above(honest)} of ${honest.length} others${waysOf(honest.filter(({ login }) => isAbove(login)))}`,
      '',
    ].join('\n'),
  );
}

/** What those did who are above it without having copied. */
function waysOf(some: typeof world.students): string {
  return some.length === 0 ? '' : ` (${[...new Set(some.map(({ way }) => way))].join('; ')})`;
}
