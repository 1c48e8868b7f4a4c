import type { SubmissionFinding } from '../domain/findings.ts';
import type { RunReport } from '../domain/report.ts';
import { httpsUrl } from '../text/escape.ts';
import { count, formatBytes, formatCount, formatDuration, formatTime } from '../text/format.ts';
import type { PageDetail, PageFact, StaffPage } from './page-data.ts';
import { repositoryUrl } from './places.ts';
import { isRanked, openSuspicion, pardonedKeys, rankPairs, sharesCode } from './ranking.ts';
import { elsewhere, elsewhereScore, elsewhereWords } from './searched.ts';
import {
  aiWords,
  comparabilityWords,
  headlineOf,
  howToRead,
  LEFT_OUT_WORDS,
  leftOutSummary,
  rolesSummary,
} from './wording.ts';

/** Pairs in the page: more than a person reads, and what a browser sorts at once. `pairs.csv` has them all. */
const MAX_PAIRS = 50_000;

/** Places of the submissions in the page, by key: the order of the findings. */
export function pagePlaces(report: RunReport): ReadonlyMap<string, number> {
  return new Map(report.findings.submissions.map((submission, index) => [submission.key, index]));
}

/** The page's index. `embedded`: keys whose source is in the page; `omitted`: why others are not, or null. */
export function staffPage(
  report: RunReport,
  embedded: ReadonlySet<string>,
  omitted: string | null,
): StaffPage {
  const { findings, verdict, thresholds, run } = report;
  const places = pagePlaces(report);
  const flags = new Map(verdict.flagged.map((flag) => [flag.key, flag.by]));
  const ranked = rankPairs(report);
  const pardoned = pardonedKeys(report);
  const isEmbedded = findings.service.kind === 'embedded';
  const suspicionOf = openSuspicion(report);
  return {
    audience: 'staff',
    title: run.title,
    createdAt: run.createdAt,
    outcome: verdict.outcome,
    headline: headlineOf(report).title,
    sentence: verdict.sentence,
    warnings: verdict.warnings,
    notices:
      ranked.length > MAX_PAIRS
        ? [
            ...findings.notices,
            `The page shows the ${formatCount(MAX_PAIRS)} most suspicious of ${count(ranked.length, 'pair')}; pairs.csv has them all.`,
          ]
        : findings.notices,
    thresholds,
    aiRun: findings.aiRun,
    isEmbedded,
    language: findings.language,
    elsewhere: elsewhereWords(findings),
    // That no pair is marked says something only where somebody looked.
    standsOut:
      verdict.standsOut.length > 0 || (isEmbedded && isRanked(findings)) ? verdict.standsOut.length : null,
    facts: runFacts(report),
    howToRead: howToRead(report),
    submissions: findings.submissions.map((submission) => ({
      key: submission.key,
      name: submission.name,
      role: submission.role,
      notChecked: submission.state.kind === 'checked' ? null : submission.state.reason,
      flaggedBy: flags.get(submission.key) ?? [],
      isPardoned: pardoned.has(submission.key),
      total: submission.total,
      local: submission.local,
      web: elsewhereScore(findings, submission),
      elsewhere: elsewhere(findings, submission),
      ai: submission.aiAverage,
      aiState: submission.aiState,
      quality: submission.quality,
      suspicion: suspicionOf(submission),
      coverage: submission.coverage,
      note: comparabilityWords(submission.comparability),
      files: submission.files.length,
      matches: submission.matches.length,
      hasSource: embedded.has(submission.key),
    })),
    pairs: ranked.slice(0, MAX_PAIRS).flatMap((one) => {
      const { pair, average, dismissed } = one;
      const a = places.get(pair.a);
      const b = places.get(pair.b);
      if (a === undefined || b === undefined) return [];
      return [
        {
          a,
          b,
          similarity: pair.similarity,
          matchedSimilarity: pair.matchedSimilarity,
          average,
          suspicion: pair.suspicion,
          longest: pair.longestFragment,
          overlap: pair.overlap,
          dismissed,
          standsOut: one.standsOut,
          isApart: !sharesCode(one),
        },
      ];
    }),
    clusters: findings.clusters.map((cluster) =>
      cluster.flatMap((key) => {
        const place = places.get(key);
        return place === undefined ? [] : [place];
      }),
    ),
    failures: findings.failures.map(({ name, reason }) => ({ name, reason })),
    leftOut: leftOutSummary(findings.submissions),
    sourcesOmitted: omitted,
  };
}

/** A submission's details. */
export function pageDetail(
  report: RunReport,
  submission: SubmissionFinding,
  places: ReadonlyMap<string, number>,
): PageDetail {
  const ai = report.findings.aiRun ? aiWords(submission.aiState) : null;
  return {
    facts: [
      ...originFacts(report, submission),
      ...(submission.totalSources.length > 1 && new Set(submission.totalSources).size > 1
        ? [fact('Totals given', `${submission.totalSources.join(' and ')}; the highest is judged`)]
        : []),
      ...(ai === null ? [] : [fact('AI score', ai)]),
      fact('Size', formatBytes(submission.files.reduce((sum, file) => sum + file.size, 0))),
    ],
    files: submission.files,
    leftOut: submission.leftOut.map(({ path, reason, detail }) => ({
      path,
      reason: detail === undefined ? LEFT_OUT_WORDS[reason] : `${LEFT_OUT_WORDS[reason]}: ${detail}`,
    })),
    remarks: submission.remarks,
    matches: submission.matches.map((match) => ({
      kind: match.kind,
      other: match.otherKey === null ? null : (places.get(match.otherKey) ?? null),
      similarity: match.similarity,
      own: match.own,
      region: match.other,
      tokens: match.tokens,
      sharedBy: match.sharedBy ?? null,
    })),
  };
}

function originFacts(report: RunReport, submission: SubmissionFinding): readonly PageFact[] {
  const { origin } = submission;
  const base = repositoryUrl(report, submission) ?? '';
  switch (origin?.kind) {
    case undefined:
      return [];
    case 'directory':
      return [fact('Folder', origin.path)];
    case 'repository': {
      return [
        fact('Repository', `${origin.owner}/${origin.repo}`, base),
        fact('Commit', origin.sha.slice(0, 12), `${base}/tree/${encodeURIComponent(origin.sha)}`),
        ...(origin.student === undefined ? [] : [fact('Student', origin.student)]),
        ...(origin.deadlineStatus === undefined
          ? []
          : [fact('Deadline', DEADLINE_WORDS[origin.deadlineStatus])]),
        ...(origin.pushedAt === undefined ? [] : [fact('Pushed', formatTime(origin.pushedAt))]),
      ];
    }
    case 'pull-request': {
      return [
        fact(
          'Pull request',
          `${origin.owner}/${origin.repo}#${origin.number}`,
          `${base}/pull/${origin.number}`,
        ),
        fact('Author', origin.author),
        fact('Commit', origin.sha.slice(0, 12), `${base}/tree/${encodeURIComponent(origin.sha)}`),
      ];
    }
  }
}

const DEADLINE_WORDS = {
  'on-time': 'on time',
  late: 'late',
  'no-deadline': 'none set',
  unattested: 'by the commit date alone, which its author can choose',
} as const;

function runFacts(report: RunReport): readonly PageFact[] {
  const { findings, run, thresholds } = report;
  return [
    fact('Compared', rolesSummary(findings.submissions)),
    fact(
      'Flagged above',
      `similarity ${thresholds.similarity}${findings.aiRun ? `, AI ${thresholds.ai}` : ''}`,
    ),
    fact(
      'Service',
      findings.service.kind === 'embedded' ? 'embedded' : (findings.service.host ?? 'unknown'),
      findings.checkUrl,
    ),
    ...(findings.engine === null ? [] : [fact('Engine', findings.engine.name)]),
    fact('Language', findings.language),
    fact('Starter code', findings.baseCode ? 'taken out' : 'not taken out'),
    ...(findings.checkId === null ? [] : [fact('Check', `${findings.checkName} (${findings.checkId})`)]),
    fact('Made', formatTime(run.createdAt), run.runUrl),
    fact('Took', formatDuration(run.durationMs)),
    fact('Version', run.toolVersion),
  ];
}

function fact(label: string, text: string, url: string | null = null): PageFact {
  return { label, text, url: url === null ? null : httpsUrl(url) };
}
