import { ConfigurationError, fill } from '#base';
import type { CaseBook } from '#contract';
import { fs } from '#native';
import { MAX_CASES_BYTES, parseCases } from '#report';
import * as says from '../says.ts';

/** As `readCasesText`, for what the file holds. @throws ConfigurationError also where it is something else */
export async function readCases(path: string): Promise<CaseBook | null> {
  const text = await readCasesText(path);
  return text === null ? null : parseCases(text, `cases: ${JSON.stringify(path)}`);
}

/**
 * The text of a file of what people decided.
 *
 * @param path absolute
 * @returns null where there is no such file
 * @throws ConfigurationError where it cannot be read, is too large, or is no file
 */
export async function readCasesText(path: string): Promise<string | null> {
  const name = JSON.stringify(path);
  try {
    const found = await fs.stat(path);
    // A pipe would be waited for without end.
    if (!found.isFile()) throw new ConfigurationError(fill(says.casesNoFile, { name }));
    const { size } = found;
    if (size > MAX_CASES_BYTES) {
      throw new ConfigurationError(fill(says.casesBytes, { name, size, most: MAX_CASES_BYTES }));
    }
    return await fs.readText(path);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const { code } = error as { readonly code?: string };
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new ConfigurationError(fill(says.casesCannotRead, { name, code: code ?? String(error) }));
  }
}
