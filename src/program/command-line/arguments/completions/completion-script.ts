import { COMMAND_NAMES, COMMANDS, type SHELLS } from '../commands.ts';
import type { CommandDefinition } from '../option.ts';
import { bashCompletion } from './bash.ts';
import { fishCompletion } from './fish.ts';
import { powershellCompletion } from './powershell.ts';
import { zshCompletion } from './zsh.ts';

const SCRIPTS = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
  powershell: powershellCompletion,
};

/** A script that makes a shell complete commands, options and their values; where a path may stand, files. */
export function completionScript(shell: (typeof SHELLS)[number]): string {
  const commands: readonly CommandDefinition[] = COMMAND_NAMES.map((name) => COMMANDS[name]);
  return SCRIPTS[shell](commands);
}
