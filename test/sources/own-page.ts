import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What pages of this program are made of, as a file of an earlier run. */
export const OWN_PAGE = readFileSync(join(import.meta.dirname, '../../web/index.html'), 'utf8');
