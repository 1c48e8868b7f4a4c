import type { Outcome } from '../domain/outcome.ts';
import type { RunReport } from '../domain/report.ts';
import { studentView } from '../report/views/student.ts';
import type { Authorship } from '../publish/own-comments.ts';
import type { BotEffects } from './effects.ts';
import type { PairReference } from './grammar.ts';
import type { PinnedPull, Plan } from './plan.ts';
import type { Reply } from './render.ts';
import type { BotRequest } from './request.ts';

/** What came of a plan: what to say, and the report where a check ran. */
export interface Acted {
  readonly reply: Reply;
  readonly report: RunReport | null;
}

/** Carries out a plan. @throws Failure */
export async function act(
  plan: Plan,
  request: BotRequest,
  pinned: PinnedPull,
  effects: BotEffects,
  isOwn: Authorship,
): Promise<Acted> {
  const { repository, pull } = request;
  const { headSha } = pinned;
  switch (plan.kind) {
    case 'check': {
      const report = await effects.runCheck(plan.check);
      const view = studentView(report);
      const { outcome } = view;
      const reply: Reply = cameAbout(outcome)
        ? { kind: 'checked', headSha, overrides: plan.check.overrides, view }
        : {
            kind: 'refused',
            refusal: { kind: 'failed', outcome, retryHelps: mayHelp(outcome), headSha },
          };
      return { reply, report };
    }
    case 'status':
    case 'explain': {
      const status = await effects.lastReport(repository, pull, isOwn);
      return only({ kind: plan.kind === 'status' ? 'status' : 'explained', status, headSha });
    }
    case 'dismiss':
      return only(await dismiss(plan.pair, plan.reason, request, effects));
    case 'refuse':
      return only({ kind: 'refused', refusal: { kind: plan.reason, pull } });
  }
}

async function dismiss(
  { a, b }: PairReference,
  reason: string,
  request: BotRequest,
  effects: BotEffects,
): Promise<Reply> {
  const { repository, pull, author, key } = request;
  const at = effects.now().toISOString();
  const result = await effects.recordDismissal({ repository, pull, a, b, reason, by: author, at, key });
  return result.kind === 'recorded' || result.kind === 'known'
    ? { kind: 'dismissed', result }
    : { kind: 'refused', refusal: { kind: 'not-recorded', why: result.kind } };
}

function only(reply: Reply): Acted {
  return { reply, report: null };
}

/** Whether there are numbers to speak of. */
function cameAbout(
  outcome: Outcome | null,
): outcome is 'passed' | 'flagged' | 'incomplete' | 'skipped' | null {
  return (
    outcome === null ||
    outcome === 'passed' ||
    outcome === 'flagged' ||
    outcome === 'incomplete' ||
    outcome === 'skipped'
  );
}

function mayHelp(outcome: Outcome): boolean {
  return (
    outcome === 'timeout' ||
    outcome === 'rate-limited' ||
    outcome === 'service-unavailable' ||
    outcome === 'network' ||
    outcome === 'cancelled'
  );
}
