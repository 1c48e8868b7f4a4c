import { OUTPUTS } from './outputs.ts';
import { definitionOf, INPUT_NAMES } from './inputs/inputs.ts';
import { defaultText } from './default-text.ts';
import { wrap } from './wrap.ts';

const WIDTH = 110;

/**
 * The `inputs:` block of action.yml. No input has a `default:` (except the token, which only the runner can fill in), so
 * that a value of the config file can be told from a user's choice; the description names the default instead.
 */
export function manifestInputs(): string {
  const entries = INPUT_NAMES.map((name) => {
    const initial = defaultText(name);
    const { actionDefault } = definitionOf(name);
    const text =
      definitionOf(name).description +
      (initial === '' || actionDefault !== undefined ? '' : ` Default: ${initial}.`);
    return [
      `  ${name}:`,
      '    description: >-',
      ...wrap(text, WIDTH - 6).map((line) => `      ${line}`),
      '    required: false',
      ...(actionDefault === undefined ? [] : [`    default: ${actionDefault}`]),
    ].join('\n');
  });
  return `inputs:\n${entries.join('\n')}`;
}

/** The `outputs:` block of action.yml. */
export function manifestOutputs(): string {
  const entries = Object.entries(OUTPUTS).map(([name, meaning]) =>
    [`  ${name}:`, '    description: >-', ...wrap(meaning, WIDTH - 6).map((line) => `      ${line}`)].join(
      '\n',
    ),
  );
  return `outputs:\n${entries.join('\n')}`;
}
