import { sha256 } from '#native';
import type { KnownSource } from '../state/state-schema.ts';

/** What makes a source on the web the same one, whatever its commit. */
type SourcePlace = Pick<KnownSource, 'provider' | 'repository' | 'path'>;

/** 16 hex digits by which a source is known again; GitHub ignores the case of a repository's name. */
export function sourceIdOf({ provider, repository, path }: SourcePlace): string {
  return sha256(JSON.stringify([provider, repository.toLowerCase(), path])).slice(0, 16);
}

/** What a person types for a source: `w` and the beginning of its id. See `rowIdOf` for how often two bear the same one. */
export function sourceRowOf(source: SourcePlace): string {
  return `w${sourceIdOf(source).slice(0, 7)}`;
}

/** Whether a word has the shape of one. */
export function isSourceRow(word: string): boolean {
  return /^w[0-9a-f]{7}$/.test(word);
}
