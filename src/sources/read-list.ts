import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ConfigurationError, decode, messageOf } from '#base';

/**
 * The text of a list that the settings name: UTF-8, UTF-16 or Windows-1252, as spreadsheets write it.
 *
 * @param input what the settings call it: `people`
 * @throws ConfigurationError where it cannot be read
 */
export async function readList(input: string, file: string, root: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(resolve(root, file));
  } catch (error) {
    throw new ConfigurationError(
      `${input} ${JSON.stringify(file)} cannot be read: ${messageOf(error)}. Correct the path, or the rights of the file.`,
    );
  }
  const decoded = decode(bytes);
  if ('text' in decoded) return decoded.text;
  throw new ConfigurationError(`${input} ${JSON.stringify(file)} is no text: save the list as CSV.`);
}
