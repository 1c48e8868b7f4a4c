// What the bundle of a server exports: its commands, with the drivers of databases, storage and metrics that nothing else loads. It
// reads its words itself, so that a failure of it is one of its own classes.
import { runCommandLine } from './command-line/command-line.ts';
import { runServerCommand } from './server/run-server-command.ts';

/** Runs what a command line asks of a server, see `program/server/run-server-command.ts`. @param argv the words after the program's name */
export async function runServerCommandLine(argv: readonly string[]): Promise<void> {
  await runCommandLine(argv, runServerCommand);
}
