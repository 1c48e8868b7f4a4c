import { useLayoutEffect, useState } from 'preact/hooks';
import { message, visible } from '#base';
import { type CoursePage, recurrenceWords, STANDS_OUT_BELOW } from '#report';
import { ANONYMOUS } from './links.ts';
import { AnonymousButton, Top } from './frame.tsx';
import { SaidItems, useWords } from './words.tsx';

type Course = CoursePage['document'];
type FoundPair = Course['found'][number];
type Assignment = Course['assignments'][number];

/** Of everything in the page, as its reader wants it. */
interface Shown {
  readonly course: Course;
  readonly isAnonymous: boolean;
  /** What somebody is called. */
  readonly nameOf: (person: number) => string;
}

/** The same people over several assignments: a page of its own. */
export function CourseFile({ page: { document: course, notices } }: { readonly page: CoursePage }) {
  const words = useWords();
  const [isAnonymous, setIsAnonymous] = useState(false);
  const title = words.say('course.tab', { name: visible(course.name), n: course.assignments.length });
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  const nameOf = (person: number): string =>
    isAnonymous
      ? words.say('course.anonymousName', { number: person + 1 })
      : visible(course.people[person]?.name ?? '');
  const shown = { course, isAnonymous, nameOf };
  return (
    <>
      <Top brand={title} madeAt={course.createdAt}>
        <AnonymousButton isAnonymous={isAnonymous} onChange={setIsAnonymous} />
      </Top>
      <main id="main" tabIndex={-1} class="course">
        <h1>
          {words.say('course.headline', { n: course.found.filter(({ standsOut }) => standsOut).length })}
        </h1>
        <p>{words.say('course.of', { people: course.people.length, pairs: course.pairs })}</p>
        <p class="warning">{words.say('course.decidesNothing')}</p>
        <Pairs {...shown} />
        <NearMany {...shown} />
        <section class="card" aria-labelledby="assignments">
          <h2 id="assignments">{words.say('course.assignments')}</h2>
          <Assignments assignments={course.assignments} />
          {notices.length === 0 || isAnonymous ? null : (
            <ul class="plain attention">
              <SaidItems of={notices} />
            </ul>
          )}
        </section>
      </main>
    </>
  );
}

/** Where it is as much as this, the numbers are others than chance alone would make them. */
const TELLING = 0.05;

function Pairs(shown: Shown) {
  const words = useWords();
  const { found, lasting } = shown.course;
  const last = found.filter(({ standsOut }) => standsOut).length;
  return (
    <section class="card" aria-labelledby="pairs">
      <h2 id="pairs">{words.say('course.pairs')}</h2>
      {found.length === 0 ? <p>{words.say('course.noPairs')}</p> : null}
      <PairList {...shown} pairs={found.slice(0, last)} />
      {found.length > last ? <p class="hint">{words.say('course.end')}</p> : null}
      <PairList {...shown} pairs={found.slice(last)} />
      <p class="hint">
        {words.say('course.rule', { share: STANDS_OUT_BELOW })}
        {lasting < TELLING ? '' : ` ${words.say('course.lasting', { value: lasting })}`}
      </p>
    </section>
  );
}

function PairList({ pairs, ...shown }: Shown & { readonly pairs: readonly FoundPair[] }) {
  const words = useWords();
  const { nameOf, course } = shown;
  if (pairs.length === 0) return null;
  const newest = visible(course.assignments.at(-1)?.name ?? '');
  return (
    <ol class="course-list">
      {pairs.map((pair) => (
        <li key={`${pair.a} ${pair.b}`}>
          <h3>
            {nameOf(pair.a)} ↔ {nameOf(pair.b)}
            {pair.isNew ? <span class="badge warn">{words.say('course.new', { name: newest })}</span> : null}
          </h3>
          <ul class="course-places">
            {course.assignments.map((assignment, at) => (
              <li key={at}>
                <Place {...shown} pair={pair} assignment={assignment} at={at} />
              </li>
            ))}
          </ul>
          <p>{words.tell(recurrenceWords(pair, course.pairs))}</p>
        </li>
      ))}
    </ol>
  );
}

/** In pixels: the nearest pair of a class. Half as high is the tenth of a hundred, or the hundredth of ten thousand. */
const HIGHEST = 48;

/** One pair in one assignment, with the way to its programs. */
function Place({
  course,
  isAnonymous,
  pair,
  assignment,
  at,
}: Shown & { readonly pair: FoundPair; readonly assignment: Assignment; readonly at: number }) {
  const words = useWords();
  const place = pair.places[at] ?? null;
  const name = visible(assignment.name);
  if (place === null) {
    return (
      <span class="course-place" title={words.say('course.notIn')}>
        <span class="course-bar" />
        <span class="course-rank">–</span>
        <span class="course-name">{name}</span>
      </span>
    );
  }
  const share = 1 - Math.log(place.rank) / Math.log(place.all);
  const mark = place.isFlagged ? 'course.flagged' : place.standsOut ? 'course.standsOut' : null;
  const tip = [
    words.say('course.cell', {
      rank: place.rank,
      all: place.all,
      similarity: words.score(place.similarity),
      suspicion: words.score(place.suspicion),
    }),
    ...(mark === null ? [] : [words.say(mark)]),
  ].join(words.say('words.comma'));
  const inside = (
    <>
      <span class="course-bar">
        <span class={mark === null ? '' : 'marked'} style={{ height: `${Math.round(share * HIGHEST)}px` }} />
      </span>
      <span class="course-rank">{words.count(place.rank)}</span>
      <span class="course-name">{name}</span>
    </>
  );
  const address = addressOf(course, pair, assignment, at, isAnonymous);
  return address === null ? (
    <span class="course-place" title={tip}>
      {inside}
    </span>
  ) : (
    <a class="course-place" href={address} title={tip}>
      {inside}
    </a>
  );
}

/** The comparison of the two in the page of an assignment; null: nobody knows where that is. */
function addressOf(
  { people }: Course,
  pair: FoundPair,
  { report }: Assignment,
  at: number,
  isAnonymous: boolean,
): string | null {
  const [a, b] = [people[pair.a]?.submissions[at], people[pair.b]?.submissions[at]];
  if (report === null || a == null || b == null) return null;
  return `${report}#/compare/${a}/${b}${isAnonymous ? `?${ANONYMOUS}=1` : ''}`;
}

function NearMany({ course, nameOf }: Shown) {
  const words = useWords();
  if (course.near.length === 0) return null;
  return (
    <section class="card" aria-labelledby="near">
      <h2 id="near">{words.say('course.near')}</h2>
      <p class="hint">{words.say('course.nearMeans')}</p>
      <ul class="plain">
        {course.near.map(({ person, times, of, place }) => (
          <li key={person}>
            <b>{nameOf(person)}</b> {words.tell(message('course.nearOften', { times, of, share: place }))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Assignments({ assignments }: { readonly assignments: readonly Assignment[] }) {
  const words = useWords();
  return (
    <table class="course-assignments">
      <thead>
        <tr>
          <th scope="col">{words.say('course.assignment')}</th>
          <th scope="col">{words.say('course.people')}</th>
          <th scope="col">{words.say('course.compared')}</th>
          <th scope="col">{words.say('course.checked')}</th>
        </tr>
      </thead>
      <tbody>
        {assignments.map(({ name, report, people, pairs, checkedAt }, at) => (
          <tr key={at}>
            <th scope="row">{report === null ? visible(name) : <a href={report}>{visible(name)}</a>}</th>
            <td>{words.count(people)}</td>
            <td>{words.say('course.says', { n: pairs })}</td>
            <td>{words.time(checkedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
