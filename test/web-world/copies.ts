import { disguise } from '../disguise/kinds.ts';
import { freshNames, shuffled } from '../disguise/program.ts';
import { byLength, oneModule, programOf, routinesOf, type Task } from './authors.ts';
import { write, type WrittenFile } from './emit.ts';
import {
  type Expression,
  type Module,
  type Program,
  randomOf,
  type Routine,
  type Step,
  typeName,
} from './program.ts';
import { ENDINGS, OPENINGS } from './words.ts';

/** What a student made of something from the web, in the words of the tables. */
export const COPY_KINDS = [
  'byte for byte',
  'whole with a header',
  'renamed',
  'layout and comments',
  'statements reordered',
  'half of it',
  'one function',
  'two sources mixed',
  'split over files',
  'texts translated',
  'renamed with dead code',
] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

/** What is copied, and by whom. */
export interface Copying {
  readonly seed: number;
  readonly task: Task;
  readonly student: string;
  readonly sources: readonly [Program, Program];
  readonly header: readonly string[];
}

/** @returns what the student hands in; undefined where the program has nothing that this kind changes */
export function copied(kind: CopyKind, copying: Copying): WrittenFile[] | undefined {
  const { task, header, seed, student, sources } = copying;
  const { language } = task;
  const [first] = sources;
  const own = programOf(seed, task, student, header);
  const withHeader = (program: Program): Program => program.map((module) => ({ ...module, header }));
  switch (kind) {
    case 'byte for byte':
      return write(first, language);
    case 'whole with a header':
      return write(withHeader(first), language);
    case 'renamed':
      return disguised(write(withHeader(first), language), ['rename'], copying);
    case 'layout and comments':
      return disguised(write(withHeader(first), language), ['layout'], copying);
    case 'statements reordered':
      return disguised(write(withHeader(first), language), ['statements', 'members'], copying);
    case 'renamed with dead code':
      return disguised(write(withHeader(first), language), ['dead-medium', 'rename'], copying);
    case 'half of it':
      return write(mixed(own, first), language);
    case 'one function':
      return write(withOne(own, first), language);
    case 'two sources mixed':
      return write(withHeader(mixed(sources[1], first)), language);
    case 'split over files':
      return write(split(withHeader(first), task), language);
    case 'texts translated':
      return write(withHeader(first.map(translated)), language);
  }
}

function disguised(
  files: readonly WrittenFile[],
  kinds: readonly string[],
  { seed, task, student }: Copying,
): WrittenFile[] | undefined {
  const random = randomOf(seed, 'disguise', student, task.field);
  const fresh = freshNames(
    random,
    files.map((each) => each.text),
  );
  let now: WrittenFile[] = [...files];
  for (const kind of kinds) {
    const next = now.map((file) => {
      const context = { language: task.language, random, strength: 0.9, peers: [], fresh };
      const made = disguise(kind, [{ name: file.path, text: file.text }], context)?.[0];
      return made === undefined ? undefined : { path: file.path, text: made.text };
    });
    if (next.every((file) => file === undefined)) return undefined;
    now = next.map((file, at) => file ?? (now[at] as WrittenFile));
  }
  return now;
}

/** Every second function of `host`'s program is the other's, with what those need. */
function mixed(host: Program, other: Program): Program {
  const theirs = new Map(routinesOf(other).map((routine) => [routine.name, routine]));
  const routines = routinesOf(host).map((routine, at) =>
    at % 2 === 0 ? (theirs.get(routine.name) ?? routine) : routine,
  );
  return complete(host, routines, other);
}

/** The longest function that the other one thought of, beside one's own work. */
function withOne(host: Program, other: Program): Program {
  const [longest] = routinesOf(other).toSorted(byLength);
  const routines = routinesOf(host);
  return complete(host, longest === undefined ? routines : [...routines, longest], other);
}

/** One file of these functions, and what they call in `other`. */
function complete(host: Program, routines: readonly Routine[], other: Program): Program {
  const all = new Map(routines.map((routine) => [routine.name, routine]));
  for (let grows = true; grows; ) {
    grows = false;
    const written = JSON.stringify([...all.values()]);
    for (const routine of routinesOf(other)) {
      if (!all.has(routine.name) && written.includes(`"is":"call","name":"${routine.name}"`)) {
        all.set(routine.name, routine);
        grows = true;
      }
    }
  }
  return oneModule(host, [...all.values()]);
}

/** The functions in another order over three files. */
function split(program: Program, { nouns }: Task): Program {
  const [first] = program as readonly [Module];
  const random = randomOf(first.name, 'split');
  const routines = shuffled(routinesOf(program), random);
  const third = Math.ceil(routines.length / 3);
  return [0, 1, 2].map((part) => ({
    name: part === 0 ? first.name : typeName([nouns[part] ?? '', 'part', String(part)]),
    routines: routines.slice(part * third, (part + 1) * third),
    main: part === 0 ? first.main : null,
    header: first.header,
  }));
}

/** The same program with sentences in another language and figures of one's own. */
function translated(module: Module): Module {
  const foreign = (sentence: string): string => {
    const opening = OPENINGS.find(([own]) => sentence.startsWith(own));
    const ending = ENDINGS.find(([own]) => sentence.endsWith(own));
    if (opening === undefined || ending === undefined) return sentence;
    const about = sentence.slice(opening[0].length, sentence.length - ending[0].length);
    return opening[1] + about + ending[1];
  };
  const expression = (one: Expression): Expression => {
    switch (one.is) {
      case 'text':
        return { ...one, value: foreign(one.value) };
      case 'number':
        return one.value < 10 ? one : { ...one, value: one.value + 1 };
      case 'operation':
        return { ...one, left: expression(one.left), right: expression(one.right) };
      case 'call':
        return { ...one, given: one.given.map(expression) };
      case 'item':
        return { ...one, at: expression(one.at) };
      case 'name':
      case 'size':
        return one;
    }
  };
  const steps = (list: readonly Step[]): Step[] =>
    list.map((step): Step => {
      switch (step.is) {
        case 'declare':
          return { ...step, value: step.value === null ? null : expression(step.value) };
        case 'set':
        case 'add':
        case 'give':
          return { ...step, value: expression(step.value) };
        case 'print':
          return { ...step, parts: step.parts.map(expression) };
        case 'if':
          return {
            ...step,
            condition: expression(step.condition),
            body: steps(step.body),
            otherwise: steps(step.otherwise),
          };
        case 'each':
          return { ...step, body: steps(step.body) };
        case 'count':
          return { ...step, to: expression(step.to), body: steps(step.body) };
        case 'while':
          return { ...step, condition: expression(step.condition), body: steps(step.body) };
        case 'remark':
          return { ...step, text: 'siehe Aufgabenblatt' };
      }
    });
  return {
    ...module,
    routines: module.routines.map((routine) => ({ ...routine, body: steps(routine.body) })),
    main: module.main === null ? null : steps(module.main),
  };
}
