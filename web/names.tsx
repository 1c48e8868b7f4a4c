import { visible } from '#base';
import { type ListedPair, roleWords, withRole } from '#report';
import { link } from './links.ts';
import { RoleBadge } from './badges.tsx';
import { type Report, useReport } from './report.ts';

/** What is kept of a name's end, in characters; a little more or less where that leaves its words whole. */
const TAIL = 9;
const TAIL_RANGE = [5, 13] as const;

/**
 * A name without what all names begin and end with, cut before its end where there is no room. Whole it stands in the tip of
 * what it is a part of.
 */
export function Name({ text }: { readonly text: string }) {
  const shown = useReport().short(text);
  const characters = Array.from(shown);
  // Read in its own direction, and not mixed with the name beside it.
  if (characters.length <= TAIL + 4) {
    return (
      <span class="name" dir="auto">
        {shown}
      </span>
    );
  }
  const tail = tailOf(characters);
  return (
    <span class="name short" dir="auto">
      <span>{characters.slice(0, -tail).join('')}</span>
      <span>{characters.slice(-tail).join('')}</span>
    </span>
  );
}

/** How many characters of a name its end takes: from a sign on, where there is one about there. */
function tailOf(characters: readonly string[]): number {
  const [least, most] = TAIL_RANGE;
  for (let away = 0; away <= most - TAIL; away += 1) {
    for (const tail of [TAIL - away, TAIL + away]) {
      const isSign = /[^\p{L}\p{N}\p{M}]/u.test(characters.at(-tail) ?? '');
      if (isSign && tail >= least && tail < characters.length - 1) return tail;
    }
  }
  // Such a character is as wide as two letters, and no sign parts the words.
  return /[\u2e80-\uffff]/u.test(characters.at(-1) ?? '') ? Math.ceil(TAIL / 2) : TAIL;
}

/** What a choice of files shows of a path, in characters: more would not stand in it. */
const PATH = 44;

/** A path without its beginning where it is long: what a file is called stands at the end. */
export function shortPath(path: string): string {
  const characters = Array.from(visible(path));
  return characters.length <= PATH ? characters.join('') : `…${characters.slice(1 - PATH).join('')}`;
}

/** Says once what every name of the list is shown without; nothing where names are whole. */
export function ShortNamesHint() {
  const { ends, words } = useReport();
  const { start, end } = ends;
  if (start === '' && end === '') return null;
  const have = end === '' ? 'start' : start === '' ? 'end' : 'both';
  return <p class="hint names-hint">{words.say('lists.namesHint', { have, start, end })}</p>;
}

export function SubmissionLink({ place }: { readonly place: number }) {
  const report = useReport();
  const name = report.name(place);
  return (
    <a class="name" href={link(`submission/${place}`)} title={name} aria-label={name}>
      <Name text={name} />
    </a>
  );
}

/** A name, and what it is the name of where that is not judged: whoever was here last year, too, may be in both classes. */
export function NameInList({ place }: { readonly place: number }) {
  const report = useReport();
  return (
    <span class="in-list">
      <Name text={report.name(place)} />
      <RoleBadge of={report.submission(place)} />
    </span>
  );
}

/** The same, as it is read out. */
function nameInList(report: Report, place: number): string {
  const one = report.submission(place);
  const role = one === undefined ? null : roleWords(one);
  return withRole(report.short(report.name(place)), role, report.words);
}

/** Both names, and the way to the comparison. */
export function PairLink({
  pair,
  query = {},
}: {
  readonly pair: ListedPair;
  /** The list that it stands in, for the way to its next pair. */
  readonly query?: Readonly<Record<string, string | null>>;
}) {
  const report = useReport();
  const { a, b } = pair;
  return (
    <a
      class={pair.dismissed === null ? 'pair' : 'pair dismissed'}
      href={link(`compare/${a}/${b}`, query)}
      title={`${report.name(a)} ↔ ${report.name(b)}`}
      aria-label={`${nameInList(report, a)} ↔ ${nameInList(report, b)}`}
    >
      <NameInList place={a} />
      <span class="versus">↔</span>
      <NameInList place={b} />
    </a>
  );
}
