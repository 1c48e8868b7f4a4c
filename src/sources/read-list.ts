import { ConfigurationError, decode, fill, messageOf } from '#base';
import { fs, resolve } from '#native';
import * as says from './says.ts';

/**
 * The text of a list that the settings name: UTF-8, UTF-16 or Windows-1252, as spreadsheets write it.
 *
 * @param input what the settings call it: `people`
 * @throws ConfigurationError where it cannot be read
 */
export async function readList(input: string, file: string, root: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    bytes = await fs.read(resolve(root, file));
  } catch (error) {
    throw new ConfigurationError(
      fill(says.cannotReadCorrect, { input, file: JSON.stringify(file), error: messageOf(error) }),
    );
  }
  const decoded = decode(bytes);
  if ('text' in decoded) return decoded.text;
  throw new ConfigurationError(fill(says.noTextSave, { input, file: JSON.stringify(file) }));
}
