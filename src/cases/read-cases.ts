import { readFile, stat } from 'node:fs/promises';
import type { CaseBook } from '../domain/cases.ts';
import { ConfigurationError } from '../domain/outcome.ts';
import { MAX_CASES_BYTES, parseCases } from './case-document.ts';

/**
 * Reads what people decided from a file.
 *
 * @param path absolute
 * @returns null where there is no such file
 * @throws ConfigurationError where it cannot be read, is too large, or is something else
 */
export async function readCases(path: string): Promise<CaseBook | null> {
  const name = JSON.stringify(path);
  let text: string;
  try {
    const { size } = await stat(path);
    if (size > MAX_CASES_BYTES) {
      throw new ConfigurationError(
        `cases: ${name} has ${size} bytes, more than the ${MAX_CASES_BYTES} that are read; take old cases out of it.`,
      );
    }
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new ConfigurationError(`cases: ${name} cannot be read (${code ?? String(error)}).`);
  }
  return parseCases(text, `cases: ${name}`);
}
