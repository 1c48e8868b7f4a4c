import type { Said, Submission } from '#contract';

/** Starter code, and what it says about files like its own. */
export interface Starter {
  /** null: there is none. */
  readonly starter: Submission | null;
  /** Gitignore-style patterns of what its `.gitattributes` marks as generated or vendored. */
  readonly marked: readonly string[];
  readonly notices?: readonly Said[];
}

export const NO_STARTER: Starter = { starter: null, marked: [] };

/** Attributes that say "not anybody's own work" (GitHub's linguist). */
const ATTRIBUTES: ReadonlySet<string> = new Set(['linguist-generated', 'linguist-vendored']);
const SETTING = /^([-!])?([\w-]+)(?:=(true|false))?$/;

/**
 * Gitignore-style patterns of what a `.gitattributes` marks as generated or vendored. Asked of the starter code alone: a
 * student's own attribute would be a hiding place.
 */
function markedPatterns(text: string): readonly string[] {
  const patterns: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [pattern = '', ...settings] = line.trim().split(/\s+/);
    if (pattern === '' || pattern.startsWith('#') || pattern.startsWith('!')) continue;
    for (const setting of settings) {
      const [, off, name = '', value] = SETTING.exec(setting) ?? [];
      if (ATTRIBUTES.has(name) && off === undefined && value !== 'false') patterns.push(pattern);
    }
  }
  return patterns;
}

/** Patterns of a `.gitattributes`; null: there is none. */
export function marks(attributes: string | null): readonly string[] {
  return attributes === null ? [] : markedPatterns(attributes);
}
