import { createHash } from 'node:crypto';
import { ConfigurationError } from '../../domain/outcome.ts';
import { compareText } from '../../text/compare-text.ts';
import { STATE_LIMITS, type State } from './state-schema.ts';

/**
 * The document: keys sorted, one per line, so that the same state is the same bytes.
 *
 * @throws ConfigurationError when it is larger than `STATE_LIMITS.bytes`
 */
export function stringifyState(state: State): string {
  const text = `${JSON.stringify(sorted(state), null, 1)}\n`;
  const bytes = Buffer.byteLength(text);
  if (bytes > STATE_LIMITS.bytes) {
    throw new ConfigurationError(
      `The state of the scans has grown to ${bytes} bytes (limit ${STATE_LIMITS.bytes}). Move assignments that are over to a config file of their own, with a state branch of its own.`,
    );
  }
  return text;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}

/** Hex SHA-256 of anything that JSON can hold, whatever the order of its keys: what makes a check what it is. */
export function fingerprintOf(parts: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(parts)))
    .digest('hex');
}
