import { assignmentNameSchema } from '../../settings/config-sections.ts';
import { quoted } from '../../settings/quoted.ts';
import type { Command } from './command.ts';
import { lastOf, type GivenWords } from './read-words.ts';
import { refusal } from './refusal.ts';
import { STATE_ACTIONS } from './state-options.ts';

/** What `state` was asked for. @throws ConfigurationError naming every problem */
export function readState({ operands: [word, ...others], values, problems }: GivenWords): Command {
  const found = [...problems];
  const action = STATE_ACTIONS.find((one) => one === word);
  if (action === undefined) {
    found.push(
      `${word === undefined ? 'state says what to do first' : `${quoted(word)} is nothing that state does`}: ${STATE_ACTIONS.join(', ')}; as in: code-similarity state show`,
    );
  }
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
  const only = (option: string, of: readonly string[]): void => {
    if (values.has(option) && action !== undefined && !of.includes(action)) {
      found.push(`--${option} belongs to state ${of.join(' and ')}; leave it out.`);
    }
  };
  only('over', ['prune']);
  only('everything', ['prune']);
  only('dry-run', ['prune', 'repair']);
  only('with-secrets', ['export']);
  only('json', ['show']);
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
