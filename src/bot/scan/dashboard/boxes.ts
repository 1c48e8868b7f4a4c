import { assignmentNameSchema } from '#contract';
import { sha256 } from '#native';

/** What a box of the dashboard asks for; of several at one assignment, the later in the list counts. */
const WISHES = ['look', 'check', 'retry'] as const;
const KINDS = [...WISHES, 'left', 'forget'] as const;
export type BoxKind = (typeof KINDS)[number];

export interface TickedBox {
  readonly kind: BoxKind;
  readonly assignment: string;
  /** `boxKey`; of `left` the repository's numeric id. */
  readonly key: string;
}

const KEY_CHARACTERS = 12;

/**
 * Names one set of boxes: it changes with each wish that is noted, so that a box which nobody cleared after it was obeyed is
 * known again and does nothing.
 *
 * @param lastWish key of the wish that was noted last for this assignment
 */
export function boxKey(assignment: string, lastWish: string | undefined): string {
  return sha256(JSON.stringify([assignment, lastWish ?? null])).slice(0, KEY_CHARACTERS);
}

/** A line with a box. @param text Markdown in one line */
export function boxLine({ kind, assignment, key }: TickedBox, isTicked: boolean, text: string): string {
  return `- [${isTicked ? 'x' : ' '}] ${text} <!-- ${kind}:${assignment}:${key} -->`;
}

const TICKED =
  /^\s*[-*+] \[[xX]\] .*<!-- ([a-z]+):([A-Za-z0-9][A-Za-z0-9._-]{0,99}):([0-9a-f]{1,16}) -->\s*$/;

/** What is ticked in the dashboard. Only what stands at the end of a line counts: names in a line may say anything. */
export function readBoxes(body: string): readonly TickedBox[] {
  return body.split(/\r?\n/).flatMap((line) => {
    const [, word, assignment = '', key = ''] = TICKED.exec(line) ?? [];
    const kind = KINDS.find((one) => one === word);
    return kind !== undefined && assignmentNameSchema.safeParse(assignment).success
      ? [{ kind, assignment, key }]
      : [];
  });
}

/** What is wished for one assignment; null: nothing. */
export function wishOf(
  boxes: readonly TickedBox[],
  assignment: string,
): { readonly kind: (typeof WISHES)[number]; readonly key: string } | null {
  for (const kind of WISHES.toReversed()) {
    const box = boxes.find((one) => one.assignment === assignment && one.kind === kind);
    if (box !== undefined) return { kind, key: box.key };
  }
  return null;
}
