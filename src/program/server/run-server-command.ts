import type { Environment } from '#base';
import type { Command } from '../command-line/arguments/parse-command-line.ts';
import type { Code } from '../exit-codes.ts';

/** Runs a command of a server; each loads what it alone needs. @returns null for every other command */
export async function runServerCommand(command: Command, environment: Environment): Promise<Code | null> {
  if (command.kind === 'serve') {
    const { serve } = await import('./serve.ts');
    return serve(command, environment);
  }
  if (command.kind === 'work') {
    const { work } = await import('./work.ts');
    return work(command, environment);
  }
  if (command.kind === 'users') {
    const { runUsers } = await import('./people/users.ts');
    return runUsers(command, environment);
  }
  if (command.kind === 'keys') {
    const { runKeys } = await import('./people/keys.ts');
    return runKeys(command, environment);
  }
  if (command.kind === 'audit') {
    const { runAudit } = await import('./people/audit.ts');
    return runAudit(command, environment);
  }
  if (command.kind === 'backup') {
    const { runBackup } = await import('./backup/commands.ts');
    return runBackup(command, environment);
  }
  if (command.kind === 'restore') {
    const { runRestore } = await import('./backup/commands.ts');
    return runRestore(command, environment);
  }
  return null;
}
