/** One condition of a query as it was typed: `-section:"B 2"` is not, `section`, `B 2`. */
export interface Term {
  /** As it stands in the query. */
  readonly text: string;
  readonly isNot: boolean;
  /** In lower case; null: a bare word, which names are searched for. */
  readonly field: string | null;
  /** Without quotes. */
  readonly value: string;
}

/** A quoted part goes to the next quote, or to the end while somebody still types. */
const TERM = /(?:"[^"]*(?:"|$)|[^\s"])+/gu;

/** The conditions of a query, in order. Every text is one: what a field does not take is told by who knows the fields. */
export function parseQuery(query: string): readonly Term[] {
  return (query.match(TERM) ?? []).flatMap((text) => {
    const isNot = text.startsWith('-') && text !== '-';
    const rest = isNot ? text.slice(1) : text;
    // A quoted word has no field: that is how a name with a colon is found.
    const [, field = null] = /^([\p{L}\p{N}-]+):/u.exec(rest) ?? [];
    const value = rest.slice(field === null ? 0 : field.length + 1).replaceAll('"', '');
    return field === null && value === ''
      ? []
      : [{ text, isNot, field: field?.toLowerCase() ?? null, value }];
  });
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
  const plain = value.replaceAll('"', '');
  return /^[^\s,]+$/u.test(plain) ? `${field}:${plain}` : `${field}:"${plain}"`;
}
