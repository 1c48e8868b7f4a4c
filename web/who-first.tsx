import { message, type Text, visible } from '#base';
import { FIRST_MEANS, firstSeenWords, HANDED_IN_MEANS, handedIn, type ListedPair, pushUrl } from '#report';
import { type Report, useReport } from './report.ts';
import { Name } from './names.tsx';
import { Rich, useWords } from './words.tsx';

interface Seen {
  /** Goes on after the name and a colon. */
  readonly text: Text;
  readonly url: string | null;
  readonly isKnown: boolean;
}

/** Who had the code of a pair first, by clocks that are not theirs, and what that does not say. */
export function WhoFirst({ a, b }: { readonly a: number; readonly b: number }) {
  const report = useReport();
  const words = useWords();
  const pair = report.pair(a, b);
  if (pair === undefined) return null;
  const sides = [a, b].map((place) => ({ place, ...whenOf(report, pair, place) }));
  if (pair.first === undefined && sides.every(({ isKnown }) => !isKnown)) {
    return <p class="who-first hint">{words.say('compare.whoFirstNotKnown')}</p>;
  }
  return (
    <div class="who-first">
      <p class="hint">{words.say(pair.first === undefined ? 'compare.handedIn' : 'compare.firstStood')}</p>
      <ul class="plain">
        {sides.map(({ place, text, url, isKnown }) => (
          <li key={place} class={isKnown ? '' : 'hint'}>
            <Rich
              of={message('compare.whoWhen')}
              tags={{
                who: () => (
                  <b>
                    <Name text={report.name(place)} />
                  </b>
                ),
                when: () => <When text={visible(words.write(text))} url={report.isAnonymous ? null : url} />,
              }}
            />
          </li>
        ))}
      </ul>
      <p class="hint">{words.write(pair.first === undefined ? HANDED_IN_MEANS : FIRST_MEANS)}</p>
    </div>
  );
}

function When({ text, url }: { readonly text: string; readonly url: string | null }) {
  return url === null ? <>{text}</> : <a href={url}>{text}</a>;
}

/** The push that brought the code, else when the submission was handed in. */
function whenOf(report: Report, pair: ListedPair, place: number): Seen {
  const first = pair.a === place ? pair.first?.a : pair.first?.b;
  const push = first === undefined ? null : firstSeenWords(first);
  const submission = report.submission(place);
  if (first?.kind === 'push' && push !== null) {
    return { text: push, url: pushUrl(report.page, submission, first), isKnown: true };
  }
  const known = submission === undefined ? null : handedIn(submission);
  if (known === null) {
    return { text: push ?? message('compare.notKnown'), url: null, isKnown: false };
  }
  const { text, isAttested } = known;
  const time = isAttested ? text : message('compare.notAttested', { time: text });
  return {
    text: push === null ? time : message('compare.handedInNoPush', { time, push }),
    url: null,
    isKnown: true,
  };
}
