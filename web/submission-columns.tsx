import type { ComponentChildren } from 'preact';
import { message, visible } from '#base';
import { elsewhereScore, elsewhereWords, handedIn, type ListedSubmission } from '#report';
import { Badge, Badges, OwnCaseBadge, RoleBadge } from './badges.tsx';
import { link } from './links.ts';
import { Name, SubmissionLink } from './names.tsx';
import { type Report, useReport } from './report.ts';
import { Score, Total } from './score.tsx';
import { SectionMark } from './section-mark.tsx';
import type { Column } from './table.tsx';
import { Said } from './words.tsx';

/** A number of a submission as a column, where any submission has it. */
interface NumberColumn {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly isThere: boolean;
  readonly of: (submission: ListedSubmission) => number | null;
  readonly cell: (value: number | null, submission: ListedSubmission | undefined) => ComponentChildren;
  readonly kind: string;
}

/** The columns of the list of submissions; a row is a place. What no submission has is no column. */
export function submissionColumns(report: Report): readonly Column<number>[] {
  const { words } = report;
  return [
    {
      id: 'name',
      label: words.say('lists.submission'),
      title: words.say('lists.sortBySubmission'),
      by: (place) => report.name(place),
      cell: (place) => <Marked place={place} />,
      kind: 'wide',
    },
    {
      id: 'similarity',
      label: words.say('report.similarity'),
      title: words.say('lists.sortBySimilarity'),
      by: (place) => report.submission(place)?.total ?? null,
      cell: (place) => <Total place={place} />,
    },
    ...numberColumns(report),
    ...handedInColumn(report),
    {
      id: 'closest',
      label: words.say('lists.closest'),
      cell: (place) => <Closest place={place} />,
      kind: 'wide minor',
    },
    {
      id: 'state',
      label: words.say('lists.state'),
      title: words.say('lists.sortByState'),
      by: (place) => stateRank(report.submission(place)),
      cell: (place) => {
        const submission = report.submission(place);
        return submission === undefined ? null : (
          <>
            <OwnCaseBadge place={place} />
            <State submission={submission} />
          </>
        );
      },
      kind: 'detail',
    },
  ];
}

function numberColumns(report: Report): readonly Column<number>[] {
  const { page, words } = report;
  const elsewhere = words.write(elsewhereWords(page.findings) ?? '');
  const { ai, similarity } = page.thresholds;
  const all: readonly NumberColumn[] = [
    {
      id: 'ai',
      label: words.say('report.ai'),
      title: words.say('lists.sortByAi'),
      isThere: page.findings.aiRun,
      of: (submission) => submission.aiAverage,
      cell: (value, submission) => (
        <Score value={value} threshold={ai} isFlag={submission?.flaggedBy.includes('ai') ?? false} />
      ),
      kind: 'minor',
    },
    {
      id: 'web',
      label: elsewhere.replace(/^./u, (letter) => letter.toLocaleUpperCase(words.locale)),
      title: words.say('lists.sortByElsewhere', { where: elsewhere }),
      isThere: elsewhere !== '' && page.submissions.some((one) => elsewhereScore(one) !== null),
      of: elsewhereScore,
      cell: (value) => <Score value={value} threshold={similarity} />,
      kind: 'minor',
    },
    {
      id: 'on-the-web',
      label: words.say('web.title'),
      title: words.say('web.sortBy'),
      isThere: page.findings.webSearch !== undefined,
      of: ({ publicWeb = null }) => publicWeb,
      cell: (value, submission) => <WebScore value={value} state={submission?.webState} />,
      kind: 'minor',
    },
    {
      id: 'suspicion',
      label: words.say('lists.suspicion'),
      title: words.say('lists.sortByHighestSuspicion'),
      isThere: page.submissions.some(({ suspicion }) => suspicion !== null),
      of: ({ suspicion }) => suspicion,
      cell: (value) => words.score(value),
      kind: 'rank minor',
    },
    {
      id: 'tokens',
      label: words.say('lists.tokens'),
      title: words.say('lists.sortByTokens'),
      isThere: page.submissions.some(({ tokens = null }) => tokens !== null),
      of: ({ tokens = null }) => tokens,
      cell: (value) => words.write(value ?? message('words.notKnown')),
      kind: 'rank extra',
    },
  ];
  return all
    .filter(({ isThere }) => isThere)
    .map(({ id, label, title, of, cell, kind }) => {
      const value = (place: number): number | null => {
        const submission = report.submission(place);
        return submission === undefined ? null : of(submission);
      };
      return {
        id,
        label,
        title,
        by: value,
        cell: (place) => cell(value(place), report.submission(place)),
        kind,
      };
    });
}

function handedInColumn(report: Report): readonly Column<number>[] {
  if (!report.page.submissions.some((one) => handedIn(one) !== null)) return [];
  return [
    {
      id: 'handed-in',
      label: report.words.say('report.factHandedIn'),
      title: report.words.say('lists.sortByHandIn'),
      by: (place) => whenOf(report.submission(place))?.ms ?? null,
      cell: (place) => <HandedIn submission={report.submission(place)} />,
      kind: 'time extra',
    },
  ];
}

function whenOf(submission: ListedSubmission | undefined): ReturnType<typeof handedIn> {
  return submission === undefined ? null : handedIn(submission);
}

/** The number, and why there is none or not all of it. */
function WebScore({
  value,
  state,
}: {
  readonly value: number | null;
  readonly state: ListedSubmission['webState'] | undefined;
}) {
  const { page, words } = useReport();
  if (state === 'not-searched') {
    return (
      <>
        {words.say('words.notKnown')} <small class="hint">{words.say('web.notSearched')}</small>
      </>
    );
  }
  const score = <Score value={value} threshold={page.thresholds.similarity} />;
  return state === 'partly' ? (
    <span title={words.say('web.partly')}>
      {score}
      <span class="hidden">{words.say('web.partly')}</span>
    </span>
  ) : (
    score
  );
}

/** The name, behind the mark of its section. */
function Marked({ place }: { readonly place: number }) {
  const report = useReport();
  const section = report.section(place);
  const submission = report.submission(place);
  return (
    <>
      <span class="with-mark">
        {section === undefined ? null : <SectionMark section={section} />}
        <SubmissionLink place={place} />
      </span>
      {submission === undefined ? null : <WhyNot submission={submission} isNarrow />}
    </>
  );
}

/** The time alone: whose clock it is, the tip says. */
function HandedIn({ submission }: { readonly submission: ListedSubmission | undefined }) {
  const { words } = useReport();
  const { text = message('lists.timeNotKnown') } = whenOf(submission) ?? {};
  const said = visible(words.write(text));
  const time = typeof text === 'object' && 'id' in text ? text.values?.['time'] : undefined;
  return <span title={said}>{time === undefined ? said : visible(words.write(time))}</span>;
}

/** What there is to say of it, and why it was not checked: what a person acts on. */
function State({ submission }: { readonly submission: ListedSubmission }) {
  return (
    <>
      <Badges submission={submission} />
      <WhyNot submission={submission} />
    </>
  );
}

/** @param isNarrow below the name, where there is no room for states */
function WhyNot({
  submission: { unchecked },
  isNarrow = false,
}: {
  readonly submission: ListedSubmission;
  readonly isNarrow?: boolean;
}) {
  const { isAnonymous } = useReport();
  if (unchecked === null || isAnonymous) return null;
  return (
    <span class={`hint why-not${isNarrow ? ' narrow' : ''}`}>
      <Said of={unchecked} />
    </span>
  );
}

function stateRank(submission: ListedSubmission | undefined): number {
  if ((submission?.flaggedBy.length ?? 0) > 0) return 2;
  return submission?.unchecked === null ? 0 : 1;
}

/** The submission that shares the most code, with the pair's number. */
function Closest({ place }: { readonly place: number }) {
  const report = useReport();
  const { words } = report;
  const pair = report.closest(place);
  if (pair === undefined) {
    return report.submission(place)?.pairsUnread === true ? <>{words.say('words.notKnown')}</> : null;
  }
  const other = pair.a === place ? pair.b : pair.a;
  const score = words.score(pair.average, report.page.thresholds.similarity);
  return (
    <span class="closest">
      <a
        class="name"
        href={link(`compare/${place}/${other}`)}
        title={words.say('lists.compareWith', { name: report.name(other) })}
        aria-label={report.name(other)}
      >
        <Name text={report.name(other)} />
      </a>
      <RoleBadge of={report.submission(other)} />
      <span class="number">{score}</span>
      {pair.dismissed === null ? null : <Badge kind="note">{words.say('lists.badgeDismissed')}</Badge>}
    </span>
  );
}
