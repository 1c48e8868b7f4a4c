import { blanked } from './blanked.ts';

/** A script of a page or component: what its tag says, and where its code stands. */
interface Script {
  readonly attributes: string;
  readonly from: number;
  readonly to: number;
}

const MARKS = /<!--|-->|<\/?script(?=[\s/>])/gi;
/** Up to the `>` of a tag; in the values of its attributes others may stand. */
const ATTRIBUTES = /(?:[^<>=]|=\s*(?:"[^"]*"|'[^']*')|=(?!\s*["']))*>|[^>]{0,500}>/y;

/**
 * The scripts of a page or component, where browsers find them: a tag in a comment begins none, unless its end stands there, too, and in a
 * script the end of a tag that stands behind `<!--` with it ends nothing.
 */
export function scriptsIn(text: string): readonly Script[] {
  const scripts: Script[] = [];
  let open: Omit<Script, 'to'> | undefined;
  /** Its tag stands in a comment, which ended before it. */
  let isDoubtful = false;
  let wasInComment = false;
  let isInComment = false;
  /** Tags in a comment of a script that are open. */
  let hasInner = false;
  const close = (to: number): void => {
    if (open !== undefined) scripts.push({ ...open, to });
    open = undefined;
  };
  MARKS.lastIndex = 0;
  for (let match = MARKS.exec(text); match !== null; match = MARKS.exec(text)) {
    const [mark] = match;
    if (mark === '<!--') {
      isInComment = true;
    } else if (mark === '-->') {
      isInComment = false;
      hasInner = false;
      isDoubtful = wasInComment;
    } else if (mark.startsWith('</')) {
      if (!hasInner) {
        close(match.index);
        isInComment = false;
      }
      hasInner = false;
    } else if (open === undefined || isDoubtful || open.attributes.endsWith('/')) {
      ATTRIBUTES.lastIndex = MARKS.lastIndex;
      const [tag] = ATTRIBUTES.exec(text) ?? [];
      if (tag === undefined) continue;
      if (!isDoubtful) close(match.index);
      MARKS.lastIndex += tag.length;
      open = { attributes: tag.slice(0, -1), from: MARKS.lastIndex };
      wasInComment = isInComment;
      isDoubtful = false;
    } else {
      hasInner = isInComment && !wasInComment;
    }
  }
  if (!wasInComment) close(text.length);
  return scripts;
}

/** The code of scripts, on its lines; the markup around it is blanked. */
export function scriptsOf(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to } of scriptsIn(text)) {
    parts.push(blanked(text.slice(at, from)), text.slice(from, to));
    at = to;
    if (to < text.length) {
      // Scripts do not run on into each other.
      parts.push(';');
      at += 1;
    }
  }
  parts.push(blanked(text.slice(at)));
  return parts.join('');
}
