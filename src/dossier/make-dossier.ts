import type {
  PageFact,
  PageFirst,
  PageHandIn,
  PagePair,
  PageSubmission,
  StaffPage,
} from '../report/page-data.ts';
import { ENGLISH } from '../words/english.ts';
import { visible } from '../text/escape.ts';
import { count, formatBytes, formatScore, formatTime } from '../text/format.ts';
import { type ClassRank, isRankedPage, pairCounts, pairRank } from './class-rank.ts';
import type { DossierPage, DossierSide, DossierTime } from './dossier-page.ts';
import type { Side } from './fragments.ts';
import { linesNote } from './line-words.ts';
import { passagesOf } from './passages.ts';
import { pleadingOf } from './pleading.ts';
import { comparedWith, type Rarity } from './rarity.ts';
import { makeRedactor, type Redactor } from './redaction.ts';
import type { Sides } from './sides.ts';

/** What the other one of the two is called in a copy for one of them. */
export const LABELS = ['Student A', 'Student B'] as const;

/** What a dossier is made of. */
export interface DossierRequest {
  readonly page: StaffPage;
  /** Places of the two in the page. */
  readonly places: readonly [number, number];
  readonly sides: Sides;
  readonly rarity: Rarity | null;
  /** Which of the two this copy does not name. */
  readonly isHidden: readonly [boolean, boolean];
  /** What it calls them. */
  readonly labels: readonly [string, string];
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
  const shown = (text: string): string => visible(redactor.text(text));
  const nameOf = (side: 0 | 1): string => (isHidden[side] ? labels[side] : visible(submissions[side].name));
  const names = [nameOf(0), nameOf(1)] as const;
  const passages = passagesOf({
    page,
    places,
    sides,
    rarity,
    compared: comparedWith(page, a),
    redactor,
    pathOf: pathsOf(request, shown),
  });
  const reader = isHidden[0] === isHidden[1] ? null : names[isHidden[0] ? 1 : 0];
  const made = {
    audience: 'dossier',
    course: request.course === null ? null : visible(request.course),
    assignment: request.assignment === null ? shown(page.title) : visible(request.assignment),
    reader,
    checkedAt: page.createdAt,
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
    timeline: timelineOf(page, submissions, names, firstOf(pair, a), request.madeAt),
    facts: settingsOf(page, isForPanel, shown),
    note: linesNote(sides, places, pair, { page, name: (place) => names[place === a ? 0 : 1] }),
    passages: passages.map((passage) => passage.shown),
    more: sides.fragments.length - passages.length,
  } as const;
  return { ...made, redaction: isForPanel ? null : { ...redactor.counts } };
}

/** The numbers of others as far as a drawing needs them; which of them are the two's, the panel alone sees. */
function rankOf(page: StaffPage, pair: PagePair | undefined, isForPanel: boolean): ClassRank | null {
  const rank = pairRank({ page, isRanked: isRankedPage(page), counts: (one) => pairCounts(page, one) }, pair);
  if (rank === null) return null;
  return {
    ...rank,
    others: rank.others.map((value) => Math.round(value)),
    near: isForPanel ? rank.near.map((value) => Math.round(value)) : [],
  };
}

function submissionAt(page: StaffPage, place: number): PageSubmission {
  const submission = page.submissions[place];
  if (submission === undefined) throw new RangeError(`no submission ${place}`);
  return submission;
}

/** Starter code and AI references are nobody's. */
function isPerson({ submissions }: StaffPage, place: number): boolean {
  const role = submissions[place]?.role;
  return role === 'judged' || role === 'archive';
}

function redactorOf({ page, isHidden, labels, names, places, ordinary }: DossierRequest): Redactor {
  const sides = [0, 1] as const;
  const namesAt = (side: 0 | 1): readonly string[] => names[places[side]] ?? [];
  return makeRedactor({
    hidden: sides
      .filter((side) => isHidden[side])
      .map((side) => ({ label: labels[side], names: namesAt(side) })),
    own: sides.filter((side) => !isHidden[side]).flatMap(namesAt),
    third: names.filter((_, place) => !places.includes(place) && isPerson(page, place)),
    ordinary,
  });
}

/** Files of a hidden person are numbered: a path may name somebody. */
function pathsOf(
  { sides, isHidden, labels }: DossierRequest,
  shown: (text: string) => string,
): (side: Side, path: string) => string {
  const numbers = (['left', 'right'] as const).map(
    (side) => [...new Set(sides.fragments.map((fragment) => fragment[side].file))] as readonly string[],
  );
  return (side, path) => {
    const at = side === 'left' ? 0 : 1;
    if (!isHidden[at]) return shown(path);
    const ending = /\.[A-Za-z0-9+]{1,8}$/.exec(path)?.[0] ?? '';
    return `file ${(numbers[at]?.indexOf(path) ?? -1) + 1} of ${labels[at]}${ending === '' ? '' : ` (${ending.toLowerCase()})`}`;
  };
}

function sideOf(
  { page, places, sides, isHidden, labels }: DossierRequest,
  side: 0 | 1,
  name: string,
  shown: (text: string) => string,
): DossierSide {
  const { id, section, team, handedIn } = submissionAt(page, places[side]);
  const detail = sides.details[side];
  const handed = fact('Handed in', handedIn === null ? 'not known' : handedInWords(handedIn));
  const base = { label: LABELS[side], name, isHidden: isHidden[side] };
  if (isHidden[side]) return { ...base, name: labels[side], facts: [handed], files: [], remarks: [] };
  const known = [
    ['Number', id],
    ['Section', section],
    ['Team', team],
  ] as const;
  const hashes = new Map(sides.sources[side]?.files.map((file) => [file.path, file.sha256 ?? null]));
  const isAlone = !isHidden.includes(true);
  return {
    ...base,
    facts: [
      ...known.flatMap(([label, text]) => (text === null ? [] : [fact(label, shown(text))])),
      handed,
      // Said above: the number, and the time with who vouches for it.
      ...detail.facts
        .filter(({ label, text }) => ENGLISH.write(label) !== handed.label && text !== id)
        .map((one) => ({
          label: one.label,
          text: shown(ENGLISH.write(one.text)),
          url: isAlone ? one.url : null,
        })),
    ],
    files: detail.files.map(({ path, size }) => ({
      path: shown(path),
      size: formatBytes(size),
      sha256: hashes.get(path) ?? null,
    })),
    remarks: detail.remarks.map((remark) => shown(ENGLISH.tell(remark))),
  };
}

function handedInWords({ text, isAttested }: PageHandIn): string {
  return `${visible(ENGLISH.write(text))} (${isAttested ? 'recorded by the server' : 'not attested by a server'})`;
}

function numbersOf(
  page: StaffPage,
  pair: PagePair | undefined,
  a: number,
  [left, right]: readonly [string, string],
): readonly PageFact[] {
  if (pair === undefined) return [];
  const isTurned = pair.a !== a;
  const [own, other] = isTurned
    ? [pair.matchedSimilarity, pair.similarity]
    : [pair.similarity, pair.matchedSimilarity];
  const tokens = (value: number | null): string => (value === null ? 'n/a' : count(value, 'token'));
  const made =
    page.isEmbedded && pair.overlap !== null
      ? `: 2 × ${count(pair.overlap, 'token')} in common, divided by the tokens of both programs without starter code`
      : '';
  return [
    fact(
      'Similarity',
      `${formatScore(pair.average)} of 100${made}. Flagged above ${page.thresholds.similarity}`,
    ),
    fact(
      'Share that both have',
      `${formatScore(own)} % of ${left}, ${formatScore(other)} % of ${right}; these alone flag nobody`,
    ),
    fact('In common', `${tokens(pair.overlap)}; longest passage ${tokens(pair.longest)}`),
    ...(pair.suspicion === null
      ? []
      : [
          fact(
            'Suspicion',
            `${formatScore(pair.suspicion)} of 100${pair.standsOut ? ', stands out of the class' : ''}: how rare the shared code is in this class`,
          ),
        ]),
  ];
}

/** In which push the shared code came, in the order of the sides; empty: that was not asked. */
function firstOf(pair: PagePair | undefined, a: number): readonly PageFirst[] {
  if (pair === undefined || pair.first === null) return [];
  return pair.a === a ? [pair.first.a, pair.first.b] : [pair.first.b, pair.first.a];
}

function timelineOf(
  page: StaffPage,
  submissions: readonly PageSubmission[],
  names: readonly string[],
  first: readonly PageFirst[],
  madeAt: string,
): readonly DossierTime[] {
  return [
    ...submissions
      .map(({ handedIn }, side) => ({
        when: handedIn === null ? 'not known' : visible(ENGLISH.write(handedIn.text)),
        what: `${names[side] ?? ''} handed in${handedIn === null ? '' : handedIn.isAttested ? '; the time was recorded by the server' : '; no server attests this time'}`,
      }))
      // Times of one form stand in order; what is not known comes last.
      .toSorted((x, y) =>
        x.when === 'not known' ? 1 : y.when === 'not known' ? -1 : x.when < y.when ? -1 : 1,
      ),
    ...first.map(({ at, text }, side) => ({
      when: at === null ? 'not known' : formatTime(at),
      what: `The longest shared passage first stood in the repository of ${names[side] ?? ''}${at === null ? '' : ','} ${ENGLISH.tell(text)}`,
    })),
    { when: formatTime(page.createdAt), what: 'The programs were compared' },
    { when: formatTime(madeAt), what: 'This dossier was made' },
  ];
}

function settingsOf(
  page: StaffPage,
  isForPanel: boolean,
  shown: (text: string) => string,
): readonly PageFact[] {
  return [
    ...page.facts.map((one) => ({
      label: one.label,
      text: one.isGiven === true ? shown(ENGLISH.write(one.text)) : visible(ENGLISH.write(one.text)),
      url: isForPanel ? one.url : null,
    })),
    ...page.leftOut.map((text) => fact('Left out', visible(ENGLISH.tell(text)))),
    fact('SHA-256 of report.json', page.reportSha256 ?? 'not known'),
  ];
}

function fact(label: string, text: string): PageFact {
  return { label, text, url: null };
}
