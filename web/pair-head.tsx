import { useMemo, useRef } from 'preact/hooks';
import { message, type Text, visible } from '#base';
import {
  CASE_FACTS,
  closenessWords,
  FIRST_MEANS,
  firstSeenWords,
  HANDED_IN_MEANS,
  handedIn,
  type ListedPair,
  pushUrl,
  TOGETHER_WORDS,
} from '#report';
import { Badge, RoleBadge } from './badges.tsx';
import { CaseControl } from './case-control.tsx';
import { caseOf, stateOf, subjectsOf } from './cases.ts';
import { link } from './links.ts';
import { Name, SubmissionLink } from './names.tsx';
import { KeysButton, useKeys } from './pair-keys.tsx';
import { listedPairs, usePairFilter } from './pair-list.ts';
import { type Report, useReport } from './report.ts';
import { replaceQuery } from './routes.ts';
import { Score } from './score.tsx';
import { Rich, useWords } from './words.tsx';
import { PairPlace } from './class-place.tsx';
import { PairNumbers } from './pair-numbers.tsx';

interface PairHeadProps {
  readonly a: number;
  readonly b: number;
  readonly report: Report;
  readonly query: URLSearchParams;
}

/** What stays in sight of a pair: who it is, its two numbers, its case, and the way to the next one. All else opens below it. */
export function PairHead({ a, b, report, query }: PairHeadProps) {
  const words = useWords();
  const head = useRef<HTMLElement>(null);
  const pair = report.pair(a, b);
  const { before, next, swapped, dossier, number, total } = useWays(a, b, report, query);
  const isOpen = query.has(ABOUT);
  const go = (hash: string | null) => (): void => {
    if (hash !== null) location.hash = hash;
  };
  const toggle = (): void => replaceQuery({ [ABOUT]: isOpen ? null : 1 });
  useKeys({
    n: go(next),
    p: go(before),
    s: go(swapped),
    d: go(dossier),
    i: toggle,
    c: () => head.current?.querySelector('select')?.focus(),
  });
  return (
    <>
      <header class="pair-head" ref={head}>
        <h1 tabIndex={-1}>
          <SubmissionLink place={a} />
          <RoleBadge of={report.submission(a)} />
          <span class="versus" role="img" aria-label={words.say('compare.and')}>
            ↔
          </span>
          <SubmissionLink place={b} />
          <RoleBadge of={report.submission(b)} />
        </h1>
        <BothNumbers pair={pair} report={report} />
        <CaseControl subjects={subjectsOf([a, b])} />
        <nav class="neighbours" aria-label={words.say('compare.neighbours')}>
          <Neighbour to={before} label={words.say('compare.pairBefore')} sign="←" name="p" />
          {number === null ? null : (
            <span class="hint">{words.say('compare.pairOf', { number, total })}</span>
          )}
          <Neighbour to={next} label={words.say('compare.nextPair')} sign="→" name="n" />
        </nav>
        <div class="more">
          <button
            type="button"
            aria-expanded={isOpen}
            title={words.say('compare.key', { key: 'i' })}
            onClick={toggle}
          >
            {words.say('compare.about')}
          </button>
          <KeysButton />
        </div>
      </header>
      {pair === undefined ? null : <Decided pair={pair} report={report} />}
      {isOpen ? <PairAbout a={a} b={b} swapped={swapped} dossier={dossier} /> : null}
    </>
  );
}

/** Where one goes from a pair, as addresses; null: there is nothing. */
function useWays(a: number, b: number, report: Report, query: URLSearchParams) {
  const pair = report.pair(a, b);
  const filter = usePairFilter(query);
  const list = useMemo(() => {
    const listed = listedPairs(report, filter);
    // A link from elsewhere may lead to a pair that the list leaves out.
    return pair === undefined || listed.includes(pair) ? listed : report.page.pairs;
  }, [report, filter, pair]);
  const at = pair === undefined ? -1 : list.indexOf(pair);
  const kept = { ...filter, [ABOUT]: query.get(ABOUT) };
  const addressOf = (other: ListedPair | undefined): string | null =>
    other === undefined ? null : link(`compare/${other.a}/${other.b}`, kept);
  return {
    /** Its neighbours in the list that it was chosen from. */
    before: addressOf(list[at - 1]),
    next: addressOf(at < 0 ? undefined : list[at + 1]),
    swapped: link(`compare/${b}/${a}`, kept),
    dossier: link(`compare/${a}/${b}`, { ...kept, view: 'dossier' }),
    /** Its place in that list, from 1. */
    number: at < 0 ? null : at + 1,
    total: list.length,
  };
}

/** The number that the threshold judges, and the one that says what to look at first. */
function BothNumbers({ pair, report }: { readonly pair: ListedPair | undefined; readonly report: Report }) {
  const { page, words } = report;
  return (
    <dl>
      <div>
        <dt>{words.say('compare.similarity')}</dt>
        <dd>
          <Score
            value={pair?.average ?? null}
            threshold={page.thresholds.similarity}
            isFlag={pair !== undefined && report.counts(pair)}
          />
        </dd>
      </div>
      <div>
        <dt>{words.say('compare.suspicion')}</dt>
        <dd class={pair?.standsOut === true ? 'suspicion out' : 'suspicion'}>
          {words.score(pair?.suspicion ?? null)}
        </dd>
      </div>
    </dl>
  );
}

/** Why nobody has to look at a pair: the two belong together, or it was dismissed; and what became of its group. */
function Decided({ pair, report }: { readonly pair: ListedPair; readonly report: Report }) {
  const words = useWords();
  const reason = report.dismissal(pair);
  const isCase = caseOf(subjectsOf([pair.a, pair.b])) !== undefined;
  const state = stateOf(pair);
  return (
    <>
      {pair.together === undefined ? null : <BelongTogether together={TOGETHER_WORDS[pair.together]} />}
      {reason === null || isCase ? null : (
        <p class="warning">
          <Badge kind="note">{words.say('cases.dismissed')}</Badge> {reason}
        </p>
      )}
      {reason !== null || isCase || state === 'new' ? null : (
        <p class="hint">{words.say('compare.groupState', { state: CASE_FACTS[state].words })}</p>
      )}
    </>
  );
}

interface NeighbourProps {
  /** null: there is none. */
  readonly to: string | null;
  readonly label: string;
  readonly sign: string;
  /** Its key. */
  readonly name: string;
}

/** The way to the pair beside this one in the list that it was chosen from. */
function Neighbour({ to, label, sign, name }: NeighbourProps) {
  const words = useWords();
  if (to === null) return null;
  return (
    <a class="step" href={to} aria-label={label} title={words.say('compare.keyOf', { label, key: name })}>
      {sign}
    </a>
  );
}

function BelongTogether({ together }: { readonly together: Text }) {
  return (
    <p class="warning">
      <Rich
        of={message('compare.together', { together })}
        tags={{ badge: (inside) => <Badge kind="note">{inside}</Badge> }}
      />
    </p>
  );
}

/** In the address: what is behind the head of a pair is open, and stays so from pair to pair. */
const ABOUT = 'about';

interface PairAboutProps {
  readonly a: number;
  readonly b: number;
  /** The same pair with its sides changed. */
  readonly swapped: string;
  readonly dossier: string;
}

/** All numbers of a pair, who had it first, its place in the class, and its dossier. */
function PairAbout({ a, b, swapped, dossier }: PairAboutProps) {
  const words = useWords();
  const report = useReport();
  const pair = report.pair(a, b);
  const closeness = pair === undefined ? null : closenessWords(pair, report.page.findings.ordinary ?? null);
  return (
    <section class="pair-about card" aria-label={words.say('compare.about')}>
      {closeness === null ? null : <p class="closeness">{words.tell(closeness)}</p>}
      <PairNumbers a={a} b={b} />
      <div class="asked-first">
        <WhoFirst a={a} b={b} />
        <PairPlace a={a} b={b} />
      </div>
      <p class="actions">
        <a href={dossier}>{words.say('compare.dossier')}</a>
        <a href={swapped}>{words.say('compare.swap')}</a>
      </p>
    </section>
  );
}

/** Who had the code of a pair first, by clocks that are not theirs, and what that does not say. */
function WhoFirst({ a, b }: { readonly a: number; readonly b: number }) {
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
function whenOf(report: Report, pair: ListedPair, place: number) {
  const first = pair.a === place ? pair.first?.a : pair.first?.b;
  const push = first === undefined ? null : firstSeenWords(first);
  const submission = report.submission(place);
  if (first?.kind === 'push' && push !== null) {
    return { text: push, url: pushUrl(report.page, submission, first), isKnown: true };
  }
  const known = submission === undefined ? null : handedIn(submission);
  if (known === null) {
    return { text: push ?? message('dossier.notKnown'), url: null, isKnown: false };
  }
  const { text, isAttested } = known;
  const time = isAttested ? text : message('compare.notAttested', { time: text });
  return {
    text: push === null ? time : message('compare.handedInNoPush', { time, push }),
    url: null,
    isKnown: true,
  };
}
