import { compareText, flattened } from '#base';
import { LIMITS, type PackedSubmission } from '#contract';
import { sha256 } from '#native';
import type { CheckName, CheckPlan } from './plan.ts';

/** The interface itself has no idempotency key, so names carry one: a nonce in the check's, a token in each file's. */

const SLUG_CHARACTERS = 40;
const TOKEN_CHARACTERS = 8;

/** A submission with the token that finds it again on the service. */
export interface TokenedSubmission {
  readonly submission: PackedSubmission;
  /** 8 hex digits, unique in the check, the same for the same submission in every run. */
  readonly token: string;
  /** What it is uploaded as: `<slug>-<token>.zip`, ASCII. */
  readonly filename: string;
}

/**
 * Gives every submission its token and file name.
 *
 * @param withContents the name tells the contents too, for checks that later runs upload to: what was pushed in between
 *   must take the place of what lies there
 */
export function nameSubmissions(
  submissions: readonly PackedSubmission[],
  pseudonyms: CheckPlan['pseudonyms'],
  withContents = false,
): readonly TokenedSubmission[] {
  const taken = new Set<string>();
  // By key, so that the rare second choice of a token does not depend on the order of the submissions.
  const ordered = submissions.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return ordered.map((submission) => {
    const pseudonym = pseudonyms?.nameOf(submission) ?? null;
    // A plain hash of a login is found by hashing all logins.
    const source =
      pseudonyms === null || pseudonym === null
        ? identityOf(submission)
        : pseudonyms.digest(identityOf(submission));
    let token = '';
    for (let salt = 0; token === '' || taken.has(token); salt += 1) {
      token = sha256(`${salt}\0${source}`).slice(0, TOKEN_CHARACTERS);
    }
    taken.add(token);
    const slug = slugOf(pseudonym ?? submission.name);
    const contents = withContents ? `-${contentMark(submission)}` : '';
    return { submission, token, filename: `${slug}${contents}-${token}.zip` };
  });
}

/** What in a file's name tells its contents: a c and 7 hex digits, so that it is never taken for a token. */
export function contentMark({ contentHash }: PackedSubmission): string {
  return `c${contentHash.slice(0, 7)}`;
}

/** A repository that was renamed since its upload must not be uploaded again: it would be found to be a copy of itself. */
function identityOf({ role, key, origin }: PackedSubmission): string {
  const isKnownById = role === 'judged' && origin.kind === 'repository' && origin.repositoryId > 0;
  return `${role}\0${isKnownById ? `repository ${origin.repositoryId}` : key}`;
}

function orderOf({ role, key }: PackedSubmission): string {
  return `${role}\0${key}`;
}

/** ASCII letters, digits and `._-`, without leading dots or dashes: what no service changes. */
export function slugOf(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, SLUG_CHARACTERS)
    .replace(/[.-]+$/, '');
  return ascii === '' ? 'submission' : ascii;
}

/**
 * The token inside of a name that the service gives back, which may have lost its `.zip`, changed case or gained a
 * folder. The last one counts: what stands before it is made from a student's name. null: not one of ours.
 */
export function tokenOf(filename: string, tokens: ReadonlySet<string>): string | null {
  const lower = filename.toLowerCase();
  const last = /-([0-9a-f]{8})(?:\.zip)*(?:\s*\(\d+\))?$/.exec(lower)?.[1];
  if (last !== undefined && tokens.has(last)) return last;
  const inside = [...lower.matchAll(/(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g)]
    .map(([text]) => text)
    .filter((text) => tokens.has(text));
  return new Set(inside).size === 1 ? (inside[0] ?? null) : null;
}

/** What a check's content and settings come to: equal for a re-run that would do the same. 10 hex digits. */
export function fingerprintOf(
  named: readonly TokenedSubmission[],
  settings: {
    readonly engineId: number;
    readonly languageId: number;
    readonly ai: boolean;
    readonly baseCode: boolean;
    /** Keys by groups; none: the service is not told. */
    readonly together: CheckPlan['together'];
  },
): string {
  const { engineId, languageId, ai, baseCode, together } = settings;
  const groups = together.map((keys) => JSON.stringify(keys.toSorted(compareText))).toSorted(compareText);
  const asked = JSON.stringify([
    engineId,
    languageId,
    ai,
    baseCode,
    ...(groups.length === 0 ? [] : [groups]),
  ]);
  const lines = named.map(({ token, submission }) => `${token}:${submission.role}:${submission.contentHash}`);
  return sha256([asked, ...lines.toSorted()].join('\n')).slice(0, 10);
}

/** The part of a marker that a re-run of the same job with the same content shares. */
export function markerStem(run: CheckPlan['run'], fingerprint: string): string {
  return `[sim ${slugOf(run.runId)}.${slugOf(run.jobSlug).replaceAll('.', '-')}.${fingerprint}.`;
}

/** The whole marker: who made this check, in which attempt, and a nonce of this process. */
export function markerOf(run: CheckPlan['run'], fingerprint: string, nonce: string): string {
  return `${markerStem(run, fingerprint)}${run.attempt ?? 1}.${nonce}]`;
}

/** Names a check, within the interface's 3 to 255 characters (L259); the label is cut where it must be, the marker never. */
export function nameCheck(wanted: string, marker: string): CheckName {
  const clean = flattened(wanted);
  const room = LIMITS.checkNameMax - marker.length - 1;
  const label = Array.from(clean === '' ? 'similarity' : clean)
    .slice(0, room)
    .join('');
  return { name: `${label} ${marker}`, label: label.trim(), marker };
}

/** Takes the name of a check apart whose marker begins with `stem`; null: it is another's. */
export function readCheckName(
  name: string,
  stem: string,
): { readonly attempt: number; readonly checkName: CheckName } | null {
  const at = name.lastIndexOf(stem);
  if (at < 0) return null;
  const rest = /^(\d+)\.[0-9a-f]+\]\s*$/.exec(name.slice(at + stem.length));
  if (rest?.[1] === undefined) return null;
  return {
    attempt: Number(rest[1]),
    checkName: { name, label: name.slice(0, at).trim(), marker: name.slice(at).trim() },
  };
}
