import type { Log } from '../domain/effects.ts';
import type { MatchKind } from '../domain/findings.ts';
import type { RunReport } from '../domain/report.ts';
import type { GitHub } from '../github/client.ts';
import type { RepositoryName } from '../github/names.ts';
import type { Authorship } from '../publish/own-comments.ts';
import type { Band } from '../report/bands.ts';
import type { CheckOverrides } from './grammar.ts';

/** A check as the bot wants it: this commit of this pull request, these settings besides the configured ones. */
export interface BotCheckPlan {
  readonly repository: RepositoryName;
  readonly pull: number;
  /** The head when the command was accepted: 40 hexadecimal digits. Contents of no other commit may be taken. */
  readonly headSha: string;
  readonly overrides: CheckOverrides;
  /** Who asked, for the log and the check's name. */
  readonly requestedBy: string;
  /** The command's idempotency key: the same one comes again after a run that died, and may then take up the same check. */
  readonly key: string;
}

/** Lines of the pull request that are like code elsewhere; nothing says where. */
export interface OwnLines {
  readonly file: string;
  /** 1-based, inclusive; null: not known. */
  readonly lineStart: number | null;
  readonly lineEnd: number | null;
  readonly kind: MatchKind | null;
}

/** What is known of a pull request's last check and may be shown to everybody who reads it. */
export interface StudentSafeStatus {
  /** When the check began, RFC 3339. */
  readonly at: string;
  /** null: nothing is kept of it. */
  readonly similarity: Band | null;
  /** How many regions the check found; at least as many as `regions` holds. */
  readonly regionCount: number;
  readonly regions: readonly OwnLines[];
  /** The commit that was checked; null: not known. */
  readonly headSha: string | null;
  /** Our comment; null: not known. */
  readonly url: string | null;
}

export interface PairKeys {
  readonly a: string;
  readonly b: string;
}

/** A pair that a person judged innocent, for the list `dismissed` that is kept in state. */
export interface Dismissal extends PairKeys {
  readonly reason: string;
  /** Login. */
  readonly by: string;
  /** RFC 3339. */
  readonly at: string;
  /** null: the command came without a comment. */
  readonly commentId: number | null;
  /** The command's idempotency key. */
  readonly key: string;
}

/**
 * `recorded`: it is in the list now. `known`: it was there already, from this command or an earlier one. `unknown-pair`: no
 * check has seen these two. `nowhere`: this run has no state that it could be kept in.
 */
export type DismissalResult = 'recorded' | 'known' | 'unknown-pair' | 'nowhere';

/** All that the bot does to the world. Whoever runs it supplies this; nothing else reaches out. */
export interface BotEffects {
  readonly github: GitHub;
  readonly log: Log;
  /** Wall-clock time. */
  now(): Date;
  /**
   * Runs a check and reports it in the usual channels. @throws Failure where no check came about; `Cancelled` where it was
   * cut off and the same command may take it up again.
   */
  runCheck(plan: BotCheckPlan): Promise<RunReport>;
  /** null: no check of that pull request is known. Comments that this bot did not write are no evidence. @throws Failure */
  lastReport(repository: RepositoryName, pull: number, isOwn: Authorship): Promise<StudentSafeStatus | null>;
  /** Which pair a report of this pull request shows as `match <label>`; null: none. @throws Failure */
  resolveMatch(repository: RepositoryName, pull: number, label: number): Promise<PairKeys | null>;
  /** Appends to the list, once for each key and pair. @throws Failure */
  recordDismissal(dismissal: Dismissal): Promise<DismissalResult>;
}
