// In a page: files are dropped, and nothing is fetched.
import { fill, SettingsError } from '#base';
import type { SourceName } from '#contract';
import { directory } from './directory/directory.ts';
import type { Source } from './source.ts';
import * as says from './says.ts';

const elsewhere: Source = {
  describe: ({ source }) => source,
  open: ({ source }) => Promise.reject(new SettingsError(fill(says.sourceNotRead, { source }))),
};

export const SOURCES: Readonly<Record<SourceName, Source>> = {
  directory,
  'pull-request': elsewhere,
  repositories: elsewhere,
  workspace: elsewhere,
};
