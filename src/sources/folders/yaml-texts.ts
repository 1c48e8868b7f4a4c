import { CST, Parser } from 'yaml';

/** What YAML holds where every scalar is text: a number keeps its zeros, and a tag makes no object. */
type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

/**
 * Reads the first document of a text from the tokens of the parser: all that makes objects of them is many times as large, and a page
 * has to hold what it reads with.
 *
 * @param maxAliases so many may stand for something else, with those in what they stand for
 * @throws Error for a text that is no YAML
 */
export function yamlTexts(text: string, maxAliases: number): Texts {
  const named = new Map<string, { readonly value: Texts; readonly aliases: number }>();
  let aliases = 0;
  const read = (token: CST.Token | null | undefined, before: readonly CST.SourceToken[] = []): Texts => {
    const aliasesBefore = aliases;
    const value = valueOf(token);
    for (const { type, source } of before) {
      if (type === 'anchor') named.set(source.slice(1), { value, aliases: aliases - aliasesBefore });
    }
    return value;
  };
  const valueOf = (token: CST.Token | null | undefined): Texts => {
    if (token == null) return '';
    if (token.type === 'alias') {
      const one = named.get(token.source.slice(1));
      aliases += 1 + (one?.aliases ?? 0);
      if (one === undefined || aliases > maxAliases) throw new Error(`an alias is wrong: ${token.source}`);
      return one.value;
    }
    if (token.type === 'block-seq') return token.items.map(({ value, start }) => read(value, start));
    if (token.type === 'block-map') return mapOf(token.items);
    if (token.type === 'flow-collection') {
      if (!token.end.some(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end')) {
        throw new Error('a list has no end');
      }
      const items = token.items.filter(({ key, sep, value }) => (key ?? sep ?? value) != null);
      if (token.start.type === 'flow-map-start') return mapOf(items);
      // `[a: b]` is a list of one map.
      return items.map((item) => (item.sep === undefined ? read(item.value, item.start) : mapOf([item])));
    }
    const scalar = CST.resolveAsScalar(token);
    if (scalar === null) throw new Error(token.type === 'error' ? token.message : `${token.type} is odd`);
    return scalar.value;
  };
  const mapOf = (items: readonly CST.CollectionItem[]): Texts =>
    Object.fromEntries(
      items.flatMap(({ start, key, sep, value }) => {
        if (key === undefined && sep === undefined && value === undefined) return [];
        if (sep?.some(({ type }) => type === 'map-value-ind') !== true) throw new Error('a key has no value');
        if (key?.type === 'scalar' && key.source.includes('\n')) throw new Error('a key has several lines');
        const name = read(key, start);
        const one = read(value, sep);
        return typeof name === 'string' ? [[name, one] as const] : [];
      }),
    );
  for (const token of new Parser().parse(text)) {
    if (token.type === 'error') throw new Error(token.message);
    if (token.type === 'document') return read(token.value, token.start);
  }
  return '';
}
