import { ConfigurationError, fill, markdownCode, markdownText } from '#base';
import { PULL_REQUESTS } from '#contract';
import { caseKey } from '#report';
import { rowIdOf } from '../scan/issue/row-id.ts';
import { isConfigured } from '../scan/issue/scan-issue-body.ts';
import {
  assignmentOf,
  assignReviewer,
  changeAssignment,
  dismissPair,
  forgetReported,
  namesIn,
  noteWish,
  undismissPair,
} from '../scan/state/assignment-state.ts';
import type { ScanHost } from '../scan/scan-host.ts';
import type { AssignmentState, State } from '../scan/state/state-schema.ts';
import { readAssignment } from '../scan/store/assignment-store.ts';
import { declareSource, isDeclared, sourcesInRow } from '../scan/web/declared-sources.ts';
import { StateConflict, type StateStore } from '../scan/store/state-branch.ts';
import type { ScanCommand, ScanPair } from './grammar.ts';
import { scanHelpLines } from './help.ts';
import { STATE_IS_BUSY } from './render-refusal.ts';
import type { BotRequest } from './request.ts';
import type { ScanTarget } from './scan-target.ts';
import * as says from './says.ts';

/** A reply in the issue of a scan, where every reader is staff: Markdown, made of escaped parts. */
export type ScanReply = ScanLines | { readonly kind: 'refused'; readonly refusal: ScanLines };

interface ScanLines {
  readonly kind: 'scan';
  readonly lines: readonly string[];
}

/** What commands in the issue of a scan need. */
export interface ScanCommandHost extends Pick<ScanHost, 'branch' | 'newSalt'> {
  /** Of the branch that the settings name. One for the whole command: what it has read it does not read again. */
  readonly store: StateStore;
  readonly now: () => Date;
  /** Whether somebody can review pairs: a member of the staff, or anybody who may write to the repository. */
  readonly mayReview: (login: string) => Promise<boolean>;
  /** Sets the box of a pair in the issue, where it shows one. */
  readonly setBox: (target: ScanTarget, pair: string, isTicked: boolean) => Promise<void>;
}

/**
 * Carries out a command in the issue of a scan. The state is changed first and the box of the issue after it, so that what a scan
 * reads from the box says the same.
 *
 * @throws Failure
 */
export async function actInScan(
  command: ScanCommand,
  target: ScanTarget,
  request: BotRequest,
  host: ScanCommandHost,
): Promise<ScanReply> {
  if (command.name === 'help') return said(...scanHelpLines());
  if (target.branch !== host.branch) return refused(otherBranch(target, host));
  try {
    if (command.name === 'recheck') {
      return await recheck(command.assignment ?? target.assignment, request, host);
    }
    return command.name === 'common'
      ? await declareCommon(command.source, target, request, host)
      : await actOnPair(command, target, request, host);
  } catch (error) {
    if (!(error instanceof StateConflict) && !(error instanceof ConfigurationError)) throw error;
    return refused(
      error instanceof StateConflict ? STATE_IS_BUSY : `Nothing was changed. ${markdownText(error.message)}`,
    );
  }
}

async function recheck(
  name: string,
  { author: by, key }: BotRequest,
  { store, newSalt, now }: ScanCommandHost,
): Promise<ScanReply> {
  const scanned = (one: State): readonly string[] => namesIn(one).filter((other) => other !== PULL_REQUESTS);
  const wish = { kind: 'check', by, at: now().toISOString(), key: `comment ${key}` } as const;
  const state = await store.update((one) =>
    scanned(one).includes(name) ? changeAssignment(one, name, newSalt, (own) => noteWish(own, wish)) : one,
  );
  const names = scanned(state);
  if (!names.includes(name)) {
    return refused(
      `No scan has seen an assignment ${markdownCode(name)}. There is ${names.map(markdownCode).join(', ') || 'none'}.`,
    );
  }
  return said(
    `The next scan checks ${markdownCode(name)}, whatever its schedule says. It begins at its planned time, or when somebody runs its workflow.`,
  );
}

/** Notes that a file on the web is starter code, and wishes for the check that takes it so. */
async function declareCommon(
  row: string,
  target: ScanTarget,
  { author: by, key }: BotRequest,
  host: ScanCommandHost,
): Promise<ScanReply> {
  const own = await readAssignment(host.store, target.assignment);
  const [source, ...more] = own === null ? [] : sourcesInRow(own, row);
  if (source === undefined) {
    return refused(
      `No file on the web has the id ${markdownCode(row)} in this assignment: it stands at the end of its row.`,
    );
  }
  const name = markdownCode(`${source.repository}/${source.path}`);
  if (more.length > 0) {
    return refused(`More than one file on the web has the id ${markdownCode(row)}. ${NOT_FROM_HERE}`);
  }
  if (source.provider !== 'github') {
    return refused(`${name} cannot be fetched from where it was found. ${NOT_FROM_HERE}`);
  }
  const at = host.now().toISOString();
  const state = await change(target, host, (one) => {
    const next = declareSource(one, source, { by, at });
    return isDeclared(next, source) ? noteWish(next, { kind: 'check', by, at, key: `comment ${key}` }) : one;
  });
  if (state === null || !isDeclared(state, source)) {
    return refused(
      `So many files wait to become starter code already that ${name} cannot be noted. ${NOT_FROM_HERE}`,
    );
  }
  return said(fill(says.countsStarter, { name }));
}

const NOT_FROM_HERE = says.putCode;

type PairCommand = Extract<ScanCommand, { readonly pair: ScanPair }>;

async function actOnPair(
  command: PairCommand,
  target: ScanTarget,
  request: BotRequest,
  host: ScanCommandHost,
): Promise<ScanReply> {
  const own = await readAssignment(host.store, target.assignment);
  if (own === null) {
    return refused(
      `The state knows no assignment ${markdownCode(target.assignment)}, so nothing was changed.`,
    );
  }
  const found = pairOf(command.pair, own);
  if ('problem' in found) return refused(found.problem);
  const { pair } = found;
  const name = describe(pair, own);
  switch (command.name) {
    case 'dismiss':
      return dismiss(pair, name, command.reason, target, request, host);
    case 'undismiss':
    case 'reopen':
      return reopen(pair, name, command.name, target, host);
    case 'assign':
      return assign(pair, name, command.login, target, request, host);
  }
}

async function dismiss(
  pair: string,
  name: string,
  reason: string,
  target: ScanTarget,
  { author: by, key }: BotRequest,
  host: ScanCommandHost,
): Promise<ScanReply> {
  const at = host.now().toISOString();
  const state = await change(target, host, (one) =>
    dismissPair(one, pair, { reason, by, at, via: 'bot', command: key }),
  );
  await host.setBox(target, pair, true);
  const there = state?.dismissed[pair];
  return there?.command === key
    ? said(
        `${name} is closed: it is told no more, until the two share more. \`/similarity undismiss ${rowIdOf(pair)}\` opens it again.`,
      )
    : said(
        `${name} was closed before${there?.by == null ? '' : ` by ${markdownCode(there.by)}`}: “${markdownText(there?.reason ?? '')}”. Nothing was changed.`,
      );
}

async function reopen(
  pair: string,
  name: string,
  how: 'undismiss' | 'reopen',
  target: ScanTarget,
  host: ScanCommandHost,
): Promise<ScanReply> {
  if (isConfigured(target.body, pair)) {
    return refused(
      `${name} is closed by the configuration file or by a case that a person decided, and not by a command or a box: it is opened there.`,
    );
  }
  const before = { wasClosed: false };
  await change(target, host, (one) => {
    before.wasClosed = one.dismissed[pair] !== undefined;
    const open = undismissPair(one, pair);
    return how === 'reopen' ? forgetReported(open, pair) : open;
  });
  await host.setBox(target, pair, false);
  if (how === 'reopen') {
    return said(
      `${name} is open, and the next check tells it as new if it is still above the threshold. \`/similarity recheck\` makes the next scan check.`,
    );
  }
  return said(
    before.wasClosed
      ? `${name} is open again. It is told when it gets worse; \`/similarity reopen ${rowIdOf(pair)}\` has it told as new.`
      : `${name} was not closed by a command or a box; nothing was changed.`,
  );
}

async function assign(
  pair: string,
  name: string,
  login: string,
  target: ScanTarget,
  { author: by }: BotRequest,
  host: ScanCommandHost,
): Promise<ScanReply> {
  if (!(await host.mayReview(login))) {
    return refused(
      `${markdownCode(login)} is neither in \`staff\` nor may write to this repository. Nothing was changed.`,
    );
  }
  const at = host.now().toISOString();
  await change(target, host, (one) => assignReviewer(one, pair, { login, by, at }));
  // A mention, so that GitHub tells the person; a login holds no characters but such.
  return said(`${name} is reviewed by @${login}. The issue shows it after the next check.`);
}

/** @returns the assignment as it is now; null: it is gone */
async function change(
  { assignment }: ScanTarget,
  { store, newSalt }: ScanCommandHost,
  by: (one: AssignmentState) => AssignmentState,
): Promise<AssignmentState | null> {
  const state = await store.update((one) =>
    assignmentOf(one, assignment) === null ? one : changeAssignment(one, assignment, newSalt, by),
  );
  return assignmentOf(state, assignment);
}

/** The pair that a person means, or a sentence that says why there is none. */
function pairOf(
  asked: ScanPair,
  own: AssignmentState,
): { readonly pair: string } | { readonly problem: string } {
  if ('row' in asked) {
    const known = new Set([own.reportedPairs, own.dismissed].flatMap((pairs) => Object.keys(pairs)));
    const [pair, ...more] = [...known].filter((one) => rowIdOf(one) === asked.row);
    if (pair === undefined) {
      return {
        problem: fill(says.noPairAssignment, { name: markdownCode(asked.row) }),
      };
    }
    return more.length === 0
      ? { pair }
      : {
          problem: fill(says.pairId, { name: markdownCode(asked.row) }),
        };
  }
  const sides = [asked.a, asked.b].map((name) => ({ name, ids: idsOf(name, own) }));
  const unclear = sides.find(({ ids }) => ids.length !== 1);
  if (unclear !== undefined) {
    return {
      problem: fill(says.noRepositoryAssignment, {
        none: unclear.ids.length === 0,
        name: markdownCode(unclear.name),
      }),
    };
  }
  const subjects = sides.flatMap(({ ids }) => ids);
  return new Set(subjects).size === 2 ? { pair: caseKey(subjects) } : { problem: says.pairTwo };
}

/** Numeric ids of the repositories of a name, with or without the owner. */
function idsOf(name: string, { seen }: AssignmentState): readonly string[] {
  const wanted = name.toLowerCase();
  return Object.entries(seen).flatMap(([id, { fullName }]) => {
    const known = fullName.toLowerCase();
    return known === wanted || known.split('/')[1] === wanted ? [id] : [];
  });
}

function describe(pair: string, { seen }: AssignmentState): string {
  const [a, b] = pair
    .split('-')
    .map((subject) => markdownCode(seen[subject]?.fullName ?? `submission ${subject}`));
  return `The pair ${a} ↔ ${b}`;
}

function otherBranch({ branch }: ScanTarget, host: ScanCommandHost): string {
  const named = (one: string | null): string => (one === null ? 'the usual one' : markdownCode(one));
  return `The state of this scan is on another branch (${named(branch)}) than the bot works with (${named(host.branch)}): give the bot the same \`state-branch\`.`;
}

function said(...lines: readonly string[]): ScanReply {
  return { kind: 'scan', lines };
}

function refused(line: string): ScanReply {
  return { kind: 'refused', refusal: { kind: 'scan', lines: [line] } };
}
