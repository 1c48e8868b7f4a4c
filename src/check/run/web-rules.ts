import { SPELLED } from '#base';
import { judgedOf, type Origin, type PackedSubmission, type Settings } from '#contract';
import { fullName, parseRepositoryName } from '#github';
import { hex } from '#native';
import { digestOf } from '#service';
import type { PersonRow } from '#sources';
import type { WebPlan } from '../plan.ts';
import type { Collection } from './collect.ts';
import type { PeopleOfRun } from './people-of-run.ts';
import type { Prior } from './prior.ts';
import type { World } from './world.ts';

/** An owner of so many collected repositories is the course, and no student. */
const COURSE_REPOSITORIES = 2;

/** RFC 3339 with a zone: without one nobody knows when it was. */
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/**
 * What the web is searched for, and by which rules: what is no source, what is never said, and whose accounts are whose. All names
 * are digests with a salt of this run alone, so that a service learns none of them.
 */
export function webRules(
  run: {
    readonly settings: Settings;
    readonly world: Pick<World, 'event'>;
    readonly prior: Pick<Prior, 'searched'>;
  },
  { people: rows }: Pick<Collection, 'people'>,
  { packed, rowsOf }: Pick<PeopleOfRun, 'packed' | 'rowsOf'>,
): WebPlan {
  const { settings, world, prior } = run;
  const salt = hex(crypto.getRandomValues(new Uint8Array(32)));
  const digests = (texts: Iterable<string>): string[] =>
    [...new Set([...texts].map((text) => digestOf(salt, text)))].toSorted();
  return {
    providers: settings.web,
    requests: settings.webRequests,
    salt,
    exclude: digests(notSources(settings, world.event, packed)),
    never: digests(unsaidWords(packed, rows)),
    submissions: new Map(
      judgedOf(packed).map((one) => {
        const at = handedInAt(one.origin);
        const before =
          one.origin.kind === 'repository' ? prior.searched.get(one.origin.repositoryId) : undefined;
        return [
          one.key,
          {
            own: digests(accountsOf(one.origin, rowsOf(one.key), world.event)),
            ...(at === null ? {} : { at }),
            ...(before === undefined ? {} : { remembered: [...before.sources] }),
            ...(before?.isCurrent === false ? { again: true } : {}),
          },
        ] as const;
      }),
    ),
  };
}

/** Owners and repositories that are never a source: the course's, starter code, and what is checked itself. */
function notSources(
  { organization, starter, archive, aiReferences }: Settings,
  { repository, workflowRun }: World['event'],
  packed: readonly PackedSubmission[],
): readonly string[] {
  const collected = packed.flatMap(({ origin }) =>
    origin.kind === 'directory' ? [] : [{ owner: origin.owner, repo: origin.repo }],
  );
  const byOwner = Map.groupBy(collected, ({ owner }) => owner.toLowerCase());
  const courses = [...byOwner].flatMap(([owner, all]) => (all.length >= COURSE_REPOSITORIES ? [owner] : []));
  const named = [starter, ...archive, ...aiReferences].flatMap((text) => {
    const name = text === null ? null : parseRepositoryName(text);
    return name === null ? [] : [name];
  });
  return [
    ...(organization === null ? [] : [organization]),
    ...courses,
    ...[...collected, ...named, ...(repository === null ? [] : [repository])].map(fullName),
    ...(workflowRun === null || workflowRun.from === null ? [] : [workflowRun.from.owner]),
  ];
}

/** The accounts of whoever wrote a submission: what stands there is their own. */
function accountsOf(
  origin: Origin,
  rows: readonly PersonRow[],
  { pullRequest }: World['event'],
): readonly string[] {
  const logins = rows.flatMap((row) => row.logins);
  switch (origin.kind) {
    case 'repository': {
      const { owner, student, login } = origin;
      return [owner, ...logins, ...[student, login].filter((one) => one !== undefined)];
    }
    case 'pull-request': {
      const head = origin.number === pullRequest?.number ? pullRequest.headRepository : null;
      return [origin.author, ...logins, ...(head === null ? [] : [head.owner])];
    }
    case 'directory':
      return [...logins, ...(origin.handIn?.login === undefined ? [] : [origin.handIn.login])];
  }
}

/** When a submission was handed in, by a server's clock; null: no server says so, or not in which zone. */
function handedInAt(origin: Origin): string | null {
  const at =
    origin.kind === 'repository'
      ? origin.pushedAt
      : origin.kind === 'directory'
        ? origin.handIn?.at
        : undefined;
  return at !== undefined && ZONED.test(at) ? at : null;
}

/** Words of folders and files that every project has: they name nobody, and much code says them. */
const LAYOUT_WORDS: ReadonlySet<string> = new Set(
  'src main test tests java python kotlin com org app lib bin util utils index init include core model models view views resources package'.split(
    ' ',
  ),
);

/** Most words that are told to a service: half of what its requests may hold. */
const MAX_WORDS = 7_000;

/**
 * Words that are never sent to a search of the web: those of the names of people, of their e-mail addresses, logins and numbers, of
 * the names of submissions, and of the paths of their files. In lower case; words of people stand before those of paths.
 */
export function unsaidWords(
  packed: readonly PackedSubmission[],
  rows: readonly PersonRow[],
): ReadonlySet<string> {
  const people = [
    ...rows.flatMap(({ id, name, team }) => [id, name, team].filter((one) => one !== null)),
    ...rows.flatMap(({ also, emails, logins, partners, attempts, files }) =>
      [also, emails, logins, partners, attempts, files].flat(),
    ),
    ...packed.flatMap(({ name, key, origin }) => [name, key, ...namesIn(origin)]),
  ];
  const paths = packed.flatMap(({ files, leftOut }) => [...files, ...leftOut].map(({ path }) => path));
  const words = new Set<string>();
  for (const text of people) for (const word of wordsOf(text)) words.add(word);
  for (const path of paths) {
    for (const word of wordsOf(path.replace(/\.[^./]+$/, ''))) if (!LAYOUT_WORDS.has(word)) words.add(word);
  }
  return new Set([...words].slice(0, MAX_WORDS));
}

function namesIn(origin: PackedSubmission['origin']): readonly string[] {
  switch (origin.kind) {
    case 'repository':
      return [origin.student, origin.login].filter((one) => one !== undefined);
    case 'pull-request':
      return [origin.author];
    case 'directory': {
      const { id = null, login, email, members = [] } = origin.handIn ?? {};
      return [
        ...[id, login, email].filter((one) => one != null),
        ...members.flatMap((one) => [one.name, one.id, one.email].filter((text) => text !== undefined)),
      ];
    }
  }
}

/** A word of one letter is everywhere in code. */
const SHORTEST = 2;

/** What in a text could be a name: its words, the parts of those (`annaSchmidt_2`), and each without accents. In lower case. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text.normalize('NFC').split(/[^\p{L}\p{M}\p{N}]+/u);
  const parts = words.flatMap((word) =>
    word.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{M}]+/u),
  );
  return new Set(
    [...words, ...parts]
      .map((word) => word.toLowerCase())
      .flatMap((word) => [word, word.normalize('NFD').replaceAll(/\p{M}/gu, ''), inLatin(word)])
      .filter((word) => word.length >= SHORTEST),
  );
}

const LATIN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ...SPELLED };

/** As people write a name that their keyboard cannot: `Müller` is `mueller`, `Łukasz` `lukasz`. */
function inLatin(word: string): string {
  return word.replaceAll(/[äöüßøåæœłđðþı]/g, (letter) => LATIN[letter] ?? letter);
}
