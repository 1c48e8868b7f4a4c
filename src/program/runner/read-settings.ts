import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigurationError, Failure, fill, type Log } from '#base';
import { concernsPullRequest, configLocation, parseSettings, type RawInputs, type Settings } from '#contract';
import { baseCommit, type GitHub } from '#github';
import { readTextByGit } from '#sources';
import type { RunContext } from './run-context.ts';
import * as says from '../says.ts';

/** Reads inputs and config file. @throws ConfigurationError naming everything that is wrong */
export async function readSettings(
  raw: RawInputs,
  context: RunContext,
  github: () => GitHub,
  log: Log,
): Promise<Settings> {
  const location = configLocation(raw);
  const text = concernsPullRequest(context.event.name)
    ? await configOfBase(location, raw, context, github, log)
    : configOfWorkspace(location, context);
  const parsed = parseSettings(raw, text, {
    event: context.event.name,
    repositoryOwner: context.event.repository?.owner ?? null,
    isFork: context.event.isFork,
    actor: context.event.actor,
  });
  for (const override of parsed.overrides) log.info(override);
  for (const warning of parsed.warnings) log.warning(warning);
  return parsed.settings;
}

function configOfWorkspace(
  location: { readonly path: string; readonly explicit: boolean },
  context: RunContext,
): string | null {
  try {
    return readFileSync(resolve(context.workspace, location.path), 'utf8');
  } catch (error) {
    if (!location.explicit && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new ConfigurationError(
      fill(says.configCannotRead, { path: JSON.stringify(location.path), error: (error as Error).message }),
    );
  }
}

/** What is checked out may be the pull request's own, and must not say how it is judged: the base's file counts. */
async function configOfBase(
  location: { readonly path: string; readonly explicit: boolean },
  raw: RawInputs,
  context: RunContext,
  github: () => GitHub,
  log: Log,
): Promise<string | null> {
  const { repository } = context.event;
  const commit = baseCommit(context.event);
  if (repository === null || commit === null || raw['github-token'] === undefined) {
    if (!location.explicit) return null;
    throw new ConfigurationError(says.configPull);
  }
  let text: string | null;
  try {
    text = await readTextByGit(github(), repository, commit, location.path);
  } catch (error) {
    // A file that nobody named may well be missing; that it cannot be looked for must not go unsaid.
    if (location.explicit || !(error instanceof Failure) || error.outcome !== 'forbidden') throw error;
    log.warning(fill(says.notLookedBase, { path: location.path, error: error.message }));
    return null;
  }
  if (text === null && location.explicit) {
    throw new ConfigurationError(fill(says.configBase, { path: JSON.stringify(location.path) }));
  }
  return text;
}
