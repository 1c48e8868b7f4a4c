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

/** What a place of a sentence takes, as TypeScript calls it; a tag's is `Tag`. */
type PlaceType = 'number' | 'string' | 'Text' | 'Tag';

/**
 * The places of a sentence in ICU MessageFormat, by name: `number` where it is counted or written as a number, `string` where it
 * selects a variant, `Text` where it is written as it comes, `Tag` around a part.
 *
 * @throws SyntaxError where it is none, Error where a place is of a kind that the catalogue does not use
 */
export function placesOf(text: string): ReadonlyMap<string, PlaceType> {
  const places = new Map<string, PlaceType>();
  collect(parse(text, { requiresOtherClause: true }), places);
  return places;
}

/** @throws Error where a tag is called as a value is: the formatter could not tell them apart */
function note(places: Map<string, PlaceType>, name: string, type: PlaceType): void {
  const known = places.get(name);
  if (known !== undefined && (known === 'Tag') !== (type === 'Tag')) {
    throw new Error(`<${name}> and {${name}} stand in one sentence: give the tag another name.`);
  }
  places.set(name, type);
}

function collect(elements: readonly MessageFormatElement[], places: Map<string, PlaceType>): void {
  for (const element of elements) {
    if (isLiteralElement(element) || isPoundElement(element)) continue;
    if (isTagElement(element)) {
      note(places, element.value, 'Tag');
      collect(element.children, places);
    } else if (isPluralElement(element) || isSelectElement(element)) {
      note(places, element.value, isPluralElement(element) ? 'number' : 'string');
      for (const { value } of Object.values(element.options)) collect(value, places);
    } else if (isNumberElement(element)) {
      note(places, element.value, 'number');
    } else if (isArgumentElement(element)) {
      const known = places.get(element.value);
      note(places, element.value, known === undefined || known === 'Tag' ? 'Text' : known);
    } else {
      throw new Error(`{${element.value}, …}: times come in as { as: 'time', value }.`);
    }
  }
}
