import { isAbsolute, win32 } from 'node:path';
import { z } from 'zod';
import { ConfigurationError, fill } from '#base';
import { cronTimes, type NextTime } from '#bot';
import { INPUTS } from '#contract';
import { fullName, parseRepositoryName, type RepositoryName } from '#github';
import { parseConfig } from '../../config-text.ts';
import * as says from '../says.ts';

/** Times of a cron expression in UTC. */
export interface CronTimes {
  readonly kind: 'cron';
  /** The first time after that moment; null: there is none. */
  readonly next: NextTime;
}

/** One entry of `scans`: a staff repository whose assignments the App scans. */
export interface ScanPlan {
  /** The private staff repository: config, state and issues are in it. */
  readonly repository: RepositoryName;
  /** Path of the config file in it. */
  readonly config: string;
  /** When scans are due; `ms`: so long after the last one. */
  readonly times: { readonly kind: 'every'; readonly ms: number } | CronTimes;
  /** How long nothing is pushed before a push starts a scan; null: pushes start none. */
  readonly quietMs: number | null;
}

export interface AppConfig {
  readonly scans: readonly ScanPlan[];
  readonly scansAtOnce: number;
  /** Reports of one assignment that are kept in the folder of `--data`. */
  readonly reportsKept: number;
}

/** What stands for a file that was not named. */
export const NO_APP_CONFIG: AppConfig = { scans: [], scansAtOnce: 1, reportsKept: 10 };

const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const MINUTE_MS = UNIT_MS.m;
const DAY_MS = UNIT_MS.d;
/** A class hands in many pushes in a few minutes. */
const QUIET_MS = 10 * MINUTE_MS;

/** A duration as people write it, in milliseconds. */
function duration(leastMs: number, mostMs: number, rule: string): z.ZodType<number> {
  return z
    .string({ error: rule })
    .regex(/^[1-9]\d{0,5}[smhd]$/, { error: rule })
    .transform((text) => Number(text.slice(0, -1)) * UNIT_MS[text.slice(-1) as keyof typeof UNIT_MS])
    .refine((ms) => ms >= leastMs && ms <= mostMs, { error: rule });
}

const REPOSITORY_RULE = says.noRepositoryWrite;
const CRON_RULE = says.noCronTime;
const EVERY_RULE = says.duration1m;
const PUSH_RULE = says.trueFalse;
const CONFIG_RULE = says.pathFile;

const Entry = z
  .strictObject({
    repository: z.string({ error: REPOSITORY_RULE }).transform((text, context) => {
      const name = parseRepositoryName(text.trim());
      if (name !== null) return name;
      context.addIssue({ code: 'custom', message: REPOSITORY_RULE });
      return z.NEVER;
    }),
    config: z
      .string({ error: CONFIG_RULE })
      .trim()
      .min(1, { error: CONFIG_RULE })
      .refine(staysInside, { error: CONFIG_RULE })
      .prefault(INPUTS.config.default),
    every: duration(MINUTE_MS, 30 * DAY_MS, EVERY_RULE).optional(),
    cron: z
      .string({ error: CRON_RULE })
      .refine((text) => cronTimes(text)?.(new Date()) != null, { error: CRON_RULE })
      .optional(),
    push: z
      .union(
        [
          z.literal(true).transform(() => QUIET_MS),
          z.literal(false).transform(() => null),
          duration(UNIT_MS.s, DAY_MS, PUSH_RULE),
        ],
        { error: PUSH_RULE },
      )
      .prefault(false),
  })
  .refine(({ every, cron }) => (every === undefined) !== (cron === undefined), { error: says.giveEither });

const MOST_SCANS = 1000;

const File = z.strictObject({
  scans: z
    .array(Entry, { error: says.listRepository })
    .max(MOST_SCANS, { error: fill(says.entriesGive, { most: MOST_SCANS }) }),
  'scans-at-once': z
    .number({ error: says.wholeNumber })
    .int()
    .min(1)
    .max(20)
    .prefault(NO_APP_CONFIG.scansAtOnce),
  'reports-kept': z
    .number({ error: says.wholeNumber1 })
    .int()
    .min(1)
    .max(1000)
    .prefault(NO_APP_CONFIG.reportsKept),
});

/**
 * Reads the file that `--app-config` names.
 *
 * @param name how messages call the file
 * @throws ConfigurationError naming every problem with its place
 */
export function readAppConfig(text: string, name: string): AppConfig {
  const { data, file } = parseConfig(File, text, name);
  const scans = data.scans.map(planOf);
  const keys = scans.map(keyOf);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (twice >= 0) {
    throw new ConfigurationError(fill(says.entryAbove, { place: file.place('scans', twice) }));
  }
  return {
    scans,
    scansAtOnce: data['scans-at-once'],
    reportsKept: data['reports-kept'],
  };
}

function planOf({ repository, config, every, cron, push }: z.infer<typeof Entry>): ScanPlan {
  const times = cron === undefined ? null : cronTimes(cron);
  return {
    repository,
    config,
    times: times === null ? { kind: 'every', ms: every ?? DAY_MS } : { kind: 'cron', next: times },
    quietMs: push,
  };
}

/** Tells entries apart: two courses may share a repository, each with a config file of its own. */
export function keyOf({ repository, config }: ScanPlan): string {
  return `${fullName(repository).toLowerCase()} ${config}`;
}

/**
 * Whether a path or glob of a config file can only lead to files below the folder that it is read in. Staff of one
 * organisation write it, and the machine is somebody else's.
 */
export function staysInside(path: string): boolean {
  if (path.includes('\0') || path.startsWith('~') || isAbsolute(path) || win32.isAbsolute(path)) return false;
  // `C:keys` is a file of wherever that drive stands.
  if (/^[A-Za-z]:/.test(path)) return false;
  // Signs of globs and patterns count as separators: `{a,..}/b` leads out as well.
  return !path.split(/[\\/{},()|[\]!]/).includes('..');
}
