import { decode } from '../../../text/decode.ts';
import type { Entry } from './layout.ts';

/** The text of a file that a platform wrote. @throws Error for one that is no text or cannot be read */
export async function textOf(entry: Entry): Promise<string> {
  const decoded = decode(await entry.read(), entry.path);
  if ('reason' in decoded) throw new Error('it is not text');
  return decoded.text;
}
