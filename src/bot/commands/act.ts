import { ENGLISH, type Outcome } from '#base';
import type { RunReport } from '#contract';
import { readPullHead } from '#github';
import { studentView } from '#report';
import type { Authorship } from '../publish/own-comments.ts';
import { cancelChecks } from './cancel-checks.ts';
import type { PinnedPull } from './commit-when-asked.ts';
import type { BotCheckPlan, BotEffects, RecordedDismissal } from './effects.ts';
import type { ShortPlan } from './plan.ts';
import type { Reply } from './render.ts';
import type { BotRequest } from './request.ts';

/** Runs a check, and says what came of it. @throws Failure */
export async function actCheck(
  plan: BotCheckPlan,
  { headSha, standing }: PinnedPull,
  effects: BotEffects,
): Promise<{ readonly reply: Reply; readonly report: RunReport }> {
  const report = await effects.runCheck(plan);
  const view = studentView(report);
  const { outcome } = view;
  const reply: Reply = cameAbout(outcome)
    ? { kind: 'checked', headSha, standing, overrides: plan.overrides, view }
    : {
        kind: 'refused',
        refusal: {
          kind: 'failed',
          what: 'check',
          outcome,
          reason: ENGLISH.tell(view.sentence),
          retryHelps: mayHelp(outcome),
          headSha,
        },
      };
  return { reply, report };
}

/** Carries out what takes no check. @throws Failure */
export async function act(
  plan: ShortPlan,
  request: BotRequest,
  effects: BotEffects,
  isOwn: Authorship,
): Promise<Reply> {
  const { repository, number } = request;
  switch (plan.kind) {
    case 'help':
      return { kind: 'help' };
    case 'status':
    case 'explain': {
      const headSha = await readPullHead(effects.github, repository, number);
      const status = await effects.lastReport(repository, number, isOwn);
      return { kind: plan.kind === 'status' ? 'status' : 'explained', status, headSha };
    }
    case 'cancel':
      return cancelChecks(request, effects, isOwn);
    case 'dismiss': {
      const result = await effects.recordDismissal({
        ...sidesOf(plan, request, effects),
        reason: plan.reason,
      });
      return result.kind === 'recorded' || result.kind === 'known'
        ? { kind: 'dismissed', result }
        : { kind: 'refused', refusal: { kind: 'not-recorded', why: result } };
    }
    case 'undismiss': {
      const result = await effects.withdrawDismissal(sidesOf(plan, request, effects));
      return result.kind === 'withdrawn' || result.kind === 'none'
        ? { kind: 'undismissed', wasDismissed: result.kind === 'withdrawn' }
        : { kind: 'refused', refusal: { kind: 'not-recorded', why: result } };
    }
    case 'dismissals': {
      const entries = await effects.dismissalsOf(repository, number, isOwn);
      return 'kind' in entries
        ? { kind: 'refused', refusal: { kind: 'not-recorded', why: entries } }
        : { kind: 'dismissals', entries };
    }
    case 'refuse':
      return { kind: 'refused', refusal: { kind: plan.reason, pull: number } };
  }
}

function sidesOf(
  { pair: { a, b } }: Extract<ShortPlan, { readonly kind: 'dismiss' | 'undismiss' }>,
  { repository, number, author, key }: BotRequest,
  effects: BotEffects,
): Omit<RecordedDismissal, 'reason'> {
  return { repository, pull: number, a, b, by: author, at: effects.now().toISOString(), key };
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
