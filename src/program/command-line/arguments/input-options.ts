import { defaultText, definitionOf, GROUPS, type InputName } from '#contract';
import type { OptionDefinition } from './option.ts';

/** The inputs of the action as options, in the groups and the order of the documentation. */
export function inputOptions(isTaken: (name: InputName) => boolean = () => true): OptionDefinition[] {
  return GROUPS.flatMap(({ title, names }) => names.filter(isTaken).map((name) => inputOption(name, title)));
}

/** Where the runner knows something that the command line does not. */
const DEFAULTS: Readonly<Partial<Record<InputName, string>>> = {
  'github-token': 'GITHUB_TOKEN',
  organization: '',
};

function inputOption(name: InputName, group: string): OptionDefinition {
  const { kind, short, placeholder, description, allowed, choices } = definitionOf(name);
  const initial = DEFAULTS[name] ?? defaultText(name);
  const text = initial === '' ? description : `${description} Default: ${initial}`;
  return {
    name,
    kind: kind === 'boolean' ? 'boolean' : 'value',
    placeholder,
    // Markdown is for the tables of the documentation.
    description: text.replaceAll(/`|\*\*/g, ''),
    group,
    allowed,
    repeated: kind === 'list' ? 'join' : 'refuse',
    ...(short === undefined ? {} : { short }),
    ...(choices === undefined ? {} : { choices }),
  };
}
