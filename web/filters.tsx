import { useId, useState } from 'preact/hooks';
import type { Message } from '#base';
import { Field, Select } from './form.tsx';
import { parseQuery, termOf, withTerm } from './query-match.ts';
import { replaceQuery } from './routes.ts';
import { useWords } from './words.tsx';

/** A query, and what it asks for. */
type Example = readonly [query: string, means: Message];

interface QueryFieldProps {
  readonly q: string;
  /** What was not understood. */
  readonly problems: readonly Message[];
  readonly examples: readonly Example[];
}

/** The query of a list, which lives in the address as `q`; every other control of the list changes it. */
export function QueryField({ q, problems, examples }: QueryFieldProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const id = useId();
  const words = useWords();
  return (
    <>
      <div class="field grow query">
        <label for={`query${id}`}>{words.say('query.find')}</label>
        <span class="query-row">
          <input
            id={`query${id}`}
            type="search"
            value={q}
            placeholder="ada similarity:>50"
            spellcheck={false}
            autocapitalize="off"
            aria-describedby={problems.length > 0 ? `problems${id}` : undefined}
            aria-invalid={problems.length > 0}
            onInput={(event) => replaceQuery({ q: event.currentTarget.value })}
          />
          <button
            type="button"
            aria-label={words.say('query.howTo')}
            title={words.say('query.howTo')}
            aria-expanded={isHelpOpen}
            onClick={() => setIsHelpOpen(!isHelpOpen)}
          >
            ?
          </button>
        </span>
      </div>
      {/* Always there: what is announced must have been in the page before. */}
      <div class="query-problems" id={`problems${id}`} role="status" hidden={problems.length === 0}>
        {problems.map((problem, index) => (
          <p class="warning" key={index}>
            {words.tell(problem)}
          </p>
        ))}
      </div>
      {isHelpOpen ? <Examples examples={examples} /> : null}
    </>
  );
}

function Examples({ examples }: { readonly examples: readonly Example[] }) {
  const words = useWords();
  return (
    <section class="card query-help" aria-label={words.say('query.howTo')}>
      <p class="hint">{words.say('query.help')}</p>
      <dl class="examples">
        {examples.map(([query, means]) => (
          <div key={query}>
            <dt>
              <button type="button" class="link" onClick={() => replaceQuery({ q: query })}>
                <code>{query}</code>
              </button>
            </dt>
            <dd>{words.tell(means)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The value of a field where the query names just one; '' without any, null where it says more than a choice can show. */
function chosen(q: string, field: string): string | null {
  const terms = parseQuery(q).filter((term) => term.field === field && !term.isNot);
  const [first] = terms;
  if (first === undefined) return '';
  return terms.length === 1 ? first.value.toLowerCase() : null;
}

interface TermChoiceProps {
  readonly q: string;
  readonly field: string;
  readonly label: string;
  /** Values with their words; '' is no condition. */
  readonly options: readonly (readonly [string, string])[];
}

/** A choice that is a condition of the query; the first option is none. */
export function TermChoice({ q, field, label, options }: TermChoiceProps) {
  const words = useWords();
  const now = chosen(q, field);
  const shown = options.find(([value]) => value.toLowerCase() === now)?.[0];
  return (
    <Field label={label}>
      <Select
        value={shown ?? '*'}
        options={[
          ...(shown === undefined ? [['*', words.say('lists.asInFilter')] as const] : []),
          ...options,
        ]}
        onValue={(value) => {
          if (value !== '*') {
            replaceQuery({ q: withTerm(q, field, value === '' ? null : termOf(field, value)) });
          }
        }}
      />
    </Field>
  );
}

/** A slider that is a condition of the query: at least so much similarity. */
export function LeastSlider({ q }: { readonly q: string }) {
  const words = useWords();
  const field = 'similarity';
  const isLower = (value: string): boolean => /^>=?\d/u.test(value);
  const term = parseQuery(q).find((one) => one.field === field && !one.isNot && isLower(one.value));
  const least = Number(term?.value.replace(/^>=?/u, '') ?? 0);
  return (
    <Field
      label={words.say('lists.leastSimilarity', {
        sign: term?.value.startsWith('>=') === false ? 'above' : 'least',
        least,
      })}
    >
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={least}
        onInput={({ currentTarget: { value } }) =>
          replaceQuery({
            q: withTerm(q, field, value === '0' ? null : `${field}:>=${value}`, (one) => isLower(one.value)),
          })
        }
      />
    </Field>
  );
}

interface ChoiceProps {
  readonly query: URLSearchParams;
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [string, string])[];
}

/** A choice that lives in the address; the first option is the default. */
export function Choice({ query, name, label, options }: ChoiceProps) {
  const first = options[0]?.[0] ?? '';
  return (
    <Field label={label}>
      <Select
        value={query.get(name) ?? first}
        options={options}
        onValue={(value) => replaceQuery({ [name]: value === first ? null : value })}
      />
    </Field>
  );
}

/** A number from the address, or what it is without one. */
export function numberOf(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : otherwise;
}
