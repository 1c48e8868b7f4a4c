import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import type { Audit, DeliveryRecord, HookRecord, Hooks, Resource } from '#service';
import { HOOK_EVENTS, HttpError, invalid, isoTime, json, resource } from '#service';
import { type AddressRules, refusedAddress, SECRET_PREFIX } from './post.ts';
import * as says from '../says.ts';
import { fill } from '#base';

const MOST_HOOKS = 20;
const MOST_URL = 2_000;
/** Of a secret; the signature is no stronger with more. */
const SECRET_BYTES = 32;
const SHOWN_DELIVERIES = 50;

interface HooksWorld {
  readonly hooks: Hooks;
  readonly audit: Audit;
  readonly rules: AddressRules;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const time = z.string().nullable();
const HookShape = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(HOOK_EVENTS)).readonly(),
  enabled: z.boolean(),
  disabled_at: time,
  disabled_reason: z.string().nullable(),
  created_at: time,
});
const DeliveryShape = z.object({
  message_id: z.string(),
  event: z.string(),
  check_id: z.int().nullable(),
  state: z.string(),
  attempts: z.int(),
  answer: z.string().nullable(),
  created_at: time,
  next_attempt_at: time,
  ended_at: time,
});

/** Hooks of the caller. Those of others are not there. */
export function hookResources(world: HooksWorld): readonly Resource[] {
  const { hooks, audit, rules, now } = world;
  const own = ownIn(world);
  return [
    resource({
      form: 'GET /hooks',
      summary: 'Webhooks of the caller',
      response: z.object({ hooks: z.array(HookShape) }),
      request: z.object({}),
      answer: async (_request, { caller }) => json({ hooks: (await hooks.list(caller.userId)).map(hookRow) }),
    }),
    resource({
      form: 'POST /hooks',
      summary: 'Register a webhook; this answer alone shows its secret',
      success: 201,
      response: z.object({ hook: HookShape, secret: z.string() }),
      request: z.object({ url: z.string(), events: z.array(z.enum(HOOK_EVENTS)).min(1).optional() }),
      answer: async ({ url, events }, { caller }) => {
        const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
        const hook = await hooks.create(
          {
            ownerId: caller.userId,
            keyId: caller.keyId,
            url: receiverOf(url, rules),
            events: events ?? HOOK_EVENTS,
            secret,
            createdAt: now(),
          },
          MOST_HOOKS,
        );
        if (hook === null) {
          throw new HttpError(fill(says.youHooks, { most: MOST_HOOKS }));
        }
        await audit.add(caller, { action: 'add-hook', details: { hook: hook.id } });
        return json({ hook: hookRow(hook), secret }, 201);
      },
    }),
    resource({
      form: 'PATCH /hooks/{hookId}',
      summary: 'Enable or disable a webhook',
      response: z.object({ hook: HookShape }),
      request: one.extend({ enabled: z.boolean() }),
      answer: async ({ hook_id: id, enabled }, { caller }) => {
        await own(id, caller.userId);
        if (enabled) await hooks.enable(id);
        else await hooks.disable(id, now(), 'You disabled it.');
        return json({ hook: hookRow(await own(id, caller.userId)) });
      },
    }),
    ...oneHookResources(world),
  ];
}

const one = z.object({ hook_id: z.int() });

/** A hook of somebody; that of another one is not there. */
function ownIn({ hooks }: HooksWorld): (id: number, ownerId: number) => Promise<HookRecord> {
  return async (id, ownerId) => {
    const hook = await hooks.find(id, ownerId);
    if (hook === undefined) throw new HttpError(fill(says.hookNotExist, { id }));
    return hook;
  };
}

/** What is asked of one hook besides whether it is enabled. */
function oneHookResources(world: HooksWorld): readonly Resource[] {
  const { hooks, audit, now } = world;
  const own = ownIn(world);
  return [
    resource({
      form: 'DELETE /hooks/{hookId}',
      summary: 'Remove a webhook',
      response: z.object({ success: z.boolean() }),
      request: one,
      answer: async ({ hook_id: id }, { caller }) => {
        await own(id, caller.userId);
        await audit.add(caller, { action: 'remove-hook', details: { hook: id } }, 'allow');
        await hooks.remove(id);
        return json({ success: true });
      },
    }),
    resource({
      form: 'POST /hooks/{hookId}/test',
      summary: 'Send a test',
      success: 202,
      response: z.object({ success: z.boolean() }),
      request: one,
      answer: async ({ hook_id: id }, { caller }) => {
        const hook = await own(id, caller.userId);
        if (hook.disabledAt !== null) throw new HttpError(says.hookDisabled);
        await hooks.test(hook, now());
        return json({ success: true }, 202);
      },
    }),
    resource({
      form: 'GET /hooks/{hookId}/deliveries',
      summary: 'The latest messages, and what became of them',
      response: z.object({ deliveries: z.array(DeliveryShape) }),
      request: one,
      answer: async ({ hook_id: id }, { caller }) => {
        await own(id, caller.userId);
        const deliveries = await hooks.deliveries(id, SHOWN_DELIVERIES);
        return json({ deliveries: deliveries.map(deliveryRow) });
      },
    }),
  ];
}

/** An address as it is kept. @throws HttpError 422 */
function receiverOf(text: string, rules: AddressRules): string {
  const refuse = (why: string): HttpError => invalid({ url: [why] });
  if (text.length > MOST_URL) throw refuse(fill(says.addressMost, { most: MOST_URL }));
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) throw refuse(says.giveAddress);
  if (url.username !== '' || url.password !== '') throw refuse(says.addressHolds);
  url.hash = '';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isEncrypted = url.protocol === 'https:';
  // What a name stands for is looked at when a message is sent.
  const isAllowed = isIP(host) === 0 ? rules.mayReachNames(isEncrypted) : rules.mayReach(host, isEncrypted);
  if (!isAllowed) throw refuse(refusedAddress(isEncrypted));
  return url.href;
}

function hookRow({
  id,
  url,
  events,
  createdAt,
  disabledAt,
  disabledWhy,
}: HookRecord): z.input<typeof HookShape> {
  return {
    id,
    url,
    events,
    enabled: disabledAt === null,
    disabled_at: isoTime(disabledAt),
    disabled_reason: disabledWhy,
    created_at: isoTime(createdAt),
  };
}

function deliveryRow(row: DeliveryRecord): z.input<typeof DeliveryShape> {
  return {
    message_id: row.messageId,
    event: row.event,
    check_id: row.checkId,
    state: row.state,
    attempts: row.attempts,
    answer: row.answer,
    created_at: isoTime(row.createdAt),
    next_attempt_at: isoTime(row.dueAt),
    ended_at: isoTime(row.endedAt),
  };
}
