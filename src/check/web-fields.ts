import { readBoolean, type SubmissionFinding, WEB_PROVIDERS, type WebSourceFinding } from '#contract';
import { firstUrl } from './start.ts';

const STATES = ['searched', 'partly', 'not-searched'] as const;

/** Whether the web was searched for a submission; undefined: the service does not say. */
export function webStateOf(given: unknown): SubmissionFinding['webState'] {
  return STATES.find((state) => state === given);
}

/** Where the other side of a match stands on the web; undefined: it is not of the web, or nobody can go there. */
export function webSourceOf(given: unknown, path: string): WebSourceFinding | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const row = given as Readonly<Record<string, unknown>>;
  const provider = WEB_PROVIDERS.find((name) => name === row['provider']);
  const url = firstUrl([row['url']]);
  if (provider === undefined || url === null) return undefined;
  const text = (name: string): string | null => {
    const value = row[name];
    return typeof value === 'string' ? value : null;
  };
  const before = text('before');
  const blob = text('blob');
  return {
    provider,
    url,
    repository: text('repository') ?? '',
    path,
    commit: text('commit') ?? '',
    ...(blob === null ? {} : { blob }),
    licence: text('licence'),
    publicSince: text('public_since'),
    before: before === 'yes' || before === 'no' ? before : 'unknown',
    counts: readBoolean(row['counts']) !== false,
  };
}
