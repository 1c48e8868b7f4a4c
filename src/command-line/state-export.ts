import type { State } from '../scan/state/state-schema.ts';
import { jsonText } from './json-text.ts';

/**
 * What scans remember as one JSON document, in lines.
 *
 * @param about `at`: when, RFC 3339; `withSecrets`: with the salts of the pseudonyms
 */
export function exportedState(
  state: State,
  names: readonly string[],
  about: { readonly where: string; readonly at: string; readonly withSecrets: boolean },
): readonly string[] {
  const assignments = names.map((name) => {
    const one = state.assignments[name];
    if (one === undefined || about.withSecrets) return [name, one] as const;
    const { salt: _salt, ...open } = one;
    return [name, open] as const;
  });
  const { version, dashboard, lastScan } = state;
  const document = {
    version,
    exportedFrom: about.where,
    exportedAt: about.at,
    dashboard,
    lastScan,
    assignments: Object.fromEntries(assignments),
  };
  return [jsonText(document)];
}
