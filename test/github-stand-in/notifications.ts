import type { Team } from './answers.ts';
import { type People, peopleOf, sameLogin } from './people.ts';
import type { StandInRepository, StoredIssue } from './world.ts';

/** Why somebody was notified, in the words of GitHub's API. */
type Reason = 'subscribed' | 'author' | 'comment' | 'mention' | 'team_mention' | 'assign' | 'state_change';

export interface Notification {
  /** RFC 3339. */
  readonly at: string;
  readonly to: string;
  /** Full name. */
  readonly repository: string;
  /** null: it is about a commit. */
  readonly issue: number | null;
  /** What happened. */
  readonly event: 'opened' | 'commented' | 'edited' | 'assigned' | 'closed' | 'reopened';
  readonly reason: Reason;
}

interface Happening {
  readonly repository: StandInRepository;
  readonly issue: StoredIssue;
  /** Who did it: nobody is notified of what they did. */
  readonly actor: string;
}

interface Around {
  readonly people: People;
  readonly organizations: ReadonlyMap<string, ReadonlyMap<string, Team>>;
  /** RFC 3339. */
  now(): string;
}

/**
 * Who GitHub notifies of what happens to an issue or a pull request.
 *
 * - Watchers of the repository of everything that is opened, said, closed and reopened; of other conversations whoever is
 *   assigned, mentioned or takes part: https://docs.github.com/en/rest/activity/notifications, "Notification reasons"
 *   (`subscribed`, `author`, `comment`, `mention`, `assign`, `state_change`). Who takes part once stays subscribed.
 * - An edited text notifies nobody (https://github.com/isaacs/github/issues/310) but whom the edit mentions for the first time
 *   (https://github.com/duckduckgo/zeroclickinfo-fathead/issues/186, https://github.com/ampproject/amp-github-apps/pull/443).
 * - An assignment notifies whom it assigns. Nobody hears of what they did themselves, a bot hears of nothing, and neither does
 *   anybody who cannot read the repository.
 *
 * Left out: settings by which people receive less (ignored repositories, custom watching), and bundling into mails.
 */
export class Notifications {
  readonly log: Notification[] = [];
  readonly #around: Around;
  /** Who takes part in what, and since when for what reason. */
  readonly #threads = new WeakMap<StoredIssue, Map<string, Reason>>();

  constructor(around: Around) {
    this.#around = around;
  }

  opened(happening: Happening): void {
    const { actor, issue } = happening;
    const fresh = this.#mentioned(happening, issue.body);
    this.#tell('opened', happening, fresh);
    this.#subscribe(happening, actor, 'author');
  }

  commented(happening: Happening, body: string): void {
    this.#tell('commented', happening, this.#mentioned(happening, body));
    this.#subscribe(happening, happening.actor, 'comment');
  }

  /** On a commit: its author hears of it as a participant, watchers do, and whom it mentions. */
  commentedOnCommit(repository: StandInRepository, author: string, actor: string, body: string): void {
    const reasons = new Map<string, Reason>([
      ...(repository.options.watchers ?? []).map((login) => [login, 'subscribed'] as const),
      [author, 'author'],
      ...this.#mentioned({ repository }, body),
    ]);
    for (const [login, reason] of reasons) {
      if (!sameLogin(login, actor) && this.#canRead(repository, login)) {
        this.#note('commented', repository, null, login, reason);
      }
    }
  }

  /** Of an issue or a comment. */
  edited(happening: Happening, before: string, after: string): void {
    const known = this.#mentioned(happening, before);
    for (const [login, reason] of this.#mentioned(happening, after)) {
      if (!known.has(login)) this.#notify('edited', happening, login, reason);
    }
  }

  /** @param logins who was not assigned before */
  assigned(happening: Happening, logins: readonly string[]): void {
    for (const login of logins) this.#notify('assigned', happening, login, 'assign');
  }

  stateChanged(happening: Happening): void {
    this.#tell(happening.issue.state === 'open' ? 'reopened' : 'closed', happening, new Map());
    this.#subscribe(happening, happening.actor, 'state_change');
  }

  /** Mentioned people, people who take part, and watchers: each once, for the first of these reasons. */
  #tell(event: Notification['event'], happening: Happening, mentioned: ReadonlyMap<string, Reason>): void {
    const { repository, issue } = happening;
    const reasons = new Map<string, Reason>([
      ...(repository.options.watchers ?? []).map((login) => [login, 'subscribed'] as const),
      ...(this.#threads.get(issue) ?? []),
      ...mentioned,
    ]);
    for (const [login, reason] of reasons) this.#notify(event, happening, login, reason);
  }

  #notify(event: Notification['event'], happening: Happening, login: string, reason: Reason): void {
    const { repository, issue, actor } = happening;
    if (!this.#canRead(repository, login)) return;
    if (reason !== 'subscribed') this.#subscribe(happening, login, reason);
    if (sameLogin(login, actor)) return;
    this.#note(event, repository, issue.number, login, reason);
  }

  #note(
    event: Notification['event'],
    { fullName }: StandInRepository,
    issue: number | null,
    to: string,
    reason: Reason,
  ): void {
    this.log.push({ at: this.#around.now(), to, repository: fullName, issue, event, reason });
  }

  #subscribe({ issue }: Happening, login: string, reason: Reason): void {
    if (isBot(login)) return;
    const thread = this.#threads.get(issue) ?? new Map<string, Reason>();
    const known = [...thread.keys()].find((one) => sameLogin(one, login)) ?? login;
    this.#threads.set(issue, thread.set(known, reason));
  }

  #canRead(repository: StandInRepository, login: string): boolean {
    if (isBot(login) || this.#around.people.spelled(login) === null) return false;
    const people =
      repository.options.private === false ? null : peopleOf(repository, this.#around.organizations);
    return people === null || people.some((name) => sameLogin(name, login));
  }

  #mentioned({ repository }: Pick<Happening, 'repository'>, body: string): ReadonlyMap<string, Reason> {
    const found = new Map<string, Reason>();
    const { people, organizations } = this.#around;
    for (const [, name = '', team] of plain(body).matchAll(MENTION)) {
      if (team === undefined) {
        const login = people.spelled(name);
        if (login !== null) found.set(login, 'mention');
      } else if (sameLogin(name, repository.owner)) {
        const members = organizations.get(name.toLowerCase())?.get(team.toLowerCase())?.members ?? [];
        for (const login of members) found.set(login, 'team_mention');
      }
    }
    return found;
  }
}

const MENTION = /(?<![\w`@/.-])@([a-z\d](?:[a-z\d-]{0,38}))(?:\/([\w-]+))?/gi;

/** Markdown without what mentions nobody: comments and code. A character reference is the character. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/<!--.*?-->/gs, '\u200b')
    .replaceAll(/^ {0,3}(`{3,}|~{3,}).*?^ {0,3}\1/gms, ' ')
    .replaceAll(/(`+)(?!`).*?(?<!`)\1(?!`)/gs, ' ')
    .replaceAll(/&#(?:64|x40);/gi, '@');
}

function isBot(login: string): boolean {
  return login.endsWith('[bot]') || login === 'ghost';
}
