// What the bundle exports to the two entries. Each loads its own half: the action has no use for options and help, nor the
// command line for a runner's files.
import type { Exit } from './runner/action.ts';

export { keepHeapsSmall } from './small-heap.ts';

/** Runs what a command line asks for, see `command-line/command-line.ts`. @returns false where `server.ts` has to */
export async function runCommandLine(argv: readonly string[]): Promise<boolean> {
  const [commandLine, { runCommand }] = await Promise.all([
    import('./command-line/command-line.ts'),
    import('./command-line/run-command.ts'),
  ]);
  return commandLine.runCommandLine(argv, runCommand);
}

/** One run as a GitHub Action, see `runner/action.ts`. */
export async function runAction(): Promise<Exit> {
  const runner = await import('./runner/action.ts');
  return runner.runAction();
}
