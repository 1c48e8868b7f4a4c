/** `{name?yes|no}` in a sentence; what is filled in stands in both as `{name}`. */
const CHOICE = /\{(\w+)\?((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g;

/** What decides between two wordings: false, null and '' take the second one. */
type Deciding = string | number | bigint | boolean | null;

/** The names in a sentence: `meant?` where it decides, `meant` where it is filled in. */
type Places<Text extends string, Found = never> = Text extends `${string}{${infer Rest}`
  ? Places<Rest, Found | (Rest extends `${infer Name}}${string}` ? PlaceOf<Name> : never)>
  : Found;
type PlaceOf<Name extends string> = Name extends `${infer Flag}?${string}` ? `${Flag}?` : Exclude<Name, ''>;
type NameOf<Place> = Place extends `${infer Flag}?` ? Flag : Place;

/** What fills a sentence: a text or a number for each name in it. */
type Filling<Text extends string> = {
  readonly [Name in NameOf<Places<Text>> & string]: `${Name}?` extends Places<Text>
    ? Deciding
    : string | number | bigint;
};

/** A sentence that an answer of HTTP begins with its status: `404 There is no check {id}.` */
export type Coded = `${number} ${string}`;

/**
 * One of the sentences that a part of the program declares in its `says.ts`, with what belongs into it. The head of that file says which
 * part it is and how a run ends by its sentences (scripts/errors/endings.ts lists both). Above a sentence stands how a run ends by it
 * where that differs, and what to do where the sentence does not say so; both on one line, for docs/errors.md.
 *
 * @param values `{name}` becomes the value, and `{name?yes|no}` one of both
 */
export function fill<const Text extends string>(
  sentence: Text,
  values: Filling<Text>,
): Text extends Coded ? Coded : string;
export function fill(sentence: string, values: Readonly<Record<string, Deciding>>): string {
  const isSaid = (name: string): boolean => ![false, null, ''].includes(values[name] as null);
  return sentence
    .replace(CHOICE, (_, name: string, yes: string, no: string) => (isSaid(name) ? yes : no))
    .replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
      const value = String(values[name]);
      // What is filled in may be a sentence itself.
      return value.endsWith('.') ? value : `${value}${stop}`;
    });
}
