import type { CommandDefinition, OptionDefinition } from '../option.ts';
import { optionWords } from './option-words.ts';

/** The completions for bash: a function that fills COMPREPLY. Where it finds nothing, bash completes files. */
export function bashCompletion(commands: readonly CommandDefinition[]): string {
  const names = commands.map(({ name }) => name);
  const options = commands.map(
    (one) => `${one.name}) words='${one.options.flatMap(optionWords).join(' ')}' ;;`,
  );
  const operands = commands.map((one) => `${one.name}) words='${(one.operands ?? []).join(' ')}' ;;`);
  return `# bash completion of code-similarity
_code_similarity() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command= words= word
  # bash takes the = of --option=value for a word.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $previous == '=' ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in ${names.join(' | ')}) command=$word; break ;; esac
  done
  case $previous in
${valueCases(commands).join('\n')}
    *) case $command:$current in
      :*) words='${names.join(' ')} --help --version' ;;
      *:-*) case $command in
        ${options.join('\n        ')}
      esac ;;
      *) case $command in
        ${operands.join('\n        ')}
      esac ;;
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _code_similarity code-similarity
`;
}

/** What follows an option that takes a value: an option of two commands means the same in both. */
function valueCases(commands: readonly CommandDefinition[]): string[] {
  const options = new Map(
    commands.flatMap((one) => one.options.map((option): [string, OptionDefinition] => [option.name, option])),
  );
  const taking = [...options.values()].filter(({ kind }) => kind === 'value');
  const others = taking.filter(({ choices }) => choices === undefined).flatMap(optionWords);
  return [
    ...taking.flatMap((option) =>
      option.choices === undefined
        ? []
        : [`    ${optionWords(option).join(' | ')}) words='${option.choices.join(' ')}' ;;`],
    ),
    `    ${others.join(' | ')}) ;;`,
  ];
}
