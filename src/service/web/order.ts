import type { ReceivedOf } from '#contract';

/** How a check is searched for on the web, as its start asked for it. It names nobody. */
export type WebSearchOrder = NonNullable<ReceivedOf<'startCheck'>['web']>;

/** Submissions whose repositories everybody can read: what is known of them to the world may be themselves. */
export function publicOnes({ submissions = [] }: WebSearchOrder): ReadonlySet<number> {
  return new Set(submissions.flatMap(({ id, is_public: isPublic }) => (isPublic === true ? [id] : [])));
}
