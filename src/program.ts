// What the bundle exports to the two entries.
export { runCommandLine } from './command-line/command-line.ts';
export { runAction } from './runner/action.ts';
export { keepHeapsSmall } from './small-heap.ts';
