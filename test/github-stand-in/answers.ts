import type { Operation } from './contract.ts';
import type { RegisteredApps } from './apps.ts';
import type { GitStore } from './git-store.ts';
import type { Notifications } from './notifications.ts';
import type { People } from './people.ts';
import type { Token, TokenOptions } from './tokens.ts';
import type { RepositoryOptions, StandInRepository } from './world.ts';

export interface Answer {
  readonly status: number;
  /** JSON; bytes are sent as they are. */
  readonly body?: unknown;
  /** What is sent for a body whose numbers are larger than JavaScript's. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Team {
  readonly members: readonly string[];
  /** Full names. */
  readonly repositories: readonly string[];
}

/** One attempt to deliver an event to the App's webhook. */
export interface HookDelivery {
  readonly id: bigint;
  readonly guid: string;
  /** RFC 3339. */
  readonly delivered_at: string;
  /** 0: nobody answered. */
  readonly status_code: number;
  readonly event: string;
}

/** What starts workflows. `number`: of the issue or pull request. */
export type Happening = { readonly repository: StandInRepository; readonly actor: string } & (
  | { readonly name: 'push' }
  | { readonly name: 'pull_request'; readonly number: number }
  | { readonly name: 'issue_comment'; readonly number: number; readonly comment: number }
  | { readonly name: 'workflow_dispatch'; readonly path: string }
);

/** State that requests read and change. */
export interface World {
  readonly store: GitStore;
  readonly people: People;
  readonly notifications: Notifications;
  readonly repositories: StandInRepository[];
  /** Login in lower case → its teams by slug. */
  readonly organizations: Map<string, ReadonlyMap<string, Team>>;
  /** Entries of a tree before GitHub cuts it off. */
  readonly treeLimit: number;
  find(fullName: string): StandInRepository | null;
  formerNames(repository: StandInRepository): readonly string[];
  /** What the App's webhook was sent, the oldest first. */
  readonly hookDeliveries: HookDelivery[];
  /** Ids of deliveries that were asked for again. */
  readonly redelivered: bigint[];
  /** Told by what a person's token did; what a workflow's own token does starts nothing, as at GitHub. */
  happened(happening: Happening): void;
  /** Makes a repository. @throws where there is one of that name */
  make(fullName: string, options: RepositoryOptions): StandInRepository;
  unmake(repository: StandInRepository): void;
  nextId(): number;
  /** RFC 3339, whole seconds. */
  now(): string;
  /** Root of the API. */
  url(): string;
  /** A one-time address on another host, where an archive lies. */
  archiveUrl(repository: StandInRepository, sha: string, ref: string): string;
  issueToken(options: TokenOptions): string;
  readonly apps: RegisteredApps;
}

export interface Call {
  readonly world: World;
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** {} where there was none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The media type that was asked for. */
  readonly accept: string;
  /** As it came in; null: without one. */
  readonly authorization: string | null;
  readonly token: Token;
  /** Of the request; an address that stays when things are renamed. */
  readonly stablePath: string;
}

type RepositoryHandler = (call: Call, repository: StandInRepository) => Answer | Promise<Answer>;
export type RepositoryRoutes = Readonly<Record<string, RepositoryHandler>>;

export const REPOSITORY = '/repos/{owner}/{repo}';
const PAGE = 30;
const LONGEST_PAGE = 100;

export function refused(status: number, message: string, errors?: unknown): Answer {
  return {
    status,
    body: {
      message,
      ...(errors === undefined ? {} : { errors }),
      documentation_url: 'https://docs.github.com/rest',
      status: String(status),
    },
  };
}

export const NOT_FOUND = refused(404, 'Not Found');
export const EMPTY = refused(409, 'Git Repository is empty.');

/** "Validation Failed", as GitHub words it for one field. */
export function invalid(resource: string, field: string, message: string): Answer {
  return refused(422, 'Validation Failed', [{ resource, field, code: 'custom', message }]);
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export function pageSize(query: URLSearchParams): number {
  const size = Number(query.get('per_page') ?? PAGE);
  return size < 1 ? PAGE : Math.min(LONGEST_PAGE, size);
}

/** Where one page of a list begins and ends, and the Link header that leads on and back. */
export function pageOf(
  call: Call,
  length: number,
): { readonly start: number; readonly end: number; readonly headers: Readonly<Record<string, string>> } {
  const size = pageSize(call.query);
  const number = Math.max(1, Number(call.query.get('page') ?? 1));
  const last = Math.max(1, Math.ceil(length / size));
  const links: [rel: string, page: number][] = [];
  if (number > 1) links.push(['prev', Math.min(number - 1, last)]);
  if (number < last) links.push(['next', number + 1], ['last', last]);
  if (number > 1) links.push(['first', 1]);
  return {
    start: (number - 1) * size,
    end: number * size,
    headers: linkHeader(
      call,
      links.map(([rel, page]) => [rel, { page: String(page) }]),
    ),
  };
}

export function linkHeader(
  call: Call,
  links: readonly (readonly [rel: string, parameters: Readonly<Record<string, string>>])[],
): Readonly<Record<string, string>> {
  if (links.length === 0) return {};
  const written = links.map(([rel, parameters]) => {
    const query = new URLSearchParams(call.query);
    for (const name of ['before', 'after']) {
      if (name in parameters) query.delete(name === 'before' ? 'after' : 'before');
    }
    for (const [name, value] of Object.entries(parameters)) query.set(name, value);
    return `<${call.world.url()}${call.stablePath}?${query.toString()}>; rel="${rel}"`;
  });
  return { link: written.join(', ') };
}

/** One page of a list. */
export function listed<T>(call: Call, all: readonly T[], shape: (one: T) => unknown): Answer {
  const { start, end, headers } = pageOf(call, all.length);
  return { status: 200, body: all.slice(start, end).map(shape), headers };
}
