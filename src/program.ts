// What the bundle exports to the two entries. Each loads its own half: the action has no use for options and help, nor the
// command line for a runner's files.
export { keepHeapsSmall } from './small-heap.ts';

/** Runs what a command line asks for, see `command-line/command-line.ts`. @param argv the words after the program's name */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  const commandLine = await import('./command-line/command-line.ts');
  await commandLine.runCommandLine(argv);
}

/** One run as a GitHub Action, see `runner/action.ts`. */
export async function runAction(): Promise<void> {
  const runner = await import('./runner/action.ts');
  await runner.runAction();
}
