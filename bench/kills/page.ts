import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedRequest } from '../../test/web-stand-in/requests.ts';
import type { Seen } from './kept.ts';
import { PagePerson } from './page-person.ts';

interface PageWorld {
  /** Of the proxy. */
  readonly origin: string;
  /** Of the first user. */
  readonly key: string;
  readonly clients: number;
  readonly seen: Seen;
  readonly killing: { readonly isOver: boolean };
  /** What the stand-in for GitHub was asked so far. */
  readonly requests: readonly RecordedRequest[];
}

/** People in front of the page, and what they say in the end. */
export interface Crowd {
  readonly live: () => Promise<unknown>;
  /** How much they have begun, in words. */
  readonly done: () => string;
  /** Waits for what is under way, and says what is wrong. */
  readonly judge: () => Promise<void>;
}

export async function throughThePage({
  origin,
  key,
  clients,
  seen,
  killing,
  requests,
}: PageWorld): Promise<Crowd> {
  const people: PagePerson[] = [];
  const names = Array.from({ length: clients }, (_, n) => `person-${n}`);
  for (const [n, name] of names.entries()) {
    const { id } = await asOwner(origin, key, '/users', { name });
    const made = await asOwner(origin, key, '/keys', { name: 'page', user_id: id });
    people.push(new PagePerson(origin, [name, String(made['key'])], n, seen, killing));
  }
  return {
    done: () => {
      const sum = (of: 'made' | 'searched'): number => people.reduce((n, one) => n + one[of].length, 0);
      return `${sum('made')} checks of the page, ${sum('searched')} with a search`;
    },
    live: () =>
      Promise.all([
        ...people.map(async (person, n) => {
          while (!killing.isOver) await person.check(names[(n + 1) % names.length] ?? '');
        }),
        // A token has ten queries a minute, whoever asks.
        ...people.slice(0, 3).map(async (person) => {
          while (!killing.isOver) {
            await person.search();
            await pause(20_000);
          }
        }),
      ]),
    judge: async () => {
      await Promise.all(people.map((person) => person.judge()));
      await judgeLedger(people, requests, seen);
    },
  };
}

/** What left is in the ledger, and what the ledger says to have been answered has left: each query as often in both. */
async function judgeLedger(
  people: readonly PagePerson[],
  requests: readonly RecordedRequest[],
  seen: Seen,
): Promise<void> {
  const lines = (await Promise.all(people.map((person) => person.sent()))).flat();
  const onWire = countOf(
    requests
      .filter(({ path }) => path.startsWith('/search/code'))
      .map(({ path }) => new URL(path, 'http://x').searchParams.get('q') ?? ''),
  );
  const queries = lines.filter(({ kind }) => kind === 'query');
  const told = countOf(queries.map(({ text }) => text));
  const answered = countOf(queries.filter(({ answer }) => answer !== undefined).map(({ text }) => text));
  for (const [text, count] of onWire) {
    if (count > (told.get(text) ?? 0)) {
      seen.wrong.push(`“${text}” left ${count} times, in the ledger ${told.get(text) ?? 0}`);
    }
  }
  for (const [text, count] of answered) {
    if (count > (onWire.get(text) ?? 0)) {
      seen.wrong.push(`“${text}” was answered ${count} times and left ${onWire.get(text) ?? 0}`);
    }
  }
  const sum = (counts: ReadonlyMap<string, number>): number =>
    [...counts.values()].reduce((a, b) => a + b, 0);
  seen.note('query on the wire', sum(onWire));
  seen.note('query in the ledger', sum(told));
  seen.note('of these with no answer that is known', sum(told) - sum(answered));
}

function countOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

async function asOwner(
  origin: string,
  apikey: string,
  path: string,
  body: object,
): Promise<Readonly<Record<string, unknown>>> {
  for (let tries = 0; tries < 120; tries += 1) {
    const response = await fetch(`${origin}/people/v1${path}`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (response?.status === 201) return (await response.json()) as Readonly<Record<string, unknown>>;
    if (response !== null && response.status < 500) throw new Error(`${path}: ${await response.text()}`);
    await pause(500);
  }
  throw new Error(`${path}: no answer`);
}
