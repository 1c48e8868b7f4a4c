import { findSets, type LabelledGroup, readSet } from './dataset.ts';
import type { PublicRepository, WebWorld, WorldStudent } from '../test/web-world/world.ts';

const HANDED_IN = '2026-11-15T18:00:00Z';

/**
 * One world a task of labelled sets (real programs, and copies of them in disguise): who was copied stands on the web, with every second
 * honest program of the task and the programs of all other tasks; the class is the copies and the other honest programs.
 *
 * @param folder of sets that have the same tasks and one kind of copy each
 */
export function labelledWorlds(folder: string): WebWorld[] {
  const sets = findSets(folder).map(readSet);
  const groups = new Map<string, LabelledGroup[]>();
  for (const { groups: own } of sets) {
    for (const group of own) groups.set(group.id, [...(groups.get(group.id) ?? []), group]);
  }
  const all = [...groups].map(([id, same]) => taskWorld(id, same));
  return all.map((one) => ({
    ...one,
    repositories: [...one.repositories, ...all.filter((other) => other !== one).flatMap(publicOf)],
  }));
}

function publicOf({ repositories, students }: WebWorld): PublicRepository[] {
  const honest = students.filter(({ isCopy }) => !isCopy);
  return [...repositories, ...honest.map(({ login, files }) => published(`other-${login}`, files))];
}

function taskWorld(id: string, groups: readonly LabelledGroup[]): WebWorld {
  const web = new Map<string, PublicRepository>();
  const students: WorldStudent[] = [];
  const copiedFrom = new Set<string>();
  const task = `task-${id}`.toLowerCase().replaceAll(/[^a-z\d-]/g, '-');
  for (const { submissions, pairs } of groups) {
    for (const { a, b, positive, kind } of pairs) {
      const [from, copy] = [submissions[a], submissions[b]];
      if (!positive || from === undefined || copy === undefined) continue;
      copiedFrom.add(from.name);
      const repository = published(`${task}-${from.name}`, textsOf(from.files));
      web.set(repository.fullName, repository);
      students.push(studentOf(`${task}-copy-${students.length}`, kind, copy.files, [repository.fullName]));
    }
  }
  const [first] = groups;
  const copies = new Set((first?.pairs ?? []).flatMap(({ b, positive }) => (positive ? [b] : [])));
  (first?.submissions ?? []).forEach(({ name, files }, at) => {
    if (copies.has(at) || copiedFrom.has(name)) return;
    if (at % 2 === 0) {
      const repository = published(`${task}-${name}`, textsOf(files));
      web.set(repository.fullName, repository);
    } else {
      students.push(studentOf(`${task}-${name}`, 'own work', files, []));
    }
  });
  return {
    language: 'java',
    organization: 'the-course',
    starter: null,
    handedInAt: HANDED_IN,
    students,
    starterFiles: textsOf(first?.base ?? []),
    repositories: [...web.values()],
    archived: new Set(),
    tutorial: null,
  };
}

function published(
  name: string,
  files: readonly { readonly path: string; readonly text: string }[],
): PublicRepository {
  return {
    fullName: `${name}/code`,
    createdAt: '2022-03-04T05:06:07Z',
    parent: null,
    licence: null,
    files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
  };
}

function studentOf(
  login: string,
  way: string,
  files: LabelledGroup['base'],
  sources: readonly string[],
): WorldStudent {
  return {
    name: login,
    login,
    email: `${login}@students.example.edu`,
    number: login,
    way,
    isCopy: sources.length > 0,
    files: textsOf(files),
    sources,
  };
}

/** The files by their own names: where a set keeps them says what they are. */
function textsOf(files: LabelledGroup['base']): { readonly path: string; readonly text: string }[] {
  return files.map(({ path, bytes }) => ({
    path: path.split('/').at(-1) ?? path,
    text: new TextDecoder().decode(bytes),
  }));
}
