import type { PagePair } from '../src/report/page-data.ts';
import type { Words } from '../src/words/words.ts';
import { Said, useWords } from './words.tsx';
import { FIRST_MEANS, HANDED_IN_MEANS } from '../src/report/first-words.ts';
import { visible } from '../src/text/escape.ts';
import { type Report, useReport } from './report.ts';
import { Name } from './names.tsx';

interface When {
  /** Goes on after the name and a colon. */
  readonly text: string;
  readonly url: string | null;
  readonly isKnown: boolean;
}

/** Who had the code of a pair first, by clocks that are not theirs, and what that does not say. */
export function WhoFirst({ a, b }: { readonly a: number; readonly b: number }) {
  const report = useReport();
  const words = useWords();
  const pair = report.pair(a, b);
  if (pair === undefined) return null;
  const sides = [a, b].map((place) => ({ place, ...whenOf(report, pair, place, words) }));
  if (pair.first === null && sides.every(({ isKnown }) => !isKnown)) {
    return (
      <p class="who-first hint">Who had it first: not known; there are no times of pushes or hand-ins.</p>
    );
  }
  return (
    <div class="who-first">
      <p class="hint">{pair.first === null ? 'Handed in' : 'The longest shared fragment first stood'}</p>
      <ul class="plain">
        {sides.map(({ place, text, url, isKnown }) => (
          <li key={place} class={isKnown ? '' : 'hint'}>
            <b>
              <Name text={report.name(place)} />
            </b>
            : {url === null || report.isAnonymous ? text : <a href={url}>{text}</a>}
          </li>
        ))}
      </ul>
      <p class="hint">
        <Said of={pair.first === null ? HANDED_IN_MEANS : FIRST_MEANS} />
      </p>
    </div>
  );
}

/** The push that brought the code, else when the submission was handed in. */
function whenOf(report: Report, pair: PagePair, place: number, words: Words): When {
  const first = pair.first === null ? null : pair.a === place ? pair.first.a : pair.first.b;
  const pushed = first === null ? 'not known' : words.tell(first.text);
  if (first !== null && first.at !== null) return { text: pushed, url: first.url, isKnown: true };
  const handedIn = report.submission(place)?.handedIn ?? null;
  if (handedIn === null) return { text: pushed, url: null, isKnown: false };
  const { text, isAttested } = handedIn;
  const handed = `${visible(words.write(text))}${isAttested ? '' : ' (nobody attests it)'}`;
  return {
    text: first === null ? handed : `handed in ${handed}; the push is ${pushed}`,
    url: null,
    isKnown: true,
  };
}
