import type { RepositoryName } from '#github';

/** The comment that asks. Its id is what makes a command happen once. */
interface CommandComment {
  readonly id: number;
  /**
   * `event`: text and author are those of the event that GitHub sent when the comment was made. `named`: somebody only named
   * the id, so text and author are read from GitHub before they are believed.
   */
  readonly evidence: 'event' | 'named';
}

/** One call on the bot, whatever brought it here. Every text in it was written by a stranger. */
export interface BotRequest {
  readonly repository: RepositoryName;
  /** Of what the comment stands on. */
  readonly number: number;
  readonly on: 'pull-request' | 'issue';
  /** The whole comment; the first line is read. */
  readonly body: string;
  /** Whose command it is: a login. */
  readonly author: string;
  /** null: it was not asked by a comment, so there is nothing to react to. */
  readonly comment: CommandComment | null;
  /** When the comment was made, by GitHub's clock, RFC 3339; null: not known, or not asked by a comment. */
  readonly askedAt: string | null;
  /**
   * What tells a repetition from a new call: the comment's id in decimal, or `run-<id>` of the workflow run that was started
   * by hand.
   */
  readonly key: string;
}

/** Why an event is none of the bot's business. Said in the log, never in a comment. */
export interface Ignored {
  readonly ignored: string;
}

/** The hidden first line of a reply: how a later attempt knows that the command was taken up. */
export function replyMarker(key: string): string {
  return `<!-- code-similarity:bot ${key} -->`;
}

/** The command that a reply answers; null: the body is no reply of this program's. */
export function replyKey(body: string): string | null {
  return /^<!-- code-similarity:bot ([\w-]{1,60}) -->/.exec(body)?.[1] ?? null;
}

/** Whether a body is one of this program's, whoever posted it: the bot answers no comment of its own. */
export function carriesOurMarker(body: string): boolean {
  return body.includes('<!-- code-similarity:');
}
