import { sharedStart } from './children.ts';
import { type HandIn, type DownloadLayout, notTaken, type Child, shareOf } from './layout.ts';

/** After `<course>-<title>-`: `<participation id>-<login or team>.zip`, or the folder unpacked from it. */
const PROGRAM = /^(?<id>\d{2,})-(?<login>.+?)(?:\.git)?(?:\.zip)?$/;
/** After `<title>-`: `<login>-<submission id>.<ending>`, of a text or an upload. */
const TEXT = /^(?<login>.+)-(?<id>\d{2,})\.[^.]+$/;
/** In place of the login where names are hidden. */
const HIDDEN = 'student-submission';

/** A download of Artemis: a ZIP for each participation in a programming exercise, or a file for each text or upload. */
export const artemis: DownloadLayout = {
  title: 'Artemis download',

  fits: ({ roots }) => {
    const found = foundOf(roots);
    const ids = new Set([...found.values()].map(({ id }) => id));
    // A year or the number of a sheet stands in every name: it is nobody's participation.
    return ids.size === found.size ? shareOf(roots, ({ name }) => found.has(name)) : 0;
  },

  read: ({ roots }) => {
    const found = foundOf(roots);
    const handIns: HandIn[] = [];
    const empty: string[] = [];
    for (const { name, files } of roots) {
      const one = found.get(name);
      if (one === undefined) continue;
      const person = personOf(one);
      if (files.length === 0) empty.push(person.name);
      // Whoever handed in a text twice has two: the greater number is the newer.
      else handIns.push({ person, attempt: one.id, files });
    }
    const others = roots.filter(({ name }) => !found.has(name)).map(({ name }) => name);
    return Promise.resolve({ handIns, empty, notices: notTaken(others) });
  },
};

interface Found {
  readonly id: string;
  /** null: names are hidden. */
  readonly login: string | null;
}

/** What names at the root tell, by those names. */
function foundOf(roots: readonly Child[]): ReadonlyMap<string, Found> {
  const start = sharedStart(roots.map(({ name }) => name));
  const found = new Map<string, Found>();
  if (start === '') return found;
  for (const { name, isFolder } of roots) {
    const isProgram = isFolder || /\.zip$/i.test(name);
    const { id, login } = (isProgram ? PROGRAM : TEXT).exec(name.slice(start.length))?.groups ?? {};
    if (id === undefined || login === undefined) continue;
    found.set(name, { id, login: login === HIDDEN ? null : login });
  }
  return found;
}

function personOf({ id, login }: Found): HandIn['person'] {
  return login === null ? { id, name: `Participation ${id}` } : { id: login, name: login, login };
}
