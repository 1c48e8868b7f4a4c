export type Redact = (text: string) => string;

/** Where there is nothing to take out. */
const NO_SECRETS: Redact = (text) => text;

/** Shorter secrets would redact ordinary words. */
const MIN_CHARACTERS = 6;
/**
 * Longer ones (a private key) never leave this program, so that their usual forms are enough. GitHub's own tokens have some hundred
 * characters since 2026, and by no means always as many.
 */
const MAX_SPELLED = 1500;
/** A service may name a key by its first or last characters. So many in a row of a secret are no accident … */
const PIECE = 16;
/** … unless they are words, which stand in texts of all kinds; in a longer piece, those of the secret. */
const LONG_PIECE = 32;

function mayBeWords(piece: string): boolean {
  if (/\d/.test(piece)) return false;
  const isOfBothCases = /\p{Lu}/u.test(piece) && /\p{Ll}/u.test(piece);
  return !isOfBothCases && (piece.length < LONG_PIECE || !/\p{L}/u.test(piece));
}

/**
 * Takes secrets out of everything the program says, in whatever form they stand there: see `patternOf`. `add-mask` is only
 * the second lock: it does not reach files, comments or a terminal, and the service may echo the key back. A text has to be
 * redacted before it is cut, folded or stripped: half a secret is found no more.
 */
export function redactor(secrets: readonly string[]): Redact {
  const known = [...new Set(secrets.map((secret) => secret.trim()))];
  const patterns = known.flatMap((secret) => patternOf(secret) ?? []);
  if (patterns.length === 0) return NO_SECRETS;
  const pieces = piecesOf(known);
  return (text) => {
    const spans = [...patterns.flatMap((pattern) => spansOf(text, pattern)), ...pieceSpans(text, pieces)];
    if (spans.length === 0) return text;
    let clean = '';
    let at = 0;
    // Secrets may overlap: what any of them covers goes.
    for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
      if (start >= at) clean += `${text.slice(at, start)}***`;
      at = Math.max(at, end);
    }
    return clean + text.slice(at);
  };
}

/** Secrets that become known one after the other. */
export class Secrets {
  readonly #all: string[];
  #redact: Redact;

  constructor(secrets: readonly string[]) {
    this.#all = [...secrets];
    this.#redact = redactor(this.#all);
  }

  /** @returns whether it was not known before */
  add(secret: string): boolean {
    if (this.#all.includes(secret)) return false;
    this.#all.push(secret);
    this.#redact = redactor(this.#all);
    return true;
  }

  readonly redact: Redact = (text) => this.#redact(text);
}

interface Pattern {
  readonly expression: RegExp;
  /** How every form of a long secret begins: where no text does, the large expression, which V8 does not optimise, is not tried. */
  readonly beginning: RegExp | null;
  /** No form of the secret is shorter: most texts of a report are, and need not be searched. */
  readonly shortest: number;
}

function spansOf(
  text: string,
  { expression: pattern, beginning, shortest }: Pattern,
): readonly [start: number, end: number][] {
  if (text.length < shortest || beginning?.test(text) === false) return [];
  const spans: [number, number][] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    spans.push([match.index, pattern.lastIndex]);
    // A secret that overlaps with itself ("abcabcabc").
    pattern.lastIndex = match.index + 1;
  }
  return spans;
}

/** All rows of so many characters in some secret, in lower case. */
interface Pieces {
  readonly whole: ReadonlySet<string>;
  readonly halves: ReadonlySet<string>;
}

const HALF = PIECE / 2;

function piecesOf(secrets: readonly string[]): Pieces {
  const spelled = secrets.filter(({ length }) => length > PIECE && length <= MAX_SPELLED);
  const rows = (size: number): ReadonlySet<string> =>
    new Set(
      spelled
        .map(lowerCase)
        .flatMap((secret) =>
          Array.from({ length: secret.length - size + 1 }, (_, at) => secret.slice(at, at + size)),
        ),
    );
  return { whole: rows(PIECE), halves: rows(HALF) };
}

/** In lower case, each character at its place. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replaceAll(/[A-Z]+/g, (row) => row.toLowerCase());
}

/** Where at least `PIECE` characters of a secret stand. The time is linear in the text, whatever stands in it. */
function pieceSpans(text: string, { whole, halves }: Pieces): readonly [start: number, end: number][] {
  if (text.length < PIECE || whole.size === 0) return [];
  const lower = lowerCase(text);
  const spans: [number, number][] = [];
  let open: [number, number] | undefined;
  // Whatever the place of a piece, all of one of these stretches is in it.
  for (let stretch = 0; stretch + HALF <= lower.length; stretch += HALF) {
    if (!halves.has(lower.slice(stretch, stretch + HALF))) continue;
    for (let at = Math.max(0, stretch - HALF); at <= stretch; at += 1) {
      if (!whole.has(lower.slice(at, at + PIECE))) continue;
      if (open !== undefined && at <= open[1]) open[1] = at + PIECE;
      else spans.push((open = [at, at + PIECE]));
    }
  }
  return spans.filter(([start, end]) => !mayBeWords(text.slice(start, end)));
}

/**
 * A secret as it may stand in text: forwards and backwards, in either case, each character as it is or as URLs, HTML, JSON and
 * Markdown write it; in base64, also inside of a longer text; in hexadecimal digits.
 */
function patternOf(secret: string): Pattern | null {
  const { length } = secret;
  if (length < MIN_CHARACTERS) return null;
  const bytes = new TextEncoder().encode(secret);
  if (length > MAX_SPELLED) {
    const forms = [secret, JSON.stringify(secret).slice(1, -1), base64(bytes)];
    return {
      expression: new RegExp(forms.map((form) => RegExp.escape(form)).join('|'), 'gi'),
      beginning: null,
      shortest: length,
    };
  }
  const spellings = (secret.match(/\\+|./gsu) ?? []).map((one) =>
    one.startsWith('\\') ? backslashes(one.length) : `(?:${spellingsOf(one).join('|')})`,
  );
  const forms = [
    spellings,
    spellings.toReversed(),
    ...[0, 1, 2].map((shift) => base64Of(bytes, shift)),
    Array.from(bytes, (byte) => hexOf(byte, 2)),
  ];
  const pattern = (signs: number, flags: string): RegExp =>
    new RegExp(forms.map((form) => form.slice(0, signs).join('')).join('|'), flags);
  return {
    expression: pattern(Infinity, 'gi'),
    beginning: length > LONG_PIECE ? pattern(PIECE, 'i') : null,
    shortest: length,
  };
}

/**
 * A row of backslashes: all that stand there, so that no two ways of reading a text are tried in every combination. Encoded ones
 * come first: the `\u` of `\u005c` is no backslash and u of a secret that has both.
 */
function backslashes(count: number): string {
  const encoded = spellingsOf('\\').slice(0, -1);
  return `(?:(?:${encoded.join('|')}){${count}}|(?<!\\\\)\\\\{${count},}(?!\\\\))`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};

/** All backslashes in front of a sign, from the first on; or none where a secret has one before it. */
const SET_APART = String.raw`(?:(?<!\\)\\*|(?<=\\))`;

/**
 * Patterns of everything that stands for a character, also where the text was encoded twice; as it is last, which may be the
 * beginning of another. Each text fits in one way only: a secret's pattern must not be slow on any text.
 */
function spellingsOf(character: string): string[] {
  const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  const itself = new RegExp(`^${RegExp.escape(character)}$`, 'i');
  return [...cases].flatMap((one) => {
    const points = Array.from(one, (point) => point.codePointAt(0) ?? 0);
    const entity = ENTITIES[one];
    return [
      [...new TextEncoder().encode(one)].map((byte) => `%(?:25)*${hexOf(byte, 2)}`).join(''),
      points.map((point) => `&(?:amp;)*#(?:0*${point}|x0*${hexOf(point)});`).join(''),
      // From the first of a row on: else each of a long one would be tried.
      Array.from({ length: one.length }, (_, at) => `(?<!\\\\)\\\\+u${hexOf(one.charCodeAt(at), 4)}`).join(
        '',
      ),
      ...(entity === undefined ? [] : [`&(?:amp;)*${entity};`]),
      ...(one === ' ' ? ['\\+'] : []),
      // Markdown and JSON put backslashes before signs. The other case fits already.
      ...(one !== character && itself.test(one)
        ? []
        : [`${/[\p{L}\p{N}]/u.test(one) ? '' : SET_APART}${RegExp.escape(one)}`]),
    ];
  });
}

/** Base64 of bytes that begin `shift` bytes after a group of three: only the letters that nothing beside them changes. */
function base64Of(bytes: Uint8Array, shift: number): string[] {
  const text = base64([...new Uint8Array(shift), ...bytes]);
  const letters = text.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
  // Long lines are broken, and URLs have an alphabet of their own.
  return Array.from(letters, (letter, at) => {
    const form = letter === '+' ? '(?:[+-]|%2b)' : letter === '/' ? '(?:[/_]|%2f|\\\\/)' : letter;
    return at === 0 ? form : `\\s*${form}`;
  });
}

function hexOf(value: number, digits = 1): string {
  return value.toString(16).padStart(digits, '0');
}

/**
 * The same for every string inside a plain value; keys stay. What holds no secret is given back as it is and not copied: the
 * findings of a large class are most of the memory of a run.
 */
export function redactDeep<T>(value: T, redact: Redact): T {
  return redact === NO_SECRETS ? value : (redactedValue(value, redact) as T);
}

// A large class has millions of values: nothing is made for those that stay.
function redactedValue(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    let copy: unknown[] | null = null;
    for (let at = 0; at < list.length; at += 1) {
      const clean = redactedValue(list[at], redact);
      if (clean !== list[at]) (copy ??= [...list])[at] = clean;
    }
    return copy ?? list;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | null = null;
  for (const key of Object.keys(fields)) {
    const clean = redactedValue(fields[key], redact);
    if (clean !== fields[key]) (copy ??= { ...fields })[key] = clean;
  }
  return copy ?? fields;
}

function base64(bytes: Iterable<number>): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
