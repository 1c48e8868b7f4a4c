import type { Redact } from '#base';
import type { Dismissal } from '../dismissal.ts';
import { type ConfigFile, isTable } from './config-file.ts';
import { dismissedSchema, staffSchema } from './config-sections.ts';
import type { Layer } from './merge-layers.ts';
import { quoted } from './quoted.ts';
import { type AssignmentSection, readAssignment } from './read-assignment.ts';
import { takeKeys } from './take-keys.ts';
import * as says from './says.ts';
import { fill } from '#base';

/** What a config file holds: the plain keys as a layer, and its sections. */
interface Sections {
  readonly layer: Layer;
  readonly assignments: readonly AssignmentSection[];
  readonly dismissed: readonly Dismissal[];
  readonly staff: readonly string[];
  /** A sentence for each thing that is wrong. */
  readonly problems: readonly string[];
}

/** Reads a config file section by section. The values of the plain keys are not judged yet. */
export function readSections(file: ConfigFile, redact: Redact): Sections {
  const { values, problems } = takeKeys(file.values, 'file', (key) => file.place(key), redact);
  const dismissed = dismissedSchema.safeParse(file.values.get('dismissed') ?? undefined);
  const staff = staffSchema.safeParse(file.values.get('staff') ?? undefined);
  const given = file.values.get('assignments') ?? [];
  const entries: readonly unknown[] = Array.isArray(given) ? given : [];
  const assignments = entries.flatMap((entry, index) =>
    isTable(entry) ? [readAssignment(entry, index, file, redact)] : [],
  );
  const path = dismissed.error?.issues[0]?.path.filter((step) => typeof step !== 'symbol') ?? [];
  return {
    layer: { kind: 'file', values, place: (name) => file.place(name) },
    assignments,
    dismissed: dismissed.data ?? [],
    staff: staff.data ?? [],
    problems: [
      ...problems,
      ...(dismissed.success
        ? []
        : [fill(says.dismissedAllowed, { place: file.place('dismissed', ...path) })]),
      ...(staff.success ? [] : [fill(says.staffAllowed, { place: file.place('staff') })]),
      ...entries.flatMap((entry, index) =>
        isTable(entry) ? [] : [fill(says.assignmentsEntry, { place: file.place('assignments', index) })],
      ),
      ...assignments.flatMap((one) => one.problems),
      ...namedTwice(assignments, redact),
      ...(Array.isArray(given) ? [] : [fill(says.assignmentsAllowed, { place: file.place('assignments') })]),
    ],
  };
}

function namedTwice(assignments: readonly AssignmentSection[], redact: Redact): string[] {
  const names = assignments.map(({ name }) => name.toLowerCase());
  return assignments
    .filter(({ name }, index) => name !== '' && names.indexOf(name.toLowerCase()) < index)
    .map(({ name, where }) => fill(says.nameTwice, { where, name: quoted(name, redact) }));
}
