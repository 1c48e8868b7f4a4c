import { ConfigurationError, decode, fill, messageOf } from '#base';
import { fs, resolve } from '#native';
import { needFile } from '#system';
import * as says from './says.ts';

/** More than a list of a hundred thousand people has. */
const MOST_BYTES = 16_000_000;

/**
 * The text of a list that the settings name: UTF-8, UTF-16 or Windows-1252, as spreadsheets write it.
 *
 * @param input what the settings call it: `people`
 * @throws ConfigurationError where it cannot be read
 */
export async function readList(input: string, file: string, root: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    const path = resolve(root, file);
    const found = await fs.stat(path);
    // A pipe would be waited for without end, and a device never ends.
    needFile(found);
    if (found.size > MOST_BYTES) throw new Error('it holds more than 16 MB');
    bytes = await fs.read(path);
  } catch (error) {
    throw new ConfigurationError(
      fill(says.cannotReadCorrect, { input, file: JSON.stringify(file), error: messageOf(error) }),
    );
  }
  const decoded = decode(bytes);
  if ('text' in decoded) return decoded.text;
  throw new ConfigurationError(fill(says.noTextSave, { input, file: JSON.stringify(file) }));
}
