import type { PackedSubmission } from '#contract';
import { hex, hmacSha256 } from '#native';
import { pseudonym } from './pseudonym.ts';

/**
 * Pseudonyms for what is uploaded to a service that is not ours: a repository goes by its numeric id, everything else by
 * its key. The salt never leaves this process.
 *
 * @param everything also folders, whose names the user chose; else only what comes from GitHub or a learning platform
 */
export function pseudonymsFor(
  salt: Uint8Array,
  everything: boolean,
): { nameOf(submission: PackedSubmission): string | null; digest(text: string): string } {
  const digest = (text: string): string => hex(hmacSha256(salt, text));
  return {
    digest,
    nameOf: ({ origin, key }) => {
      switch (origin.kind) {
        case 'repository':
          return origin.repositoryId > 0
            ? pseudonym(salt, origin.repositoryId)
            : `s-${digest(key).slice(0, 10)}`;
        case 'pull-request':
          return `s-${digest(key).slice(0, 10)}`;
        case 'directory':
          // A platform's download names people, whatever the user calls it.
          return everything || origin.handIn !== undefined ? `s-${digest(key).slice(0, 10)}` : null;
      }
    },
  };
}

/**
 * The salt: as given, else made from the service's key. The service knows that one, so it hides names from those who look at
 * a check there and not from an operator who sets out to guess them; what it needs no place to be kept in.
 */
export function saltOf(given: string | null, apikey: string): Uint8Array {
  return hmacSha256('code-similarity pseudonyms', given ?? apikey);
}
