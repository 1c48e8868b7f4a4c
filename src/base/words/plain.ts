import type { IntlMessageFormat } from 'intl-messageformat';

/** A sentence as texts, places of values, and choices by a word. */
export type PlainSentence = readonly (string | Place)[];

interface Place {
  readonly name: string;
  /** null: the value stands there. */
  readonly choices: ReadonlyMap<string, PlainSentence> | null;
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Kind<Type> = Extract<Element, { readonly type: Type }>;

/** As the parser numbers them; its own names would bring it along. */
const LITERAL: Kind<0>['type'] = 0;
const ARGUMENT: Kind<1>['type'] = 1;
const SELECT: Kind<5>['type'] = 5;

/** null: it counts, or marks something up. */
export function plainSentence(elements: readonly Element[]): PlainSentence | null {
  const parts: (string | Place)[] = [];
  for (const element of elements) {
    if (element.type === LITERAL) {
      parts.push(element.value);
    } else if (element.type === ARGUMENT) {
      parts.push({ name: element.value, choices: null });
    } else if (element.type === SELECT) {
      const choices = new Map<string, PlainSentence>();
      for (const [word, { value }] of Object.entries(element.options)) {
        const chosen = plainSentence(value);
        if (chosen === null) return null;
        choices.set(word, chosen);
      }
      parts.push({ name: element.value, choices });
    } else {
      return null;
    }
  }
  return parts;
}
