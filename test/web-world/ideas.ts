import { Habits, type Scope } from './habits.ts';
import { type Expression, name, number, operation, type Routine, type Step, text } from './program.ts';

export const IDEAS = ['total', 'filter', 'search', 'refuse', 'report', 'shrink', 'rank', 'reuse'] as const;

/** One thing that a function is to do. */
export interface Wish {
  readonly idea: (typeof IDEAS)[number];
  readonly limit: number;
  readonly message: string;
}

/** What is at hand while one wish is written. */
interface Writing extends Wish {
  readonly scope: Scope;
  readonly known: Expression;
  /** Prints the wish's sentence. */
  readonly say: (...more: Expression[]) => Step;
}

/** How somebody writes the things that every program does. */
export class Ideas extends Habits {
  /** Functions that later ones call. */
  protected readonly helpers: Routine[] = [];

  protected idea(wish: Wish, scope: Scope): Step[] {
    const writing: Writing = {
      ...wish,
      scope,
      known: name(this.random.pick(scope.numbers)),
      say: (...more) => ({ is: 'print', parts: [text(wish.message), ...more] }),
    };
    return {
      total: () => this.#total(writing),
      filter: () => this.#filter(writing),
      search: () => this.#search(writing),
      refuse: () => this.#refuse(writing),
      report: () => this.#report(writing),
      shrink: () => this.#shrink(writing),
      rank: () => this.#rank(writing),
      reuse: () => this.#reuse(writing),
    }[wish.idea]();
  }

  /** Declares a number that later steps know. */
  #start(value: Expression, { numbers, taken }: Scope): readonly [string, Step] {
    const made = this.name(taken);
    numbers.push(made);
    return [made, { is: 'declare', name: made, type: 'int', value }];
  }

  /** A loop over the function's list, by item or by place. */
  #each(scope: Scope, body: (item: string) => Step[]): Step {
    const { list, numbers, taken } = scope;
    if (this.random.next() < 0.5) {
      const item = this.name(taken);
      const more = this.details([...numbers, item], scope, 2, 1);
      return { is: 'each', name: item, type: 'int', list, body: [...body(item), ...more] };
    }
    const at = this.random.pick(['i', 'j', 'k', 'index', 'position']);
    const item = this.name(taken);
    return {
      is: 'count',
      name: at,
      to: { is: 'size', of: list },
      body: [
        { is: 'declare', name: item, type: 'int', value: { is: 'item', of: list, at: name(at) } },
        ...this.details([...numbers, item, at], scope, 2, 1),
        ...body(item),
        ...this.details([...numbers, item, at], scope, 1, 1),
      ],
    };
  }

  #total({ scope, known, limit }: Writing): Step[] {
    const [sum, declared] = this.#start(number(this.random.pick([0, 0, 0, 1])), scope);
    const value = (item: string): Expression =>
      this.random.pick([
        name(item),
        operation(name(item), '*', number(limit)),
        operation(name(item), '-', known),
        this.value([...scope.numbers, item]),
      ]);
    return [
      declared,
      this.#each(scope, (item) => [{ is: 'set', name: sum, sign: '+=', value: value(item) }]),
    ];
  }

  #filter({ scope, limit, say }: Writing): Step[] {
    const kept = this.name(scope.taken);
    const loop = this.#each(scope, (item) => {
      const tested = this.random.next() < 0.5 ? name(item) : this.value([...scope.numbers, item]);
      return [
        {
          is: 'if',
          condition: operation(tested, this.random.pick(['>', '>=', '<']), number(limit)),
          body: [{ is: 'add', list: kept, value: name(item) }],
          otherwise: this.random.next() < 0.3 ? [say(name(item))] : [],
        },
      ];
    });
    const [, sized] = this.#start({ is: 'size', of: kept }, scope);
    return [{ is: 'declare', name: kept, type: 'ints', value: null }, loop, sized];
  }

  #search({ scope, known, say }: Writing): Step[] {
    const [place, declared] = this.#start(number(-1), scope);
    const at = this.random.pick(['i', 'n', 'slot', 'where']);
    const found: Step = {
      is: 'if',
      condition: operation({ is: 'item', of: scope.list, at: name(at) }, '==', known),
      body: [
        { is: 'set', name: place, sign: '=', value: name(at) },
        ...this.details([...scope.numbers, at], scope, 1, 1),
      ],
      otherwise: [],
    };
    return [
      declared,
      { is: 'count', name: at, to: { is: 'size', of: scope.list }, body: [found] },
      { is: 'if', condition: operation(name(place), '<', number(0)), body: [say()], otherwise: [] },
    ];
  }

  #refuse({ scope, known, limit, say }: Writing): Step[] {
    const condition =
      this.random.next() < 0.5
        ? operation(known, this.random.pick(['<', '>']), number(limit))
        : this.test(scope.numbers);
    const leave: Step[] = this.random.next() < 0.5 ? [{ is: 'give', value: number(-1) }] : [];
    return [{ is: 'if', condition, body: [say(known), ...leave], otherwise: [] }];
  }

  #report({ scope, known, say }: Writing): Step[] {
    return [say(known, ...(this.random.next() < 0.5 ? [name(this.random.pick(scope.numbers))] : []))];
  }

  #shrink({ scope, limit, say }: Writing): Step[] {
    const from = operation(this.value(scope.numbers), '+', number(limit));
    const [left, declared] = this.#start(from, scope);
    const sign = this.random.pick(['-=', '/=']);
    return [
      declared,
      {
        is: 'while',
        condition: operation(name(left), '>', number(this.random.pick([limit, 10, 100]))),
        body: [
          ...this.details(scope.numbers, scope, 2, 1),
          { is: 'set', name: left, sign, value: number(this.random.integer(2, 9)) },
          ...(this.random.next() < 0.3 ? [say(name(left))] : []),
        ],
      },
    ];
  }

  #rank({ scope, say }: Writing): Step[] {
    const [best, declared] = this.#start({ is: 'item', of: scope.list, at: number(0) }, scope);
    const loop = this.#each(scope, (item) => [
      {
        is: 'if',
        condition: operation(name(item), this.random.pick(['>', '<']), name(best)),
        body: [{ is: 'set', name: best, sign: '=', value: name(item) }],
        otherwise: [],
      },
    ]);
    return [declared, loop, ...(this.random.next() < 0.4 ? [say(name(best))] : [])];
  }

  #reuse({ scope, known, limit }: Writing): Step[] {
    const helper = this.helpers.length === 0 ? undefined : this.random.pick(this.helpers);
    const value: Expression =
      helper === undefined
        ? operation(known, '%', number(limit))
        : { is: 'call', name: helper.name, given: [name(scope.list), number(limit)] };
    return [this.#start(value, scope)[1]];
  }
}
