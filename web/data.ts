import { message, SaidError } from '#base';
import type {
  CourseDossierPage,
  CoursePage,
  DossierPage,
  OpenReport,
  PageGroup,
  PageMatches,
  PagePlaces,
  PageReader,
  PageSource,
  StaffIndex,
  StudentIndex,
} from '#report';
import { INDEX_BLOCK, matchesBlock, openReport, sourceBlock } from '#report';

/** Unpacked blocks that were looked at lately; a block of sources may be megabytes. */
const KEPT = 24;
const kept = new Map<string, Promise<unknown>>();

/** Base64 of deflated JSON in a script block of the page. */
export async function unpack(id: string): Promise<unknown> {
  const text = document.getElementById(id)?.textContent;
  const damaged = new SaidError(message('page.damaged', { part: id }));
  if (text === undefined) throw damaged;
  // An old browser says itself what it lacks.
  const inflate = new DecompressionStream('deflate-raw');
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return JSON.parse(await new Response(new Blob([bytes]).stream().pipeThrough(inflate)).text());
  } catch {
    throw damaged;
  }
}

function block(id: string): Promise<unknown> {
  const known = kept.get(id);
  if (known !== undefined) return known;
  const promise = unpack(id);
  kept.set(id, promise);
  const oldest = kept.keys().next();
  if (kept.size > KEPT && oldest.done !== true) kept.delete(oldest.value);
  return promise;
}

/** What this page shows: a report for staff, that of a student, a dossier, or a course. */
export type Shown =
  | { readonly audience: 'staff'; readonly page: OpenReport }
  | StudentIndex
  | DossierPage
  | CourseDossierPage
  | CoursePage;

/** Of this page, once its index was read. */
let places: PagePlaces = { matches: [], sources: [] };

export async function readIndex(): Promise<Shown> {
  const index = (await unpack(INDEX_BLOCK)) as StaffIndex | Exclude<Shown, { audience: 'staff' }>;
  if (index.audience !== 'staff') return index;
  places = index.blocks;
  return { audience: 'staff', page: openReport(index, (place) => blockOf(place) !== null) };
}

/** The id of the block that holds the code of a submission; null: none does. */
function blockOf(place: number): string | null {
  const number = places.sources[place] ?? null;
  return number === null ? null : sourceBlock(number);
}

export async function readMatches(submission: number): Promise<PageMatches> {
  const group = (await block(matchesBlock(places.matches[submission] ?? -1))) as PageGroup<PageMatches>;
  return group[submission] ?? [];
}

/** Characters of all packed sources together: what reading all of them costs. */
export function packedLength(submissions: readonly number[]): number {
  let length = 0;
  for (const id of new Set(submissions.map(blockOf))) {
    length += id === null ? 0 : (document.getElementById(id)?.textContent.length ?? 0);
  }
  return length;
}

/** A submission's files; null where they are not in the page. */
export async function readSource(submission: number): Promise<PageSource | null> {
  const id = blockOf(submission);
  if (id === null) return null;
  return ((await block(id)) as PageGroup<PageSource>)[submission] ?? null;
}

/** This page, for what reads a pair of any report. */
export const PAGE_READER: PageReader = { matches: readMatches, source: readSource };
