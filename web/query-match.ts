import { message, type Message } from '#base';

/** What a condition on a field may ask of a row. */
type Field<Row> =
  /** A number, or null where it is not known. `most`: its highest value, where there is one. */
  | { readonly kind: 'number'; readonly most: number | null; readonly of: (row: Row) => number | null }
  /** One of the names of the row, whole. */
  | { readonly kind: 'name'; readonly of: (row: Row) => readonly string[] }
  /** A part of the text. */
  | { readonly kind: 'part'; readonly of: (row: Row) => string }
  /** One of a few words. */
  | { readonly kind: 'choice'; readonly of: Readonly<Record<string, (row: Row) => boolean>> };

export type Fields<Row> = Readonly<Record<string, Field<Row>>>;

/** A query as it is asked of rows. */
export interface Matcher<Row> {
  readonly matches: (row: Row) => boolean;
  /** What was not understood, a sentence each; these conditions leave the list as it is. */
  readonly problems: readonly Message[];
}

/**
 * Makes a query ready to be asked of many rows: all conditions must hold. Bare words are parts of `name`. A value may hold
 * alternatives with commas between them, outside of numbers and parts.
 */
export function matcherOf<Row>(query: string, fields: Fields<Row>): Matcher<Row> {
  const tests: ((row: Row) => boolean)[] = [];
  const problems: Message[] = [];
  for (const term of parseQuery(query)) {
    const made = testOf(term, fields);
    if (typeof made !== 'function') problems.push(made);
    else tests.push(term.isNot ? (row) => !made(row) : made);
  }
  return { matches: (row) => tests.every((test) => test(row)), problems };
}

/** The test of one condition, or a sentence about what is wrong with it. */
function testOf<Row>(term: Term, fields: Fields<Row>): ((row: Row) => boolean) | Message {
  const name = term.field ?? 'name';
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) {
    return message('query.noSuchField', {
      term: term.text,
      field: name,
      fields: Object.keys(fields).join(', '),
    });
  }
  if (term.value === '') {
    return message('query.valueMissing', { term: term.text, example: exampleOf(name, field) });
  }
  const wanted = folded(term.value);
  switch (field.kind) {
    case 'number':
      return numberTest(term, name, field);
    case 'part':
      return (row) => folded(field.of(row)).includes(wanted);
    case 'name': {
      const any = new Set(wanted.split(COMMA));
      return (row) => field.of(row).some((one) => any.has(folded(one)) || folded(one) === wanted);
    }
    case 'choice': {
      const asked = wanted
        .split(COMMA)
        .map((word) => (Object.hasOwn(field.of, word) ? field.of[word] : undefined));
      return asked.includes(undefined)
        ? message('query.takes', { term: term.text, field: name, choices: Object.keys(field.of).join(', ') })
        : (row) => asked.some((test) => test?.(row));
    }
  }
}

const NUMBER = /^(?<sign>>=|<=|>|<|=|)(?<from>\d+(?:\.\d+)?)(?:\.\.(?<to>\d+(?:\.\d+)?))?$/u;

function numberTest<Row>(
  term: Term,
  name: string,
  { of, most }: Extract<Field<Row>, { readonly kind: 'number' }>,
): ((row: Row) => boolean) | Message {
  if (/^(?:unknown|n\/a)$/iu.test(term.value)) return (row) => of(row) === null;
  const parts = NUMBER.exec(term.value.normalize('NFKC'))?.groups;
  const { sign = '', from = '', to } = parts ?? {};
  const [low, high] = [Number(from), to === undefined ? null : Number(to)];
  const isOver = most !== null && (low > most || (high ?? 0) > most);
  if (parts === undefined || isOver || (high !== null && (sign !== '' || high < low))) {
    const hasMost = most === null ? '' : 'yes';
    return message('query.takesNumber', { term: term.text, field: name, hasMost, most: most ?? 0 });
  }
  // As the page shows it: to a tenth.
  const isSame = (value: number): boolean => Math.abs(value - low) < 0.05;
  const compare: Readonly<Record<string, (value: number) => boolean>> = {
    '>': (value) => value > low,
    '>=': (value) => value >= low,
    '<': (value) => value < low,
    '<=': (value) => value <= low,
  };
  const test = high === null ? (compare[sign] ?? isSame) : (value: number) => value >= low && value <= high;
  return (row) => {
    const value = of(row);
    return value !== null && test(value);
  };
}

function exampleOf<Row>(name: string, { kind, of }: Field<Row>): string {
  if (kind === 'number') return `${name}:>80`;
  return kind === 'choice' ? `${name}:${Object.keys(of)[0] ?? ''}` : `${name}:ada`;
}

/** Equal whatever the letters' case, and however an accent is written. Quotes are those of a query, and in no text. */
function folded(text: string): string {
  return text.normalize('NFC').replaceAll(QUOTES, '').toLowerCase();
}

/* What keyboards of Chinese and Japanese write, and what many programs make of a straight quote, is the same sign. */
const QUOTES = /["“”„＂]/gu;
const COMMA = /[,，]/u;

/** One condition of a query as it was typed: `-section:"B 2"` is not, `section`, `B 2`. */
interface Term {
  /** As it stands in the query. */
  readonly text: string;
  readonly isNot: boolean;
  /** In lower case; null: a bare word, which names are searched for. */
  readonly field: string | null;
  /** Without quotes. */
  readonly value: string;
}

/** A quoted part goes to the next quote, or to the end while somebody still types. */
const TERM = /(?:["“”„＂][^"“”„＂]*(?:["“”„＂]|$)|[^\s"“”„＂])+/gu;

/** The conditions of a query, in order. Every text is one: what a field does not take is told by who knows the fields. */
export function parseQuery(query: string): readonly Term[] {
  return (query.match(TERM) ?? []).flatMap((text) => {
    const isNot = text.startsWith('-') && text !== '-';
    const rest = isNot ? text.slice(1) : text;
    // A quoted word has no field: that is how a name with a colon is found.
    const [, field = null] = /^([\p{L}\p{N}-]+)[:：]/u.exec(rest) ?? [];
    const value = rest.slice(field === null ? 0 : field.length + 1).replaceAll(QUOTES, '');
    return field === null && value === '' ? [] : [{ text, isNot, field: fieldCalled(field), value }];
  });
}

/** What the page calls priority has another name in files, and in addresses that were kept. */
function fieldCalled(typed: string | null): string | null {
  const field = typed?.toLowerCase() ?? null;
  return field === 'suspicion' ? 'priority' : field;
}

/** The query with all plain conditions of a field replaced by one; null: without any. Negated ones stay. */
export function withTerm(
  query: string,
  field: string,
  term: string | null,
  isReplaced: (one: Term) => boolean = () => true,
): string {
  const kept = parseQuery(query).filter((one) => one.field !== field || one.isNot || !isReplaced(one));
  return [...kept.map(({ text }) => text), ...(term === null ? [] : [term])].join(' ');
}

/** A condition, quoted where its value needs it. A quote itself cannot be asked for. */
export function termOf(field: string, value: string): string {
  const plain = value.replaceAll(QUOTES, '');
  return /^[^\s,]+$/u.test(plain) ? `${field}:${plain}` : `${field}:"${plain}"`;
}
