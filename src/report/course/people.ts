import { occurrences } from '#base';
import { identityOf, PASSING_NUMBERS, type SubmissionFinding } from '#contract';

/** Somebody of a course, or a team that hands in as one. */
export interface CoursePerson {
  /** What staff call them in the newest of the assignments. */
  readonly name: string;
  /** By assignment: the place of what they handed in among the submissions of its report; null: nothing that counts. */
  readonly submissions: readonly (number | null)[];
}

/** What somebody handed in, as far as it says whose it is. */
export interface CourseMember {
  readonly name: string;
  /** What they go by in every assignment; any of it. */
  readonly signs: readonly string[];
}

/**
 * Who is who over the assignments of a course: by what outlives a run. That is the id of a list or platform, a login or an e-mail
 * address; of somebody of whom none is known the name, as for cases. Nothing is guessed: who goes by two different things is two people.
 *
 * @param classes of each assignment its submissions; null: this one does not count
 */
export function joinPeople(classes: readonly (readonly (CourseMember | null)[])[]) {
  /** By assignment: submissions that are left out, because two of it go by the same, or what they go by contradicts itself. */
  const ambiguous = classes.map(() => 0);
  /** Who goes by a sign, as a number; numbers that were joined lead to another one. */
  const bySign = new Map<string, number>();
  const leads: number[] = [];
  const end = (number: number): number => {
    let at = number;
    while (leads[at] !== at) at = leads[at] ?? at;
    return at;
  };
  const members: {
    readonly at: number;
    readonly place: number;
    readonly name: string;
    readonly person: number;
  }[] = [];
  for (const [at, submissions] of classes.entries()) {
    const signs = submissions.map((one) => one?.signs ?? []);
    const bearers = occurrences(signs.flat());
    for (const [place, own] of signs.entries()) {
      const name = submissions[place]?.name;
      if (name === undefined) continue;
      if (own.some((sign) => bearers.get(sign) !== 1)) {
        ambiguous[at] = (ambiguous[at] ?? 0) + 1;
        continue;
      }
      const person = leads.length;
      leads.push(person);
      for (const sign of own) {
        const known = bySign.get(sign);
        if (known === undefined) bySign.set(sign, person);
        else leads[end(known)] = end(person);
      }
      members.push({ at, place, name, person });
    }
  }
  const people: CoursePerson[] = [];
  for (const own of Map.groupBy(members, ({ person }) => end(person)).values()) {
    if (new Set(own.map(({ at }) => at)).size < own.length) {
      for (const { at } of own) ambiguous[at] = (ambiguous[at] ?? 0) + 1;
      continue;
    }
    people.push({
      name: own.at(-1)?.name ?? '',
      submissions: classes.map((_, at) => own.find((one) => one.at === at)?.place ?? null),
    });
  }
  return { people, ambiguous };
}

export function memberOf(one: SubmissionFinding): CourseMember {
  return { name: one.name, signs: signsOf(one) };
}

function signsOf({ name, origin, person }: SubmissionFinding): readonly string[] {
  const handIn = origin?.kind === 'directory' ? origin.handIn : undefined;
  const passing = handIn !== undefined && PASSING_NUMBERS.has(handIn.platform) ? handIn.id : null;
  const known = [person?.id, handIn === undefined ? null : identityOf(handIn), handIn?.login, handIn?.email];
  if (origin?.kind === 'repository') known.push(origin.login, origin.student);
  if (origin?.kind === 'pull-request') known.push(origin.author);
  const lasting = known.filter((one) => one !== null && one !== undefined && one !== '' && one !== passing);
  return lasting.length === 0
    ? [`name ${name.normalize('NFC')}`]
    : [...new Set(lasting.map((one) => `id ${String(one).normalize('NFC').toLowerCase()}`))];
}
