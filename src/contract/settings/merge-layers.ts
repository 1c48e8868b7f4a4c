import { fill, type Redact } from '#base';
import { quoted } from './quoted.ts';
import { type InputDefinition, reasonOf, type ValueKind } from './inputs/definition.ts';
import { definitionOf, INPUT_NAMES, type InputName, type InputValue } from './inputs/inputs.ts';
import * as says from './says.ts';

type LayerKind = 'input' | 'assignment' | 'file';

/** Values from one place, before they are judged. */
export interface Layer {
  readonly kind: LayerKind;
  /** As read: text from inputs, any YAML value from the file. */
  readonly values: ReadonlyMap<InputName, unknown>;
  /** Where a value stands, for messages: '' for inputs, else ".github/similarity.yml, line 3, column 1". */
  place(name: InputName): string;
}

/** Judged values of all layers put together; what nobody gave has its default. */
export interface Values {
  get<N extends InputName>(name: N): InputValue<N>;
  /** Which layer won; null: the default. */
  origin(name: InputName): LayerKind | null;
  /** Whether a value of it was refused, so that no rule should build on it. */
  isBad(name: InputName): boolean;
  /** A sentence for each value that cannot be taken. */
  readonly problems: readonly string[];
  /** A sentence for each value that a stronger layer displaced. */
  readonly overrides: readonly string[];
}

/**
 * Judges every value of every layer, also the displaced ones, and lets the first layer win.
 *
 * @param layers strongest first
 */
export function mergeLayers(layers: readonly Layer[], redact: Redact): Values {
  const values = new Map<InputName, unknown>();
  const origins = new Map<InputName, LayerKind>();
  const bad = new Set<InputName>();
  const problems: string[] = [];
  const overrides: string[] = [];

  for (const name of INPUT_NAMES) {
    const definition = definitionOf(name);
    let winner: { readonly layer: Layer; readonly given: unknown } | null = null;
    for (const layer of layers) {
      const given = layer.values.get(name);
      if (!isGiven(given)) continue;
      const where = layer.place(name);
      const prefix = where === '' ? '' : `${where}: `;
      const result = definition.schema.safeParse(
        typeof given === 'string' ? readText(definition.kind, given.trim()) : given,
      );
      const show = (value: unknown): string => quoted(definition.shown?.(value) ?? value, redact);
      const shown = definition.secret === true ? null : show(given);
      if (!result.success) {
        const reason = reasonOf(result.error) ?? null;
        problems.push(fill(says.valueGiven, { prefix, name, shown, reason, allowed: definition.allowed }));
        bad.add(name);
      }
      if (winner === null) {
        winner = { layer, given };
        origins.set(name, layer.kind);
        if (result.success) values.set(name, result.data);
      } else if (result.success && JSON.stringify(result.data) !== JSON.stringify(values.get(name))) {
        const strong = `${winner.layer.kind === 'input' ? 'the input' : winner.layer.place(name)} (${show(winner.given)})`;
        overrides.push(`${name}: ${strong} beats ${where} (${show(given)}).`);
      }
    }
    if (!values.has(name)) values.set(name, defaultOf(definition));
  }

  return {
    get: <N extends InputName>(name: N) => values.get(name) as InputValue<N>,
    origin: (name) => origins.get(name) ?? null,
    isBad: (name) => bad.has(name),
    problems,
    overrides,
  };
}

function defaultOf({ schema, default: initial }: InputDefinition): unknown {
  return initial === null ? null : schema.parse(initial);
}

/** An empty value is none: a workflow cannot leave an input out conditionally, and `key:` alone is null in YAML. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}

/** YAML 1.2 core: what `@actions/core` takes for a boolean too. */
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
]);

/**
 * The text of an input as the value that its schema judges. What cannot be read stays a text, which the schema refuses.
 */
function readText(kind: ValueKind, given: string): unknown {
  switch (kind) {
    case 'boolean':
      return BOOLEANS.get(given) ?? given;
    case 'number':
      // Decimal only: 1e3, 0x10 and Infinity are typing errors in a threshold.
      return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(given) ? Number(given) : given;
    case 'text':
    case 'choice':
    case 'list':
      return given;
  }
}
