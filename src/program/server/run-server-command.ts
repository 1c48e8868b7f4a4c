import type { Environment } from '#base';
import type { Command } from '../command-line/arguments/parse-command-line.ts';
import type { Code } from '../exit-codes.ts';

/** Runs a command of a server; each loads what it alone needs. @returns null for every other command */
export async function runServerCommand(command: Command, environment: Environment): Promise<Code | null> {
  switch (command.kind) {
    case 'serve':
      return (await import('./serve.ts')).serve(command, environment);
    case 'work':
      return (await import('./work.ts')).work(command, environment);
    case 'users':
      return (await import('./people/users.ts')).runUsers(command, environment);
    case 'keys':
      return (await import('./people/keys.ts')).runKeys(command, environment);
    case 'audit':
      return (await import('./people/audit.ts')).runAudit(command, environment);
    case 'backup':
      return (await import('./backup/commands.ts')).runBackup(command, environment);
    case 'restore':
      return (await import('./backup/commands.ts')).runRestore(command, environment);
    default:
      return null;
  }
}
