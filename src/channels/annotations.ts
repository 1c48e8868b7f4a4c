import { annotationCommand, message } from '#base';
import { LIMITS } from '#contract';
import type { OwnRegion } from './own-regions.ts';
import { ownRegions, type View } from './view.ts';

/** A region at a place in the run's repository. */
interface PlacedRegion {
  readonly path: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly region: OwnRegion;
}

interface PlacedRegions {
  readonly shown: readonly PlacedRegion[];
  /** How many there are, shown or not. */
  readonly total: number;
}

export const ANNOTATION_TITLE = message('comment.annotation');

/** Regions that lie in the run's repository and have lines, flagged ones first, then the largest. */
export function placedRegions(view: View, max: number): PlacedRegions {
  const { shown, total } = ownRegions(
    view,
    max,
    ({ path, lineStart }) => lineStart !== null && path !== null,
  );
  return {
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
export function annotationLevel(region: Pick<OwnRegion, 'isFlagged'>): 'notice' | 'warning' {
  return region.isFlagged ? 'warning' : 'notice';
}

/**
 * Annotations as workflow commands, one a line: at most `max` of both levels together, which is what the runner shows of a
 * level and step. Where there are more, the last one says how many, at the level of the worst of them.
 */
export function renderAnnotations(view: View, max: number = LIMITS.annotationsPerStep): string {
  const { words } = view;
  const title = words.tell(ANNOTATION_TITLE);
  const { shown: all, total } = placedRegions(view, max);
  const shown = total > max ? all.slice(0, Math.max(0, max - 1)) : all;
  const lines = shown.map(({ path, lineStart, lineEnd, region }) =>
    annotationCommand(annotationLevel(region), words.tell(region.message), {
      title,
      file: path,
      line: lineStart,
      endLine: lineEnd,
    }),
  );
  const next = all[shown.length];
  if (next !== undefined && total > shown.length) {
    const rest = words.say('comment.moreRegions', { n: total - shown.length });
    lines.push(annotationCommand(annotationLevel(next.region), rest, { title }));
  }
  return lines.map((line) => `${line}\n`).join('');
}
