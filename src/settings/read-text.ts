import type { ValueKind } from './inputs/value-types.ts';

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
export function readText(kind: ValueKind, given: string): unknown {
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
