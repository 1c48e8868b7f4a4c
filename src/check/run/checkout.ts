import { readdirSync } from 'node:fs';
import type { Environment } from '#base';
import type { Settings } from '#contract';
import * as says from './says.ts';

export const NOTHING_CHECKED_OUT = says.nothingCheckedOut;

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

/** Whether a check reads files of the workspace. */
export function readsWorkspace({
  mode,
  source,
  checkId,
  people,
  manifest,
  cases,
}: Pick<Settings, 'mode' | 'source' | 'checkId' | 'people' | 'manifest' | 'cases'>): boolean {
  if (mode !== 'check' || checkId !== null) return false;
  const isLocal = source === 'directory' || source === 'workspace';
  return isLocal || people !== null || manifest !== null || cases !== null;
}
