import {
  readBoolean,
  readNumber,
  SEARCH_STATES,
  type SubmissionFinding,
  WEB_PROVIDERS,
  type WebSourceFinding,
} from '#contract';
import { firstUrl } from './start.ts';

/** Whether the web was searched for a submission; undefined: the service does not say. */
export function webStateOf(given: unknown): SubmissionFinding['webState'] {
  return SEARCH_STATES.find((state) => state === given);
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

/** How far beside the range a sum of fractions may be. */
const ROUNDING = 1e-6;

/** A score from 0 to 100; what is no such number is unknown. It is never rescaled: 0.9 may be nine tenths of a percent. */
export function readScore(value: unknown): number | null {
  const number = readNumber(value);
  if (number === null || number < -ROUNDING || number > 100 + ROUNDING) return null;
  return Math.min(100, Math.max(0, number));
}

/** The AI average, under the names that it has had. */
export function aiScore(row: object): number | null {
  const fields = row as Readonly<Record<string, unknown>>;
  const detection = fields['ai_detection'];
  const direct = readScore(fields['ai_detection_avg']) ?? readScore(detection);
  if (direct !== null || typeof detection !== 'object' || detection === null) return direct;
  const inner = detection as Readonly<Record<string, unknown>>;
  for (const name of ['avg_ai_probability', 'average_score', 'avg', 'score', 'ai_probability']) {
    const value = readScore(inner[name]);
    if (value !== null) return value;
  }
  const files = Array.isArray(inner['files']) ? (inner['files'] as readonly unknown[]) : [];
  const values = files
    .map((file) => readScore((file as { readonly ai_probability?: unknown } | null)?.ai_probability))
    .filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Whether a service says in so many words that it has no AI score. A number that is merely not there is missing. */
export function isAbstention(row: { readonly ai_abstained?: unknown }): boolean {
  return readBoolean(row.ai_abstained) === true;
}
