import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');

/**
 * Arguments of node for our program from its sources, which writes to GitHub without a second between two writes.
 *
 * @param imports modules that are loaded before the program
 */
export function fromSource(entry: 'index.ts' | 'cli.ts', imports: readonly string[] = []): readonly string[] {
  const before = [join(ROOT, 'test', 'scan', 'without-pace.ts'), ...imports];
  // An address: a drive would be read as the scheme of one.
  const addresses = before.map((one) => pathToFileURL(one).href);
  return [...addresses.flatMap((one) => ['--import', one]), join(ROOT, 'src', entry)];
}

/**
 * Never called: by it `npm run test:changed` knows that who starts the program depends on all that it is made of.
 *
 * @public
 */
export const program = (): Promise<unknown> => import('../src/cli.ts');
