import type { CheckEffects, CheckPlan } from '../check/plan.ts';
import type { CaseBook } from '../domain/cases.ts';
import type { EarlierClass } from '../domain/earlier-class.ts';
import type { RunReport } from '../domain/report.ts';
import type { PackedCache } from '../packing/cache.ts';
import type { FoundAssignment } from '../sources/repositories/find-assignment.ts';

/** What collecting need not do again. */
export interface Reuse {
  /** Its repositories, so that they are not listed again. */
  readonly assignment: FoundAssignment;
  /** The commit to take, by numeric id of the repository. */
  readonly pins: ReadonlyMap<number, string>;
  /** Packed submissions of earlier runs; null: none are kept. */
  readonly cache: PackedCache | null;
}

/** What is known before a check begins: from earlier runs, and from what people said about their results. */
export interface Prior {
  readonly reuse: Reuse | null;
  /** null: this run stands alone. */
  readonly earlier: EarlierClass | null;
  /** See `CheckPlan`. */
  readonly identity: CheckPlan['identity'];
  /** Secret that pseudonyms are made with; null: it is made from the settings. */
  readonly salt: Uint8Array | null;
  /** What people decided about pairs and groups; null: the file says so that the settings name. */
  readonly cases: CaseBook | null;
  /** Pairs that were dismissed in the report that is added to. */
  readonly dismissed: RunReport['dismissed'];
  /** See `CheckEffects`. */
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
  onProgress: () => Promise.resolve(),
};
