import { visible } from '../src/text/escape.ts';
import type { PagePair } from '../src/report/page-data.ts';
import { withoutEnding } from './common-ending.ts';
import { link } from './links.ts';
import { useReport } from './report.ts';

/** What is kept of a name's end, in characters. */
const TAIL = 9;

/**
 * A name that is cut before its end where there is no room: names of a class often begin alike. What they all end in goes
 * first. Whole it stands in the tip of what it is a part of.
 */
export function Name({ text }: { readonly text: string }) {
  const shown = withoutEnding(text, useReport().ending);
  const characters = Array.from(shown);
  if (characters.length <= TAIL + 4) return <span class="name">{shown}</span>;
  return (
    <span class="name short">
      <span>{characters.slice(0, -TAIL).join('')}</span>
      <span>{characters.slice(-TAIL).join('')}</span>
    </span>
  );
}

/** What a choice of files shows of a path, in characters: more would not stand in it. */
const PATH = 44;

/** A path without its beginning where it is long: what a file is called stands at the end. */
export function shortPath(path: string): string {
  const characters = Array.from(visible(path));
  return characters.length <= PATH ? characters.join('') : `…${characters.slice(1 - PATH).join('')}`;
}

export function SubmissionLink({ place }: { readonly place: number }) {
  const report = useReport();
  const name = report.name(place);
  return (
    <a
      class="name"
      href={link(`submission/${place}`)}
      title={name}
      aria-label={withoutEnding(name, report.ending)}
    >
      <Name text={name} />
    </a>
  );
}

/** Both names, and the way to the comparison. */
export function PairLink({
  pair,
  query = {},
}: {
  readonly pair: PagePair;
  /** The list that it stands in, for the way to its next pair. */
  readonly query?: Readonly<Record<string, string | null>>;
}) {
  const report = useReport();
  const [a, b] = [report.name(pair.a), report.name(pair.b)];
  return (
    <a
      class={pair.dismissed === null ? 'pair' : 'pair dismissed'}
      href={link(`compare/${pair.a}/${pair.b}`, query)}
      title={`${a} ↔ ${b}`}
      aria-label={`${withoutEnding(a, report.ending)} ↔ ${withoutEnding(b, report.ending)}`}
    >
      <Name text={a} />
      <span class="versus">↔</span>
      <Name text={b} />
    </a>
  );
}
