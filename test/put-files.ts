import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file, with the folders that it needs. */
export function putFile(folder: string, path: string, contents: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

/** The same of several, by their paths. */
export function putFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, contents] of Object.entries(files)) putFile(folder, path, contents);
}
