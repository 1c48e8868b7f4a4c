import { ConfigurationError } from '../domain/outcome.ts';
import { readBlocks } from '../report/page-blocks.ts';
import {
  detailBlock,
  INDEX_BLOCK,
  type PageDetail,
  type PageSource,
  type StaffPage,
  sourceBlock,
} from '../report/page-data.ts';
import { messageOf } from '../text/message-of.ts';
import { namesOf } from './name-words.ts';
import type { PageReader } from './sides.ts';

/** A staff report's page, read from its file. */
export interface ReadPage {
  readonly page: StaffPage;
  readonly read: PageReader;
  /** By place: all that names a submission's person, the name first. */
  readonly names: readonly (readonly string[])[];
}

/**
 * Reads the page of a report.
 *
 * @param html the bytes of index.html
 * @param name what the file is called in the error's sentence
 * @throws ConfigurationError where it is no page for staff, of another version, or damaged
 */
export function readPage(html: Buffer, name: string): ReadPage {
  const block = readBlocks(html);
  const get = (id: string): unknown => {
    try {
      return block(id);
    } catch (error) {
      throw new ConfigurationError(
        `${name} is damaged: its part ${id} cannot be read (${messageOf(error)}). Run the check again.`,
      );
    }
  };
  const index = get(INDEX_BLOCK) as Partial<StaffPage> | { readonly audience: string } | undefined;
  if (index?.audience === undefined) {
    throw new ConfigurationError(
      `${name} is no report page. Give the folder that a check wrote (report-dir).`,
    );
  }
  if (index.audience !== 'staff') {
    throw new ConfigurationError(
      `${name} is a page for one reader, which holds no pairs. Give the folder of the staff's report.`,
    );
  }
  const page = index as StaffPage;
  const detail = (place: number): PageDetail => {
    const found = get(detailBlock(place)) as PageDetail | undefined;
    // What names a person is needed to leave it out.
    if (found === undefined || !Array.isArray(found.aliases)) {
      throw new ConfigurationError(
        `${name} was written by another version of this program. Run the check again with this one.`,
      );
    }
    return found;
  };
  return {
    page,
    names: page.submissions.map((submission, place) => namesOf(submission, detail(place).aliases)),
    read: {
      detail: (place) => Promise.resolve(detail(place)),
      source: (place) => Promise.resolve((get(sourceBlock(place)) as PageSource | undefined) ?? null),
    },
  };
}
