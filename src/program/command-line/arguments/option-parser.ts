import { Command, Option } from 'commander';
import type { CommandDefinition, OptionDefinition } from './option.ts';

/**
 * The parser of one command. It collects values and judges none: what is missing, unknown or given twice is said in our own
 * sentences, all of them at once.
 */
export function optionParser({ name, usage, summary, options }: CommandDefinition): Command {
  const parser = new Command(`code-similarity ${name}`.trim())
    .usage(usage)
    .summary(summary)
    .helpOption(false)
    .combineFlagAndOptionalValue(false);
  for (const one of options) {
    parser.addOption(optionOf(one, one.name));
    if (one.kind === 'boolean') parser.addOption(optionOf(one, `no-${one.name}`).preset('false').hideHelp());
  }
  return parser;
}

function optionOf(definition: OptionDefinition, name: string): Option {
  const { short, kind, placeholder, description, group } = definition;
  const isNegated = name !== definition.name;
  const long = short === undefined || isNegated ? `--${name}` : `-${short}, --${name}`;
  const value = { value: ` ${placeholder}`, boolean: isNegated ? '' : ' [true|false]', switch: '' }[kind];
  return new Option(`${long}${value}`, description)
    .helpGroup(group)
    .preset('true')
    .argParser((given: string, before: readonly string[] | undefined) => [...(before ?? []), given]);
}
