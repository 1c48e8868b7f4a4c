import { appendTo, byteText, type Stored } from '#base';
import type { FoundAs } from '#contract';
import type { EngineFile } from '#engine';
import { codedIn, MOST_CHARACTERS, type CodedSigns } from './coded-text.ts';
import { eachPlace, IN_BITS, IN_CHARACTERS, isVaried, RUN, type Script } from './signs.ts';

/*
 * A text in which each sign of a program stands as something else, always the same: another letter, a number, a word, a mark that
 * nobody sees. No way to write it is known here. How far each sign is from the last one that is the same does not change, whatever it
 * stands as; where that is as in a program of somebody else, the program says what stands for what. The text is then read so, and
 * compared as any other one: a wrong guess is a text that is like nobody's.
 *
 * Whoever hands in the texts may choose them so that all of them are like each other. So what this costs is bounded, in counted steps:
 * the same texts give the same result on any machine. What nobody looks at for that reason is told of the submission whose it is.
 */

interface CodedLimits {
  /** What is kept of one submission, in signs, in all ways to read its texts; one that has more is left out from there on. */
  readonly signsOfOne: number;
  /** Where a class has more, the submission that has most gives up all that it has. */
  readonly signsOfClass: number;
  /** Places that are compared, and signs that are counted for it. Each submission has an equal share. */
  readonly steps: number;
  /** What is read of one submission in the letters of others, in signs. */
  readonly readOfOne: number;
}

const LIMITS: CodedLimits = {
  signsOfOne: 8 * 1024 * 1024,
  signsOfClass: 48 * 1024 * 1024,
  steps: 64 * 1024 * 1024,
  readOfOne: 1024 * 1024,
};

/** Fewer places tell nothing of a program. */
const LEAST_PLACES = 4;
/** More places of a text and a program say no more of what stands for what. */
const MOST_PLACES = 512;
/** Of places that are all the same, in a text or a program, so many are compared. */
const SAME_PLACES = 4;
/** So many programs are tried for each way to read a text, and in all ways together. */
const [TRIED, TRIED_IN_ALL] = [3, 6];
/** Where less of a text is known, it is none of that program. */
const LEAST_KNOWN = 0.8;
/** It is read so many signs before and behind the places that are the same. */
const MOST_AROUND = 256;

const UNKNOWN = 32;

/** A text that may be signs of another one, of somebody. */
interface Coded {
  readonly id: number;
  readonly path: string;
  readonly as: FoundAs;
  readonly signs: readonly CodedSigns[];
}

/** A program that may stand in coded texts. */
interface Program {
  readonly owner: number;
  readonly text: string;
}

/** What was found out, as text. */
interface Deciphered extends Pick<Coded, 'id' | 'path' | 'as'> {
  readonly text: string;
}

/** The texts of a class that may be signs of another one. */
export class CodedTexts {
  /** Of each submission, a file that was not looked at for want of steps. */
  readonly leftOut = new Map<number, string>();
  readonly #limits: CodedLimits;
  readonly #coded = new Map<number, Coded[]>();
  readonly #sizes = new Map<number, number>();
  readonly #read = new Map<number, number>();
  #size = 0;

  constructor(limits: CodedLimits = LIMITS) {
    this.#limits = limits;
  }

  note(id: number, path: string, as: FoundAs, texts: readonly string[]): void {
    for (const text of texts) {
      if (this.leftOut.has(id)) return;
      const signs = codedIn(text);
      if (signs.length > 0) this.#keep({ id, path, as, signs });
    }
  }

  #keep(coded: Coded): void {
    const { id, path, signs } = coded;
    const length = signs.reduce((sum, { numbers }) => sum + numbers.length, 0);
    const size = (this.#sizes.get(id) ?? 0) + length;
    if (size > this.#limits.signsOfOne) {
      this.leftOut.set(id, path);
      return;
    }
    this.#sizes.set(id, size);
    this.#size += length;
    appendTo(this.#coded, id, coded);
    while (this.#size > this.#limits.signsOfClass) this.#giveUpLargest();
  }

  #giveUpLargest(): void {
    const [id, size] = [...this.#sizes].reduce((most, one) => (one[1] > most[1] ? one : most));
    this.leftOut.set(id, this.#coded.get(id)?.[0]?.path ?? '');
    this.#coded.delete(id);
    this.#sizes.delete(id);
    this.#size -= size;
  }

  /** Those that say something, in the letters of what counts. */
  read(
    { submissions }: { readonly submissions: readonly { readonly role: string; readonly zip: Stored }[] },
    read: (stored: Stored) => readonly EngineFile[],
  ): readonly Deciphered[] {
    if (this.#coded.size === 0) return [];
    const programs = function* (): Generator<Program> {
      for (const [owner, { role, zip }] of submissions.entries()) {
        if (role !== 'base') for (const { bytes } of read(zip)) yield { owner, text: byteText(bytes) };
      }
    };
    return this.decipher(programs());
  }

  /** The texts in the letters of programs of others that stand in them. */
  decipher(programs: Iterable<Program>): readonly Deciphered[] {
    const coded = [...this.#coded.values()].flat();
    const steps = new Steps(Math.floor(this.#limits.steps / Math.max(1, this.#coded.size)));
    const texts = new SignPlaces(coded, steps);
    for (const program of programs) texts.meet(program);
    for (const id of steps.spent) this.leftOut.set(id, this.#coded.get(id)?.[0]?.path ?? '');
    return coded.flatMap((one) => [...new Set(this.#readings(one, texts))].map((text) => ({ ...one, text })));
  }

  /** What a text says in the letters of the programs that it is most like. */
  *#readings({ id, path, signs }: Coded, texts: SignPlaces): Generator<string> {
    const best = signs
      .flatMap((one) => texts.keysOf(one).map((key) => ({ one, key })))
      .toSorted((a, b) => b.key.places - a.key.places)
      .slice(0, TRIED_IN_ALL);
    for (const { one, key } of best) {
      const text = readBy(key, one);
      if (text === undefined) continue;
      const size = (this.#read.get(id) ?? 0) + text.length;
      if (size > this.#limits.readOfOne) {
        this.leftOut.set(id, path);
        return;
      }
      this.#read.set(id, size);
      yield text;
    }
  }
}

/** Steps that submissions have left. */
class Steps {
  readonly spent = new Set<number>();
  readonly #most: number;
  readonly #taken = new Map<number, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns whether that many were left */
  take(id: number, count: number): boolean {
    const taken = (this.#taken.get(id) ?? 0) + count;
    if (taken > this.#most) {
      this.spent.add(id);
      return false;
    }
    this.#taken.set(id, taken);
    return true;
  }
}

/** Where a program and a text are the same. */
interface Met {
  places: number;
  /** The first of them: where in the text, where in the program. */
  readonly first: (readonly [of: number, at: number])[];
  from: number;
  to: number;
}

interface Owned {
  readonly id: number;
  readonly signs: CodedSigns;
}

/** The places of all coded texts, and what programs say of them. */
class SignPlaces {
  readonly #signs: readonly Owned[];
  /** By hash: the number of the signs, and the place in them. */
  readonly #places = new Map<number, number[]>();
  /** What the best programs say of each. */
  readonly #keys = new Map<CodedSigns, readonly Key[]>();
  readonly #scripts: readonly Script[];
  readonly #steps: Steps;

  constructor(coded: readonly Coded[], steps: Steps) {
    this.#steps = steps;
    this.#signs = coded.flatMap(({ id, signs }) => signs.map((one) => ({ id, signs: one })));
    const bits = new Set(this.#signs.map(({ signs }) => signs.bits));
    this.#scripts = [...IN_CHARACTERS, ...IN_BITS.flatMap((one) => (bits.has(one.bits) ? one.scripts : []))];
    for (const [number, { signs }] of this.#signs.entries()) {
      const first = number * MOST_CHARACTERS;
      eachPlace(signs.numbers, (hash, at) => {
        const list = this.#places.get(hash) ?? [];
        // They come one behind the other.
        if ((list.at(-SAME_PLACES) ?? -1) >= first || !isVaried(signs.numbers, at)) return;
        if (list.length === 0) this.#places.set(hash, list);
        list.push(first + at);
      });
    }
  }

  keysOf(signs: CodedSigns): readonly Key[] {
    return this.#keys.get(signs) ?? [];
  }

  meet({ owner, text }: Program): void {
    for (const script of this.#scripts) {
      const own = script.signs(text);
      for (const [number, met] of this.#met(own, owner)) {
        if (met.places >= LEAST_PLACES) this.#keep(number, met, script, own);
      }
    }
  }

  /** The texts of others that a program stands in. */
  #met(own: Uint16Array, owner: number): ReadonlyMap<number, Met> {
    const met = new Map<number, Met>();
    const times = new Map<number, number>();
    eachPlace(own, (hash, at) => {
      const list = this.#places.get(hash);
      if (list === undefined) return;
      const time = (times.get(hash) ?? 0) + 1;
      if (time > SAME_PLACES) return;
      times.set(hash, time);
      let isLeft = true;
      for (const place of list) {
        const number = Math.floor(place / MOST_CHARACTERS);
        const { id } = this.#signs[number] as Owned;
        if (!this.#steps.take(id, 1)) isLeft = false;
        else if (id !== owner) note(met, number, place % MOST_CHARACTERS, at);
      }
      if (!isLeft) this.#forget(hash, list);
    });
    return met;
  }

  /** Of whom no steps are left, nothing is compared again. */
  #forget(hash: number, list: readonly number[]): void {
    const left = list.filter((place) => {
      const { id = -1 } = this.#signs[Math.floor(place / MOST_CHARACTERS)] ?? {};
      return !this.#steps.spent.has(id);
    });
    this.#places.set(hash, left);
  }

  /** Keeps what the best programs say of a text. */
  #keep(number: number, { places, first, from, to }: Met, script: Script, own: Uint16Array): void {
    const { id, signs } = this.#signs[number] as Owned;
    const keys = this.keysOf(signs);
    if (keys.length === TRIED && places <= (keys.at(-1)?.places ?? 0)) return;
    if (!this.#steps.take(id, first.length * RUN)) return;
    const [[of, at] = [0, 0]] = first;
    const key = {
      script,
      places,
      values: valuesOf(signs.numbers, own, first),
      from: Math.max(0, from - MOST_AROUND),
      to: to + RUN + MOST_AROUND,
      skip: (((of - at) % script.period) + script.period) % script.period,
    };
    const best = [...keys, key].toSorted((a, b) => b.places - a.places).slice(0, TRIED);
    this.#keys.set(signs, best);
  }
}

function note(all: Map<number, Met>, number: number, of: number, at: number): void {
  const met = all.get(number) ?? { places: 0, first: [], from: of, to: of };
  if (met.places === 0) all.set(number, met);
  met.places += 1;
  if (met.first.length < MOST_PLACES) met.first.push([of, at]);
  met.from = Math.min(met.from, of);
  met.to = Math.max(met.to, of);
}

interface Key {
  readonly script: Script;
  /** What each sign stands for. */
  readonly values: ReadonlyMap<number, number>;
  readonly places: number;
  /** The part of the text that it is of. */
  readonly from: number;
  readonly to: number;
  /** So many signs stand before the first group. */
  readonly skip: number;
}

/** A text in the letters of a program; undefined: it is none of that program. */
function readBy({ script, values, skip, from, to }: Key, signs: CodedSigns): string | undefined {
  // What stands around it may be prose.
  const first = from + ((((skip - from) % script.period) + script.period) % script.period);
  const numbers = signs.numbers.subarray(first, to);
  let known = 0;
  const read = Array.from(numbers, (number) => {
    const value = values.get(number);
    known += Number(value !== undefined);
    return value ?? UNKNOWN;
  });
  return known < LEAST_KNOWN * numbers.length
    ? undefined
    : script.text(read, blanksOf(signs).slice(first, to));
}

/** What stands before each sign and is none. */
function blanksOf({ spaced, isBackwards = false }: CodedSigns): readonly string[] {
  if (spaced === undefined) return [];
  const before: string[] = [];
  let blank = '';
  for (const one of spaced) {
    if (one.trim() === '') {
      blank += one;
    } else {
      before.push(blank);
      blank = '';
    }
  }
  return isBackwards ? ['', ...before.slice(1).toReversed()] : before;
}

/** What most places say of each sign. */
function valuesOf(
  signs: Uint16Array,
  own: Uint16Array,
  places: readonly (readonly [of: number, at: number])[],
): ReadonlyMap<number, number> {
  const votes = new Map<number, Map<number, number>>();
  for (const [of, at] of places) {
    for (let step = 0; step < RUN; step += 1) {
      const sign = signs[of + step] as number;
      const value = own[at + step] as number;
      const list = votes.get(sign) ?? new Map<number, number>();
      votes.set(sign, list.set(value, (list.get(value) ?? 0) + 1));
    }
  }
  return new Map(
    Array.from(votes, ([sign, list]) => [
      sign,
      [...list].reduce((most, one) => (one[1] > most[1] ? one : most))[0],
    ]),
  );
}
