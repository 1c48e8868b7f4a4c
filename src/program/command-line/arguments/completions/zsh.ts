import type { CommandDefinition, OptionDefinition } from '../option.ts';
import { firstSentence, optionWords } from './option-words.ts';

/** The completions for zsh, in the words of its `_arguments`. */
export function zshCompletion(commands: readonly CommandDefinition[]): string {
  return `#compdef code-similarity
_code_similarity() {
  local -a commands=(
${commands.map(({ name, summary }) => `    '${name}:${firstSentence(summary)}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${commands.map(commandCase).join('\n')}
  esac
}
compdef _code_similarity code-similarity
`;
}

function commandCase({ name, options, operands }: CommandDefinition): string {
  const rest =
    operands === null ? ['*:path:_files'] : operands.length === 0 ? [] : [`:word:(${operands.join(' ')})`];
  const specs = [...options.flatMap(specsOf), ...rest].map((spec) => `      '${spec}'`);
  return `    ${name}) _arguments -s -S \\\n${specs.join(' \\\n')} ;;`;
}

function specsOf(option: OptionDefinition): string[] {
  const { kind, choices, repeated, description } = option;
  const many = repeated === 'join' ? '*' : '';
  const value = choices === undefined ? ':value:_files' : `:value:(${choices.join(' ')})`;
  return optionWords(option).map((word) => {
    const equals = kind === 'value' && word.startsWith('--') ? '=' : '';
    return `${many}${word}${equals}[${firstSentence(description)}]${kind === 'value' ? value : ''}`;
  });
}
