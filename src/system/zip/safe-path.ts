/**
 * A path that stays inside of wherever it is put: relative, POSIX, without `.`, `..`, empty parts, drives or NUL. Back
 * slashes are separators to Windows tools, so they count as such. null: refused.
 */
export function safePath(name: string): string | null {
  if (name.includes('\0') || name.length > 4096) return null;
  const posix = name.replaceAll('\\', '/');
  if (posix.startsWith('/') || /^[A-Za-z]:/.test(posix)) return null;
  const parts = posix.split('/').filter((part) => part !== '.' && part !== '');
  if (parts.length === 0 || parts.includes('..')) return null;
  return parts.join('/');
}
