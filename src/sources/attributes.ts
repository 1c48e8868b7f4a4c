/** Attributes that say "not anybody's own work" (GitHub's linguist). */
const ATTRIBUTES: ReadonlySet<string> = new Set(['linguist-generated', 'linguist-vendored']);
const SETTING = /^([-!])?([\w-]+)(?:=(true|false))?$/;

/**
 * Gitignore-style patterns of what a `.gitattributes` marks as generated or vendored. Asked of the starter code alone: a
 * student's own attribute would be a hiding place.
 */
export function markedPatterns(text: string): readonly string[] {
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
