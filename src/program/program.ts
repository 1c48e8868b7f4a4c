// What the bundle exports to the two entries. Each loads its own half: the action has no use for options and help, nor the
// command line for a runner's files.
import { setFlagsFromString } from 'node:v8';
import type { Exit } from './runner/action.ts';

/** Runs what a command line asks for, see `program/command-line/command-line.ts`. @returns false where `server.ts` has to */
export async function runCommandLine(argv: readonly string[]): Promise<boolean> {
  const [commandLine, { runCommand }] = await Promise.all([
    import('./command-line/command-line.ts'),
    import('./command-line/run-command.ts'),
  ]);
  return commandLine.runCommandLine(argv, runCommand);
}

/** One run as a GitHub Action, see `program/runner/action.ts`. */
export async function runAction(): Promise<Exit> {
  const runner = await import('./runner/action.ts');
  return runner.runAction();
}

/**
 * Lets every heap of this process (the program's, the service's, the engine's) stay small. Findings and files come and go in
 * large numbers, and V8 would else let each heap grow before it looks. Of the young generation: a class of 1,000 repositories
 * then peaks at 790 MiB in place of 520, in the same time (`bench/collect.ts`). Of the old one, which V8 lets grow to a
 * multiple of what lived at the last collection: a check of 2,000 programs then peaks some 60 MiB higher (`bench/check.ts`).
 */
export function keepHeapsSmall(): void {
  setFlagsFromString('--max-semi-space-size=4');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
}
