/** `check-name` as a type is `checkName`. */
export type CamelCase<T extends string> = T extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : T;

/** The name of an input as a key of the settings: `check-name` is `checkName`. */
export function camelCase<T extends string>(name: T): CamelCase<T> {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<T>;
}
