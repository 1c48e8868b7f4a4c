import { aligned, count, formatBytes, formatCount, formatTime, visible } from '#base';
import { type AssignmentState, isOver, lastUsed, peopleIn, type State, stateSize } from '#bot';

const HEADINGS = [
  'assignment',
  'size',
  'names',
  'last used',
  'check',
  'told',
  'decided',
  'searched',
  '',
] as const;

/** What scans remember, as lines for a terminal. */
export function stateTable(
  state: State,
  names: readonly string[],
  about: { readonly where: string; readonly copies: readonly string[]; readonly now: Date },
): readonly string[] {
  const { where, copies, now } = about;
  const rows = names.flatMap((name) => {
    const one = state.assignments[name];
    return one === undefined ? [] : [rowOf(name, one, state.stored[name]?.bytes ?? null, now)];
  });
  const { bytes, limit, files, warning } = stateSize(state);
  const { lease } = state;
  return [
    ...aligned([[...HEADINGS], ...rows]),
    '',
    `${count(files.length, 'assignment')}, ${formatBytes(bytes)} of ${formatBytes(limit)}, on ${where}.`,
    ...(lease === null
      ? []
      : [`Run ${visible(lease.run)} holds the lease until ${formatTime(lease.until)}.`]),
    ...(copies.length === 0
      ? []
      : [
          `Copies of damaged files: ${copies.map(visible).join(', ')}. Put back what can be read: code-similarity state repair.`,
        ]),
    ...(warning === null ? [] : [warning]),
  ];
}

function rowOf(name: string, one: AssignmentState, bytes: number | null, now: Date): readonly string[] {
  const last = lastUsed(one);
  const { pending, reportedPairs, reportedFlags, dismissed, cases = [], forgottenAt, web = {} } = one;
  return [
    visible(name),
    bytes === null ? 'n/a' : formatBytes(bytes),
    formatCount(peopleIn(one)),
    last === null ? 'never' : formatTime(last),
    pending === null ? 'none pending' : pending.progress.stage,
    formatCount(Object.keys(reportedPairs).length + Object.keys(reportedFlags).length),
    formatCount(Object.keys(dismissed).length + cases.length),
    formatCount(Object.keys(web).length),
    forgottenAt !== undefined && peopleIn(one) === 0
      ? `people forgotten on ${forgottenAt.slice(0, 10)}`
      : isOver(one, now)
        ? 'over'
        : '',
  ];
}
