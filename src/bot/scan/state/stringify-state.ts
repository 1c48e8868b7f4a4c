import { compareText, ConfigurationError, fill } from '#base';
import { sha256 } from '#native';
import { type AssignmentState, STATE_LIMITS, STATE_VERSION, type State } from './state-schema.ts';
import * as says from '../says.ts';

/** `state.json`: everything but the assignments, and where those are. */
export function stringifyIndex(state: State): string {
  const { assignments: _, stored, ...shared } = state;
  const rows = Object.entries(stored).map(([name, { bytes: _bytes, ...row }]) => [name, row] as const);
  const list: Record<string, unknown> = Object.fromEntries(rows);
  return stringified({ ...shared, assignments: list }, 'The state of the scans');
}

/** The file of one assignment. @throws ConfigurationError when it is larger than `STATE_LIMITS.fileBytes` */
export function stringifyAssignment(name: string, assignment: AssignmentState): string {
  return stringified({ version: STATE_VERSION, name, assignment }, `The state of ${name}`);
}

/** Folders of so many levels stand on lines of their own: what is below, a repository or a run, is one line. */
const LEVELS = 3;

/** Keys sorted, an entry a line, so that the same state is the same bytes. */
function stringified(value: object, what: string): string {
  const text = `${lines(sorted(value), LEVELS)}\n`;
  const bytes = Buffer.byteLength(text);
  if (bytes > STATE_LIMITS.fileBytes) {
    throw new ConfigurationError(fill(says.grownBytes, { what, bytes, fileBytes: STATE_LIMITS.fileBytes }));
  }
  return text;
}

function lines(value: unknown, levels: number): string {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const entries = Array.isArray(value)
    ? value.map((item) => lines(item, levels - 1))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${lines(item, levels - 1)}`);
  return entries.length === 0 ? `${open}${close}` : `${open}\n${entries.join(',\n')}\n${close}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}

/** Hex SHA-256 of anything that JSON can hold, whatever the order of its keys: what makes a check what it is. */
export function fingerprintOf(parts: unknown): string {
  return sha256(JSON.stringify(sorted(parts)));
}
