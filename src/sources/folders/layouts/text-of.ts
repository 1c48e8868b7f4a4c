import { decode } from '#base';
import type { Entry } from './layout.ts';

/** The text of a file that a platform wrote. @throws Error for one that is no text, is too large or cannot be read */
export async function textOf(entry: Entry): Promise<string> {
  const bytes = await entry.read();
  // A file of a folder is read up to a limit. Half a list would name half a class.
  if (bytes.length < entry.size) {
    throw new Error(`it is larger than ${bytes.length} bytes; check the ZIP itself`);
  }
  const decoded = decode(bytes, entry.path);
  if ('reason' in decoded) throw new Error('it is not text');
  return decoded.text;
}
