import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomFrom } from '../../test/random.ts';
import { compiled } from './compilers.ts';
import type { HonestProgram, HonestTask } from './honest.ts';
import { disguise, KIND_NAMES, PART_KINDS, type SourceFile } from '../../test/disguise/kinds.ts';
import type { Language } from '../../test/disguise/lexer.ts';
import { freshNames, shuffled } from '../../test/disguise/program.ts';

/** Disguised copies of each view, at most. */
const VICTIMS = 24;
/** How often a disguise that does not compile is tried anew. */
const TRIES = 3;
/** Below so many copies a view says nothing. */
const LEAST_COPIES = 8;

interface Copy {
  readonly task: HonestTask;
  /** Whom it copies. */
  readonly of: readonly HonestProgram[];
  /** Whose own work it is otherwise: left out of its class. */
  readonly host: HonestProgram | undefined;
  readonly files: readonly SourceFile[];
}

/** What became of one kind. */
export interface Made {
  readonly kind: string;
  readonly tried: number;
  /** Had nothing that this kind changes. */
  readonly unchanged: number;
  readonly refused: number;
  readonly copies: number;
}

interface Order {
  readonly kind: string;
  readonly task: HonestTask;
  readonly victim: HonestProgram;
  readonly seed: number;
}

/** A number from a text, so that each copy has random numbers of its own whatever else is made. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value;
}

function attempt({ kind, task, victim, seed }: Order, language: Language, round: number): Copy | undefined {
  const random = randomFrom(hash(`${kind} ${task.name} ${victim.name} ${seed} ${round}`));
  const others = shuffled(
    task.programs.filter((each) => each !== victim && each.files.length === 1),
    random,
  );
  const peers = others.slice(0, 2);
  const texts = [victim, ...peers].flatMap(({ files }) => files.map(({ text }) => text));
  const files = disguise(kind, victim.files, {
    language,
    random,
    strength: 0.8,
    peers: peers.flatMap((each) => each.files.map(({ text }) => text)),
    fresh: freshNames(random, texts),
  });
  if (files === undefined) return undefined;
  const part = PART_KINDS[kind];
  const host = part === 'host' ? peers[0] : undefined;
  return { task, of: part === 'all' ? [victim, ...peers] : [victim], host, files };
}

/** Which programs are copied: the same in each kind as far as it can be, spread over the tasks. */
function victimsOf(
  tasks: readonly HonestTask[],
  seed: number,
): { task: HonestTask; victim: HonestProgram }[] {
  const random = randomFrom(seed);
  const orders = tasks.map((task) => shuffled(task.programs, random).map((victim) => ({ task, victim })));
  const longest = Math.max(0, ...orders.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => orders.flatMap((order) => order[at] ?? [])).flat();
}

function write(
  folder: string,
  name: string,
  language: Language,
  tasks: readonly HonestTask[],
  copies: readonly Copy[],
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'files', 'copies'), { recursive: true });
  symlinkSync(
    path.join('..', '..', 'honest', name.split('-').slice(0, 2).join('-')),
    path.join(folder, 'files', 'honest'),
  );
  const kind = name.split('-').slice(2).join('-');
  const groups = tasks.flatMap((task) => {
    const own = copies.filter((copy) => copy.task === task);
    if (own.length === 0) return [];
    const hosts = new Set(own.map(({ host }) => host));
    const honest = task.programs.filter((program) => !hosts.has(program));
    const subs: Record<string, string[]> = {};
    for (const { name: id, files } of honest) {
      subs[id] = files.map((file) => path.posix.join('honest', task.name, id, file.name));
    }
    own.forEach(({ files }, at) => {
      const id = `copy-${at}`;
      const target = path.join(folder, 'files', 'copies', task.name, id);
      mkdirSync(target, { recursive: true });
      for (const file of files) writeFileSync(path.join(target, file.name), file.text);
      subs[id] = files.map((file) => path.posix.join('copies', task.name, id, file.name));
    });
    const names = Object.keys(subs);
    const sources = new Map(own.map(({ of }, at) => [`copy-${at}`, new Set(of.map((each) => each.name))]));
    const pairs = names.flatMap((a, at) =>
      names.slice(at + 1).map((b) => [a, b, sources.get(b)?.has(a) === true ? 1 : 0, kind] as const),
    );
    return [{ id: task.name, subs, base: null, pairs }];
  });
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ name, lang: language, groups }));
}

/** The honest programs of a source, once for all of its views. */
function writeHonest(folder: string, tasks: readonly HonestTask[]): void {
  for (const task of tasks) {
    for (const { name, files } of task.programs) {
      const target = path.join(folder, task.name, name);
      mkdirSync(target, { recursive: true });
      for (const file of files) writeFileSync(path.join(target, file.name), file.text);
    }
  }
}

/**
 * Makes the views of one source in one language below `folder`: one a kind of disguise, `SOURCE-LANGUAGE-KIND`. What does not
 * compile is tried anew and then thrown away. Returns what became of each kind.
 */
export function makeViews(
  folder: string,
  source: string,
  language: Language,
  tasks: readonly HonestTask[],
  seed: number,
  kinds: readonly string[] = KIND_NAMES,
): Made[] {
  const name = `${source}-${language}`;
  writeHonest(path.join(folder, 'honest', name), tasks);
  const victims = victimsOf(tasks, seed);
  const state = new Map(
    kinds.map((kind) => [kind, { tried: 0, unchanged: 0, refused: 0, copies: [] as Copy[], next: 0 }]),
  );
  for (let pass = 0; pass < TRIES; pass += 1) {
    const batch: { kind: string; copy: Copy }[] = [];
    for (const [kind, tally] of state) {
      const wanted = VICTIMS - tally.copies.length;
      let made = 0;
      while (made < wanted && tally.next < victims.length) {
        const order = victims[tally.next];
        tally.next += 1;
        if (order === undefined) break;
        // A host that is copied itself would be a positive of its own.
        const copy = attempt({ kind, ...order, seed }, language, pass);
        const isTaken =
          copy?.host !== undefined &&
          victims.slice(0, VICTIMS * 2).some(({ victim }) => victim === copy.host);
        if (copy === undefined || isTaken) {
          tally.unchanged += 1;
        } else {
          tally.tried += 1;
          made += 1;
          batch.push({ kind, copy });
        }
      }
    }
    const good = compiled(
      language,
      batch.map(({ copy }) => copy.files),
    );
    batch.forEach(({ kind, copy }, at) => {
      const tally = state.get(kind);
      if (tally === undefined) return;
      if (good[at] === true) tally.copies.push(copy);
      else tally.refused += 1;
    });
  }
  return [...state].map(([kind, { tried, unchanged, refused, copies }]) => {
    if (copies.length >= LEAST_COPIES) {
      write(path.join(folder, `${name}-${kind}`), `${name}-${kind}`, language, tasks, copies);
    }
    return { kind, tried, unchanged, refused, copies: copies.length };
  });
}
