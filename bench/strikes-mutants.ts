/**
 * Takes out of a copy of `src` what keeps a scan from doing something twice, a piece at a time, and strikes it: each of these scans has
 * to be found out. Prints a table, and ends with 1 where a strike noticed nothing.
 *
 *   node bench/strikes-mutants.ts [--only WORD]
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

interface Mutant {
  /** What is missing. */
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** For `bench/strikes.ts`. */
  readonly strikes: readonly string[];
}

const after = (match: string, scenes = 'first'): readonly string[] => [
  '--scenes',
  scenes,
  '--kinds',
  'kill-after',
  '--match',
  match,
];
const MUTANTS: readonly Mutant[] = [
  {
    what: 'the search for an earlier news comment',
    file: 'bot/scan/issue/news-comment.ts',
    from: '(await findMarkedComment(comment)) === null',
    to: 'true',
    strikes: after('POST .*/comments$', 'later'),
  },
  {
    what: 'the look after a lost answer to a comment',
    file: 'bot/publish/marked-comment.ts',
    from: 'if (there !== null) return there;',
    to: '',
    strikes: ['--scenes', 'later', '--kinds', 'lost', '--match', 'POST .*/comments$'],
  },
  {
    what: 'the search for an issue that the state does not know',
    file: 'bot/scan/issue/marked-issue.ts',
    from: '(known === null ? null : await byNumber(place, known)) ?? search(place)',
    to: 'known === null ? null : byNumber(place, known)',
    strikes: after('POST .*/issues$'),
  },
  {
    what: 'the end of a wish',
    file: 'bot/scan/state/assignment-state.ts',
    from: '{ ...withoutWish(assignment), pending:',
    to: '{ ...assignment, pending:',
    strikes: after('/check/create$', 'later'),
  },
  {
    what: 'that a box which is still ticked was obeyed',
    file: 'bot/scan/state/assignment-state.ts',
    from: 'return assignment.lastWish === wish.key',
    to: "return assignment.lastWish === '-'",
    strikes: after('/check/create$', 'later'),
  },
  {
    what: 'the check of an earlier attempt',
    file: 'check/find-or-create.ts',
    from: 'const found = mayExist ? await find(wanted, effects) : null;',
    to: 'const found = mayExist && false ? await find(wanted, effects) : null;',
    strikes: after('/check/create$'),
  },
  {
    what: 'the list of what was uploaded',
    file: 'check/upload.ts',
    from: 'const there = await keptOf(plan, present, effects);',
    to: 'const there = await keptOf(plan, null, effects);',
    strikes: after('/check/upload-batch$'),
  },
  {
    what: 'the note of a check that is to be deleted',
    file: 'bot/scan/steps/scan-assignment.ts',
    from: '...(leftover === null ? {} : { leftover }),',
    to: '',
    strikes: ['--scenes', 'keep-check', '--kinds', 'kill-before', '--match', 'DELETE .*/checks/'],
  },
  {
    what: 'the search for what a student was told',
    file: 'bot/scan/students/student-channels.ts',
    from: 'const there = await findComments(place, purpose);',
    to: 'const there: readonly CommitComment[] = [];',
    strikes: after('POST .*/commits/.*/comments$'),
  },
  {
    what: 'a re-run that takes over the lease of its run',
    file: 'bot/scan/store/lease.ts',
    from: 'return holder.attempt > lease.attempt;',
    to: 'return false;',
    strikes: after('/check/start$'),
  },
  {
    what: 'the assignment of staff after a lost answer',
    file: 'bot/scan/issue/scan-issue.ts',
    from: "error.outcome !== 'network' || again === undefined",
    to: 'again === undefined || again > 0',
    strikes: ['--scenes', 'first', '--kinds', '502-before', '--match', '/assignees$'],
  },
  {
    what: 'that the branch was advanced although no answer came',
    file: 'bot/scan/store/state-branch.ts',
    from: 'if (first.state.store.recentWrites.includes(id)) return first.state;',
    to: '',
    strikes: ['--scenes', 'cut-down', '--kinds', 'lost', '--match', 'PATCH .*/git/refs/'],
  },
];

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const root = join(import.meta.dirname, '..');
let survived = 0;
process.stdout.write('| taken out | strikes | found |\n|---|---|---|\n');
for (const mutant of MUTANTS.filter(({ what }) => what.includes(values.only))) {
  const found = howFound(mutant);
  if (found === null) survived += 1;
  const strikes = mutant.strikes.filter((word) => !word.startsWith('--')).join(', ');
  process.stdout.write(`| ${mutant.what} | ${strikes.replaceAll('|', '\\|')} | ${found ?? '**no**'} |\n`);
}
process.exitCode = survived === 0 ? 0 : 1;

/** @returns what a strike noticed; null: nothing */
function howFound({ file, from, to, strikes }: Mutant): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'strikes-mutant-'));
  try {
    for (const name of ['src', 'bench', 'test']) {
      // Without what the benchmarks have installed.
      const filter = (path: string): boolean => basename(path) !== 'node_modules';
      cpSync(join(root, name), join(folder, name), { recursive: true, filter });
    }
    for (const name of ['node_modules', 'dist', 'package.json']) {
      symlinkSync(join(root, name), join(folder, name));
    }
    const path = join(folder, 'src', file);
    const text = readFileSync(path, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} has not one place that says ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'bench', 'strikes.ts'), '--jobs', '1', ...strikes],
      { cwd: folder, encoding: 'utf8' },
    );
    const [, points, deviations] = /^\| in all \| \| (\d+) \| (\d+) \|/m.exec(stdout) ?? [];
    if (points !== undefined) return deviations === '0' ? null : `${deviations} of ${points} strikes`;
    const calm = /: a night without a strike is not calm/.test(stderr);
    if (!calm) throw new Error(`${file}: no scan ended at all:\n${stderr.slice(-2000)}`);
    return 'a night without a strike';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
