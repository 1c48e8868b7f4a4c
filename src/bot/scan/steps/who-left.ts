import { z } from 'zod';
import { GitHubError } from '#base';
import { fullName, type GitHub, parseRepositoryName, purposeFor, statusOf } from '#github';
import { readRepository } from '#sources';
import { isUnexplained, type LeftById, withLeft } from '../left.ts';
import type { Decision } from '../schedule.ts';
import type { AssignmentState, Left, SeenRepository } from '../state/state-schema.ts';
import type { Listed } from './list-repositories.ts';

/** Requests of one scan that find out what became of repositories; the rest is asked for by the next one. */
const MOST_QUESTIONS = 30;

/** Asks what became of repositories, as often as one scan may. */
export interface Inquiry {
  readonly github: GitHub;
  readonly at: string;
  left: number;
}

/** @param at RFC 3339 */
export function newInquiry(github: GitHub, at: string): Inquiry {
  return { github, at, left: MOST_QUESTIONS };
}

const NOBODY: LeftById = {};

/** Who had left before; the same value for nobody, so that a scan that finds nobody writes nothing. */
export function leftBefore(known: AssignmentState | null): LeftById {
  return known?.left ?? NOBODY;
}

/**
 * The list of who left, as it is after this look. Of repositories that are not found any more, one request each asks once why;
 * of those that changed and are to be checked, one each asks whether what was checked before is still part of them.
 *
 * @returns the very list of the state where nothing changed
 */
export async function whoLeft(
  inquiry: Inquiry,
  decision: Decision,
  listed: Listed,
  known: AssignmentState | null,
): Promise<LeftById> {
  const before = leftBefore(known);
  // Nothing at all is found: most of the time it is the token, and nobody left.
  if (known === null || decision.kind === 'finish-pending' || listed.found.length === 0) return before;
  const news = new Map<number, Left>();
  const { at } = inquiry;
  for (const { id, from, to } of decision.renamed) {
    news.set(id, { how: 'renamed', name: from, now: to, at });
  }
  // First, because many change at once and few leave.
  for (const [id, name] of missing(decision.gone, before, known)) {
    news.set(id, { ...(await whatBecameOf(inquiry, id, name)), name, at });
  }
  if (decision.kind === 'check') await addRewritten(news, inquiry, decision.changed, listed, known);
  for (const id of decision.empty) {
    if (known.seen[id] !== undefined) {
      news.set(id, { how: 'emptied', name: nameIn(known.seen, id), now: null, at });
    }
  }
  return withLeft(before, listed.found, news);
}

/** Ids and former names of repositories of which it is not known why they are not found. */
function missing(gone: readonly number[], before: LeftById, { seen }: AssignmentState): Map<number, string> {
  const names = new Map<number, string>();
  for (const id of gone) {
    if (isUnexplained(before[id])) names.set(id, nameIn(seen, id));
  }
  for (const [id, { how, name, forgotten }] of Object.entries(before)) {
    if (how === 'missing' && forgotten !== true) names.set(Number(id), name);
  }
  return names;
}

function nameIn(seen: AssignmentState['seen'], id: number): string {
  return seen[id]?.fullName ?? `repository ${id}`;
}

async function whatBecameOf(inquiry: Inquiry, id: number, name: string): Promise<Pick<Left, 'how' | 'now'>> {
  const place = parseRepositoryName(name);
  const unknown = { how: 'missing', now: null } as const;
  if (place === null || !mayAsk(inquiry)) return unknown;
  try {
    const there = await readRepository(inquiry.github, place);
    if (there.id !== id) return { how: 'replaced', now: null };
    if (there.owner.toLowerCase() !== place.owner.toLowerCase()) {
      return { how: 'transferred', now: fullName(there) };
    }
    if (there.repo.toLowerCase() !== place.repo.toLowerCase()) return { how: 'moved', now: fullName(there) };
    return { how: there.archived ? 'archived' : 'left-out', now: null };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const status = statusOf(error);
    return status === 404 || status === 410 ? { how: 'deleted', now: null } : unknown;
  }
}

async function addRewritten(
  news: Map<number, Left>,
  inquiry: Inquiry,
  changed: readonly number[],
  { found, deadline }: Listed,
  known: AssignmentState,
): Promise<void> {
  // Another deadline chooses other commits of a history that nobody rewrote.
  if ((known.deadline ?? null) !== deadline) return;
  const rows = new Map(found.map((one) => [one.id, one]));
  for (const id of changed) {
    const [row, before] = [rows.get(id), known.seen[id]];
    if (row === undefined || before === undefined || row.headSha === null) continue;
    if ((row.defaultBranch ?? null) !== before.defaultBranch) continue;
    if (await isRewritten(inquiry, row.fullName, before, row.headSha)) {
      news.set(id, { how: 'rewritten', name: before.fullName, now: before.sha, at: inquiry.at });
    }
  }
}

const Comparison = z.looseObject({ status: z.string() });

async function isRewritten(
  inquiry: Inquiry,
  name: string,
  { sha }: SeenRepository,
  head: string,
): Promise<boolean> {
  const place = parseRepositoryName(name);
  if (place === null || !mayAsk(inquiry)) return false;
  try {
    const { status } = await inquiry.github.ask(
      purposeFor('other', `comparing commits of ${name}`, 'contents'),
      // The list of files comes with the first page alone, and nobody needs it.
      (rest) =>
        rest.repos.compareCommitsWithBasehead({
          owner: place.owner,
          repo: place.repo,
          basehead: `${sha}...${head}`,
          per_page: 1,
          page: 2,
        }),
      Comparison,
    );
    return status === 'diverged' || status === 'behind';
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    // Its head was read just now: what GitHub does not find is the old commit, or anything that both have in common.
    return statusOf(error) === 404;
  }
}

function mayAsk(inquiry: Inquiry): boolean {
  inquiry.left -= 1;
  return inquiry.left >= 0;
}
