import { assignmentNameSchema, quoted } from '#contract';
import { COMMANDS } from './commands.ts';
import { actionProblems, type GivenWords, lastOf, refusal } from './read-words.ts';
import { STATE_ACTIONS } from './state-options.ts';
import * as says from './says.ts';
import { fill } from '#base';

/** What `state` was asked for. @throws ConfigurationError naming every problem */
export function readState(words: GivenWords) {
  const { operands, values, problems } = words;
  const [word, ...others] = operands;
  const action = STATE_ACTIONS.find((one) => one === word);
  const found = [...problems, ...actionProblems(COMMANDS.state, 'show', words)];
  const assignments = [...others, ...(values.get('assignment') ?? [])];
  for (const name of assignments) {
    if (!assignmentNameSchema.safeParse(name).success) {
      found.push(fill(says.noNameAssignment, { name: quoted(name) }));
    }
  }
  const isOver = values.has('over');
  if (action === 'prune' && assignments.length === 0 && !isOver) {
    found.push(says.pruneTakes);
  }
  if (isOver && assignments.length > 0) {
    found.push(says.overFinds);
  }
  if (action === 'repair' && assignments.length > 0) {
    found.push(says.repairLooks);
  }
  if (found.length > 0 || action === undefined) throw refusal(found);
  const last = (name: string): string | null => lastOf(values, name);
  return {
    kind: 'state' as const,
    action,
    // null: the usual repository, branch and token.
    repository: last('repository'),
    branch: last('state-branch'),
    token: last('github-token'),
    /** None: all. */
    assignments,
    over: isOver,
    everything: values.has('everything'),
    dryRun: values.has('dry-run'),
    withSecrets: values.has('with-secrets'),
    json: values.has('json'),
  };
}
