import { fingerprintOf } from '../scan/state/stringify-state.ts';
import type { CheckOverrides } from './check-options.ts';

/**
 * How the commit of a check stood to the head. `head`: it was the head, when the command was given and when it was accepted.
 * `moved`: it was the head when the command was given, and no more when it was accepted. `unattested`: it was the head when
 * the command was accepted, and nobody knows about before.
 */
const STANDINGS = ['head', 'moved', 'unattested'] as const;
export type HeadStanding = (typeof STANDINGS)[number];

/** `pinned`: the check was accepted. `checked`: it has a result. `failed`: it has none, or was cancelled. */
const STATES = ['pinned', 'checked', 'failed'] as const;

/** What the reply to a `check` keeps for later commands, hidden from readers. */
export interface CheckMark {
  readonly state: (typeof STATES)[number];
  /** 40 hexadecimal digits. */
  readonly headSha: string;
  readonly standing: HeadStanding;
  /** `settingsKey` of the command's options. */
  readonly settings: string;
  /** Login of whoever asked, in lower case. */
  readonly by: string;
  /** The run that works on it: `runKey`. */
  readonly run: string;
}

/** The second line of a reply. */
export function checkMark({ state, headSha, standing, settings, by, run }: CheckMark): string {
  return `<!-- code-similarity:bot-check ${state} ${headSha} ${standing} ${settings} ${by} ${run} -->`;
}

const MARK = new RegExp(
  `^<!-- code-similarity:bot-check (${STATES.join('|')}) ([0-9a-f]{40}) (${STANDINGS.join('|')}) ([0-9a-f]{10}) ([\\w.-]+) ([\\w.-]+) -->$`,
);

/** What the reply to a `check` keeps; null: it is another reply. */
export function readCheckMark(body: string): CheckMark | null {
  const [, state, headSha, standing, settings, by, run] = MARK.exec(secondLine(body)) ?? [];
  const known = STATES.find((one) => one === state);
  const stood = STANDINGS.find((one) => one === standing);
  if (known === undefined || stood === undefined) return null;
  if (headSha === undefined || settings === undefined || by === undefined || run === undefined) return null;
  return { state: known, headSha, standing: stood, settings, by, run };
}

export const REFUSED_LINE = '<!-- code-similarity:bot-refused -->';

/** Whether a final reply is a refusal. */
export function isRefusal(body: string): boolean {
  return secondLine(body) === REFUSED_LINE || readCheckMark(body)?.state === 'failed';
}

function secondLine(body: string): string {
  return body.split(/\r?\n/, 2)[1] ?? '';
}

/** The same for the same options of `check`, 10 hexadecimal digits. */
export function settingsKey(overrides: CheckOverrides): string {
  return fingerprintOf(overrides).slice(0, 10);
}

/** The name of a run in a mark: of a workflow's, its id and its job. */
export function runKey({ runId, jobSlug }: { readonly runId: string; readonly jobSlug: string }): string {
  return `${runId}.${jobSlug}`.replaceAll(/[^\w.-]/g, '_');
}
