import { DECLARED_KEY } from '../domain/cases.ts';
import type { EarlierClass } from '../domain/earlier-class.ts';
import type { SubmissionFinding } from '../domain/findings.ts';
import { type Collected, judgedOf, type Submission } from '../domain/submission.ts';
import type { Sources } from '../sources/open-sources.ts';
import { count, listed } from '../text/format.ts';

/** Names in a notice. */
const NAMED = 5;

/**
 * What this run collects together with the class of an earlier report, which is not collected again. Who hands in again
 * takes the place of the earlier submission; starter code is the earlier one where this run names none.
 */
export function withEarlier(
  sources: Sources,
  earlier: EarlierClass,
  thresholds: EarlierClass['thresholds'],
): Sources {
  const { failures } = earlier.findings;
  // What people call common is read anew.
  const submissions = earlier.findings.submissions.filter(({ key }) => key !== DECLARED_KEY);
  const base = submissions.filter(({ role }) => role === 'base');
  const [starter = null] = base.map((one) => submissionOf(one, earlier));
  const replaced: string[] = [];
  return {
    ...sources,
    starter: sources.starter ?? starter,
    get notices() {
      return [...sources.notices, ...noticesOf(earlier, thresholds, replaced)];
    },
    async *submissions(pins) {
      const taken = new Set<string>();
      for await (const collected of sources.submissions(pins)) {
        for (const identity of identitiesOf(collected)) taken.add(identity);
        yield collected;
      }
      const isTaken = (one: Identified): boolean => identities(one).some((identity) => taken.has(identity));
      for (const one of submissions) {
        if (one.role === 'base' && (one === base[0] || sources.starter !== null)) continue;
        if (isTaken(one)) replaced.push(one.name);
        else yield { ok: true, submission: submissionOf(one, earlier) };
      }
      for (const failure of failures) if (!isTaken(failure)) yield { ok: false, failure };
    },
  };
}

type Identified = Pick<SubmissionFinding, 'key' | 'name' | 'role'> &
  Partial<Pick<SubmissionFinding, 'origin' | 'person'>>;

/** A list of people may have given it another name. */
function calledBySource({ name, person }: Pick<Identified, 'name' | 'person'>): string {
  return person?.sourceName ?? name;
}

/** What one person's submission is known by: who handed it in, else what it is called. */
function identities(one: Identified): readonly string[] {
  const { key, role, origin } = one;
  const name = calledBySource(one);
  const id = origin?.kind === 'repository' ? origin.repositoryId : null;
  const own = id === null ? ['name', name.normalize('NFC').toLowerCase()] : ['repository', id];
  return [JSON.stringify([role, 'key', key]), JSON.stringify([role, ...own])];
}

function identitiesOf(collected: Collected): readonly string[] {
  return identities(collected.ok ? collected.submission : collected.failure);
}

function submissionOf(finding: SubmissionFinding, earlier: EarlierClass): Submission {
  const { key, role, origin, leftOut, remarks } = finding;
  return {
    key,
    name: calledBySource(finding),
    role,
    origin: origin ?? { kind: 'directory', path: key },
    files: earlier.files(key),
    leftOut,
    remarks,
  };
}

function noticesOf(
  { findings, thresholds: before }: EarlierClass,
  now: EarlierClass['thresholds'],
  replaced: readonly string[],
): readonly string[] {
  const isOther = before.similarity !== now.similarity || before.ai !== now.ai;
  return [
    `${count(judgedOf(findings.submissions).length, 'submission')} of the earlier report compared again, without being collected again.`,
    ...(replaced.length === 0
      ? []
      : [
          `Handed in again, so the earlier one is not compared any more: ${listed(replaced, NAMED, JSON.stringify)}.`,
        ]),
    ...(isOther
      ? [
          `The earlier report flagged above similarity ${before.similarity} and AI score ${before.ai}; this run judges everybody by ${now.similarity} and ${now.ai}.`,
        ]
      : []),
  ];
}
