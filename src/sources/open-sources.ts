import { fill, message, SettingsError } from '#base';
import type { Collected, Said, Submission } from '#contract';
import type { PersonRow } from './people/person-row.ts';
import { judgedAs } from './folders/hand-ins.ts';
import { collectEntries, type ListEntry, findEntries } from './entries.ts';
import type { OpenSource, Pins, SourceContext, SourceSettings } from './source.ts';
import { readPeople } from './read-people.ts';
import type { SourceTable } from './sources.ts';
import * as says from './says.ts';

/** At most so many AI references: with more, the calibration of the AI score does not hold. */
const MAX_REFERENCES = 5;

/** Everything that one run collects: starter code, submissions, archive and AI references. */
export interface Sources {
  /** For a sentence: "the pull request". */
  readonly description: string;
  /** null: none is known. */
  readonly starter: Submission | null;
  /** What a person of the staff should know about what was found and left out. */
  readonly notices: readonly Said[];
  /** How many more there were to compare with than are taken. */
  readonly notComparedWith: number;
  /** Who the lists of the settings know. */
  readonly people: readonly PersonRow[];
  /** Fetches one after the other: judged submissions first, then what they are compared with. Nothing is pinned by default. */
  submissions(pins?: Pins): AsyncGenerator<Collected>;
}

/**
 * Reads the starter code, and finds submissions, archive and AI references. None of these is fetched yet.
 *
 * @throws Failure for settings that cannot work here, and for what cannot be read
 */
export async function openSources(
  settings: SourceSettings,
  context: SourceContext,
  table: SourceTable,
): Promise<Sources> {
  const source = table[settings.source];
  const opened = await source.open(settings, context);
  const earlier = await findEntries(settings.archive, {
    ...around(opened, context),
    input: 'archive',
    role: 'archive',
  });
  const judged = new Set(opened.judged?.map((key) => key.toLowerCase()));
  const others = earlier.entries.filter((one) => {
    const key = one.kind === 'found' ? judgedAs(one.found) : one.key;
    return !judged.has(key.toLowerCase());
  });
  const archive = ownPart(others, context);
  const solutions = await findEntries(settings.aiReferences, {
    ...around(opened, context),
    input: 'ai-references',
    role: 'ai-reference',
  });
  const references = ownPart(solutions.entries, context);
  if (references.length > MAX_REFERENCES) {
    throw new SettingsError(fill(says.aiReferences, { most: MAX_REFERENCES }));
  }
  return {
    description: source.describe(settings),
    starter: opened.starter,
    notices: [
      ...opened.notices,
      ...earlier.notices,
      ...solutions.notices,
      ...(others.length < earlier.entries.length ? [message('notices.archiveJudged')] : []),
    ],
    notComparedWith: opened.notComparedWith ?? 0,
    people: await readPeople(settings, opened.ground),
    async *submissions(pins = new Map()) {
      yield* opened.submissions(pins);
      yield* collectEntries(archive, { ...around(opened, context), role: 'archive' });
      yield* collectEntries(references, { ...around(opened, context), role: 'ai-reference' });
    },
  };
}

function around({ ground, selection }: OpenSource, { collector, repositories, signal }: SourceContext) {
  return { ground, selection, collector, repositories, signal };
}

/** Nothing is compared with twice, and a part of a matrix fetches only what is its own. */
function ownPart(entries: readonly ListEntry[], { part }: SourceContext): readonly ListEntry[] {
  return [...Map.groupBy(entries, ({ key }) => key.toLowerCase()).values()]
    .flatMap(([first]) => first ?? [])
    .filter(({ key }) => part?.(key) !== false);
}
