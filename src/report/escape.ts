/**
 * One place for text that others wrote (names of files, students and branches, messages of the service) on its way into
 * Markdown, HTML or CSV. Nothing hostile may act: no tag, link, mention, reference, table cell, formula or invisible turn
 * of the text's direction.
 */

/** Control and bidirectional characters, made visible as `\u202e`. Line breaks too: every value is one line. */
export function visible(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** For element content and quoted attributes of HTML. */
export function html(text: string): string {
  return visible(text).replaceAll(/[&<>"'`]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

/**
 * For HTML inside of Markdown, where GitHub still finds mentions, references, links and emphasis: every character that could begin
 * one becomes an entity, which it does not look into.
 */
export function markdown(text: string): string {
  return visible(text).replaceAll(
    /[&<>"'`@#|*_~[\]()!\\:/.$^{}+=-]/g,
    (character) => `&#${character.codePointAt(0) ?? 0};`,
  );
}

/** RFC 4180 cell. What a spreadsheet would take for a formula gets a leading apostrophe. */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = value.replaceAll('\0', '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** For the inside of a `<script type="application/json">`. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
