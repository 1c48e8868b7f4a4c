import { emptyState, parseAssignment, parseState } from '../../src/bot/scan/state/parse-state.ts';
import type { AssignmentState, State } from '../../src/bot/scan/state/state-schema.ts';
import { stringifyAssignment, stringifyIndex } from '../../src/bot/scan/state/stringify-state.ts';
import { fileNameOf, pathOf } from '../../src/bot/scan/store/assignment-files.ts';
import { STATE_FILE } from '../../src/bot/scan/store/read-index.ts';

/** The files of a branch that holds this state, by path. */
export function filesOf(state: State): Record<string, string> {
  const names = Object.keys(state.assignments);
  const rows = names.map((name) => [name, { file: fileNameOf(name), bytes: 0 }]);
  const stored = Object.fromEntries(rows) as State['stored'];
  const files = names.map((name): [string, string] => {
    const assignment = state.assignments[name];
    if (assignment === undefined) throw new Error(name);
    return [pathOf(fileNameOf(name)), stringifyAssignment(name, assignment)];
  });
  return { [STATE_FILE]: stringifyIndex({ ...state, stored }), ...Object.fromEntries(files) };
}

/** The state that the files of a branch hold, read without the store. */
export function stateOf(file: (path: string) => string | null): State {
  const index = parseState(file(STATE_FILE) ?? '');
  if (index.kind !== 'state') throw new Error(`the branch holds ${index.kind}`);
  const assignments: Record<string, AssignmentState> = { ...index.state.assignments };
  for (const [name, row] of Object.entries(index.state.stored)) {
    const one = parseAssignment(file(pathOf(row.file)) ?? '');
    if (one.kind !== 'assignment' || one.name !== name) throw new Error(`${name} is ${one.kind}`);
    assignments[name] = one.assignment;
  }
  return { ...emptyState(), ...index.state, assignments };
}
