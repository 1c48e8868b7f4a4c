import type { BotCheckPlan } from './effects.ts';
import type { BotCommand, PairReference } from './grammar.ts';
import type { BotRequest } from './request.ts';

/** What is to be done, with everything decided that can be decided beforehand. */
export type Plan =
  | {
      readonly kind: 'check';
      readonly check: Omit<BotCheckPlan, 'headSha'>;
      /** Also where the same was checked a moment ago. */
      readonly again: boolean;
    }
  | ShortPlan;

/** What takes no check. */
export type ShortPlan =
  | { readonly kind: 'cancel' | 'status' | 'explain' | 'dismissals' | 'help' }
  | { readonly kind: 'dismiss'; readonly pair: PairReference; readonly reason: string }
  | { readonly kind: 'undismiss'; readonly pair: PairReference }
  /** `explain` named another pull request: its lines are somebody else's. */
  | { readonly kind: 'refuse'; readonly reason: 'not-own' };

/** From a command that is to be obeyed to what is done for it. */
export function planFor(command: BotCommand, request: BotRequest): Plan {
  switch (command.name) {
    case 'check':
      return {
        kind: 'check',
        check: {
          repository: request.repository,
          pull: request.number,
          overrides: command.overrides,
          key: request.key,
        },
        again: command.again,
      };
    case 'explain': {
      const { submission } = command;
      return submission.kind === 'own' || submission.number === request.number
        ? { kind: 'explain' }
        : { kind: 'refuse', reason: 'not-own' };
    }
    case 'dismiss':
      return { kind: 'dismiss', pair: command.pair, reason: command.reason };
    case 'undismiss':
      return { kind: 'undismiss', pair: command.pair };
    case 'cancel':
    case 'status':
    case 'dismissals':
    case 'help':
      return { kind: command.name };
  }
}
