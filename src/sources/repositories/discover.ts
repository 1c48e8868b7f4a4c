import { compareText, ConfigurationError, fill } from '#base';
import { fullName, howToGrant, PERMISSIONS } from '#github';
import type { FoundRepository } from '../github/found-repository.ts';
import { parsePattern, type RepositoryPattern } from '../github/patterns.ts';
import {
  type RepositoryCandidates,
  type RepositoryDirectory,
  inClassroom50,
  inManifest,
  inPattern,
  isForkOfOwn,
  NO_CANDIDATES,
  together,
} from './candidates.ts';
import type { Classroom50Assignment } from './classroom50.ts';
import { describeLeftOut, type Filter, type LeftOutKind, whyLeftOut } from './left-out.ts';
import type { Manifest } from './manifest.ts';
import * as says from './says.ts';

export type Discovery = Awaited<ReturnType<typeof discover>>;

/** What is asked for. Lists of repositories add up; topic, team and property narrow them down. */
interface Search extends Omit<Filter, 'team'> {
  readonly organization: string | null;
  /** Lines of `repositories`. */
  readonly patterns: readonly string[];
  readonly manifest: Manifest | null;
  readonly classroom50: Classroom50Assignment | null;
  readonly team: string | null;
}

/** Nothing was found: either there is nothing yet, or the token sees too little. */
export class NothingFound extends ConfigurationError {
  override readonly openMessage: string;

  /** @param grant what to give the token */
  constructor(message: string, grant: string) {
    super(message);
    this.openMessage = fill(says.noSubmissionFound, { grant });
  }
}

/**
 * Finds the repositories of an assignment. A listing carries all that filters need, so filters cost no request, but of what public
 * forks are forks.
 *
 * @throws ConfigurationError for a request that cannot be understood, or that finds nothing
 * @throws GitHubError where GitHub refuses the listing
 */
export async function discover(directory: RepositoryDirectory, wanted: Search) {
  const team = wanted.team === null ? null : await directory.team(ownerOf(wanted, 'team'), wanted.team);
  const { candidates, missing, notices, listed } = await candidatesFor(directory, wanted);
  const leftOut = new Map<LeftOutKind, readonly string[]>();
  const taken = new Map<number, FoundRepository>();
  for (const candidate of candidates) {
    const { repository, student, login, section, deadline } = candidate;
    const reason = whyLeftOut(candidate, { ...wanted, team });
    if (reason !== null && !(reason === 'fork' && (await isForkOfOwn(repository, directory)))) {
      leftOut.set(reason, [...(leftOut.get(reason) ?? []), fullName(repository)]);
      continue;
    }
    // Where several lists have it, the first that says who it belongs to is right.
    const before = taken.get(repository.id);
    taken.set(repository.id, {
      repository,
      student: before?.student ?? student,
      login: before?.login ?? login,
      section: before?.section ?? section ?? null,
      deadline: before?.deadline ?? deadline,
    });
  }
  const found = [...taken.values()].toSorted((a, b) =>
    compareText(fullName(a.repository).toLowerCase(), fullName(b.repository).toLowerCase()),
  );
  if (found.length === 0) {
    const grant = howToGrant(PERMISSIONS.contents, 'other', directory.github.origin);
    throw nothing(wanted, { listed, missing, leftOut, notices }, grant);
  }
  return {
    /** Sorted by name; every numeric id once. */
    found,
    missing,
    /** What was seen and is no submission, by reason: "3 forks". */
    leftOut,
    notices,
  };
}

/** Every repository whose name fits, once for each list that has it. */
async function candidatesFor(directory: RepositoryDirectory, wanted: Search): Promise<RepositoryCandidates> {
  const { manifest, classroom50 } = wanted;
  const parts: RepositoryCandidates[] = [{ ...NO_CANDIDATES, notices: classroom50?.notices ?? [] }];
  if (manifest !== null) parts.push(await inManifest(manifest, directory));
  if (classroom50 !== null) {
    parts.push(await inClassroom50(classroom50, ownerOf(wanted, 'classroom50'), directory));
  }
  const traps = wanted.team === null && wanted.topic === null;
  for (const pattern of patternsOf(wanted)) parts.push(await inPattern(pattern, directory, traps));
  return together(parts);
}

function patternsOf(wanted: Search): readonly RepositoryPattern[] {
  if (wanted.patterns.length === 0 && wanted.manifest === null && wanted.classroom50 === null) {
    return [everything(ownerOf(wanted, 'organization'))];
  }
  return wanted.patterns.map((text) => {
    const pattern = parsePattern(text, wanted.organization);
    if (typeof pattern === 'string') throw new ConfigurationError(pattern);
    return pattern;
  });
}

function everything(owner: string): RepositoryPattern {
  return { kind: 'match', text: '*', owner, match: () => ({ student: null }) };
}

function ownerOf(wanted: Search, input: string): string {
  if (wanted.organization === null) {
    throw new ConfigurationError(fill(says.sayOrganisation, { input }));
  }
  return wanted.organization;
}

/** Why nothing was found: with a token that sees too little this is what one meets, so it says how to give it more. */
function nothing(
  wanted: Search,
  { listed, missing, leftOut, notices }: Omit<Discovery, 'found'> & { readonly listed: number },
  grant: string,
): NothingFound {
  if (missing.length > 0) {
    return new NothingFound(
      fill(says.repositoryNoneRepositories, {
        one: missing.length === 1,
        missing: missing.length,
        key: missing[0]?.key ?? '',
        grant,
      }),
      grant,
    );
  }
  const where = wanted.organization === null ? 'GitHub' : wanted.organization;
  if (listed === 0) {
    return new NothingFound(fill(says.tokenSees, { where, grant }), grant);
  }
  const skipped = describeLeftOut(leftOut);
  return new NothingFound(
    fill(says.noSubmissionAmong, {
      listed,
      where,
      skipped,
      notices: notices.length === 0 ? '' : ` ${notices.join(' ')}`,
      grant,
    }),
    grant,
  );
}
