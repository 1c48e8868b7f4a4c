import type { ReceivedOf } from '../../service/contract/operations.ts';
import type { SearchRules } from '../../web-search/provider.ts';

/** How a check is searched for on the web, as its start asked for it. It names nobody. */
export type WebSearchOrder = NonNullable<ReceivedOf<'startCheck'>['web']>;

type Ordered = NonNullable<WebSearchOrder['submissions']>[number];

/** The same as rules of a search. */
export function rulesOf({
  salt = '',
  exclude = [],
  never = [],
  submissions = [],
}: WebSearchOrder): SearchRules {
  const byId = <T>(pick: (one: Ordered) => T | null | undefined): ReadonlyMap<number, T> =>
    new Map(
      submissions.flatMap((one) => {
        const value = pick(one);
        return value == null ? [] : [[one.id, value] as const];
      }),
    );
  return {
    salt,
    exclude: new Set(exclude),
    never: new Set(never),
    own: byId(({ own }) => (own === undefined ? null : new Set(own))),
    handedInAt: byId(({ at }) => at),
    remembered: byId(({ remembered }) => remembered),
    again: new Set(submissions.flatMap(({ id, again }) => (again === true ? [id] : []))),
  };
}

/** Submissions whose repositories everybody can read: what is known of them to the world may be themselves. */
export function publicOnes({ submissions = [] }: WebSearchOrder): ReadonlySet<number> {
  return new Set(submissions.flatMap(({ id, is_public: isPublic }) => (isPublic === true ? [id] : [])));
}
