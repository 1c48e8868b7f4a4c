import { randomInt } from 'node:crypto';
import { Audit, type Extension, Hooks, type ServiceParts } from '#service';
import { addressRules, poster } from './post.ts';
import { hookResources } from './resources.ts';
import { HookSender } from './sender.ts';

/** Who sends messages, in the audit: nobody's account. */
const HERALD = { userId: 0, name: 'hooks', keyId: null };

/**
 * Hooks of a service: how they are registered, and what sends their messages.
 *
 * @param networks those of the operator's own that may be reached besides public addresses
 */
export function hooksExtension({ database, now }: ServiceParts, networks: readonly string[]): Extension {
  const hooks = new Hooks(database);
  const audit = new Audit(database, now);
  const rules = addressRules(networks);
  const sender = new HookSender({
    hooks,
    post: poster(rules),
    now,
    random: () => randomInt(2 ** 32) / 2 ** 32,
    patience: (ms) => AbortSignal.timeout(ms),
    note: ({ action, hookId, ownerId, checkId, attempts }) =>
      // A message that has arrived is delivered, also where there is no room to say so.
      audit.add(HERALD, { action, checkId, ownerId, details: { hook: hookId, attempts } }, 'allow'),
  });
  return { resources: hookResources({ hooks, audit, rules, now }), handlers: [sender] };
}
