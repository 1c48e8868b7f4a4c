import { useMemo } from 'preact/hooks';
import { visible } from '#base';
import type { DossierPassage, PageMatches, PageSource, PairFragment, SubmissionSource } from '#report';
import { fileUrl, linesUrl, linesWords, quotedPassages, sourceFacts, sourceName, sourcesOf } from '#report';
import { Badge } from './badges.tsx';
import { CommonButton } from './common-button.tsx';
import { PassageOnPaper } from './dossier-passage.tsx';
import { Away, Facts } from './facts.tsx';
import { link } from './links.ts';
import { useReport } from './report.ts';
import { Score } from './score.tsx';
import { Said } from './words.tsx';

/** Sources of one submission that are listed. */
const LISTED = 20;
/** Places in the list of one source. */
const PLACES = 50;

export interface OnTheWebProps {
  readonly place: number;
  readonly matches: PageMatches;
  readonly source: PageSource | null;
}

/** The public code that a submission is like, or why none is told. Nothing where no search was asked for. */
export function OnTheWeb({ place, matches, source }: OnTheWebProps) {
  const report = useReport();
  const { words } = report;
  const sources = sourcesOf({ matches });
  const { webState, role } = report.submission(place) ?? {};
  if (sources.length === 0 && (webState === undefined || role !== 'judged')) return null;
  return (
    <section class="card on-the-web" aria-labelledby="on-the-web">
      <h2 id="on-the-web">{words.say('web.title')}</h2>
      {webState === 'not-searched' ? <p class="empty">{words.say('web.whyNot')}</p> : null}
      {webState === 'partly' ? <p class="hint">{words.say('web.whyPartly')}</p> : null}
      {sources.length === 0 ? (
        webState === 'not-searched' ? null : (
          <p class="empty">{words.say('web.noneFound')}</p>
        )
      ) : (
        <>
          <p class="hint">{words.say('web.caution')}</p>
          {report.isAnonymous ? null : (
            <p class="actions">
              <a href={link(`submission/${place}`, { view: 'dossier' })}>{words.say('compare.dossier')}</a>
            </p>
          )}
        </>
      )}
      {sources.slice(0, LISTED).map((one, at) => (
        <WebSource key={at} place={place} number={at + 1} found={one} source={source} />
      ))}
      {sources.length > LISTED ? (
        <p class="hint">{words.say('compare.moreRegions', { n: sources.length - LISTED })}</p>
      ) : null}
    </section>
  );
}

interface WebSourceProps {
  readonly place: number;
  readonly number: number;
  readonly found: SubmissionSource;
  readonly source: PageSource | null;
}

/** One public file: what it is, where the lines stand, and the lines side by side. */
function WebSource({ place, number, found: { source: found, similarity, matches }, source }: WebSourceProps) {
  const report = useReport();
  const { words, isAnonymous, page } = report;
  const passages = useMemo(() => quotedPassages(source, matches), [source, matches.length]);
  const submission = report.submission(place);
  const url = fileUrl(found);
  const title = isAnonymous ? words.say('web.source') : visible(words.write(sourceName(found)));
  return (
    <article class="web-source" aria-labelledby={`web-source-${number}`}>
      <h3 id={`web-source-${number}`}>
        <Away url={isAnonymous ? null : url}>{title}</Away>{' '}
        {found.counts ? null : <Badge kind="note">{words.say('web.doesNotCount')}</Badge>}
      </h3>
      <p>
        <Score value={similarity} threshold={page.thresholds.similarity} isFlag={found.counts} />
      </p>
      {isAnonymous || submission === undefined ? null : (
        <Facts facts={sourceFacts(page, submission, found)} />
      )}
      <Places matches={matches} />
      {passages.length === 0 ? (
        <p class="hint">{words.say('web.notQuoted')}</p>
      ) : (
        <details open={number === 1}>
          <summary>{words.say('web.showLines', { n: passages.length })}</summary>
          {passages.map((passage, at) => (
            <div key={at}>
              <PassageOnPaper
                number={at + 1}
                passage={passage}
                names={[report.name(place), words.say('web.source')]}
              />
              <CommonButton fragment={common(passage)} sources={[source, null]} />
            </div>
          ))}
        </details>
      )}
    </article>
  );
}

/** What a reader may call code that everybody may have: the submission's own lines. */
function common({ left, right }: DossierPassage): PairFragment {
  return { left, right, tokens: null, sharedBy: null };
}

/** Where lines stand on both sides; those of the source are a link. */
function Places({ matches }: { readonly matches: PageMatches }) {
  const { words, isAnonymous } = useReport();
  return (
    <ul class="plain">
      {matches.slice(0, PLACES).map(({ own, other, source }, at) => {
        const url = source === undefined ? null : linesUrl(source, other);
        return (
          <li key={at}>
            <code>{visible(own.file)}</code> <Said of={linesWords(own.lineStart, own.lineEnd)} /> ↔{' '}
            <Away url={isAnonymous ? null : url}>
              {isAnonymous ? null : <code>{visible(other.file)}</code>}{' '}
              <Said of={linesWords(other.lineStart, other.lineEnd)} />
            </Away>
          </li>
        );
      })}
      {matches.length > PLACES ? (
        <li>{words.say('compare.moreRegions', { n: matches.length - PLACES })}</li>
      ) : null}
    </ul>
  );
}
