import { assignmentNameSchema, quoted } from '#contract';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { lastOf, type GivenWords, actionProblems } from './read-words.ts';
import { refusal } from './refusal.ts';
import { STATE_ACTIONS } from './state-options.ts';

/** What `state` was asked for. @throws ConfigurationError naming every problem */
export function readState(words: GivenWords): Command {
  const { operands, values, problems } = words;
  const [word, ...others] = operands;
  const action = STATE_ACTIONS.find((one) => one === word);
  const found = [...problems, ...actionProblems(COMMANDS.state, 'show', words)];
  const assignments = [...others, ...(values.get('assignment') ?? [])];
  for (const name of assignments) {
    if (!assignmentNameSchema.safeParse(name).success) {
      found.push(`${quoted(name)} is no name of an assignment; list them with: code-similarity state show`);
    }
  }
  const isOver = values.has('over');
  if (action === 'prune' && assignments.length === 0 && !isOver) {
    found.push('prune takes names of assignments, or --over, as in: code-similarity state prune hw1');
  }
  if (isOver && assignments.length > 0) {
    found.push('--over finds the assignments itself: give names, or --over.');
  }
  if (action === 'repair' && assignments.length > 0) {
    found.push('repair looks at everything that is damaged, and takes no name.');
  }
  if (found.length > 0 || action === undefined) throw refusal(found);
  const last = (name: string): string | null => lastOf(values, name);
  return {
    kind: 'state',
    action,
    repository: last('repository'),
    branch: last('state-branch'),
    token: last('github-token'),
    assignments,
    over: isOver,
    everything: values.has('everything'),
    dryRun: values.has('dry-run'),
    withSecrets: values.has('with-secrets'),
    json: values.has('json'),
  };
}
