import { defaultText, definitionOf, type InputName, type RawInputs } from '#contract';
import { Field } from '../form.tsx';
import { useWords } from '../words.tsx';

/** Those that mean something where files are dropped, and that the page does not ask for in its own words. */
const NAMES: readonly InputName[] = ['ai-threshold', 'include', 'exclude', 'base-code', 'ai', 'engine'];
/** Whether the files that count depend on it: then what was dropped is read again. */
const LOOKED: ReadonlySet<InputName> = new Set<InputName>(['include', 'exclude']);

/** The rest of the settings, by the names that the command line and the action have for them, and in their English. */
export function MoreInputs({
  inputs,
  onChange,
}: {
  readonly inputs: RawInputs;
  readonly onChange: (inputs: RawInputs, isLooked: boolean) => void;
}) {
  const words = useWords();
  return (
    <details>
      <summary>{words.say('check.moreSettings')}</summary>
      <p class="hint">{words.say('check.moreSettingsHint')}</p>
      <div class="more-inputs" lang="en">
        {NAMES.map((name) => (
          <Field key={name} label={name} hint={hintOf(name)}>
            <Value
              name={name}
              value={inputs[name] ?? ''}
              onValue={(value) => onChange({ [name]: value }, LOOKED.has(name))}
            />
          </Field>
        ))}
      </div>
    </details>
  );
}

interface ValueProps {
  readonly name: InputName;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Value({ name, value, onValue }: ValueProps) {
  const words = useWords();
  const { kind, placeholder, allowed } = definitionOf(name);
  if (kind === 'boolean') {
    return (
      <select value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
        <option value="" lang={words.locale}>
          {words.say('check.asUsual')}
        </option>
        {['true', 'false'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    );
  }
  // A list has one entry a line.
  if (kind === 'list') {
    return (
      <textarea
        rows={2}
        value={value}
        placeholder={placeholder}
        title={allowed}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    );
  }
  return (
    <input
      type="text"
      value={value}
      placeholder={placeholder}
      title={allowed}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  );
}

/** What it means, and what it is where nobody says. Their Markdown knows code alone. */
function hintOf(name: InputName): string {
  const initial = defaultText(name);
  const { description } = definitionOf(name);
  return (initial === '' ? description : `${description} [${initial}]`).replaceAll('`', '');
}
