/** Deeper structures than this are measured as if they were flat: nobody writes them, and the stack is finite. */
export const DEEPEST = 150;

/** Measures of one function, counted while its code is walked. */
export class Complexity {
  /** McCabe: 1 + decisions. */
  cyclomatic = 1;
  /** Campbell: breaks in the linear flow, each with the levels around it. */
  cognitive = 0;
  /** Deepest level of control structures. */
  nesting = 0;
  #lastOperator = 0;

  /** A structure that interrupts the flow and nests what stands in it. */
  nest(level: number): void {
    this.cognitive += 1 + level;
    this.nesting = Math.max(this.nesting, level + 1);
  }

  /** The same with a decision. */
  branch(level: number): void {
    this.cyclomatic += 1;
    this.nest(level);
  }

  /** `else if`: another decision of a structure that counted already. */
  chain(): void {
    this.cyclomatic += 1;
    this.cognitive += 1;
  }

  /** One of `&&` (1) and `||` (2): a run of like operators is read as one. */
  logical(operator: number): void {
    this.cyclomatic += 1;
    if (operator !== this.#lastOperator) this.cognitive += 1;
    this.#lastOperator = operator;
  }

  /** The next logical operator begins a run of its own. */
  endRun(): void {
    this.#lastOperator = 0;
  }
}
