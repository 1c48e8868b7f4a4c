import { aligned, count, formatBytes, formatCount, formatTime, visible } from '#base';
import { isOver, lastUsed, peopleIn, type State, stateSize } from '#bot';

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

/** What `state show` tells of an assignment. Sizes in bytes, times in RFC 3339; null: not known. */
export function shownOf(state: State, names: readonly string[], now: Date) {
  return names.flatMap((name) => {
    const one = state.assignments[name];
    if (one === undefined) return [];
    return [
      {
        name,
        bytes: state.stored[name]?.bytes ?? null,
        people: peopleIn(one),
        lastUsed: lastUsed(one),
        pending: one.pending?.progress.stage ?? null,
        told: Object.keys(one.reportedPairs).length + Object.keys(one.reportedFlags).length,
        decided: Object.keys(one.dismissed).length + (one.cases?.length ?? 0),
        searched: Object.keys(one.web ?? {}).length,
        forgottenAt: one.forgottenAt ?? null,
        isOver: isOver(one, now),
      },
    ];
  });
}

/** What scans remember, as lines for a terminal. */
export function stateTable(
  state: State,
  names: readonly string[],
  about: { readonly where: string; readonly copies: readonly string[]; readonly now: Date },
): readonly string[] {
  const { where, copies, now } = about;
  const rows = shownOf(state, names, now).map(rowOf);
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

function rowOf(one: ReturnType<typeof shownOf>[number]): readonly string[] {
  const { bytes, people, forgottenAt } = one;
  return [
    visible(one.name),
    bytes === null ? 'n/a' : formatBytes(bytes),
    formatCount(people),
    one.lastUsed === null ? 'never' : formatTime(one.lastUsed),
    one.pending ?? 'none pending',
    formatCount(one.told),
    formatCount(one.decided),
    formatCount(one.searched),
    forgottenAt !== null && people === 0
      ? `people forgotten on ${forgottenAt.slice(0, 10)}`
      : one.isOver
        ? 'over'
        : '',
  ];
}
