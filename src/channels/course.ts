import { z } from 'zod';
import {
  columns,
  escapeHtml,
  formatCount,
  jsonText,
  type Locale,
  type Message,
  pad,
  painter,
  plainLine,
  PUBLISHED,
  type Words,
} from '#base';
import { CourseDocument, type CoursePage, INDEX_BLOCK, recurrenceWords, STANDS_OUT_BELOW } from '#report';
import type { ConsoleStyle } from './console.ts';
import { block, pagePieces } from './page-blocks.ts';

/** What a course comes to, as a page of its own, in pieces. */
export function coursePieces(page: CoursePage, words: Words, template: string): AsyncIterable<string> {
  const { name, assignments, found } = page.document;
  const title = words.say('course.tab', { name, n: assignments.length });
  const headline = words.say('course.headline', { n: found.filter(({ standsOut }) => standsOut).length });
  return pagePieces(
    {
      template,
      title,
      withoutScript: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(headline)}</p><p>${escapeHtml(words.say('dossier.needsScript'))}</p>`,
    },
    [block(INDEX_BLOCK, page)],
  );
}

export function coursePage(
  document: CourseDocument,
  notices: readonly Message[],
  locale: Locale | null,
): CoursePage {
  return { audience: 'course', locale, document, notices };
}

/** `course.json`: one line for each assignment, person and pair. */
export function courseJson(document: CourseDocument): string {
  const members = Object.entries(document).map(([name, value]) => {
    const isList = Array.isArray(value) && value.length > 0;
    const text = isList ? `[\n${value.map((one) => jsonText(one)).join(',\n')}\n]` : jsonText(value);
    return `${jsonText(name)}:${text}`;
  });
  return `{\n${members.join(',\n')}\n}\n`;
}

/** JSON Schema (2020-12) of `course.json`. */
export function courseJsonSchema(): unknown {
  const { $schema, ...schema } = z.toJSONSchema(CourseDocument, { io: 'output' });
  return { $schema, $id: PUBLISHED['docs/course.schema.json'], ...schema };
}

const NAME_MIN = 16;
const NAME_MAX = 48;

/** A course for a terminal, in English: each line ended by a newline. */
export function renderCourse(document: CourseDocument, words: Words, style: ConsoleStyle): string {
  const { assignments, people, found, near, notices } = document;
  const paint = painter(style.colours);
  const nameOf = (person: number): string => plainLine(people[person]?.name ?? '');
  const out = found.filter(({ standsOut }) => standsOut);
  const lines = [
    plainLine(words.say('course.tab', { name: document.name, n: assignments.length })),
    words.say('course.of', { people: people.length, pairs: document.pairs }),
    ...notices.map((text) => paint('warn', `note: ${plainLine(text)}`)),
    '',
    paint(out.length > 0 ? 'warn' : 'good', words.say('course.headline', { n: out.length })),
  ];
  const shown = out
    .slice(0, style.maxRows)
    .map((one) => ({ one, name: `${nameOf(one.a)} ↔ ${nameOf(one.b)}` }));
  const width = Math.min(NAME_MAX, Math.max(NAME_MIN, ...shown.map(({ name }) => columns(name))));
  for (const { one, name } of shown) {
    const ranks = one.places.map((place) => (place === null ? '–' : formatCount(place.rank)).padStart(5));
    lines.push(`  ${pad(name, width)}${ranks.join(' ')}${one.isNew ? '  new' : ''}`);
    lines.push(paint('dim', `    ${words.tell(recurrenceWords(one, document.pairs))}`));
  }
  if (out.length > shown.length) lines.push(`  …and ${formatCount(out.length - shown.length)} more`);
  if (out.length > 0) {
    const names = assignments.map(({ name }) => plainLine(name)).join(', ');
    lines.push(paint('dim', `  The numbers are places among the pairs of ${names}.`));
  }
  if (near.length > 0) {
    const names = near.slice(0, style.maxRows).map(({ person }) => nameOf(person));
    lines.push('', `${formatCount(near.length)} near many others: ${names.join(', ')}`);
  }
  lines.push('', words.say('course.rule', { share: STANDS_OUT_BELOW }), 'It flags nobody.');
  return lines.map((text) => `${text}\n`).join('');
}
