import type { Decision } from '../schedule.ts';
import type { AssignmentState } from '../state/state-schema.ts';
import type { Listed } from './list-repositories.ts';

/** What became of repositories since the last check, for staff. Names are hostile text. */
export function remarksOf(
  decision: Decision,
  there: Listed,
  known: AssignmentState | null,
): readonly string[] {
  if (decision.kind === 'finish-pending') return [];
  const seen = known?.seen ?? {};
  const nameOf = (id: number): string =>
    there.found.find((one) => one.id === id)?.fullName ?? seen[id]?.fullName ?? `repository ${id}`;
  return [
    ...[...there.unread].map(([id, reason]) => `${nameOf(id)} could not be looked at: ${reason}`),
    ...decision.gone.map(
      (id) =>
        `${nameOf(id)} is not in this scan any more: deleted, transferred, or renamed so that the assignment does not find it.`,
    ),
    ...decision.renamed.map(({ from, to }) => `${from} is called ${to} now.`),
    ...decision.empty
      .filter((id) => seen[id] !== undefined)
      .map((id) => `${nameOf(id)} was emptied: it has no commit any more.`),
  ];
}
