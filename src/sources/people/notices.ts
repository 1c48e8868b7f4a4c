import { count, listed, message, type Message, type Text, visible } from '#base';
import { type Findings, judgedOf, type Together, TOGETHER } from '#contract';
import { partnersOf } from './belonging.ts';
import type { PeopleDirectory } from './directory.ts';
import type { Joinable } from './hand-in.ts';
import type { Joined, JoinedBy } from './join.ts';
import type { PersonRow } from './person-row.ts';

/** Names in one sentence. */
const NAMED = 10;

/** What the catalogue calls them. */
const KINDS: Readonly<Record<Together, string>> = {
  'same-person': 'person',
  team: 'team',
  partners: 'partners',
  staff: 'staff',
};

/** "12 pairs of team mates and 1 of one person were not counted: …"; empty: there is none. */
export function togetherNotices({ pairs }: Pick<Findings, 'pairs'>): readonly Message[] {
  const marked = pairs.filter(({ together }) => together !== undefined);
  const kinds = TOGETHER.flatMap((kind) => {
    const { length } = marked.filter(({ together }) => together === kind);
    return length === 0 ? [] : [{ n: length, kind: KINDS[kind] }];
  });
  if (kinds.length === 0) return [];
  const values = kinds.map((one, at) =>
    message('report.pairsOf', { ...one, isFirst: at === 0 ? 'yes' : 'no' }),
  );
  const isOne = marked.length === 1 ? 'yes' : 'no';
  return [message('notices.together', { isOne, pairs: { as: 'list', values } })];
}

/** That a service of others counts those as flagged, too, whom a list excuses; empty: it counts the same. */
export function serviceNotices(given: Findings, now: Findings): readonly Message[] {
  const [counted, here] = [given.serviceFlaggedCount, now.serviceFlaggedCount];
  if (given.service.kind === 'embedded' || counted === null || here === null || here >= counted) return [];
  return [message('notices.serviceCounts', { counted, here })];
}

/** Rows that match no submission, submissions that match no row, and what the lists say that nobody can know. */
export function joiningNotices(
  directory: PeopleDirectory,
  joined: ReadonlyMap<string, Joined>,
  submissions: readonly Joinable[],
  split: readonly string[],
): readonly Message[] {
  const { people } = directory;
  const ofPartner = partnersOf(joined, directory);
  const used = new Set([...joined.values()].flatMap(({ rows }) => rows));
  // That staff hand in nothing is no news.
  const unused = people.filter((row) => !used.has(row) && !row.isStaff);
  const strangers = judgedOf(submissions).filter(({ key }) => joined.get(key)?.rows.length === 0);
  const claims = submissions.flatMap(({ key, name }) => {
    const claimed = joined.get(key)?.claimed ?? [];
    return claimed.length === 0
      ? []
      : [message('notices.shownAs', { name: quoted(name), people: all(claimed.map(onList)) })];
  });
  const unknown = people.flatMap((row) =>
    row.partners.filter((one) => ofPartner(one) === null).map((one) => atLine(one, row)),
  );
  return [
    ...(unused.length === 0
      ? []
      : [
          message('notices.rowsUnmatched', {
            n: unused.length,
            all: people.length,
            names: some(unused.map(onList)),
          }),
        ]),
    ...(strangers.length === 0
      ? []
      : [
          message('notices.strangersToList', {
            n: strangers.length,
            names: some(strangers.map(({ name }) => quoted(name))),
          }),
        ]),
    ...(claims.length === 0 ? [] : [message('notices.claimed', { names: some(claims) })]),
    ...(unknown.length === 0 ? [] : [message('notices.partnersUnknown', { names: some(unknown) })]),
    ...(split.length === 0
      ? []
      : [message('notices.teamsSplit', { n: split.length, names: some(split.map(quoted)) })]),
  ];
}

const BY_WORDS: Readonly<Record<JoinedBy, string>> = {
  file: 'file',
  id: 'id',
  email: 'e-mail',
  login: 'login',
  name: 'name',
  team: 'name of the team',
  attempts: 'attempts',
  hand: 'another hand-in',
};

/** Who was matched and by what, for a rehearsal; empty: nobody. */
export function matchedNotices(
  joined: ReadonlyMap<string, Joined>,
  submissions: readonly Joinable[],
): readonly string[] {
  const matched = submissions.flatMap(({ key, name }) => {
    const { rows, by } = joined.get(key) ?? {};
    return rows === undefined || by === null || by === undefined || rows.length === 0
      ? []
      : [{ by, words: matchedWords(name, rows) }];
  });
  return [...Map.groupBy(matched, ({ by }) => by)].map(
    ([by, group]) =>
      `people: ${count(group.length, 'submission')} matched by ${BY_WORDS[by]}: ${shown(group.map(({ words }) => words))}.`,
  );
}

/** `"jdoe" is "Jane Doe" (line 3)`; where both are one word, `"jdoe" (line 3)`. */
function matchedWords(name: string, rows: readonly PersonRow[]): string {
  const who = rows.map(calledIn).join(' and ');
  return who.startsWith(`${quoted(name)} `) ? who : `${quoted(name)} is ${who}`;
}

function calledIn(row: PersonRow): string {
  return `${quoted(nameOf(row))} (line ${row.line})`;
}

function onList(row: PersonRow): Message {
  return atLine(nameOf(row), row);
}

function atLine(name: string, { line }: PersonRow): Message {
  return message('notices.onList', { name: quoted(name), line: String(line) });
}

function nameOf({ name, id, logins, emails, files }: PersonRow): string {
  return name ?? id ?? logins[0] ?? emails[0] ?? files[0] ?? '';
}

function all(values: readonly Text[]): Text {
  return { as: 'list', values };
}

function some(values: readonly Text[]): Text {
  return { as: 'list', values, most: NAMED };
}

/** A hostile text in a sentence. */
export function quoted(text: string): string {
  return JSON.stringify(visible(text));
}

function shown(words: readonly string[]): string {
  return listed(words, NAMED);
}
