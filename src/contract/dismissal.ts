/** A pair that a person judged innocent. `a` and `b`: keys or names of the two; `reason` is shown in the report. Hostile text. */
export interface Dismissal {
  readonly a: string;
  readonly b: string;
  readonly reason: string;
}
