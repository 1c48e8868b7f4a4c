import type { State } from '../scan/state/state-schema.ts';

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
  // Still JSON, and a terminal shows it as it is.
  return [JSON.stringify(document, null, 2).replaceAll(UNSEEN, escaped)];
}

/** What a terminal does not show, or that turns text around; line feeds are ours. */
const UNSEEN = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
