import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { formatBytes, formatDuration, formatScore } from '../text/format.ts';
import {
  type Catalogue,
  type Formatted,
  type Message,
  message,
  type MessageId,
  type Value,
  type ValuesOf,
} from './message.ts';
import type { Locale } from './locale.ts';

/** What puts something around a part of a sentence: `<b>…</b>` of the catalogue becomes what `b` makes of its contents. */
export type Tags<Part> = Readonly<Record<string, (inside: readonly (string | Part)[]) => Part>>;

/** One language: says the sentences of the catalogue, and writes numbers and times as it does. */
export class Words {
  readonly locale: Locale;
  readonly #catalogue: Catalogue;
  readonly #formats = new Map<string, IntlMessageFormat>();
  /** What is said thousands of times is mostly plain: to put it together takes a fraction of what the formatter takes. */
  readonly #plain = new Map<string, PlainSentence | null>();
  // Each is made when it is first needed: all at once they would take longer than the start of the program.
  /** By how many decimals they write. */
  readonly #numbers = new Map<number, Intl.NumberFormat>();
  #order: Intl.Collator | undefined;
  #lists: Intl.ListFormat | undefined;
  #times: Intl.DateTimeFormat | undefined;

  /** @param catalogue the sentences of `locale` */
  constructor(locale: Locale, catalogue: Catalogue) {
    this.locale = locale;
    this.#catalogue = catalogue;
  }

  /** A sentence of the catalogue. Text that comes in through `values` is not escaped. */
  say<Id extends MessageId>(id: Id, ...values: ValuesOf<Id>): string {
    return this.tell(message(id, ...values));
  }

  /** A sentence that was made where the language was not known. */
  tell({ id, values }: Message): string {
    let plain = this.#plain.get(id);
    if (plain === undefined) {
      // A formatter looks its language up before it reads, which takes longer than to read: a plain sentence needs none.
      const elements = parse(this.#catalogue[id as MessageId]);
      plain = plainSentence(elements);
      this.#plain.set(id, plain);
      if (plain === null) this.#format(id, elements);
    }
    return (
      (plain === null ? null : this.#together(plain, values)) ??
      String(this.#format(id).format(this.#written(values)))
    );
  }

  /** null: a value is missing, which the formatter has words for. */
  #together(parts: PlainSentence, values: Message['values'] = {}): string | null {
    let said = '';
    for (const part of parts) {
      if (typeof part === 'string') {
        said += part;
        continue;
      }
      const value = values[part.name];
      if (value === undefined) return null;
      const written = typeof value === 'number' ? String(value) : this.write(value);
      const chosen = part.choices?.get(written) ?? part.choices?.get('other');
      const text = chosen === undefined ? written : this.#together(chosen, values);
      if (text === null) return null;
      said += text;
    }
    return said;
  }

  /** A sentence whose parts are marked up, as a list of its pieces. */
  rich<Part>({ id, values }: Message, tags: Tags<Part>): readonly (string | Part)[] {
    const said: unknown = this.#format(id).format<Part>({ ...this.#written(values), ...tags });
    return (Array.isArray(said) ? said : [said]) as readonly (string | Part)[];
  }

  /** A value, or "n/a" in this language for what is not known. */
  write(value: Value): string {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return this.count(value);
    if ('id' in value) return this.tell(value);
    switch (value.as) {
      case 'score':
        return this.score(value.value, value.threshold);
      case 'percent':
        return this.percent(value.value, value.threshold);
      case 'time':
        return this.time(value.value);
      case 'bytes':
        return this.#digits(formatBytes(value.value));
      case 'duration':
        return this.#digits(formatDuration(value.value));
      case 'list':
        return this.#list(value);
    }
  }

  /** A whole number in groups: `12,345`. */
  count(value: number): string {
    return this.#number(Math.trunc(value), 0);
  }

  /** @see formatScore */
  score(value: number | null, threshold: number | null = null): string {
    return value === null || !Number.isFinite(value)
      ? this.say('words.notKnown')
      : this.#digits(formatScore(value, threshold));
  }

  /** A score with its unit. */
  percent(value: number | null, threshold: number | null = null): string {
    return value === null || !Number.isFinite(value)
      ? this.say('words.notKnown')
      : this.say('words.percent', { number: this.score(value, threshold) });
  }

  /** A time of RFC 3339, in UTC; the text itself where it is none. */
  time(rfc3339: string): string {
    const at = new Date(rfc3339);
    if (Number.isNaN(at.getTime())) return rfc3339;
    if (this.locale === 'en') return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    this.#times ??= new Intl.DateTimeFormat(this.locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    return `${this.#times.format(at)} UTC`;
  }

  /** Orders names as this language does: negative where `a` comes first. */
  compare(a: string, b: string): number {
    this.#order ??= new Intl.Collator(this.locale, { numeric: true });
    return this.#order.compare(a, b);
  }

  #format(id: string, elements?: Element[]): IntlMessageFormat {
    const known = this.#formats.get(id);
    if (known !== undefined) return known;
    const made = new IntlMessageFormat(elements ?? this.#catalogue[id as MessageId], this.locale);
    this.#formats.set(id, made);
    return made;
  }

  /** Numbers stay what they are: a sentence counts them. */
  #written(values: Message['values'] = {}): Record<string, string | number> {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? value : this.write(value),
      ]),
    );
  }

  /** The number that an English text begins with, as this language writes it. */
  #digits(text: string): string {
    const [, number = '', rest = ''] = /^([\d.]+)(.*)$/s.exec(text) ?? [];
    if (number === '') return text;
    const places = number.split('.')[1]?.length ?? 0;
    return this.#number(Number(number), places) + rest;
  }

  #number(value: number, decimals: number): string {
    const known = this.#numbers.get(decimals);
    if (known !== undefined) return known.format(value);
    const made = new Intl.NumberFormat(this.locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    });
    this.#numbers.set(decimals, made);
    return made.format(value);
  }

  #list({ values, most = values.length }: Extract<Formatted, { as: 'list' }>): string {
    const rest = values.length - most;
    const first = values.slice(0, most).map((value) => this.write(value));
    if (rest <= 0) {
      // The American form has a comma before "and".
      this.#lists ??= new Intl.ListFormat(this.locale === 'en' ? 'en-GB' : this.locale, {
        type: 'conjunction',
      });
      return this.#lists.format(first);
    }
    return this.say('words.andMore', { names: first.join(this.say('words.comma')), rest });
  }
}

/** A sentence as texts, places of values, and choices by a word. */
type PlainSentence = readonly (string | Place)[];

interface Place {
  readonly name: string;
  /** null: the value stands there. */
  readonly choices: ReadonlyMap<string, PlainSentence> | null;
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Kind<Type> = Extract<Element, { readonly type: Type }>;

/** As the parser numbers them; its own names would bring it along. */
const LITERAL: Kind<0>['type'] = 0;
const ARGUMENT: Kind<1>['type'] = 1;
const SELECT: Kind<5>['type'] = 5;

/** null: it counts, or marks something up. */
function plainSentence(elements: readonly Element[]): PlainSentence | null {
  const parts: (string | Place)[] = [];
  for (const element of elements) {
    if (element.type === LITERAL) {
      parts.push(element.value);
    } else if (element.type === ARGUMENT) {
      parts.push({ name: element.value, choices: null });
    } else if (element.type === SELECT) {
      const choices = new Map<string, PlainSentence>();
      for (const [word, { value }] of Object.entries(element.options)) {
        const chosen = plainSentence(value);
        if (chosen === null) return null;
        choices.set(word, chosen);
      }
      parts.push({ name: element.value, choices });
    } else {
      return null;
    }
  }
  return parts;
}
