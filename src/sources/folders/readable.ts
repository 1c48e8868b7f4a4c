import { fill, messageOf, SettingsError } from '#base';
import { fs, join } from '#native';
import { specialKind } from '#system';
import * as says from './says.ts';

const RIGHTS: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM']);

/** What the system calls missing rights; null: an error is another one. */
export function missingRight(error: unknown): string | null {
  const { code } = error as { readonly code?: unknown };
  return RIGHTS.has(code) ? String(code) : null;
}

/** Why something cannot be read; completes "<path> …". */
export function whyUnread(error: unknown): string {
  const code = missingRight(error);
  return code === null ? `cannot be read: ${messageOf(error)}` : fill(says.mayNotRead, { code });
}

/**
 * Looks at what the settings name, before all that is in it is passed over.
 *
 * @param line as it stands in the settings
 * @returns whether something is there
 * @throws SettingsError where that may not be read, or is a pipe, a socket or a device
 */
export async function isThere(path: string, line: string): Promise<boolean> {
  const named = JSON.stringify(line);
  const refuse = (error: unknown): void => {
    const code = missingRight(error);
    if (code !== null) throw new SettingsError(fill(says.pathMayNotRead, { line: named, code }));
  };
  const found = await fs.stat(path).catch(refuse);
  if (found === undefined) return false;
  const kind = specialKind(found);
  if (kind !== null) throw new SettingsError(fill(says.pathIsSpecial, { line: named, kind }));
  await tryToRead(path, found.isDirectory()).catch(refuse);
  return true;
}

/** @throws the system's error */
async function tryToRead(path: string, isFolder: boolean): Promise<void> {
  if (!isFolder) {
    await (await fs.open(path, 'r')).close();
    return;
  }
  // Whoever may list a folder may not look at what is in it by that alone.
  const [first] = await fs.list(path);
  if (first !== undefined) await fs.lstat(join(path, first.name));
}
