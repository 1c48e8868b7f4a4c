// In a page: files are dropped, and nothing is fetched.
import { SettingsError } from '#base';
import type { SourceName } from '#contract';
import { directory } from './directory/directory.ts';
import type { Source } from './source.ts';

const elsewhere: Source = {
  describe: ({ source }) => source,
  open: ({ source }) =>
    Promise.reject(
      new SettingsError(
        `source: ${source} is not read in a browser. Drop the files, or use the command line.`,
      ),
    ),
};

export const SOURCES: Readonly<Record<SourceName, Source>> = {
  directory,
  'pull-request': elsewhere,
  repositories: elsewhere,
  workspace: elsewhere,
};
