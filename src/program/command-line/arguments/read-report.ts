import type { Command } from './command.ts';
import type { GivenWords } from './read-words.ts';
import { refusal } from './refusal.ts';
import * as says from './says.ts';

/** What `report` was asked for. @throws ConfigurationError naming every problem */
export function readReport({ operands, values, problems }: GivenWords): Command {
  const json = values.has('json');
  if (values.has('compare')) {
    const [before, after] = operands;
    if (before === undefined || after === undefined || operands.length > 2) {
      throw refusal([...problems, says.reportCompare]);
    }
    if (problems.length > 0) throw refusal(problems);
    return { kind: 'compare-reports', before, after, json };
  }
  const found = [...problems, ...(json ? [says.jsonGoes] : [])];
  const [directory] = operands;
  if (directory === undefined || operands.length > 1) {
    throw refusal([...found, says.reportTakes]);
  }
  if (found.length > 0) throw refusal(found);
  return { kind: 'report', directory };
}
