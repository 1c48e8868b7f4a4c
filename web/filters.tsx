import { replaceQuery } from './routes.ts';

/** A search field whose text lives in the address. */
export function Search({ query, label }: { readonly query: URLSearchParams; readonly label: string }) {
  return (
    <label class="field grow">
      <span>{label}</span>
      <input
        type="search"
        value={query.get('q') ?? ''}
        onInput={(event) => replaceQuery({ q: event.currentTarget.value })}
      />
    </label>
  );
}

/** A choice that lives in the address; the first option is the default. */
export function Choice({
  query,
  name,
  label,
  options,
}: {
  readonly query: URLSearchParams;
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [string, string])[];
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={query.get(name) ?? options[0]?.[0] ?? ''}
        onChange={(event) =>
          replaceQuery({
            [name]: event.currentTarget.value === options[0]?.[0] ? null : event.currentTarget.value,
          })
        }
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A number from the address, or what it is without one. */
export function numberOf(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : otherwise;
}

/** Tells of a text whether every word of the search stands in it. */
export function searcher(search: string): (text: string) => boolean {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return (text) => {
    const folded = text.toLowerCase();
    return words.every((word) => folded.includes(word));
  };
}
