import type { Random } from '../random.ts';
import { type Scope, sentence } from './habits.ts';
import { IDEAS, Ideas, type Wish } from './ideas.ts';
import {
  type Module,
  name,
  nameOf,
  number,
  type Program,
  randomOf,
  type Routine,
  type Step,
  text,
  typeName,
  type WorldLanguage,
} from './program.ts';
import { DEEDS, FIELDS, QUALITIES } from './words.ts';

/** A task sheet: what all who work on it have in common. */
export interface Task {
  readonly field: string;
  readonly language: WorldLanguage;
  readonly module: string;
  readonly nouns: readonly string[];
  readonly routines: readonly { readonly name: string; readonly wishes: readonly Wish[] }[];
}

/** Functions that a task sheet names. */
const ASKED = 6;

/** The task of this name: functions that the sheet names, with figures and sentences that it dictates. */
export function taskOf(seed: number, field: string, language: WorldLanguage): Task {
  const random = randomOf(seed, 'task', field, language);
  const nouns = (FIELDS[field] ?? field).split(' ');
  const names = new Set<string>();
  while (names.size < ASKED) {
    names.add(nameOf([random.pick(DEEDS), random.pick(QUALITIES), random.pick(nouns)], language));
  }
  const routines = [...names].map((each) => ({
    name: each,
    wishes: Array.from({ length: random.integer(1, 3) }, () => ({
      idea: random.pick(IDEAS),
      limit: random.integer(2, 400),
      message: sentence(random, random.pick(nouns)),
    })),
  }));
  const module = typeName([field, random.pick(['planner', 'desk', 'manager'])]);
  return { field, language, module, nouns, routines };
}

/** Somebody who writes a program: habits that show in all of it. */
class Author extends Ideas {
  readonly #task: Task;
  readonly #own: number;
  /** How much somebody does besides what is asked. */
  readonly #most: number;

  constructor(task: Task, random: Random) {
    super(random, task.nouns, task.language);
    this.#task = task;
    this.#own = random.integer(0, 1);
    this.#most = random.integer(1, 2);
  }

  program(header: readonly string[]): Program {
    const { module } = this.#task;
    const helpers = this.random.integer(2, 4);
    for (let at = 0; at < helpers; at += 1) {
      // The first one is long.
      const wishes = Array.from({ length: at === 0 ? 5 : this.random.integer(1, 2) }, () => this.#wish());
      this.helpers.push(this.#routine(this.helperName(), wishes));
    }
    const routines = this.#task.routines.map((each) => this.#routine(each.name, each.wishes));
    const main = this.#main(routines);
    if (this.random.next() < 0.5) {
      return [{ name: module, routines: [...this.helpers, ...routines], main, header }];
    }
    const second = typeName([this.noun(), this.random.pick(['tools', 'helper', 'utils', 'store'])]);
    return [
      { name: module, routines, main, header },
      { name: second, routines: this.helpers, main: null, header },
    ];
  }

  /** What somebody does of their own accord. */
  #wish(): Wish {
    return {
      idea: this.random.pick(IDEAS),
      limit: this.random.integer(2, 4_000),
      message: this.message(),
    };
  }

  #routine(routine: string, wishes: readonly Wish[]): Routine {
    const taken = new Set<string>();
    const [list, limit] = [this.name(taken), this.name(taken)];
    const scope: Scope = { list, numbers: [limit], taken };
    const all = [...wishes, ...Array.from({ length: this.#own }, () => this.#wish())];
    const body = all.flatMap((wish): Step[] => [
      ...this.remark(),
      ...this.details(scope.numbers, scope, this.#most),
      ...this.idea(wish, scope),
    ]);
    return {
      name: routine,
      parameters: [
        { name: list, type: 'ints' },
        { name: limit, type: 'int' },
      ],
      gives: 'int',
      body: [...body, { is: 'give', value: name(scope.numbers.at(-1) ?? limit) }],
    };
  }

  #main(routines: readonly Routine[]): Step[] {
    const taken = new Set<string>();
    const list = this.name(taken);
    const start = this.name(taken);
    const scope: Scope = { list, numbers: [start], taken };
    const filled: Step[] =
      this.random.next() < 0.5
        ? [
            {
              is: 'count',
              name: 'i',
              to: number(this.random.integer(3, 90)),
              body: this.#filling(scope, 'i'),
            },
          ]
        : Array.from({ length: this.random.integer(1, 4) }, () => this.#filling(scope, start)).flat();
    return [
      { is: 'declare', name: list, type: 'ints', value: null },
      { is: 'declare', name: start, type: 'int', value: number(this.random.integer(1, 999)) },
      ...filled,
      ...routines.flatMap((routine) => [
        ...this.#called(routine, scope),
        ...this.details(scope.numbers, scope, 1, 1),
      ]),
    ];
  }

  #filling({ list, numbers }: Scope, at: string): Step[] {
    return [{ is: 'add', list, value: this.value([...numbers, at]) }];
  }

  /** People try their functions in several ways. */
  #called({ name: routine }: Routine, scope: Scope): Step[] {
    const call = {
      is: 'call',
      name: routine,
      given: [name(scope.list), this.value(scope.numbers, 1)],
    } as const;
    const way = this.random.integer(0, 2);
    if (way === 0) return [{ is: 'print', parts: [text(this.message()), call] }];
    const made = this.name(scope.taken);
    scope.numbers.push(made);
    const declared: Step = { is: 'declare', name: made, type: 'int', value: call };
    if (way === 1) return [declared];
    const say: Step = { is: 'print', parts: [text(this.message()), name(made)] };
    return [declared, { is: 'if', condition: this.test(scope.numbers), body: [say], otherwise: [] }];
  }
}

/** The program that somebody writes for a task; the same for the same `who`. */
export function programOf(seed: number, task: Task, who: string, header: readonly string[] = []): Program {
  return new Author(task, randomOf(seed, 'author', task.field, task.language, who)).program(header);
}

/** All functions of a program. */
export function routinesOf(program: Program): readonly Routine[] {
  return program.flatMap(({ routines }) => routines);
}

/** The longest function first. */
export function byLength(a: Routine, b: Routine): number {
  return JSON.stringify(b.body).length - JSON.stringify(a.body).length;
}

/** A program of these functions in one file, with its own main. */
export function oneModule(program: Program, routines: readonly Routine[]): Program {
  const [first] = program as readonly [Module];
  return [{ ...first, routines }];
}
