import type { Redact } from '#base';
import type { ConfigFile } from './config-file.ts';
import { assignmentNameSchema, scheduleSchema } from './config-sections.ts';
import type { Layer } from './merge-layers.ts';
import { quoted } from './quoted.ts';
import type { Schedule } from './settings.ts';
import { takeKeys } from './take-keys.ts';
import * as says from './says.ts';
import { fill } from '#base';

/** See the bot: what people said about pull requests is kept under this name. */
const RESERVED_NAME = 'pull-requests';

/** One entry of `assignments`. */
export interface AssignmentSection {
  /** '' where it was refused. */
  readonly name: string;
  /** Where it stands, for messages. */
  readonly where: string;
  readonly layer: Layer;
  readonly schedule: Schedule;
  readonly problems: readonly string[];
}

/** Reads one entry of `assignments`, the one at `index`, with a sentence for everything that is wrong with it. */
export function readAssignment(
  entry: Readonly<Record<string, unknown>>,
  index: number,
  file: ConfigFile,
  redact: Redact,
): AssignmentSection {
  const place = (key: string): string => file.place('assignments', index, key);
  const where = file.place('assignments', index);
  const given = new Map(Object.entries(entry));
  const name = assignmentNameSchema.safeParse(given.get('name'));
  const schedule = scheduleSchema.safeParse(given.get('schedule') ?? {});
  const { values, problems } = takeKeys(given, 'assignment', place, redact);
  return {
    name: name.data ?? '',
    where,
    layer: { kind: 'assignment', values, place },
    schedule: {
      from: schedule.data?.window?.from ?? null,
      until: schedule.data?.window?.until ?? null,
      minChanges: schedule.data?.['min-changes'] ?? 1,
      cooldownMs: Math.round((schedule.data?.['cooldown-hours'] ?? 0) * 3_600_000),
    },
    problems: [
      ...nameProblems(name.data ?? null, given.get('name'), redact).map((text) => `${where}: name: ${text}`),
      ...(schedule.success ? [] : [fill(says.scheduleAllowed, { place: place('schedule') })]),
      ...problems,
    ],
  };
}

function nameProblems(name: string | null, given: unknown, redact: Redact): string[] {
  if (name === null) {
    return [fill(says.notAllowedAllowed, { given: quoted(given, redact) })];
  }
  return name.toLowerCase() === RESERVED_NAME
    ? [`${RESERVED_NAME} is what the bot keeps its own state under; give the assignment another name.`]
    : [];
}
