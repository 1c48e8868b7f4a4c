import type { Collected } from '#contract';
import { collectHandIn } from './collect-hand-in.ts';
import { collectPath, type PathOptions } from './collect-path.ts';
import type { FoundSubmission } from './find-submissions.ts';

/** A submission that `findSubmissions` found. What goes wrong with it becomes its failure. */
export function collectFound(one: FoundSubmission, options: PathOptions): Promise<Collected> {
  return one.kind === 'path' ? collectPath(one.path, options) : collectHandIn(one, options);
}
