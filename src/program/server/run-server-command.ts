import type { Environment } from '#base';
import type { Command } from '../command-line/arguments/parse-command-line.ts';
import type { Code } from '../exit-codes.ts';

/** Runs a command of a server; each loads what it alone needs. @returns null for every other command */
export async function runServerCommand(command: Command, environment: Environment): Promise<Code | null> {
  const { kind } = command;
  if (kind === 'serve') return (await import('./serve.ts')).serve(command, environment);
  if (kind === 'work') return (await import('./work.ts')).work(command, environment);
  if (kind === 'users') return (await import('./people/users.ts')).runUsers(command, environment);
  if (kind === 'keys') return (await import('./people/keys.ts')).runKeys(command, environment);
  if (kind === 'audit') return (await import('./people/audit.ts')).runAudit(command, environment);
  if (kind === 'backup') return (await import('./backup/commands.ts')).runBackup(command, environment);
  if (kind === 'restore') return (await import('./backup/commands.ts')).runRestore(command, environment);
  return null;
}
