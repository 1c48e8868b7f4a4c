import { decode, fill, GitHubError } from '#base';
import type { DeclaredCode } from '#contract';
import { blobSha, type GitHub, parseRepositoryName } from '#github';
import { MAX_DECLARED_CHARACTERS } from '#report';
import { readBlob } from '#sources';
import {
  type AssignmentState,
  type DeclaredSource,
  type KnownSource,
  STATE_LIMITS,
} from '../state/state-schema.ts';
import { sourceIdOf, sourceRowOf } from './source-id.ts';
import * as says from '../says.ts';

/** The sources that a person may mean by a row of the issue; two may bear the same one. */
export function sourcesInRow(
  { web = {} }: Pick<AssignmentState, 'web'>,
  row: string,
): readonly KnownSource[] {
  const known = Object.values(web).flatMap(({ sources }) => sources);
  const meant = known.filter((source) => sourceRowOf(source) === row);
  return [...new Map(meant.map((source) => [sourceIdOf(source), source])).values()];
}

/** Whether a source is to become starter code. */
export function isDeclared({ declaredSources = [] }: AssignmentState, source: KnownSource): boolean {
  return declaredSources.some((known) => sourceIdOf(known) === sourceIdOf(source));
}

/** Notes that a source is to become starter code, where there is room; one that is noted already stays as it was. */
export function declareSource(
  one: AssignmentState,
  source: KnownSource,
  who: Pick<DeclaredSource, 'by' | 'at'>,
): AssignmentState {
  const { declaredSources = [] } = one;
  if (isDeclared(one, source) || declaredSources.length >= STATE_LIMITS.declared) return one;
  return { ...one, declaredSources: [...declaredSources, { ...source, ...who }] };
}

/** Fetches what people declared common, by the name that git has for its contents: nothing else can come in its place. */
export async function fetchDeclared(github: GitHub, declared: readonly DeclaredSource[]) {
  const common: DeclaredCode[] = [];
  const left: DeclaredSource[] = [];
  const remarks: string[] = [];
  for (const source of declared) {
    const { repository, path, by, at } = source;
    const name = `${repository}/${path}`;
    try {
      const text = await textOf(github, source);
      if (text === null) {
        remarks.push(fill(says.cannotTakenStarter, { name }));
      } else {
        common.push({ path: name.slice(-MAX_PATH), text, by, at });
      }
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      left.push(source);
      remarks.push(fill(says.couldNotFetchedTaken, { name, error: error.message }));
    }
  }
  return {
    common,
    /** Nobody can tell yet what they hold: the next scan tries again. */
    left,
    /** Sentences for staff, with hostile names. */
    remarks,
  };
}

/** Of a path its end counts, which says the language. */
const MAX_PATH = 1000;

/** null: it is gone, too long, or no text. @throws GitHubError */
async function textOf(github: GitHub, { repository, path, blob }: KnownSource): Promise<string | null> {
  const name = parseRepositoryName(repository);
  if (name === null) return null;
  const bytes = await readBlob(github, name, blob);
  if (!Buffer.isBuffer(bytes) || blobSha(bytes) !== blob) return null;
  const decoded = decode(bytes, path);
  return 'text' in decoded && decoded.text !== '' && decoded.text.length <= MAX_DECLARED_CHARACTERS
    ? decoded.text
    : null;
}
