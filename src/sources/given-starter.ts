import { compareText } from '#base';
import type { Said, SourceFile, Submission } from '#contract';

/** Starter code, and what it says about files like its own. */
export interface Starter {
  /** null: there is none. */
  readonly starter: Submission | null;
  /** Gitignore-style patterns of what its `.gitattributes` marks as generated or vendored. */
  readonly marked: readonly string[];
  readonly notices?: readonly Said[];
}

export const NO_STARTER: Starter = { starter: null, marked: [] };

/** What two places hold, as the starter code of the first one. Of the second, what lies at a place of the first lies in a folder of its own. */
export function joined(first: Starter, second: Starter): Starter {
  const [one, other] = [first.starter, second.starter];
  if (one === null || other === null) return one === null ? second : first;
  const taken = new Set([...one.files, ...(one.aside ?? [])].map(({ path }) => path));
  const apart = <File extends SourceFile>(file: File): File => ({
    ...file,
    path: taken.has(file.path) ? `${other.key}/${file.path}` : file.path,
    read: () => file.read(),
  });
  const files = [...one.files, ...other.files.map(apart)].toSorted((a, b) => compareText(a.path, b.path));
  const aside = [...(one.aside ?? []), ...(other.aside ?? []).map(apart)];
  return { ...first, starter: { ...one, files, aside } };
}

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
