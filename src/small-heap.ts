import { setFlagsFromString } from 'node:v8';

/**
 * Lets the young generation of every heap of this process (the program's, the service's, the engine's) stay small. Findings and
 * files come and go in large numbers, and V8 would else let each heap grow before it looks: a class of 1,000 repositories then
 * peaks at 790 MiB in place of 520, in the same time (`bench/collect.ts`).
 */
export function keepHeapsSmall(): void {
  setFlagsFromString('--max-semi-space-size=4');
  setFlagsFromString('--semi-space-growth-factor=1');
}
