import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AppLog, textLog } from '../../src/program/app/app-log.ts';
import { commentHandler, type DeliveryHandler, type WebhookCall } from '../../src/program/app/delivery.ts';
import { Deliveries } from '../../src/program/app/deliveries.ts';
import { Inbox, openAppDatabase } from '../../src/program/app/inbox.ts';
import { Metrics } from '../../src/program/app/metrics.ts';
import type { Turn } from '../../src/program/app/job-queue.ts';
import { startWebhookServer, type WebhookServer } from '../../src/program/app/webhook-server.ts';
import type { Clock, Log } from '../../src/base/effects.ts';
import { systemClock } from '../../src/program/process/system-clock.ts';
import { signatureOf } from './signature.ts';

export const SECRET = 'it is a secret to everybody';

export interface OpenedServer {
  readonly server: WebhookServer;
  readonly deliveries: Deliveries;
  readonly metrics: Metrics;
  /** Commands whose work was begun. */
  readonly calls: WebhookCall[];
  /** Lines of the log, with their level. */
  readonly lines: string[];
  /** Ends it as a kill does: nothing is finished, nothing is written. */
  readonly abandon: () => void;
}

export interface ServerOptions {
  readonly work?: (call: WebhookCall, turn: Turn) => Promise<void>;
  readonly mayCommand?: Parameters<typeof commentHandler>[1];
  readonly clock?: Clock;
  readonly now?: () => number;
  readonly secret?: string;
  /** The folder of what was accepted; a new one where it is not given. */
  readonly data?: string;
  readonly on?: Readonly<Record<string, DeliveryHandler>>;
}

const folders: string[] = [];
const opened: { readonly server: WebhookServer; readonly deliveries: Deliveries }[] = [];

/** A folder that `closeServers` removes. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-app-'));
  folders.push(folder);
  return folder;
}

export function noting(): { readonly log: AppLog; readonly lines: string[] } {
  const lines: string[] = [];
  const note = (message: string): void => {
    lines.push(message);
  };
  const log: Log = {
    debug: note,
    info: note,
    notice: note,
    warning: note,
    error: note,
    group: (_title, body) => body(),
  };
  return { log: textLog(log), lines };
}

/** The server for a webhook, with a folder of its own. */
export async function openServer(options: ServerOptions = {}): Promise<OpenedServer> {
  const { work = async () => {}, clock = systemClock, now = () => Date.now(), secret = SECRET } = options;
  const calls: WebhookCall[] = [];
  const { log, lines } = noting();
  const data = options.data ?? dataFolder();
  const inbox = await Inbox.open(await openAppDatabase(data), now, (sentence) => lines.push(sentence));
  const metrics = new Metrics();
  const comments = commentHandler(
    async (call, turn) => {
      calls.push(call);
      await work(call, turn);
    },
    options.mayCommand ?? (() => null),
  );
  const deliveries = new Deliveries({
    apiUrl: 'https://api.github.com',
    serverUrl: 'https://github.com',
    log,
    clock,
    now,
    inbox,
    isKept: options.data !== undefined,
    metrics,
    on: { issue_comment: comments, ...options.on },
    concurrency: 2,
  });
  const server = await startWebhookServer({ secret, port: 0, clock, deliveries });
  let isOpen = true;
  let isAbandoned = false;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await server.close();
    if (!isAbandoned) await inbox.close();
  };
  const closing = { ...server, close };
  opened.push({ server: closing, deliveries });
  return {
    server: closing,
    deliveries,
    metrics,
    calls,
    lines,
    abandon: () => {
      isAbandoned = true;
      void inbox.close();
    },
  };
}

/** Cuts off what runs, and closes everything. */
export async function closeServers(): Promise<void> {
  await Promise.all(
    opened.splice(0).map(async ({ server, deliveries }) => {
      const closed = server.close();
      deliveries.cut();
      await closed;
    }),
  );
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export interface PayloadChange {
  readonly id?: number;
  readonly repository?: string;
  readonly body?: string;
  readonly action?: string;
  readonly bot?: boolean;
  readonly author?: string;
  readonly association?: string | undefined;
  readonly installation?: number;
}

/** What GitHub sends about a comment. */
export function payload(change: PayloadChange = {}): string {
  return JSON.stringify({
    action: change.action ?? 'created',
    issue: { number: 12, pull_request: {} },
    comment: {
      id: change.id ?? 501,
      body: change.body ?? '/similarity check',
      author_association: change.association,
      user: { login: change.author ?? 'ada', type: change.bot === true ? 'Bot' : 'User' },
    },
    repository: { id: 1, full_name: change.repository ?? 'cs1/hw1', private: true },
    installation: { id: change.installation ?? 77 },
  });
}

let deliveryCount = 0;

/** Sends a delivery, signed as GitHub does. */
export async function deliver(
  server: Pick<WebhookServer, 'url'>,
  body: string,
  headers: Record<string, string | undefined> = {},
): Promise<{ status: number; text: string }> {
  deliveryCount += 1;
  const all: Record<string, string | undefined> = {
    'content-type': 'application/json',
    'x-github-event': 'issue_comment',
    'x-github-delivery': `d-${deliveryCount}`,
    'x-hub-signature-256': signatureOf(Buffer.from(body), SECRET),
    ...headers,
  };
  const present = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : ([[name, value]] as [string, string][]),
  );
  const response = await fetch(`${server.url}/webhook`, { method: 'POST', headers: present, body });
  return { status: response.status, text: await response.text() };
}

/** Waits for something that other connections bring about. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(1);
}
