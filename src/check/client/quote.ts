import { flattened } from '#base';

const MAX_CHARACTERS = 200;

/** What the service said, fit for one line of a log: no tags, no control characters, cut. Still hostile text. */
export function quote(text: string): string {
  const untagged = text
    .replaceAll(/<(?:style|script)\b[\s\S]*?<\/(?:style|script)>/gi, ' ')
    .replaceAll(/<[^>]{0,500}>/g, ' ');
  const flat = flattened(untagged).replace(/[.!]+$/, '');
  return flat.length > MAX_CHARACTERS ? `${flat.slice(0, MAX_CHARACTERS)}…` : flat;
}
