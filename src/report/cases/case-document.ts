import { z } from 'zod';
import { ConfigurationError, fill, jsonText, PUBLISHED } from '#base';
import { CASE_BOUNDS, CASE_STATES, type CaseBook, CASES_SCHEMA_VERSION } from '#contract';
import * as says from './says.ts';

/** Bounds of what is kept besides. */
const MOST = {
  ...CASE_BOUNDS,
  text: 200_000,
  subjects: 200,
  answers: 1000,
  cases: 20_000,
  common: 200,
} as const;
/** What a person answers at once, in characters, and how often about one case. */
export const MAX_ANSWER_CHARACTERS = 10_000;
export const MAX_ANSWERS = 20;
/** Of one piece of declared code. */
export const MAX_DECLARED_CHARACTERS = MOST.text;
/** Of the whole file, in bytes. */
export const MAX_CASES_BYTES = 10_000_000;

const line = z.string().max(MOST.line);
const by = line.nullable().meta({ description: 'Who; null: not told.' });
const time = z.iso.datetime({ offset: true });
const at = time.meta({ description: 'When; RFC 3339. The newer of two records counts.' });
const score = z.number().min(0).max(100).nullable();

const subject = z.string().regex(/^(?:[1-9]\d{0,15}|k[0-9a-f]{16})$/, 'no subject of a report');

/** Loose: what a later release adds is kept by an earlier one. */
export const CASE = z
  .looseObject({
    subjects: z.array(subject).min(1).max(MOST.subjects).meta({
      description:
        "Who it is about: one submission, the two of a pair, or a group. GitHub's numeric id of a repository, or k and a digest of what a person is called.",
    }),
    names: z
      .array(line)
      .max(MOST.subjects)
      .meta({ description: 'What staff called them, in the same order.' }),
    state: z.enum(CASE_STATES),
    reason: line.nullable().meta({ description: 'Why it was dismissed.' }),
    note: z.string().max(MOST.note).nullable(),
    by,
    at,
    evidence: z
      .looseObject({
        similarity: score.meta({ description: 'The larger share of the two sides.' }),
        suspicion: score,
        tokens: z.number().min(0).nullable().meta({ description: 'Of all fragments together.' }),
      })
      .meta({
        description:
          'What was known when it was decided; of a group, its strongest pair; of one submission, nothing.',
      }),
    files: z.array(line).max(MOST.files).optional().meta({
      description: 'What staff call the files that belong to it. The files themselves are kept elsewhere.',
    }),
    answers: z
      .array(
        z.looseObject({
          subject: subject.meta({ description: 'Who answered: one of the subjects.' }),
          at: time.meta({ description: 'When; RFC 3339.' }),
          text: z.string().max(MAX_ANSWER_CHARACTERS),
          first: time.optional().meta({
            description: 'When it was written first, where it was changed since.',
          }),
        }),
      )
      .max(MOST.answers)
      .optional()
      .meta({ description: 'What people answered, oldest first: added to, never changed.' }),
  })
  .meta({ description: 'What people decided about a submission, a pair or a group.' });

/** Code that a person calls common. */
export const DECLARED_CODE = z
  .looseObject({
    path: line.min(1).meta({ description: 'The file that it was seen in: its ending says the language.' }),
    text: z.string().min(1).max(MOST.text),
    by,
    at,
  })
  .meta({ description: 'Code that the next run takes for starter code.' });

const CasesDocument = z
  .looseObject({
    schemaVersion: z.literal(CASES_SCHEMA_VERSION),
    cases: z.array(CASE).max(MOST.cases),
    common: z.array(DECLARED_CODE).max(MOST.common),
  })
  .meta({
    id: 'CasesDocument',
    title: 'Cases',
    description: 'What people decided about submissions, pairs and groups.',
  });

/**
 * Reads the text of a `cases.json`. What a later version adds is kept.
 *
 * @param name what the file is called in the error's sentence
 * @throws ConfigurationError with the place that is wrong
 */
export function parseCases(text: string, name: string): CaseBook {
  let value: unknown;
  try {
    // Editors of Windows write a mark before the text.
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new ConfigurationError(
      fill(says.notJsonRestore, { name, error: error instanceof Error ? error.message : '' }),
    );
  }
  if (isDeep(value)) {
    throw new ConfigurationError(fill(says.nestedToo, { name }));
  }
  const version = z.looseObject({ schemaVersion: z.number() }).safeParse(value).data?.schemaVersion;
  if (version !== undefined && version > CASES_SCHEMA_VERSION) {
    throw new ConfigurationError(fill(says.writtenLater, { name, version }));
  }
  const result = CasesDocument.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? 'top level' : issue.path.join('.');
  throw new ConfigurationError(
    fill(says.holdsNoCases, { name, place, issue: issue?.message ?? 'unknown shape' }),
  );
}

/** What a later version adds is kept and written again, which a few hundred levels of objects and lists bear. */
const MOST_LEVELS = 100;

function isDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** The text of a `cases.json`: a line an entry, so that a diff shows what was decided. */
export function casesText(book: CaseBook): string {
  const { cases, common, ...rest } = book;
  const list = (entries: readonly unknown[]): string =>
    entries.length === 0 ? '[]' : `[\n${entries.map((one) => jsonText(one)).join(',\n')}\n]`;
  const members = Object.entries({ ...rest, schemaVersion: CASES_SCHEMA_VERSION }).map(
    ([key, value]) => `${jsonText(key)}: ${jsonText(value)}`,
  );
  return `{\n${[...members, `"cases": ${list(cases)}`, `"common": ${list(common)}`].join(',\n')}\n}\n`;
}

/** JSON Schema (2020-12) of `cases.json`. */
export function casesJsonSchema(): unknown {
  const { $schema, ...schema } = z.toJSONSchema(CasesDocument, { io: 'input' });
  return { $schema, $id: PUBLISHED['docs/cases.schema.json'], ...schema };
}
