import { createContext, Script } from 'node:vm';
import picomatch from 'picomatch';
import { ConfigurationError, fill, occurrences } from '#base';
import { fullName, parseRepositoryName, type RepositoryName } from '#github';
import * as says from './says.ts';

/** What one line of `repositories` asks for. */
export type RepositoryPattern =
  /** One repository, looked up by its name: a missing one is reported. */
  | { readonly kind: 'name'; readonly text: string; readonly name: RepositoryName }
  /** All of an owner's repositories whose whole name matches. */
  | {
      readonly kind: 'match';
      readonly text: string;
      readonly owner: string;
      /**
       * null: no match; else the student where the pattern says who it is.
       *
       * @throws ConfigurationError where the pattern takes too long
       */
      match(repo: string): { readonly student: string | null } | null;
    };

/** A glob is for whole names, without case, as GitHub's names are. */
const GLOB_OPTIONS = { nocase: true, dot: true, nonegate: true } as const;
const GLOB_SIGNS = /[*?[\]{}()!]/;

/**
 * Reads one line of `repositories`: `owner/name`, `name`, a glob over names (with or without owner), or `/regex/flags`
 * over the whole name with an optional group `student`.
 *
 * @param organization owner of what is written without one; null: there is none
 * @returns a sentence where the line cannot be used
 */
export function parsePattern(text: string, organization: string | null): RepositoryPattern | string {
  const noOwner = fill(says.repositoriesNames, { text: JSON.stringify(text) });
  if (text.startsWith('/')) {
    const closing = text.lastIndexOf('/');
    if (organization === null) return noOwner;
    const find = finder(
      text,
      new RegExp(`^(?:${text.slice(1, closing)})$`, `i${text.slice(closing + 1).replace('i', '')}`),
    );
    return {
      kind: 'match',
      text,
      owner: organization,
      match: (repo: string) => {
        const found = find(repo);
        return found === null ? null : { student: found.groups?.['student'] ?? null };
      },
    };
  }
  const slash = text.indexOf('/');
  const owner = slash < 0 ? organization : text.slice(0, slash);
  const rest = text.slice(slash + 1);
  if (owner === null || owner === '') return noOwner;
  if (GLOB_SIGNS.test(owner)) {
    return fill(says.repositoriesGlob, { text: JSON.stringify(text) });
  }
  if (!GLOB_SIGNS.test(rest)) {
    const name = parseRepositoryName(`${owner}/${rest}`);
    return name === null
      ? fill(says.repositoriesNoName, { text: JSON.stringify(text) })
      : { kind: 'name', text, name };
  }
  const find = finder(text, picomatch.makeRe(rest, GLOB_OPTIONS));
  const literal = /^[^*?[\]{}()!]*/.exec(rest)?.[0] ?? '';
  return {
    kind: 'match',
    text,
    owner,
    match: (repo: string) => {
      if (find(repo) === null) return null;
      // `hw1-*`: what the star stands for is who it is.
      const tail = rest === `${literal}*` && literal !== '' ? repo.slice(literal.length) : '';
      return { student: tail === '' ? null : tail };
    },
  };
}

function finder(text: string, expression: RegExp): (repo: string) => RegExpExecArray | null {
  const find = boundedMatch(expression);
  return (repo) => {
    const found = find(repo);
    if (found !== 'too-slow') return found;
    throw new ConfigurationError(fill(says.repositoriesTakes, { text: JSON.stringify(text) }));
  };
}

/** A shared beginning this long, in this many names, looks like a second assignment. */
const MIN_SHARED = 2;

/**
 * The prefix trap: `cs101-hello-*` also matches `cs101-hello-world-alice`. Says so where a part of the matched names goes
 * on with the same further word; null: nothing to say.
 */
export function prefixTrap(pattern: RepositoryPattern, matched: readonly RepositoryName[]): string | null {
  if (pattern.kind !== 'match' || pattern.text.startsWith('/')) return null;
  const tails = matched.flatMap((name) => pattern.match(name.repo)?.student ?? []);
  const groups = occurrences(tails.flatMap((tail) => /^[^-_]+[-_]/.exec(tail)?.[0].toLowerCase() ?? []));
  const suspects = [...groups].filter(([, count]) => count >= MIN_SHARED && count < tails.length);
  if (suspects.length === 0) return null;
  const [word, count] = suspects.toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const example = matched.find((name) => pattern.match(name.repo)?.student?.toLowerCase().startsWith(word));
  return fill(says.repositoriesMatch, {
    count,
    tails: tails.length,
    text: JSON.stringify(pattern.text),
    word: JSON.stringify(word),
    example: example === undefined ? '' : fullName(example),
  });
}

/** A name has at most 100 characters. What reads one for so long tries ever more ways to read it. */
const MOST_MS = 2000;
/** So many repetitions, none of them repeated itself, read any name at once, also with so many choices beside them. */
const FEW = { repetitions: 3, choices: 6 };
/**
 * A class of characters, an escaped one, the start of a group that is marked, the end of one that is repeated, a sign of
 * repetition, or one of choice: each `a?` and each `a|b` can double the ways to read a name.
 */
const PARTS = /\[(?:\\.|[^\]\\])*\]|\\.|\(\?|\)[*+{]|[*+]\??|[{?|]/gs;

/** Whether an expression is quick with every name, as nearly all are. */
function isQuick({ source }: RegExp): boolean {
  const parts = source.match(PARTS) ?? [];
  const repetitions = parts.filter((part) => /^\)?[*+{]/.test(part));
  const choices = parts.filter((part) => /^[?|]/.test(part));
  return (
    repetitions.length <= FEW.repetitions &&
    choices.length <= FEW.choices &&
    !repetitions.some((part) => part.startsWith(')'))
  );
}

const SCRIPT = new Script('run()');

/**
 * Reads names with an expression that somebody wrote, and that may take for ever with some names: whoever waits for one match
 * waits for all that the process does.
 *
 * @returns what finds it in a name. null: it does not. 'too-slow': it took too long, and is not tried again
 */
export function boundedMatch(expression: RegExp): (name: string) => RegExpExecArray | null | 'too-slow' {
  if (isQuick(expression)) return (name) => expression.exec(name);
  let isSlow = false;
  let wanted = '';
  let found: RegExpExecArray | null = null;
  const context = createContext({
    run: () => {
      found = expression.exec(wanted);
    },
  });
  return (name) => {
    if (isSlow) return 'too-slow';
    wanted = name;
    try {
      SCRIPT.runInContext(context, { timeout: MOST_MS });
      return found;
    } catch {
      isSlow = true;
      return 'too-slow';
    }
  };
}
