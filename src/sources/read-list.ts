import { ConfigurationError, decode, fill, messageOf } from '#base';
import { fs, resolve } from '#native';
import { needFile } from '#system';
import * as says from './says.ts';

/** More than a list of a hundred thousand people has. */
const MOST_BYTES = 16_000_000;
/** The first line stands in these. */
const HEAD_BYTES = 2_000;
const GB_18030 = new TextDecoder('gb18030');
/** Names of columns that no other encoding gives by chance. */
const CHINESE = /学号|姓名/;

/**
 * The text of a list that the settings name: UTF-8, UTF-16, Windows-1252 or, with Chinese columns, GB 18030, as spreadsheets write it.
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
  if (CHINESE.test(GB_18030.decode(bytes.subarray(0, HEAD_BYTES)))) return GB_18030.decode(bytes);
  const decoded = decode(bytes);
  if ('text' in decoded) return decoded.text;
  throw new ConfigurationError(fill(says.noTextSave, { input, file: JSON.stringify(file) }));
}
