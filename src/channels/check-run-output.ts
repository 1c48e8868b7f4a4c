import { annotationCommand, byteLength, type Message, message } from '#base';
import { LIMITS } from '#contract';
import { BAND_WORDS, isUncompared } from '#report';
import type { OwnRegion } from './own-regions.ts';
import { renderSummary } from './summary.ts';
import { ownRegions, type View } from './view.ts';

/** One annotation as `POST /repos/{owner}/{repo}/check-runs` takes it. */
export interface CheckRunAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'notice' | 'warning';
  readonly title: string;
  readonly message: string;
}

export interface CheckRunOutput {
  readonly conclusion: 'success' | 'failure' | 'neutral' | 'skipped' | 'cancelled' | 'timed_out';
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  /** One request takes one page; the first goes with the check run itself, the others are added to it. */
  readonly pages: readonly (readonly CheckRunAnnotation[])[];
}

/** Annotations in one request (GitHub's documentation of check runs). */
const PAGE = 50;
/** A check run with more helps nobody and costs requests. */
const MAX_PAGES = 6;
/** Of the summary, in characters; and bytes are what is counted here, which is never less. */
const MAX_SUMMARY_BYTES = 65_535;

/** A check run's conclusion, text and annotations, in pages of 50. */
export function checkRunOutput(view: View): CheckRunOutput {
  const { words } = view;
  const { shown, total } = placedRegions(view, PAGE * MAX_PAGES);
  const annotations = shown.map(
    ({ path, lineStart, lineEnd, region }): CheckRunAnnotation => ({
      path,
      start_line: lineStart,
      end_line: lineEnd,
      annotation_level: annotationLevel(region),
      title: words.tell(ANNOTATION_TITLE),
      message: words.tell(region.message),
    }),
  );
  const pages: CheckRunAnnotation[][] = [];
  for (let at = 0; at < annotations.length; at += PAGE) pages.push(annotations.slice(at, at + PAGE));
  const more =
    total > shown.length ? `\n${words.say('comment.moreRegions', { n: total - shown.length })}\n` : '';
  return {
    conclusion: conclusionOf(view),
    title: words.tell(titleOf(view)),
    summary: renderSummary(view, MAX_SUMMARY_BYTES - byteLength(more)) + more,
    pages,
  };
}

function titleOf(view: View): Message {
  const { title } = view.cover.headline;
  if (view.audience === 'staff') {
    const flagged = view.staff.flags.size;
    return flagged === 0 ? title : message('comment.titleFlagged', { title, n: flagged });
  }
  const similarity = isUncompared(view.student) ? null : (view.student.own?.similarity ?? null);
  return similarity === null
    ? title
    : message('comment.titleSimilarity', { title, band: BAND_WORDS[similarity] });
}

/** For students: in public no red mark stands beside an author's name, and where nothing is told no colour tells it. */
function conclusionOf(view: View): CheckRunOutput['conclusion'] {
  const { outcome, exitCode } = view.cover;
  if (outcome === null) return 'neutral';
  const isPublic = view.audience === 'student' && view.student.isPublic;
  if (isPublic && (outcome === 'flagged' || outcome === 'incomplete')) return 'neutral';
  if (outcome === 'skipped' || outcome === 'cancelled') return outcome;
  if (exitCode === 0) return outcome === 'passed' ? 'success' : 'neutral';
  return outcome === 'timeout' ? 'timed_out' : 'failure';
}

const ANNOTATION_TITLE = message('comment.annotation');

/** Regions that lie in the run's repository and have lines, flagged ones first, then the largest. */
function placedRegions(view: View, max: number) {
  const { shown, total } = ownRegions(
    view,
    max,
    ({ path, lineStart }) => lineStart !== null && path !== null,
  );
  return {
    /** How many there are, shown or not. */
    total,
    shown: shown.flatMap((region) => {
      const { path, lineStart, lineEnd } = region;
      return path === null || lineStart === null
        ? []
        : [{ path, lineStart, lineEnd: lineEnd ?? lineStart, region }];
    }),
  };
}

/** A region of a submission that is not flagged asks for nothing: it is no warning. */
function annotationLevel(region: Pick<OwnRegion, 'isFlagged'>): 'notice' | 'warning' {
  return region.isFlagged ? 'warning' : 'notice';
}

/**
 * Annotations as workflow commands, one a line: of both levels together as many as the runner shows of a level and step. Where there
 * are more, the last one says how many, at the level of the worst of them.
 */
export function renderAnnotations(view: View): string {
  const { words } = view;
  const title = words.tell(ANNOTATION_TITLE);
  const { shown: all, total } = placedRegions(view, LIMITS.annotationsPerStep);
  const shown = total > all.length ? all.slice(0, -1) : all;
  const lines = shown.map(({ path, lineStart, lineEnd, region }) =>
    annotationCommand(annotationLevel(region), words.tell(region.message), {
      title,
      file: path,
      line: lineStart,
      endLine: lineEnd,
    }),
  );
  const next = all[shown.length];
  if (next !== undefined) {
    const rest = words.say('comment.moreRegions', { n: total - shown.length });
    lines.push(annotationCommand(annotationLevel(next.region), rest, { title }));
  }
  return lines.map((line) => `${line}\n`).join('');
}
