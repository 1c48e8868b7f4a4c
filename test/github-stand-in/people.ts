import { createHash } from 'node:crypto';
import type { Team } from './answers.ts';
import type { StandInRepository } from './world.ts';

/** A number that is always the same for a login. */
export function userId(login: string): number {
  return (createHash('sha1').update(login.toLowerCase()).digest().readUInt32BE(0) % 100_000_000) + 1;
}

/** The accounts that exist. Whoever a test names exists; whoever only a request names does not. */
export class People {
  readonly #logins = new Map<string, string>();

  meet(login: string): void {
    if (!this.#logins.has(login.toLowerCase())) this.#logins.set(login.toLowerCase(), login);
  }

  /** As it was first written; null: nobody has this name. */
  spelled(login: string): string | null {
    return this.#logins.get(login.toLowerCase()) ?? null;
  }

  byId(id: number): string | null {
    return [...this.#logins.values()].find((login) => userId(login) === id) ?? null;
  }
}

/** Whether two logins are one: case does not matter. */
export function sameLogin(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/**
 * Who was given access to a repository: its owner, collaborators, and members of the owner's teams. null: the test named no
 * collaborators, so it is anybody.
 *
 * @param organizations teams by the name of their organisation in lower case
 */
export function peopleOf(
  { owner, options }: StandInRepository,
  organizations: ReadonlyMap<string, ReadonlyMap<string, Team>>,
): readonly string[] | null {
  const { collaborators } = options;
  if (collaborators === undefined) return null;
  const teams = organizations.get(owner.toLowerCase());
  const members = [...(teams?.values() ?? [])].flatMap((team) => team.members);
  const allowed = Object.entries(collaborators).flatMap(([name, role]) => (role === 'none' ? [] : [name]));
  return [owner, ...allowed, ...members];
}
