import type { RememberedSource } from '#contract';
import type { SearchRules } from './provider.ts';

/** Rules as they go over the wire: everything may be missing. */
interface GivenRules {
  readonly salt?: string | undefined;
  readonly exclude?: readonly string[] | undefined;
  readonly never?: readonly string[] | undefined;
  readonly submissions?:
    | readonly {
        readonly id: number;
        readonly own?: readonly string[] | undefined;
        readonly at?: string | undefined;
        readonly remembered?: readonly RememberedSource[] | null | undefined;
        readonly again?: boolean | undefined;
      }[]
    | undefined;
}

/** The rules of a search from what a check is started with. */
export function rulesOf({ salt = '', exclude = [], never = [], submissions = [] }: GivenRules): SearchRules {
  return {
    salt,
    exclude: new Set(exclude),
    never: new Set(never),
    own: new Map(submissions.map(({ id, own = [] }) => [id, new Set(own)])),
    handedInAt: new Map(submissions.flatMap(({ id, at }) => (at === undefined ? [] : [[id, at] as const]))),
    again: new Set(submissions.flatMap(({ id, again }) => (again === true ? [id] : []))),
    remembered: new Map(
      submissions.flatMap(({ id, remembered }) => (remembered == null ? [] : [[id, remembered] as const])),
    ),
  };
}
