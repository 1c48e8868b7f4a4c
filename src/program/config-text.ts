import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigurationError, fill, messageOf } from '#base';
import { needFile } from '#system';
import * as says from './says.ts';

/** UTF-8 of the longest that is read as settings, and of far more than anybody writes. */
const MOST_BYTES = 4_000_000;

/**
 * The text of a config file in a folder; null: there is none, and nobody named it.
 *
 * @throws ConfigurationError where it cannot be read: what is there and not read would be settings that nobody misses
 */
export function configText(
  { path, explicit }: { readonly path: string; readonly explicit: boolean },
  folder: string,
): string | null {
  const place = resolve(folder, path);
  let bytes: Uint8Array;
  try {
    const found = statSync(place);
    // A pipe would be waited for without end.
    needFile(found);
    if (found.size > MOST_BYTES) throw new Error('it holds more than 4 MB');
    bytes = readFileSync(place);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (!explicit && (code === 'ENOENT' || code === 'ENOTDIR')) return null;
    throw new ConfigurationError(
      fill(says.configCannotRead, { path: JSON.stringify(path), error: messageOf(error) }),
    );
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // In UTF-16 every second byte is one.
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new ConfigurationError(fill(says.configNoText, { path: JSON.stringify(path) }));
}
