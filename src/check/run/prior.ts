import type { CaseBook, EarlierClass, RememberedSource, RunReport, Said } from '#contract';
import type { FoundAssignment, PackedCache } from '#sources';
import type { CheckEffects, CheckPlan } from '../plan.ts';

/** What collecting need not do again. */
export interface Reuse {
  /** Its repositories, so that they are not listed again. */
  readonly assignment: FoundAssignment;
  /** The commit to take, by numeric id of the repository. */
  readonly pins: ReadonlyMap<number, string>;
  /** Packed submissions of earlier runs; null: none are kept. */
  readonly cache: PackedCache | null;
}

/** What earlier runs found on the web for one repository. */
export interface SearchedBefore {
  /** They are fetched and compared again. */
  readonly sources: readonly RememberedSource[];
  /** It was searched for at the commit that is checked now: no query is spent on it. Else one is, after all that never were. */
  readonly isCurrent: boolean;
}

/** What is known before a check begins: from earlier runs, and from what people said about their results. */
export interface Prior {
  readonly reuse: Reuse | null;
  /** null: this run stands alone. */
  readonly earlier: EarlierClass | null;
  readonly identity: CheckPlan['identity'];
  /** Secret that pseudonyms are made with; null: it is made from the settings. */
  readonly salt: Uint8Array | null;
  /** What people decided about pairs and groups; null: the file says so that the settings name. */
  readonly cases: CaseBook | null;
  /** Pairs that were dismissed in the report that is added to. */
  readonly dismissed: RunReport['dismissed'];
  /** What need not be searched for on the web again, by numeric id of the repository. */
  readonly searched: ReadonlyMap<number, SearchedBefore>;
  /** What staff should know of how the run came about. */
  readonly notices: readonly Said[];
  readonly onProgress: NonNullable<CheckEffects['onProgress']>;
}

/** Of a run that adds to an earlier report, whose dismissed pairs stay dismissed. */
export function priorOfEarlier(earlier: EarlierClass): Prior {
  return { ...NOTHING_PRIOR, earlier, dismissed: earlier.dismissed };
}

/** Of a run that stands alone. */
export const NOTHING_PRIOR: Prior = {
  reuse: null,
  earlier: null,
  identity: null,
  salt: null,
  cases: null,
  dismissed: [],
  searched: new Map(),
  notices: [],
  onProgress: () => Promise.resolve(),
};
