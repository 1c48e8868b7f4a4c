import { directoryOf } from './people/directory.ts';
import { loginRow, type PersonRow, personRows } from './people/person-row.ts';
import { readTable } from './people/read-table.ts';
import type { Ground } from './ground.ts';
import { openGround } from './open-ground.ts';
import { readList } from './read-list.ts';
import type { SourceContext, SourceSettings } from './source.ts';

/**
 * Who the settings know: the list of `people`, a manifest, which may have the same columns, and logins of staff.
 *
 * @throws ConfigurationError that names file, line and column
 */
export async function readPeople(
  { people, manifest, source, staff }: Pick<SourceSettings, 'people' | 'manifest' | 'source' | 'staff'>,
  ground: Ground,
): Promise<readonly PersonRow[]> {
  const rowsIn = async (input: string, file: string | null): Promise<readonly PersonRow[]> => {
    if (file === null) return [];
    const what = `${input} ${file}`;
    return personRows(readTable(await readList(input, ground.entry(file), ground.root), what), what);
  };
  const listed = await rowsIn('people', people);
  const repositories = await rowsIn('manifest', source === 'repositories' ? manifest : null);
  const rows = [
    ...listed,
    // Who has no repository is told by the source.
    ...repositories.filter(({ files }) => files.length > 0),
    ...staff.filter((one) => !one.includes('/')).map((one) => loginRow('staff', one.replace(/^@/, ''))),
  ];
  // What lists contradict each other in is told before anything is fetched.
  directoryOf(rows);
  return rows;
}

/**
 * The same where no source is opened: what is checked was collected by other jobs, or is a check that is there already.
 *
 * @throws Failure for what cannot be read
 */
export async function openPeople(
  settings: SourceSettings,
  context: SourceContext,
): Promise<readonly PersonRow[]> {
  const lists = { ...settings, starter: null, archive: [], aiReferences: [] };
  const file = settings.source === 'repositories' ? settings.manifest : null;
  return readPeople(settings, await openGround(lists, context, { file }));
}
