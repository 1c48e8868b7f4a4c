import { appendTo, listed, message } from '#base';
import type { EarlierClass, Said, Submission, SubmissionFinding } from '#contract';
import { DECLARED_KEY, judgedOf } from '#contract';
import type { Sources, Tie } from '#sources';

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
      return [...sources.notices, ...noticesOf(earlier, thresholds, replaced, sources.people.length > 0)];
    },
    async *submissions(pins) {
      const taken = new Taken();
      for await (const collected of sources.submissions(pins)) {
        taken.add(collected.ok ? collected.submission : collected.failure);
        yield collected;
      }
      const isTaken = (one: Identified): boolean => taken.by(one) !== null;
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
  /** Keys of those that were added. */
  readonly #keys = new Map<string, string>();
  /** By role and name, each with the number of whoever bears it; null: without one. */
  readonly #names = new Map<string, { readonly key: string; readonly number: string | null }[]>();

  add(one: Identified): void {
    const { role, key } = one;
    this.#keys.set(JSON.stringify([role, key]), key);
    const number = numberOf(one);
    if (number !== null) this.#keys.set(JSON.stringify([role, 'number', number]), key);
    // A repository is called as its owner likes.
    if (one.origin?.kind === 'repository') return;
    appendTo(this.#names, nameKey(one), { key, number });
  }

  /** The key of whoever was added and is the same; null: nobody is. */
  by(one: Identified): string | null {
    const { role, key } = one;
    const number = numberOf(one);
    const own = this.#keys.get(JSON.stringify([role, key]));
    const numbered = number === null ? undefined : this.#keys.get(JSON.stringify([role, 'number', number]));
    const known = own ?? numbered ?? null;
    if (known !== null || one.origin?.kind === 'repository') return known;
    // People choose the name that a platform shows: whoever has another number there is somebody else.
    const bearer = this.#names
      .get(nameKey(one))
      ?.find((other) => other.number === null || number === null || hostOf(other.number) !== hostOf(number));
    return bearer?.key ?? null;
  }
}

/**
 * The pairs of an earlier report that belong together, among the submissions of this run. What its list of people said of somebody
 * who shares nothing with whoever belongs to them does not stand in a report.
 */
export function togetherBefore(
  { findings: { pairs, submissions } }: EarlierClass,
  now: readonly Identified[],
): readonly Tie[] {
  const taken = new Taken();
  for (const one of now) taken.add(one);
  const keys = new Map(submissions.map((one) => [one.key, taken.by(one)]));
  return pairs.flatMap(({ a, b, together }) => {
    const [one, other] = [keys.get(a) ?? null, keys.get(b) ?? null];
    return together === undefined || one === null || other === null ? [] : [[one, other, together]];
  });
}

function nameKey(one: Identified): string {
  return JSON.stringify([one.role, calledBySource(one).normalize('NFC').toLowerCase()]);
}

function isOfPlatform({ origin }: Pick<Identified, 'origin'>): boolean {
  return origin?.kind === 'directory' && origin.handIn !== undefined;
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
  hasList: boolean,
): readonly Said[] {
  // What a platform's download says of people is in the report.
  const isListLost =
    !hasList && findings.submissions.some((one) => one.person !== undefined && !isOfPlatform(one));
  const isOther = before.similarity !== now.similarity || before.ai !== now.ai;
  return [
    message('notices.compared', { n: judgedOf(findings.submissions).length }),
    ...(isListLost ? [message('notices.peopleBefore')] : []),
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
