import { handedIn } from '#report';
import { SubmissionLink } from './names.tsx';
import { useReport } from './report.ts';

/** Who of a group handed in when, as far as that is known: a picture and the times that it is made of. */
export function HandedInWhen({ places }: { readonly places: readonly number[] }) {
  const report = useReport();
  const { words } = report;
  const known = places
    .flatMap((place) => {
      const one = report.submission(place);
      const when = one === undefined ? null : handedIn(one);
      const at = Date.parse(when?.at ?? '');
      return when === null || Number.isNaN(at) ? [] : [{ place, at, text: when.text }];
    })
    .toSorted((x, y) => x.at - y.at);
  const [from, to] = [known[0]?.at ?? 0, known.at(-1)?.at ?? 0];
  if (from === to) return null;
  return (
    <details>
      <summary>{words.say('graph.when', { n: known.length, all: places.length })}</summary>
      <ol class="when">
        {known.map(({ place, at, text }) => (
          <li key={place}>
            <SubmissionLink place={place} />
            <svg viewBox="0 0 100 4" aria-hidden="true">
              <path d="M2 2h96" />
              <circle cx={2 + (96 * (at - from)) / (to - from)} cy={2} r={2} />
            </svg>
            <span class="hint">{words.write(text)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
