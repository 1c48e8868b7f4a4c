import type { CommandDefinition, OptionDefinition } from '../option.ts';
import { firstSentence, optionWords } from './option-words.ts';

/** The completions for fish: a line for each command and each of its options. */
export function fishCompletion(commands: readonly CommandDefinition[]): string {
  const lines = commands.flatMap(({ name, summary, options, operands }) => {
    const within = `-n '__fish_seen_subcommand_from ${name}'`;
    const words =
      operands === null ? [] : [`-f${operands.length === 0 ? '' : ` -a '${operands.join(' ')}'`}`];
    return [
      `-n __fish_use_subcommand -f -a ${name} -d '${firstSentence(summary)}'`,
      ...[...words, ...options.map(optionArguments)].map((one) => `${within} ${one}`),
    ];
  });
  return `# fish completion of code-similarity\n${lines.map((line) => `complete -c code-similarity ${line}\n`).join('')}`;
}

function optionArguments(option: OptionDefinition): string {
  const { kind, choices, description } = option;
  const words = optionWords(option).map((word) =>
    word.startsWith('--') ? `-l ${word.slice(2)}` : `-s ${word.slice(1)}`,
  );
  const value = choices === undefined ? ' -r -F' : ` -x -a '${choices.join(' ')}'`;
  return `${words.join(' ')}${kind === 'value' ? value : ''} -d '${firstSentence(description)}'`;
}
