import { listed, message } from '#base';
import type { EarlierClass, Said, Submission, SubmissionFinding } from '#contract';
import { DECLARED_KEY, judgedOf } from '#contract';
import type { Sources } from '#sources';

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
      const taken = new Taken();
      for await (const collected of sources.submissions(pins)) {
        taken.add(collected.ok ? collected.submission : collected.failure);
        yield collected;
      }
      const isTaken = (one: Identified): boolean => taken.has(one);
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

/** Who handed in again: known by the key, by what GitHub or a platform knows people by, else by what the submission is called. */
class Taken {
  readonly #keys = new Set<string>();
  /** By role and name, each with the number of whoever bears it; null: without one. */
  readonly #names = new Map<string, Set<string | null>>();

  add(one: Identified): void {
    const { role, key } = one;
    this.#keys.add(JSON.stringify([role, key]));
    const number = numberOf(one);
    if (number !== null) this.#keys.add(JSON.stringify([role, 'number', number]));
    // A repository is called as its owner likes.
    if (one.origin?.kind === 'repository') return;
    const name = nameKey(one);
    this.#names.set(name, (this.#names.get(name) ?? new Set()).add(number));
  }

  has(one: Identified): boolean {
    const { role, key } = one;
    const number = numberOf(one);
    if (this.#keys.has(JSON.stringify([role, key]))) return true;
    if (number !== null && this.#keys.has(JSON.stringify([role, 'number', number]))) return true;
    if (one.origin?.kind === 'repository') return false;
    // People choose the name that a platform shows: whoever has another number there is somebody else.
    const bearers = [...(this.#names.get(nameKey(one)) ?? [])];
    return bearers.some((other) => other === null || number === null || hostOf(other) !== hostOf(number));
  }
}

function nameKey(one: Identified): string {
  return JSON.stringify([one.role, calledBySource(one).normalize('NFC').toLowerCase()]);
}

/** What GitHub, or the platform of a download, knows somebody by; null: nobody says. */
function numberOf({ origin }: Pick<Identified, 'origin'>): string | null {
  if (origin?.kind === 'repository') return `github ${origin.repositoryId}`;
  if (origin?.kind !== 'directory' || origin.handIn === undefined) return null;
  const { platform, id, login, email } = origin.handIn;
  const own = id ?? login ?? email;
  return own == null ? null : `${platform} ${own}`;
}

function hostOf(number: string): string {
  return number.slice(0, number.indexOf(' '));
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
): readonly Said[] {
  const isOther = before.similarity !== now.similarity || before.ai !== now.ai;
  return [
    message('notices.compared', { n: judgedOf(findings.submissions).length }),
    ...(replaced.length === 0
      ? []
      : [
          `Handed in again, so the earlier one is not compared any more: ${listed(replaced, NAMED, JSON.stringify)}.`,
        ]),
    ...(isOther
      ? [
          message('notices.otherThresholds', {
            similarity: String(before.similarity),
            ai: String(before.ai),
            nowSimilarity: String(now.similarity),
            nowAi: String(now.ai),
          }),
        ]
      : []),
  ];
}
