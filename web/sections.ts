import { visible, type Words } from '#base';
import type { OpenReport } from '#report';

/** How many colours the style sheet has for sections, and for fragments, beside each other. */
export const HUES = 6;

/** A section of the class, as lists and the graph mark it. */
export interface Section {
  readonly name: string;
  /** Of at most two letters, unlike those of other sections: a colour alone tells nothing to who cannot see it. */
  readonly mark: string;
  /** One of `HUES`; more sections begin again. */
  readonly hue: number;
}

/** The sections of the judged submissions, by name as the page's data has it, in the order of their names. */
export function sectionsOf(
  { submissions }: Pick<OpenReport, 'submissions'>,
  words: Pick<Words, 'compare'>,
): ReadonlyMap<string, Section> {
  const raw = [
    ...new Set(submissions.flatMap(({ person, role }) => (role === 'judged' ? (person?.section ?? []) : []))),
  ];
  const names = raw.toSorted((x, y) => words.compare(x, y));
  const marks = marksOf(names.map((name) => visible(name)));
  return new Map(
    names.map((name, at) => [name, { name: visible(name), mark: marks[at] ?? '', hue: at % HUES }]),
  );
}

/** The names themselves where they are short, else what they end in ("Group 2": 2), else their numbers in the list. */
function marksOf(names: readonly string[]): readonly string[] {
  const ends = names.map((name) => name.split(/[^\p{L}\p{N}\p{M}]+/u).findLast((part) => part !== '') ?? '');
  const isMark = (marks: readonly string[]): boolean =>
    new Set(marks).size === marks.length &&
    marks.every((mark) => mark !== '' && Array.from(mark).length <= 2);
  return [names, ends].find(isMark) ?? names.map((_, at) => String(at + 1));
}
