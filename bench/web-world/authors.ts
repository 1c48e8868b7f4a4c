import type { Random } from '../../test/random.ts';
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
    const list = this.name(new Set());
    const given = Array.from(
      { length: this.random.integer(3, 7) },
      (): Step => ({ is: 'add', list, value: number(this.random.integer(1, 999)) }),
    );
    const calls = routines.map(
      (routine): Step => ({
        is: 'print',
        parts: [
          text(this.message()),
          { is: 'call', name: routine.name, given: [name(list), number(this.random.integer(1, 99))] },
        ],
      }),
    );
    return [{ is: 'declare', name: list, type: 'ints', value: null }, ...given, ...calls];
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

/** A program of these functions in one file, with its own main. */
export function oneModule(program: Program, routines: readonly Routine[]): Program {
  const [first] = program as readonly [Module];
  return [{ ...first, routines }];
}
