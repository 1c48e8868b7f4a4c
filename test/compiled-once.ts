import { join } from 'node:path';

/** Takes what is made of the sources for tests, and is good for the next run too. */
export const MADE = join(import.meta.dirname, '..', 'node_modules', '.cache', 'code-similarity-tests');

/** For the environment of a process of our program: what one has compiled, the next need not. That is two thirds of its start. */
export const COMPILED_ONCE = { NODE_COMPILE_CACHE: MADE };
