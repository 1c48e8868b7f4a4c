import { defaultText, definitionOf, GROUPS, type InputName } from '#contract';
import type { OptionDefinition } from './option.ts';

/** The inputs of the action as options, in the groups and the order of the documentation. */
export function inputOptions(isTaken: (name: InputName) => boolean = () => true): OptionDefinition[] {
  return GROUPS.flatMap(({ title, names }) => names.filter(isTaken).map((name) => inputOption(name, title)));
}

function inputOption(name: InputName, group: string): OptionDefinition {
  const { kind, short, placeholder, description, allowed, choices } = definitionOf(name);
  // The runner fills in the action's token; here it comes from the environment.
  const initial = name === 'github-token' ? 'GITHUB_TOKEN' : defaultText(name);
  const text = initial === '' ? description : `${description} Default: ${initial}`;
  return {
    name,
    kind: kind === 'boolean' ? 'boolean' : 'value',
    placeholder,
    description: text.replaceAll('`', ''),
    group,
    allowed,
    repeated: kind === 'list' ? 'join' : 'refuse',
    ...(short === undefined ? {} : { short }),
    ...(choices === undefined ? {} : { choices }),
  };
}
