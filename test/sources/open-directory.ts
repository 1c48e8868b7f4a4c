import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { directory } from '../../src/sources/directory.ts';
import { REPOSITORIES } from '../../src/sources/github/repositories.ts';
import type { OpenSource } from '../../src/sources/source.ts';

/** The source `directory` below `root`, as inputs say. */
export function openDirectory(root: string, inputs: Readonly<Record<string, string>>): Promise<OpenSource> {
  const { settings } = parseSettings(inputs, null, { event: null, repositoryOwner: null, isFork: false });
  const unasked = (): never => {
    throw new Error('not asked');
  };
  return directory.open(settings, {
    workspace: root,
    tempDir: root,
    github: unasked,
    collector: unasked,
    repositories: REPOSITORIES,
    event: readEventContext({}, null),
    own: null,
    signal: new AbortController().signal,
    part: null,
  });
}
