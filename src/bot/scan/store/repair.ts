import type { CaseBook } from '#contract';
import { mergeCases } from '#report';
import { assignmentOf, withoutWish } from '../state/assignment-state.ts';
import { type ParsedAssignment, parseAssignment, parseState } from '../state/parse-state.ts';
import { withoutPeople } from '../state/forget.ts';
import { type AssignmentState, STATE_LIMITS } from '../state/state-schema.ts';
import { decoded, pathOf } from './assignment-files.ts';
import type { BranchChange } from './git-branch.ts';
import type { BranchPlace } from './read-index.ts';
import type { Snapshot } from './snapshot.ts';
import * as says from '../says.ts';
import { fill } from '#base';

/**
 * Puts what can be read of the copies of damaged files back into the state, where it is missing. What was noted since counts. A copy
 * that was read whole goes; one that cannot be read stays, with a sentence that says where it is wrong.
 *
 * @param snapshot with all its assignments
 * @throws GitHubError
 */
export async function repair({ branch }: BranchPlace, snapshot: Snapshot) {
  const listed = new Set(Object.values(snapshot.state.stored).map(({ file }) => pathOf(file)));
  // Files of assignments that the list does not name were left by a list that was damaged.
  const entries = [
    ...snapshot.copies,
    ...[...snapshot.files.values()].filter(({ path }) => !listed.has(path)),
  ];
  const texts = await branch.read(snapshot.head?.commit ?? '', entries);
  let { state } = snapshot;
  const gone: BranchChange[] = [];
  const said: string[] = [];
  for (const entry of entries) {
    const bytes = texts.get(entry.path);
    const copy = readCopy(bytes === undefined ? null : decoded(bytes));
    if (copy.kind === 'unreadable') {
      said.push(fill(says.staysRepair, { path: entry.path, reason: copy.reason }));
      continue;
    }
    for (const [name, found] of copy.assignments) {
      const current = assignmentOf(state, name);
      const next = current === null ? found : merged(current, found);
      const added = current === null ? 1 : entriesIn(next) - entriesIn(current);
      said.push(
        current === null
          ? `${name} is put back from ${entry.path}.`
          : `${name}: ${added === 0 ? 'nothing was missing' : `${added} missing entries are put back`} from ${entry.path}.`,
      );
      if (added > 0) state = { ...state, assignments: { ...state.assignments, [name]: next } };
    }
    if (copy.assignments.size === 0) said.push(`${entry.path} holds no assignment.`);
    if (copy.dropped.length > 0) {
      said.push(fill(says.staysBecause, { path: entry.path, dropped: copy.dropped.join('; ') }));
      continue;
    }
    gone.push({ path: entry.path, gone: true });
  }
  return {
    state,
    /** Copies that are not needed any more. */
    gone,
    /** A sentence for each file that was looked at. */
    said,
  };
}

type Copy =
  | { readonly kind: 'unreadable'; readonly reason: string }
  | {
      readonly kind: 'read';
      readonly assignments: ReadonlyMap<string, AssignmentState>;
      readonly dropped: readonly string[];
    };

/** A copy is of one assignment, or of the list of them. */
function readCopy(text: string | null): Copy {
  if (text === null) return { kind: 'unreadable', reason: 'it is no UTF-8' };
  try {
    JSON.parse(text);
  } catch (error) {
    // It says at which line and column.
    return { kind: 'unreadable', reason: `it is no JSON (${error instanceof Error ? error.message : ''})` };
  }
  const one: ParsedAssignment = parseAssignment(text);
  if (one.kind === 'assignment') {
    return { kind: 'read', assignments: new Map([[one.name, one.assignment]]), dropped: one.dropped };
  }
  const whole = parseState(text);
  if (whole.kind === 'state') {
    return { kind: 'read', assignments: new Map(), dropped: whole.dropped };
  }
  return {
    kind: 'unreadable',
    reason:
      whole.kind === 'newer'
        ? `a newer version (${whole.version}) wrote it`
        : one.kind === 'corrupt'
          ? one.reason
          : '',
  };
}

/** What the present state has, and what only the copy has. */
function merged(current: AssignmentState, whole: AssignmentState): AssignmentState {
  const { forgottenAt, salt } = current;
  // Who was forgotten on purpose does not come back, and neither does what they answered.
  const copy = forgottenAt === undefined ? whole : withoutPeople(whole, salt, forgottenAt);
  const noted = mergeCases(booked(copy), booked(current));
  const runs = [...copy.runs, ...current.runs].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const once = runs.filter(
    ({ run, at }, index) => runs.findIndex((one) => one.run === run && one.at === at) === index,
  );
  return {
    // What was asked for before the copy was made is done, or was asked for again.
    ...withoutWish(copy),
    ...current,
    pseudonyms: { ...copy.pseudonyms, ...current.pseudonyms },
    seen: { ...copy.seen, ...current.seen },
    reportedPairs: { ...copy.reportedPairs, ...current.reportedPairs },
    reportedFlags: { ...copy.reportedFlags, ...current.reportedFlags },
    dismissed: { ...copy.dismissed, ...current.dismissed },
    ...(copy.reviewers === undefined ? {} : { reviewers: { ...copy.reviewers, ...current.reviewers } }),
    ...(copy.web === undefined ? {} : { web: { ...copy.web, ...current.web } }),
    ...(copy.reportedSources === undefined
      ? {}
      : { reportedSources: { ...copy.reportedSources, ...current.reportedSources } }),
    runs: once.slice(-STATE_LIMITS.runs),
    ...(noted.cases.length + noted.common.length === 0
      ? {}
      : {
          cases: noted.cases.slice(0, STATE_LIMITS.cases),
          common: noted.common.slice(0, STATE_LIMITS.common),
        }),
    issue: current.issue ?? copy.issue,
    lastCheckAt: current.lastCheckAt ?? copy.lastCheckAt,
  };
}

function booked({ cases = [], common = [] }: AssignmentState): CaseBook {
  return { cases, common };
}

function entriesIn(one: AssignmentState): number {
  const { pseudonyms, seen, reportedPairs, reportedFlags, dismissed, reviewers = {} } = one;
  const { runs, cases = [], common = [], web = {}, reportedSources = {} } = one;
  const told = [reportedPairs, reportedFlags, reportedSources];
  const records = [...told, pseudonyms, seen, dismissed, reviewers, web];
  return records.reduce(
    (sum, record) => sum + Object.keys(record).length,
    runs.length + cases.length + common.length,
  );
}
