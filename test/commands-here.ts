/*
 * One process that runs the command lines it is asked for, one after the other, for a test that gives the process rights of its own:
 * `commands-here.ts FOLDER`. A process for each would start the program each time, which takes longer than what it is asked for.
 */
import { commandHere } from './in-process.ts';

const [, , folder = '.'] = process.argv;
const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);

async function answer(words: readonly string[]): Promise<void> {
  const { stdout, stderr } = await commandHere(words, environment, folder);
  process.send?.(stdout + stderr);
}

process.on('message', (words: readonly string[]) => {
  void answer(words);
});
