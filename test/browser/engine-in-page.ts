import { analyse, document } from '../engine/programs.ts';
import { programs } from '../engine/generated-programs.ts';
import { randomFrom } from '../random.ts';

/** All that the engine says about a class of generated programs, to the last digit of each number. */
export function analysed(count: number): string {
  const documents = [...programs(count, 'cpp', randomFrom(1))].map((text, id) =>
    document(id, { 'main.cpp': text }),
  );
  return JSON.stringify(analyse(documents, { ai: true, detectBaseCode: true }));
}
