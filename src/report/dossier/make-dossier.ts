import { message, type Message, type PlainId, type Text, visible, visibleLines, type Words } from '#base';
import { asMessage, type Case, type FirstSeen, isCovered, type SubmissionRole } from '#contract';
import { answersAbout } from '../cases/merge-cases.ts';
import { type Fact, type HandedIn, handedIn, runFacts } from '../facts.ts';
import { firstSeenWords } from '../first-words.ts';
import type { ListedPair, ListedSubmission, OpenReport } from '../open-report.ts';
import { leftOutSummary } from '../wording.ts';
import { closenessWords } from '../explanation.ts';
import { changeTexts } from './change-texts.ts';
import { type ClassRank, pairRank } from './class-rank.ts';
import type { DossierPage, DossierSide, DossierTime } from './dossier-page.ts';
import type { Side } from './fragments.ts';
import { linesNote } from './line-words.ts';
import { type PassageContext, passagesOf } from './passages.ts';
import { handedInFact, personFacts } from './person-facts.ts';
import { pleadingOf } from './pleading.ts';
import { comparedWith } from './rarity.ts';
import { makeRedactor, type Redactor } from './redaction.ts';
import { webSources } from './web-passages.ts';

/** What the other one of the two is called in a copy for one of them. */
export function labelsIn(words: Words): readonly [string, string] {
  return [words.say('dossier.studentA'), words.say('dossier.studentB')];
}

/** How a text of the report is shown in a copy. */
type Shown = (text: string) => string;

/** What a dossier is made of. */
interface DossierRequest extends Pick<PassageContext, 'page' | 'places' | 'sides' | 'rarity'> {
  /** What people decided, and what was answered. */
  readonly cases: readonly Case[];
  /** Which of the two this copy does not name. */
  readonly isHidden: readonly [boolean, boolean];
  /** What it calls them; `labelsIn` where they have no other names. */
  readonly labels: readonly [string, string];
  /** Of the language that it is said in: what stands for a name stands in the code too. */
  readonly words: Words;
  /** By place: all that names a submission's person, the name first. Needed where somebody is hidden. */
  readonly names: readonly (readonly string[])[];
  /** Words, folded, that programs use anyway. */
  readonly ordinary: ReadonlySet<string>;
  readonly course: string | null;
  readonly assignment: string | null;
  /** RFC 3339. */
  readonly madeAt: string;
}

/** Puts together what a hearing needs to know of a pair. All texts of the result may be shown as they are. */
export function makeDossier(request: DossierRequest): DossierPage {
  const { page, places, sides, rarity, isHidden, labels } = request;
  const [a, b] = places;
  const submissions = [submissionAt(page, a), submissionAt(page, b)] as const;
  const pair = page.pairs.find((one) => one.a + one.b === a + b && (one.a === a || one.b === a));
  const isForPanel = !isHidden.includes(true);
  const rank = rankOf(page, pair, isForPanel);
  const redactor = redactorOf(request);
  const shown: Shown = (text) => visible(redactor.text(text));
  const nameOf = (side: 0 | 1): string => (isHidden[side] ? labels[side] : visible(submissions[side].name));
  const names = [nameOf(0), nameOf(1)] as const;
  const passages = passagesOf({
    page,
    places,
    sides,
    rarity,
    redactor,
    pathOf: pathsOf(request, shown),
  });
  const reader = isHidden[0] === isHidden[1] ? null : names[isHidden[0] ? 1 : 0];
  const made = {
    audience: 'dossier',
    locale: request.words.locale,
    course: request.course === null ? null : visible(request.course),
    assignment: request.assignment === null ? shown(page.run.title) : visible(request.assignment),
    reader,
    checkedAt: page.run.createdAt,
    madeAt: request.madeAt,
    sides: [sideOf(request, 0, names[0], shown), sideOf(request, 1, names[1], shown)],
    pleading: pleadingOf({
      page,
      pair,
      submissions,
      names,
      passages,
      all: sides.fragments.length,
      others: Math.max(0, comparedWith(page, a) - 1),
      place: rank?.words ?? null,
      isForPanel,
    }),
    numbers: numbersOf(page, pair, a, names),
    place: rank,
    answers: answersIn(request, submissions, names, redactor),
    timeline: timelineOf(page, submissions, names, firstOf(pair, a), request.madeAt),
    facts: settingsOf(page, isForPanel, shown),
    note: linesNote(sides, places, pair, { page, name: (place) => names[place === a ? 0 : 1] }),
    passages: passages.map((passage) => passage.shown),
    more: sides.fragments.length - passages.length,
  } as const;
  return { ...made, redaction: isForPanel ? null : { ...redactor.counts } };
}

/** Whoever is hidden may have said who they are, and what they said is not for the other one. */
function answersIn(
  { cases, isHidden }: DossierRequest,
  [a, b]: readonly [ListedSubmission, ListedSubmission],
  names: readonly [string, string],
  redactor: Redactor,
): DossierPage['answers'] {
  return answersAbout(cases, [a.subject, b.subject]).flatMap(({ subject, at, first, text }) => {
    const side = subject === a.subject ? 0 : 1;
    return isHidden[side] ? [] : [{ name: names[side], at, first, text: visibleLines(redactor.text(text)) }];
  });
}

/** The numbers of others as far as a drawing needs them; which of them are the two's, the panel alone sees. */
function rankOf(page: OpenReport, pair: ListedPair | undefined, isForPanel: boolean): ClassRank | null {
  const rank = pairRank(page, pair);
  if (rank === null) return null;
  return {
    ...rank,
    others: rank.others.map((value) => Math.round(value)),
    near: isForPanel ? rank.near.map((value) => Math.round(value)) : [],
  };
}

function submissionAt(page: OpenReport, place: number): ListedSubmission {
  const submission = page.submissions[place];
  if (submission === undefined) throw new RangeError(`no submission ${place}`);
  return submission;
}

/** Starter code and AI references are nobody's. */
function isPerson(one: { readonly role: SubmissionRole } | undefined): boolean {
  return one?.role === 'judged' || one?.role === 'archive';
}

function redactorOf({ page, isHidden, labels, names, places, ordinary, words }: DossierRequest): Redactor {
  const sides = [0, 1] as const;
  const namesAt = (side: 0 | 1): readonly string[] => names[places[side]] ?? [];
  return makeRedactor({
    hidden: sides
      .filter((side) => isHidden[side])
      .map((side) => ({ label: labels[side], names: namesAt(side) })),
    own: sides.filter((side) => !isHidden[side]).flatMap(namesAt),
    third: [
      ...names.filter((_, place) => !places.includes(place) && isPerson(page.submissions[place])),
      // Whoever handed in what could not be read is in the class, too.
      ...page.findings.failures.filter(isPerson).map(({ name }) => [name]),
    ],
    ordinary,
    called: { third: words.say('dossier.anotherStudent'), address: words.say('dossier.address') },
  });
}

/** Files of a hidden person are numbered: a path may name somebody. */
function pathsOf(
  { sides, isHidden, labels, words }: DossierRequest,
  shown: Shown,
): (side: Side, path: string) => string {
  const numbers = (['left', 'right'] as const).map(
    (side) => [...new Set(sides.fragments.map((fragment) => fragment[side].file))] as readonly string[],
  );
  return (side, path) => {
    const at = side === 'left' ? 0 : 1;
    if (!isHidden[at]) return shown(path);
    const file = { number: (numbers[at]?.indexOf(path) ?? -1) + 1, name: labels[at] };
    const ending = /\.[A-Za-z0-9+]{1,8}$/.exec(path)?.[0].toLowerCase() ?? '';
    return ending === ''
      ? words.say('dossier.numberedFile', file)
      : words.say('dossier.numberedFileOf', { ...file, ending });
  };
}

function sideOf(
  { page, places, sides, isHidden, labels, words }: DossierRequest,
  side: 0 | 1,
  name: string,
  shown: Shown,
): DossierSide {
  const submission = submissionAt(page, places[side]);
  const base = { label: labelsIn(words)[side], name, isHidden: isHidden[side] };
  if (isHidden[side]) {
    return { ...base, name: labels[side], facts: [handedInFact(submission)], files: [], remarks: [] };
  }
  const hashes = new Map(sides.sources[side]?.files.map((file) => [file.path, file.sha256 ?? null]));
  const isAlone = !isHidden.includes(true);
  const web = isAlone ? webSources(page, submission, sides.matches[side], sides.sources[side]) : [];
  return {
    ...base,
    ...(web.length === 0 ? {} : { web }),
    facts: personFacts(page, submission, shown, isAlone),
    files: submission.files.map(({ path, size }) => ({
      path: shown(path),
      size,
      sha256: hashes.get(path) ?? null,
    })),
    remarks: submission.remarks.map((remark) => changeTexts(asMessage(remark), shown)),
  };
}

function numbersOf(
  page: OpenReport,
  pair: ListedPair | undefined,
  first: number,
  [a, b]: readonly [string, string],
): readonly Fact[] {
  if (pair === undefined) return [];
  const { overlap, longestFragment: longest, suspicion } = pair;
  const closeness = closenessWords(pair, page.findings.ordinary ?? null);
  const [own, other] =
    pair.a === first ? [pair.similarity, pair.matchedSimilarity] : [pair.matchedSimilarity, pair.similarity];
  const is = { score: scored(pair.average), threshold: page.thresholds.similarity };
  return [
    fact(
      'report.similarity',
      page.findings.service.kind === 'embedded' && overlap !== null && pair.total === undefined
        ? message('dossier.similarityMade', { ...is, n: overlap })
        : message('dossier.similarityIs', is),
    ),
    ...(closeness === null ? [] : [fact('dossier.factCloseness', closeness)]),
    fact('dossier.factShares', message('dossier.shares', { own: scored(own), a, other: scored(other), b })),
    fact(
      'dossier.factInCommon',
      message('dossier.inCommon', { all: tokens(overlap), longest: tokens(longest) }),
    ),
    ...(suspicion === null
      ? []
      : [
          fact(
            'lists.suspicion',
            // A pair of which one program stands in the other stands out by that.
            message(
              pair.standsOut && !isCovered(pair, page.findings.ordinary ?? 0)
                ? 'dossier.suspicionStandsOut'
                : 'dossier.suspicionIs',
              {
                score: scored(suspicion),
              },
            ),
          ),
        ]),
  ];
}

function scored(value: number | null) {
  return { as: 'score', value } as const;
}

function tokens(n: number | null): Message {
  return n === null ? message('words.notKnown') : message('compare.tokens', { n });
}

/** In which push the shared code came, in the order of the sides; empty: that was not asked. */
function firstOf(pair: ListedPair | undefined, a: number): readonly FirstSeen[] {
  if (pair?.first === undefined) return [];
  return pair.a === a ? [pair.first.a, pair.first.b] : [pair.first.b, pair.first.a];
}

function timelineOf(
  page: OpenReport,
  submissions: readonly ListedSubmission[],
  names: readonly string[],
  first: readonly FirstSeen[],
  madeAt: string,
): readonly DossierTime[] {
  const notKnown = message('dossier.notKnown');
  return [
    ...submissions
      .map((submission, side) => ({ known: handedIn(submission), name: names[side] ?? '' }))
      // What is not known comes last, and before it what may mean several times.
      .toSorted(
        (x, y) => certaintyOf(x.known) - certaintyOf(y.known) || (x.known?.ms ?? 0) - (y.known?.ms ?? 0),
      )
      .map(({ known, name }) => ({
        when: known === null ? notKnown : changeTexts(known.text, visible),
        what: message(handedInId(known), { name }),
      })),
    ...first.map((seen, side) => ({
      when: seen.kind === 'push' ? time(seen.at) : notKnown,
      what: message(seen.kind === 'push' ? 'dossier.firstStood' : 'dossier.firstNotKnown', {
        name: names[side] ?? '',
        push: firstSeenWords(seen),
      }),
    })),
    { when: time(page.run.createdAt), what: message('dossier.wereCompared') },
    { when: time(madeAt), what: message('dossier.wasMade') },
  ];
}

function certaintyOf(known: HandedIn | null): number {
  return known === null ? 2 : Number(known.ms === null);
}

function handedInId(known: HandedIn | null) {
  if (known === null) return 'dossier.handedInNotKnown';
  return known.isAttested ? 'dossier.handedInByServer' : 'dossier.handedInNotByServer';
}

function time(value: string) {
  return { as: 'time', value } as const;
}

function settingsOf(page: OpenReport, isForPanel: boolean, shown: Shown): readonly Fact[] {
  return [
    ...runFacts(page).map((one) => ({
      label: one.label,
      text: changeTexts(one.text, one.isGiven === true ? shown : visible),
      url: isForPanel ? one.url : null,
    })),
    ...leftOutSummary(page.submissions).map((text) => fact('dossier.leftOut', changeTexts(text, visible))),
    {
      label: message('dossier.sumOf', { file: 'report.json' }),
      text: page.reportSha256 ?? message('dossier.notKnown'),
      url: null,
    },
  ];
}

function fact(label: PlainId, text: Text): Fact {
  return { label: message(label), text, url: null };
}
