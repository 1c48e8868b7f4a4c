/** A target, and what is said of it: parameters in any order, whose values may hold commas (RFC 8288). */
const LINK = /<([^<>]*)>((?:[^<"]|"[^"]*")*)/g;
const RELATION = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i;

/** Where the next page of a list is, as whoever gives the list says it; null: this is the last one. */
export function nextLink(headers: Headers): string | null {
  for (const [, target = '', parameters = ''] of (headers.get('link') ?? '').matchAll(LINK)) {
    const [, quoted, plain = ''] = RELATION.exec(parameters) ?? [];
    if (/(?:^|\s)next(?:\s|$)/i.test(quoted ?? plain)) return target;
  }
  return null;
}
