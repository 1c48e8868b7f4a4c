import type { StandInRepository } from './world.ts';

export type Access = 'read' | 'write' | 'none';

export interface TokenOptions {
  /** Whose it is; without one it is the workflow's own, `github-actions[bot]`. */
  readonly login?: string;
  /** An App's: `[bot]` is added to the login, and `GET /user` is refused. Always so without a login. */
  readonly bot?: boolean;
  /** Full names that it sees; other private ones are 404, other public ones can be read. */
  readonly repositories?: readonly string[] | 'all';
  /** As in a workflow: where any is named, unnamed ones are `none` (metadata: `read`); `-` and `_` are the same. */
  readonly permissions?: Readonly<Record<string, Access>>;
  /** Requests an hour; 5,000 unless said otherwise. */
  readonly limit?: number;
  /** Of the first hour. */
  readonly remaining?: number;
  /** How long that hour is. */
  readonly hourSeconds?: number;
}

export interface RateLimit {
  readonly limit: number;
  readonly remaining: number;
  /** Unix seconds. */
  readonly reset: number;
}

/** One of these has to be granted. */
export interface Need {
  readonly names: readonly string[];
  readonly level: 'read' | 'write';
}

const WORKFLOW_BOT = 'github-actions[bot]';
const HOURLY = 5_000;
const HOURLY_WITHOUT_TOKEN = 60;
const HOUR_SECONDS = 3_600;

/** What a request may do, and how many of its kind may follow. */
export class Token {
  /** Who acts; null: nobody said who. */
  readonly login: string | null;
  readonly isApp: boolean;
  readonly #repositories: ReadonlySet<string> | 'all';
  readonly #permissions: ReadonlyMap<string, Access> | null;
  readonly #limit: number;
  readonly #hourMs: number;
  /** By its name, the most that a permission was used for. */
  readonly used = new Map<string, Need['level']>();
  #remaining: number;
  #resetMs: number;

  private constructor(login: string | null, isApp: boolean, options: TokenOptions, now: number) {
    this.login = login;
    this.isApp = isApp;
    const { repositories = 'all', permissions } = options;
    this.#repositories =
      repositories === 'all' ? 'all' : new Set(repositories.map((name) => name.toLowerCase()));
    this.#permissions =
      permissions === undefined
        ? null
        : new Map(Object.entries(permissions).map(([name, access]) => [canonical(name), access]));
    this.#limit = options.limit ?? HOURLY;
    this.#remaining = options.remaining ?? this.#limit;
    this.#hourMs = (options.hourSeconds ?? HOUR_SECONDS) * 1000;
    this.#resetMs = now + this.#hourMs;
  }

  static issue(options: TokenOptions, now: number): Token {
    const { login, bot = login === undefined } = options;
    if (login === undefined) return new Token(WORKFLOW_BOT, true, options, now);
    return new Token(bot && !login.endsWith('[bot]') ? `${login}[bot]` : login, bot, options, now);
  }

  /** For requests without one. */
  static none(now: number): Token {
    const options = {
      repositories: [],
      permissions: { metadata: 'read' },
      limit: HOURLY_WITHOUT_TOKEN,
    } as const;
    return new Token(null, false, options, now);
  }

  /** Counts a request; false: there is none left. */
  spend(now: number): boolean {
    this.#refill(now);
    if (this.#remaining === 0) return false;
    this.#remaining -= 1;
    return true;
  }

  rate(now: number): RateLimit {
    this.#refill(now);
    // Never before it is so: a client that waits until then must find it filled up.
    return { limit: this.#limit, remaining: this.#remaining, reset: Math.ceil(this.#resetMs / 1000) };
  }

  /** `formerNames`: what the repository was called before; what was granted then still is. */
  sees(repository: StandInRepository, formerNames: readonly string[]): boolean {
    return repository.options.private === false || this.reaches(repository, formerNames);
  }

  allows(need: Need, repository: StandInRepository | null, formerNames: readonly string[]): boolean {
    if (repository !== null && !this.reaches(repository, formerNames)) {
      // Anybody may read what is public.
      return repository.options.private === false && need.level === 'read';
    }
    const permissions = this.#permissions;
    if (permissions === null) return true;
    const granting = need.names.find((name) => {
      const access = permissions.get(name) ?? (name === 'metadata' ? 'read' : 'none');
      return access === 'write' || (access === 'read' && need.level === 'read');
    });
    if (granting === undefined) return false;
    if (this.used.get(granting) !== 'write') this.used.set(granting, need.level);
    return true;
  }

  /** It was given to it, and is not only public. */
  reaches(repository: StandInRepository, formerNames: readonly string[]): boolean {
    const names = this.#repositories;
    if (names === 'all') return true;
    return [repository.fullName, ...formerNames].some((name) => names.has(name.toLowerCase()));
  }

  #refill(now: number): void {
    if (now < this.#resetMs) return;
    this.#remaining = this.#limit;
    this.#resetMs = now + this.#hourMs;
  }
}

function canonical(permission: string): string {
  return permission.replaceAll('-', '_').replace(/^organization_/, '');
}

/** What GitHub's documentation demands for a route. `onPull`: what is commented on is a pull request. */
export function needOf(route: string, onPull: boolean): Need {
  const [method = '', path = ''] = route.split(' ');
  const level = method === 'GET' ? 'read' : 'write';
  if (path.startsWith('/orgs/{org}/teams')) return { names: ['members'], level };
  if (path.startsWith('/orgs/{org}/properties')) return { names: ['custom_properties'], level };
  if (
    route === 'POST /orgs/{org}/repos' ||
    route === 'DELETE /repos/{owner}/{repo}' ||
    path.endsWith('/forks')
  ) {
    return { names: ['administration'], level };
  }
  // The App itself asks for its installation, and no repository has granted it anything for that.
  if (!path.startsWith('/repos/{owner}/{repo}/') || path.endsWith('/installation')) {
    return { names: ['metadata'], level: 'read' };
  }
  if (path.includes('/check-runs')) return { names: ['checks'], level };
  if (path.includes('/actions/')) return { names: ['actions'], level };
  if (path.includes('/issues')) {
    const either = onPull || (level === 'read' && /\/issues(?:\/comments)?$/.test(path));
    return { names: either ? ['issues', 'pull_requests'] : ['issues'], level };
  }
  if (path.includes('/pulls')) return { names: ['pull_requests'], level };
  if (path.includes('/collaborators')) return { names: ['metadata'], level };
  // To comment on a commit takes no more than to read it; to change the comment does.
  if (path.endsWith('/commits/{commit_sha}/comments')) return { names: ['contents'], level: 'read' };
  return { names: ['contents'], level };
}
