import { readdirSync } from 'node:fs';
import type { Environment } from '#base';
import { concernsPullRequest, type Settings } from '#contract';
import { isAbsolute } from '#native';
import * as says from './says.ts';

export const NOTHING_CHECKED_OUT = says.nothingCheckedOut;
/** What may be behind settings that are wrong: their file was not there. */
export const NOTHING_CHECKED_OUT_EITHER = says.nothingCheckedOutEither;

/** A job of a workflow begins with an empty folder, in which only a step puts anything. */
export function isNothingCheckedOut(workspace: string, environment: Environment): boolean {
  if (environment['GITHUB_ACTIONS'] !== 'true') return false;
  try {
    return readdirSync(workspace).length === 0;
  } catch {
    // Whoever reads it says what is wrong with it.
    return false;
  }
}

/**
 * Whether a check reads files of the workspace. What a step put elsewhere has an absolute path, and on a pull request lists of
 * people are read from its base.
 */
export function readsWorkspace(
  {
    mode,
    source,
    checkId,
    path,
    people,
    manifest,
    cases,
  }: Pick<Settings, 'mode' | 'source' | 'checkId' | 'path' | 'people' | 'manifest' | 'cases'>,
  event: string | null,
): boolean {
  if (mode !== 'check' || checkId !== null) return false;
  if (source === 'workspace') return true;
  const lists = concernsPullRequest(event) ? [] : [people, manifest, cases];
  const folders = source === 'directory' ? path : [];
  return [...lists, ...folders].some((file) => file !== null && !isAbsolute(file));
}
