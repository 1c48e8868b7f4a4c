import { parse } from 'yaml';
import { z } from 'zod';
import type { Message } from './find-messages.ts';

/** What stands beside the messages: in `cures.yaml`. */
const Cures = z.strictObject({
  /** By the anchor of the message: what to do, and what it means where that is not obvious. */
  cures: z.record(z.string(), z.string().min(1)),
  /** What looks like a message and tells of no fault, and parts of messages that have their own cure. */
  'no-faults': z.array(z.string()),
});

/** A message with what to do about it. */
export interface Cured extends Message {
  /** null: the message says it. */
  readonly cure: string | null;
}

/** What begins a clause that tells somebody to do something. */
const VERBS =
  'Add|Ask|Authorise|Change|Check(?! \\{)|Choose|Compare|Correct|Delete|Divide|Download|Empty|Exempt|Export|Forget|Free|Give|Install|Leave|Let|List|Look|Make|Mend|Move|Name|Open|Put|Raise|Re-run|Read(?!”)|Remove|Rename|Repair|Replace|Report|Restore|Run(?! \\{)|Save|Say|Scan(?! works| and)|Send|Set|Settle|Split|Start|Stop|Switch|Take|Try|Unlock|Unpack|Unset|Upgrade|Use|Wait|Write';

const IMPERATIVE = new RegExp(
  String.raw`(?:^|[.;:,?] |\| |\(|\b(?:and|or|then|please|first) )(?:please )?(?:${VERBS})\b(?! (?:of|by)\b)`,
  'iu',
);

/** The same behind something that is filled in. */
const AFTER_PLACE = new RegExp(String.raw`(?:[}\]] |\{)(?:${VERBS})\b`, 'u');

/** Other ways to say what would be right. */
const SHOWN =
  /(?:\{how to grant\}|\b(?:allowed: |allowed (?:is|are) |as in[: ]|did you mean|such as |must (?:be|begin|end|hold|not hold)\b|\w takes (?:them|it)\)))/iu;

/** Whether a message itself says what to do. */
export function saysWhatToDo(text: string): boolean {
  return IMPERATIVE.test(text) || AFTER_PLACE.test(text) || SHOWN.test(text);
}

/**
 * Puts messages and cures together.
 *
 * @param yaml the text of `cures.yaml`
 * @returns what is missing or has no message any more, as sentences; with none of them all messages have a cure
 */
export function withCures(
  messages: readonly Message[],
  yaml: string,
): { readonly cured: readonly Cured[]; readonly problems: readonly string[] } {
  const { cures, 'no-faults': noFaults } = Cures.parse(parse(yaml));
  const anchors = new Set(messages.map(({ anchor }) => anchor));
  const cured = messages
    .filter(({ anchor }) => !noFaults.includes(anchor))
    .map((message) => ({ ...message, cure: cures[message.anchor] ?? null }));
  const stale = [...Object.keys(cures), ...noFaults]
    .filter((anchor) => !anchors.has(anchor))
    .map(
      (anchor) =>
        `${anchor}: no message begins like this any more. Take it out of cures.yaml, or begin the message as before.`,
    );
  const both = noFaults
    .filter((anchor) => cures[anchor] !== undefined)
    .map(
      (anchor) => `${anchor}: has a cure, and is listed as no fault. Take one of the two out of cures.yaml.`,
    );
  const missing = cured
    .filter(({ cure, text }) => cure === null && !saysWhatToDo(text))
    .map(
      ({ text, files, anchor }) =>
        `${files.join(', ')}: this message does not say what to do: “${text}”. Say it there, or under ${anchor} in cures.yaml.`,
    );
  return { cured, problems: [...stale, ...both, ...missing] };
}
