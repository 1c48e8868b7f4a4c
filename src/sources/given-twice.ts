import { message, type Message } from '#base';
import { identityOf, type Origin, type PackedSubmission } from '#contract';
import { quoted } from './people/notices.ts';

/** Names in the sentence. */
const NAMED = 5;
/** One person may hand the same in again, of another class or another year. */
const LEAST = 2;
/** From so much of the smaller one on it is one class that was given twice, and no few who take it again. */
const SHARE = 0.5;

type Given = Pick<PackedSubmission, 'name' | 'role' | 'origin' | 'contentHash' | 'files'>;

type InFolder = Given & { readonly origin: Extract<Origin, { kind: 'directory' }> };

/**
 * That a class is there twice, as a second download or as its own earlier year: everybody would be compared with oneself.
 * Somebody is there twice who has the same name, the same number of the platform and the same files. What several of one place handed in
 * says nothing: it may be starter code that nobody touched.
 */
export function twiceNotices(packed: readonly Given[]): readonly Message[] {
  const compared = packed.flatMap((one) =>
    one.origin.kind === 'directory' &&
    (one.role === 'judged' || one.role === 'archive') &&
    one.files.length > 0
      ? [{ ...one, origin: one.origin }]
      : [],
  );
  return [...classesTwice(compared), ...downloadedTwice(compared)];
}

function classesTwice(compared: readonly InFolder[]): readonly Message[] {
  const places = [...Map.groupBy(compared, placeOf)]
    .map(([place, all]) => ({
      place,
      people: new Map(all.map((one) => [whoIs(one), one.name])),
      own: ownOf(all),
    }))
    .filter(({ own }) => own.length >= LEAST);
  return places.flatMap((second, at) =>
    places.slice(0, at).flatMap((first) => {
      const areSame = first.own.filter((who) => second.people.has(who)).length;
      if (areSame < LEAST || areSame < SHARE * Math.min(first.own.length, second.own.length)) return [];
      const names = [...first.people].flatMap(([who, name]) => (second.people.has(who) ? [name] : []));
      return [
        message('notices.classTwice', {
          n: names.length,
          first: quoted(first.place),
          second: quoted(second.place),
          names: { as: 'list', values: names.map(quoted), most: NAMED },
        }),
      ];
    }),
  );
}

/** What a browser, or a copy in a folder, adds to a name that is there already. */
const AGAIN = / (?:\(\d+\)|(?:[-–] )?(?:copy|kopie|copia|copie|副本)(?: \(?\d+\)?)?)$/iu;

/** That somebody's folder or archive lies there twice. It is not passed over: two people may have called theirs alike. */
function downloadedTwice(compared: readonly InFolder[]): readonly Message[] {
  const plain = new Set(compared.map(ownCall));
  const twice = compared.filter((one) => {
    const name = one.name.replace(AGAIN, '');
    return name !== one.name && one.origin.handIn === undefined && plain.has(ownCall({ ...one, name }));
  });
  if (twice.length === 0) return [];
  const names = { as: 'list', values: twice.map(({ name }) => quoted(name)), most: NAMED } as const;
  return [message('notices.downloadedTwice', { n: twice.length, names })];
}

/** What it is called there, and what is in it. */
function ownCall(one: InFolder): string {
  return JSON.stringify([placeOf(one), one.name, one.contentHash]);
}

/** The folder, or the download. */
function placeOf({ origin: { path, handIn } }: InFolder): string {
  return handIn === undefined ? path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '.' : path;
}

/** Who of them handed in what nobody else there has. */
function ownOf(people: readonly InFolder[]): readonly string[] {
  const sameFiles = Map.groupBy(people, ({ contentHash }) => contentHash);
  return [...sameFiles.values()].flatMap(([one, other]) =>
    one === undefined || other !== undefined ? [] : [whoIs(one)],
  );
}

/** Who it is, and what that person handed in. */
function whoIs({ name, origin: { handIn }, contentHash }: InFolder): string {
  return JSON.stringify([name, handIn === undefined ? null : identityOf(handIn), contentHash]);
}
