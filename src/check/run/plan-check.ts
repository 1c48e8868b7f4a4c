import { type PackedSubmission, resolveBaseCode, type Settings } from '#contract';
import { hex, hmacSha256 } from '#native';
import type { CheckPlan, Pseudonyms } from '../plan.ts';
import type { Collection } from './collect.ts';
import type { PeopleOfRun } from './people-of-run.ts';
import type { Prior } from './prior.ts';
import type { CollectingRun } from './collect-in-time.ts';
import { isPart } from './shard.ts';
import type { World } from './world.ts';

/**
 * What the check is to be, for one service.
 *
 * @param people what was collected, as the second look left it, and who belongs together
 * @param web what is searched for besides
 */
export function planCheck(
  run: Pick<CollectingRun, 'settings' | 'shard'> & {
    readonly world: Pick<World, 'run' | 'defaultLabel' | 'event'>;
    readonly prior: Pick<Prior, 'identity' | 'salt'>;
  },
  { failures, starterKnown }: Pick<Collection, 'failures' | 'starterKnown'>,
  { packed, together }: Pick<PeopleOfRun, 'packed' | 'together'>,
  { kind, host }: CheckPlan['service'],
  web: CheckPlan['web'] = null,
): CheckPlan {
  const { settings, world, prior, shard } = run;
  const isPublic = world.event.repositoryIsPrivate === false;
  const isRemote = kind === 'remote';
  const pseudonyms = isRemote ? pseudonymsOf(settings, prior.salt, isPublic) : null;
  return {
    label: settings.checkName ?? labelOf(world.defaultLabel, settings.source, pseudonyms),
    run: world.run,
    engine: settings.engine,
    language: settings.language,
    // Of a check that somebody else made, the service says whether it ran.
    ai: settings.checkId === null && !isRemote ? hasAi(settings, packed) : settings.ai,
    baseCode: resolveBaseCode(settings, starterKnown),
    submissions: packed,
    notCollected: failures,
    together,
    pseudonyms,
    shared: shard === null || shard.role === 'hand over' ? null : { key: shard.key, part: shard.role },
    identity: prior.identity,
    resume: settings.resume,
    web,
    checkId: settings.checkId,
    // The other jobs of the matrix still need it; the one that judges deletes it.
    keepCheck: settings.keepCheck || isPart(shard),
    thresholds: { similarity: settings.similarityThreshold, ai: settings.aiThreshold },
    needsAllPairs: settings.failOn === 'stands-out',
    pollIntervalMs: settings.pollIntervalMs,
    dryRun: settings.dryRun,
    service: { kind, host },
  };
}

/** Whether a check of this machine has AI scores. */
export function hasAi({ ai }: Pick<Settings, 'ai'>, packed: readonly PackedSubmission[]): boolean {
  return ai && packed.some(({ role }) => role === 'ai-reference');
}

/** null: names are not hidden. In a public repository `anonymize: never` has no effect. */
function pseudonymsOf(
  { anonymize, source, apikey, pseudonymSalt }: Settings,
  salt: Uint8Array | null,
  isPublic: boolean,
): Pseudonyms | null {
  if (apikey === null || (anonymize === 'never' && !isPublic)) return null;
  // Folders have names that the user gave; where nobody may be named, or the folder is somebody's repository, they hide too.
  const hidesFolders = anonymize === 'always' || source === 'workspace' || isPublic;
  return pseudonymsFor(salt ?? saltOf(pseudonymSalt, apikey), hidesFolders);
}

/** Where a run is on one person's repository, its name is a person's. */
function labelOf(label: string, source: Settings['source'], pseudonyms: Pseudonyms | null): string {
  return pseudonyms !== null && source === 'workspace'
    ? `similarity ${shortened(pseudonyms.digest(label))}`
    : label;
}

/**
 * Pseudonyms for what is uploaded to a service that is not ours: a repository goes by its numeric id, everything else by
 * its key. The salt never leaves this process.
 *
 * @param everything also folders, whose names the user chose; else only what comes from GitHub or a learning platform
 */
function pseudonymsFor(
  salt: Uint8Array,
  everything: boolean,
): { nameOf(submission: PackedSubmission): string | null; digest(text: string): string } {
  const digest = (text: string): string => hex(hmacSha256(salt, text));
  return {
    digest,
    nameOf: ({ origin, key }) => {
      if (origin.kind === 'repository' && origin.repositoryId > 0) {
        return pseudonym(salt, origin.repositoryId);
      }
      // A platform's download names people, whatever the user calls it.
      const isHidden = everything || origin.kind !== 'directory' || origin.handIn !== undefined;
      return isHidden ? shortened(digest(key)) : null;
    },
  };
}

/**
 * The salt: as given, else made from the service's key. The service knows that one, so it hides names from those who look at
 * a check there and not from an operator who sets out to guess them; what it needs no place to be kept in.
 */
function saltOf(given: string | null, apikey: string): Uint8Array {
  return hmacSha256('code-similarity pseudonyms', given ?? apikey);
}

/** Hex digits kept of the HMAC: among 10,000 people two meet with a chance below one in 20,000. */
const PSEUDONYM_HEX = 10;

/**
 * A name that says nothing about the person and stays the same for as long as the salt does: `s-` and 10 hex digits of
 * HMAC-SHA256 over GitHub's numeric id, which outlives renames. Without the salt nobody can go from login to pseudonym.
 *
 * @param salt secret; at least 16 bytes, or a table of all ids would be made in a moment
 * @param id numeric id of the repository or user
 * @throws RangeError for a salt that is too short or an id that is no id
 */
export function pseudonym(salt: Uint8Array, id: number): string {
  if (salt.byteLength < 16) throw new RangeError('The salt for pseudonyms needs at least 16 bytes.');
  if (!Number.isSafeInteger(id) || id <= 0) throw new RangeError(`${id} is no id of GitHub.`);
  return shortened(hex(hmacSha256(salt, String(id))));
}

function shortened(digest: string): string {
  return `s-${digest.slice(0, PSEUDONYM_HEX)}`;
}
