import type { Random } from '../random.ts';
import {
  type Expression,
  name,
  nameOf,
  number,
  operation,
  type Step,
  text,
  type WorldLanguage,
} from './program.ts';
import { DEEDS, ENDINGS, OPENINGS, PLACES, PLAIN, QUALITIES, REMARKS } from './words.ts';

/** What a function's code can use: its list, its numbers, and which names are taken. */
export interface Scope {
  readonly list: string;
  readonly numbers: string[];
  readonly taken: Set<string>;
}

/** What a program says about something. */
export function sentence(random: Random, about: string): string {
  return `${random.pick(OPENINGS)[0]} ${about} ${random.pick(ENDINGS)[0]}`;
}

/** How somebody writes: names, sentences, values and what is done by the way. */
export class Habits {
  protected readonly random: Random;
  readonly #nouns: readonly string[];
  readonly #language: WorldLanguage;
  /** How often a name says little. */
  readonly #plain: number;
  readonly #remarks: number;

  constructor(random: Random, nouns: readonly string[], language: WorldLanguage) {
    this.random = random;
    this.#nouns = nouns;
    this.#language = language;
    this.#plain = random.next() * 0.6;
    this.#remarks = random.next() * 0.4;
  }

  protected noun(): string {
    return this.random.pick(this.#nouns);
  }

  /** A name that is not taken in this function. */
  protected name(taken: Set<string>): string {
    for (let tries = 0; ; tries += 1) {
      const words =
        this.random.next() < this.#plain
          ? [this.random.pick(PLAIN)]
          : [this.random.pick(QUALITIES), this.noun()];
      const letter = String.fromCharCode(97 + (tries % 26));
      const made = nameOf(tries < 20 ? words : [...words, letter], this.#language);
      if (!taken.has(made)) {
        taken.add(made);
        return made;
      }
    }
  }

  /** Of a function that nobody asked for. */
  protected helperName(): string {
    const words = [this.random.pick(DEEDS), this.random.pick(QUALITIES), this.noun(), this.noun()];
    return nameOf(words, this.#language);
  }

  protected message(): string {
    const about = `${this.random.pick(QUALITIES)} ${this.noun()}`;
    return sentence(
      this.random,
      this.random.next() < 0.3 ? `${about} of ${this.random.pick(PLACES)}` : about,
    );
  }

  protected remark(): Step[] {
    return this.random.next() < this.#remarks ? [{ is: 'remark', text: this.random.pick(REMARKS) }] : [];
  }

  /** A value of what is known here: people calculate in many ways. */
  protected value(known: readonly string[], depth = 2): Expression {
    const figures = [2, 3, 5, 7, 10, 12, 24, 60, 100, this.random.integer(2, 900)];
    const atom = this.random.next() < 0.7 ? name(this.random.pick(known)) : number(this.random.pick(figures));
    if (depth === 0 || this.random.next() < 0.35) return atom;
    return operation(atom, this.random.pick(['+', '-', '*', '%', '/']), this.value(known, depth - 1));
  }

  protected test(known: readonly string[]): Expression {
    const simple = (): Expression =>
      operation(
        this.value(known, 1),
        this.random.pick(['<', '>', '<=', '>=', '==', '!=']),
        this.value(known, this.random.integer(0, 1)),
      );
    const and = this.#language === 'python' ? ['and', 'or'] : ['&&', '||'];
    return this.random.next() < 0.25 ? operation(simple(), this.random.pick(and), simple()) : simple();
  }

  /** What people do besides: `most` steps at most. */
  protected details(known: readonly string[], scope: Scope, most: number, depth = 2): Step[] {
    return Array.from({ length: this.random.integer(0, most) }, () =>
      this.#detail(known, scope, depth),
    ).flat();
  }

  #detail(known: readonly string[], scope: Scope, depth: number): Step[] {
    const inner = (more: readonly string[], most: number): Step[] => [
      ...this.#detail(more, scope, depth - 1),
      ...this.details(more, scope, most, depth - 1),
    ];
    const kind = this.random.integer(0, depth > 0 ? 8 : 4);
    if (kind <= 1) {
      const sign = this.random.pick(['=', '+=', '-=', '*=']);
      return [{ is: 'set', name: this.random.pick(known), sign, value: this.value(known) }];
    }
    if (kind <= 3) {
      const made = this.name(scope.taken);
      return [
        { is: 'declare', name: made, type: 'int', value: this.value(known) },
        ...this.details([...known, made], scope, 2, depth - 1),
      ];
    }
    if (kind === 4) return [{ is: 'print', parts: [text(this.message()), this.value(known, 1)] }];
    if (kind <= 6) {
      const condition = this.test(known);
      const body = inner(known, 1);
      const otherwise = this.random.next() < 0.35 ? this.#detail(known, scope, depth - 1) : [];
      return [{ is: 'if', condition, body, otherwise }];
    }
    if (kind === 7) {
      const at = this.random.pick(['i', 'j', 'k', 'round', 'turn']);
      return [{ is: 'count', name: at, to: this.value(known, 0), body: inner([...known, at], 2) }];
    }
    return [{ is: 'while', condition: this.test(known), body: inner(known, 1) }];
  }
}
