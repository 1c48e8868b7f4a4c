import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { Sentence } from './sentence.ts';

/** A sentence in ICU MessageFormat, with its forms for one and for many as wordings of one place. */
export function readMessageFormat(text: string): Sentence {
  return partsOf(parse(text));
}

function partsOf(elements: readonly MessageFormatElement[]): Sentence {
  return elements.flatMap((element): Sentence => {
    if (isLiteralElement(element)) return [element.value];
    if (isPoundElement(element)) return [{ name: 'number' }];
    if (isTagElement(element)) return partsOf(element.children);
    if (isPluralElement(element) || isSelectElement(element)) {
      return [{ options: Object.values(element.options).map(({ value }) => partsOf(value)) }];
    }
    return isArgumentElement(element) || isNumberElement(element)
      ? [{ name: element.value }]
      : [{ name: '…' }];
  });
}
