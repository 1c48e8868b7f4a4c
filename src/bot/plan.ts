import type { BotCheckPlan } from './effects.ts';
import type { BotCommand, PairReference } from './grammar.ts';
import type { BotRequest } from './request.ts';

/** What GitHub says of the pull request when the command is accepted. */
export interface PinnedPull {
  /** 40 hexadecimal digits. */
  readonly headSha: string;
}

/** What is to be done, with everything decided that can be decided beforehand. */
export type Plan =
  | { readonly kind: 'check'; readonly check: BotCheckPlan }
  | { readonly kind: 'status' }
  | { readonly kind: 'explain' }
  | { readonly kind: 'dismiss'; readonly pair: PairReference; readonly reason: string }
  /** `explain` named another pull request: its lines are somebody else's. */
  | { readonly kind: 'refuse'; readonly reason: 'not-own' };

/** Whatever but `help` needs a person who may ask. */
export type GuardedCommand = Exclude<BotCommand, { readonly name: 'help' }>;

/** From a command that is to be obeyed to what is done for it. */
export function planFor(command: GuardedCommand, request: BotRequest, pinned: PinnedPull): Plan {
  switch (command.name) {
    case 'check':
      return {
        kind: 'check',
        check: {
          repository: request.repository,
          pull: request.pull,
          headSha: pinned.headSha,
          overrides: command.overrides,
          requestedBy: request.author,
          key: request.key,
        },
      };
    case 'explain': {
      const { submission } = command;
      return submission.kind === 'own' || submission.number === request.pull
        ? { kind: 'explain' }
        : { kind: 'refuse', reason: 'not-own' };
    }
    case 'dismiss':
      return { kind: 'dismiss', pair: command.pair, reason: command.reason };
    case 'status':
      return { kind: 'status' };
  }
}
