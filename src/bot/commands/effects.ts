import type { Clock, Log } from '#base';
import type { Band, RunReport } from '#contract';
import type { GitHub, RepositoryName } from '#github';
import type { FoundIn } from '#report';
import type { Authorship } from '../publish/own-comments.ts';
import type { CheckOverrides } from './check-options.ts';
import type { ScanCommand } from './grammar.ts';
import type { BotRequest } from './request.ts';
import type { ScanTarget } from './scan-target.ts';

/** A check as the bot wants it: this commit of this pull request, these settings besides the configured ones. */
export interface BotCheckPlan {
  readonly repository: RepositoryName;
  readonly pull: number;
  /** The commit that was pinned when the command was accepted: 40 hexadecimal digits. Contents of no other commit may be taken. */
  readonly headSha: string;
  readonly overrides: CheckOverrides;
  /** The command's idempotency key: the same one comes again after a run that died, and may then take up the same check. */
  readonly key: string;
}

/** Lines of the pull request that are like code elsewhere; nothing says where. */
export interface OwnLines {
  readonly file: string;
  /** 1-based, inclusive; null: not known. */
  readonly lineStart: number | null;
  readonly lineEnd: number | null;
  /** The kinds of places where such code stands; empty: not known. */
  readonly foundIn: readonly FoundIn[];
}

/** What is known of a pull request's last check and may be shown to everybody who reads it. */
export interface StudentSafeStatus {
  /** When the check began, RFC 3339. */
  readonly at: string;
  /** How much the comment told its readers. */
  readonly feedback: RunReport['students']['feedback'];
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

/** A pair that a person judged innocent, for the list `dismissed` that is kept in state. Keys as a person wrote them. */
export interface RecordedDismissal {
  /** Where that was said. */
  readonly repository: RepositoryName;
  readonly pull: number;
  readonly a: string;
  readonly b: string;
  readonly reason: string;
  /** Login. */
  readonly by: string;
  /** RFC 3339. */
  readonly at: string;
  /** The command's idempotency key. */
  readonly key: string;
}

export type DismissalResult =
  /** It is in the list, by this command. `isKnown` false: one of the two could not be looked at. */
  | { readonly kind: 'recorded'; readonly isKnown: boolean }
  /** An earlier command put it there. */
  | { readonly kind: 'known' }
  | NotRecorded;

/** `no-pair`: no check here compares these two. `busy`: a scan wrote there all the time. */
export type NotRecorded = { readonly kind: 'no-pair' | 'no-such-pull' | 'busy' } | Nowhere;

/** This run has no state that anything could be kept in. */
export interface Nowhere {
  readonly kind: 'nowhere';
  /** A sentence that every reader may be told. */
  readonly reason: string;
}

/** `none`: the pair was not dismissed. */
export type WithdrawalResult = { readonly kind: 'withdrawn' } | { readonly kind: 'none' } | NotRecorded;

/** A dismissal of a pair in which a pull request is, without the other one of the pair. */
export interface ListedDismissal {
  /** Login; null: not known. */
  readonly by: string | null;
  /** RFC 3339. */
  readonly at: string;
  /** Our reply to the command, where it stands on the same pull request; null: elsewhere. */
  readonly url: string | null;
}

export type CancelResult =
  /** `over`: nothing ran any more. */
  | { readonly kind: 'cancelled' | 'over' }
  /** `how`: what is to be done instead, for every reader. */
  | { readonly kind: 'refused'; readonly how: string };

/** A reply in the issue of a scan, where every reader is staff: Markdown, made of escaped parts. */
export type ScanReply = ScanLines | { readonly kind: 'refused'; readonly refusal: ScanLines };

interface ScanLines {
  readonly kind: 'scan';
  readonly lines: readonly string[];
}

/** All that the bot does to the world. Whoever runs it supplies this; nothing else reaches out. */
export interface BotEffects {
  readonly github: GitHub;
  readonly log: Log;
  /** For waits. */
  readonly clock: Clock;
  /** Ends every wait. */
  readonly signal: AbortSignal;
  /** Wall-clock time. */
  now(): Date;
  /**
   * Runs a check and reports it in the usual channels. @throws Failure where no check came about; `Cancelled` where it was
   * cut off and the same command may take it up again.
   */
  runCheck(plan: BotCheckPlan): Promise<RunReport>;
  /** null: no check of that pull request is known. Comments that this bot did not write are no evidence. @throws Failure */
  lastReport(repository: RepositoryName, pull: number, isOwn: Authorship): Promise<StudentSafeStatus | null>;
  /** Appends to the list, once for each pair. @throws Failure */
  recordDismissal(dismissal: RecordedDismissal): Promise<DismissalResult>;
  /** Takes a pair off the list. @throws Failure */
  withdrawDismissal(pair: Omit<RecordedDismissal, 'reason'>): Promise<WithdrawalResult>;
  /** Of pairs in which a pull request is, the newest first. @throws Failure */
  dismissalsOf(
    repository: RepositoryName,
    pull: number,
    isOwn: Authorship,
  ): Promise<readonly ListedDismissal[] | Nowhere>;
  /** The scan of which an issue tells; null: it is any other issue. @throws GitHubError */
  scanTargetOf(request: BotRequest): Promise<ScanTarget | null>;
  /** Carries out a command in the issue of a scan. @throws Failure */
  actInScan(command: ScanCommand, target: ScanTarget, request: BotRequest): Promise<ScanReply>;
  /** Stops the run of a check. @param run as the check's mark names it @throws GitHubError */
  cancelCheck(repository: RepositoryName, run: string): Promise<CancelResult>;
}
