import { z } from 'zod';
import { fill, messageOf } from '#base';
import { type Child, type DownloadLayout, type HandIn, shareOf } from './layout.ts';
import { yamlTexts } from '../yaml-texts.ts';
import { type CsvRow, readCsv, textOf, timeOf } from './text-of.ts';
import * as says from '../says.ts';

const METADATA = /^submission_metadata\.(?:yml|csv)$/;
/** A submission's folder, or a file that was handed in for an assignment on paper. */
const SUBMISSION = /^submission_\d+(?:\.zip)?$|\.pdf$/;

/**
 * An export of Gradescope: `submission_<number>/` folders, and beside them a file that says who handed them in. Several
 * people of one submission are a team. The student number is text: it may be missing and may begin with 0.
 */
export const gradescope: DownloadLayout = {
  title: 'Gradescope export',

  fits: ({ roots }) => {
    const others = roots.filter(({ name }) => !METADATA.test(name));
    return others.length < roots.length ? shareOf(others, ({ name }) => SUBMISSION.test(name)) : 0;
  },

  read: async (listing) => {
    const children = listing.roots;
    const submissions = children.filter(({ name }) => !METADATA.test(name));
    const attributions = await attributionsOf(children.filter(({ name }) => METADATA.test(name)));
    const { records, contested } = withoutContested(attributions.records);
    const present = submissions.filter(({ files }) => files.length > 0);
    const keys = new Set(present.map(({ name }) => keyOf(name)));
    const absent = [...records].filter(([key]) => !keys.has(key));
    return {
      handIns: withAttempts(present.map((child) => handInOf(child, records.get(keyOf(child.name))))),
      empty: absent.map(([key, { submitters }]) => namesOf(submitters) ?? key),
      notices: [
        ...attributions.notices,
        ...contested.map((id) => fill(says.studentNumber, { id: JSON.stringify(id) })),
      ],
    };
  },
};

interface Attribution {
  readonly submitters: readonly Submitter[];
  /** As the file has it. */
  readonly createdAt: string;
}

interface Submitter {
  readonly name: string;
  readonly id?: string;
  readonly email?: string;
}

/** Whoever enrols with a code types a number, which may be somebody else's. */
function withoutContested(records: ReadonlyMap<string, Attribution>) {
  const bearers = new Map<string, Set<string>>();
  const bears = (identifier: string, who: string): unknown =>
    bearers.set(
      comparable(identifier),
      (bearers.get(comparable(identifier)) ?? new Set()).add(comparable(who)),
    );
  const all = [...records.values()].flatMap(({ submitters }) => submitters);
  for (const { id, email, name } of all) {
    if (id !== undefined) bears(id, email ?? name);
    // A typed number may be somebody's address, too.
    if (email !== undefined) bears(email, email);
  }
  const isContested = (id: string): boolean => (bearers.get(comparable(id))?.size ?? 0) > 1;
  const contested = [...new Set(all.flatMap(({ id }) => (id !== undefined && isContested(id) ? [id] : [])))];
  const own = ({ id, ...rest }: Submitter): Submitter =>
    id === undefined || isContested(id) ? rest : { ...rest, id };
  return {
    contested,
    records: new Map(
      [...records].map(([key, one]) => [key, { ...one, submitters: one.submitters.map(own) }]),
    ),
  };
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Who handed in what, by the names of submissions. */
async function attributionsOf(files: readonly Child[]) {
  const records = new Map<string, Attribution>();
  const notices: string[] = [];
  for (const { name, files: found } of files) {
    for (const { entry } of found) {
      try {
        const text = await textOf(entry);
        const read = name.endsWith('.csv') ? csvRecords(text, name) : yamlRecords(text);
        for (const [key, record] of read) records.set(key, record);
      } catch (error) {
        notices.push(fill(says.cannotReadSubmissions, { name, error: messageOf(error) }));
      }
    }
  }
  return { records, notices };
}

/** Some exports have a ZIP for each submission. */
function keyOf(name: string): string {
  return name.replace(/\.zip$/, '');
}

function handInOf({ name, files }: Child, record: Attribution | undefined): HandIn {
  const submitters = record?.submitters ?? [];
  const [first] = submitters;
  const at = timeOf(record?.createdAt ?? '');
  return {
    person: {
      id: first === undefined ? keyOf(name) : (first.id ?? null),
      name: namesOf(submitters) ?? keyOf(name),
      ...(first?.email === undefined ? {} : { email: first.email }),
    },
    ...(submitters.length > 1 ? { members: submitters } : {}),
    ...(at === undefined ? {} : { at }),
    files,
    ...(first === undefined ? { remarks: [says.gradescopeNotSay] } : {}),
  };
}

/** "Ada Berg, Bo Chen"; null: nobody is named. */
function namesOf(submitters: readonly Submitter[]): string | null {
  return submitters.length === 0 ? null : submitters.map(({ name }) => name).join(', ');
}

/**
 * The same people twice are two attempts. Somebody who is in a team as well as alone handed in two different things: the
 * second gets an identity of its own.
 */
function withAttempts(handIns: readonly HandIn[]): readonly HandIn[] {
  const teams = Map.groupBy(handIns, ({ person, members }) =>
    JSON.stringify((members ?? [person]).map((one) => one.id ?? one.email ?? one.name).toSorted()),
  );
  const taken = new Set<string>();
  return [...teams.values()].flatMap((own) => {
    const [first] = own;
    const id = first?.person.id ?? first?.person.email ?? null;
    const isOther = id !== null && taken.has(id);
    if (id !== null) taken.add(id);
    return own.map((one, index) => ({
      ...one,
      ...(isOther ? { person: { ...one.person, id: `${id} (${one.person.name})` } } : {}),
      ...(own.length > 1 ? { attempt: String(index + 1) } : {}),
    }));
  });
}

const Person = z.looseObject({
  ':name': z.string().catch(''),
  ':sid': z.string().catch(''),
  ':email': z.string().catch(''),
});
const Submission = z
  .looseObject({ ':submitters': z.array(Person).catch([]), ':created_at': z.string().catch('') })
  .catch({ ':submitters': [], ':created_at': '' });
const Submissions = z.record(z.string(), Submission);

/** Submissions share nothing, so that a file with more than a few is no export. */
const MAX_ALIASES = 100;

/** @throws Error for a text that is no YAML */
function yamlRecords(text: string): ReadonlyMap<string, Attribution> {
  const records = Submissions.parse(yamlTexts(whoAndWhen(text), MAX_ALIASES) || {});
  return new Map(
    Object.entries(records).map(([key, record]) => [
      key,
      {
        submitters: record[':submitters'].map((one) => submitterOf(one[':name'], one[':sid'], one[':email'])),
        createdAt: record[':created_at'],
      },
    ]),
  );
}

/**
 * The lines about submitters and times. What else there is (every test's output, for one) may be many megabytes; it is
 * indented deeper than the keys of a submission.
 */
function whoAndWhen(text: string): string {
  let isWanted = false;
  const lines = text.split('\n').filter((line) => {
    if (/^[^\s#]/.test(line)) {
      isWanted = false;
      return true;
    }
    if (/^ {2}[^\s-]/.test(line)) isWanted = /^ {2}:(?:submitters|created_at):/.test(line);
    return isWanted;
  });
  return lines.join('\n');
}

/** Of an online assignment: a row for each person. @throws Error for a text that is no CSV */
function csvRecords(text: string, file: string): ReadonlyMap<string, Attribution> {
  const byKey = Map.groupBy(readCsv(text, file), (row) => `submission_${row['submission_id'] ?? ''}`);
  byKey.delete('submission_');
  return new Map(
    [...byKey].map(([key, own]) => [key, { submitters: own.map(submitterOfRow), createdAt: '' }]),
  );
}

function submitterOfRow(row: CsvRow): Submitter {
  const name = `${row['first_name'] ?? ''} ${row['last_name'] ?? ''}`.trim() || (row['name'] ?? '');
  return submitterOf(name, row['student_id'] ?? row['sid'] ?? '', row['email'] ?? '');
}

function submitterOf(name: string, sid: string, email: string): Submitter {
  const id = sid.trim();
  const address = email.trim();
  return {
    name: name.trim() || address || id || 'nobody named',
    ...(id === '' ? {} : { id }),
    ...(address === '' ? {} : { email: address }),
  };
}
