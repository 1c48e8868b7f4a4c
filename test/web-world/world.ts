import { createHash } from 'node:crypto';
import { byLength, oneModule, programOf, routinesOf, type Task, taskOf } from './authors.ts';
import { COPY_KINDS, type CopyKind, copied } from './copies.ts';
import { write, type WrittenFile } from './emit.ts';
import { type Program, randomOf, WORLD_LANGUAGES, type WorldLanguage } from './program.ts';
import { signed, type Who } from './traces.ts';
import { FIELDS, FIRST, LAST, QUALITIES } from './words.ts';

/** A public repository as a search engine and its server know it. */
export interface PublicRepository {
  readonly fullName: string;
  /** RFC 3339. */
  readonly createdAt: string;
  /** What it is a fork of. */
  readonly parent: string | null;
  /** SPDX. */
  readonly licence: string | null;
  /** Path ▸ text on the default branch. */
  readonly files: Readonly<Record<string, string>>;
}

/** How a student came to what was handed in. */
type Way =
  | CopyKind
  | 'own work'
  | 'own work, pushed under the own account'
  | 'own work, in the course’s organisation'
  | 'own work, which a stranger published later'
  | 'own work, with the tutorial';

export interface WorldStudent extends Who {
  /** One of `Way`, or the kind of a labelled set. */
  readonly way: string;
  /** Whether it was copied from strangers. */
  readonly isCopy: boolean;
  readonly files: readonly WrittenFile[];
  /** Names of the repositories that it was taken from. */
  readonly sources: readonly string[];
}

export interface WebWorld {
  readonly language: string;
  readonly organization: string;
  /** Repository of the starter code; null: there is none. */
  readonly starter: string | null;
  /** When everybody handed in. */
  readonly handedInAt: string;
  readonly students: readonly WorldStudent[];
  readonly starterFiles: readonly WrittenFile[];
  readonly repositories: readonly PublicRepository[];
  /** SHA-1 of the git blobs that an archive of all software has. */
  readonly archived: ReadonlySet<string>;
  /** Repository that much of the class took a function from; null: there is none. */
  readonly tutorial: string | null;
}

export interface WorldOptions {
  readonly seed: number;
  readonly language: WorldLanguage;
  /** Of the class; 60 unless told. */
  readonly students?: number;
  /** Repositories of strangers about something else; 330 unless told. */
  readonly unrelated?: number;
  /** Repositories of strangers about the same task; 90 unless told. */
  readonly strangers?: number;
  /** Everybody's own work says everywhere whose it is. */
  readonly signed?: boolean;
}

const LICENCES = [null, null, 'MIT', 'MIT', 'Apache-2.0', 'GPL-3.0'] as const;
const HANDED_IN = '2026-11-15T18:00:00Z';

/** SHA-1 of the git blob of a text. */
export function blobOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * Public repositories, and a class of which some copied from them: the same for the same options. Each kind of copy is made by the same
 * number of students, as far as the class is large enough.
 */
export function webWorld({
  seed,
  language,
  students = 60,
  unrelated = 330,
  strangers = 90,
  signed: isSigned = false,
}: WorldOptions): WebWorld {
  const fields = Object.keys(FIELDS);
  const field = randomOf(seed, 'field').pick(fields);
  const task = taskOf(seed, field, language);
  const organization = `${field}-course-${seed}`;
  const starter = `${organization}/${field}-starter`;
  const course = { seed, task, organization, starter, isSigned };
  const others = fields.filter((each) => each !== field);

  const sameTask = Array.from({ length: strangers }, (_, at) => stranger(course, at));
  const tutorial = tutorialOf(course);
  const people = classOf(course, students, sameTask, tutorial);
  const repositories = [
    ...Array.from({ length: unrelated }, (_, at) => unrelatedOne(seed, others, at)),
    ...sameTask.map(({ repository }) => repository),
    ...people.flatMap(({ repository }) => (repository === null ? [] : [repository])),
    ...forks(course),
    repositoryOf(starter, [...starterFiles(task), readme(task)], '2026-09-01T08:00:00Z'),
    tutorial.repository,
  ];
  const random = randomOf(seed, 'archived');
  return {
    language,
    organization,
    starter,
    handedInAt: HANDED_IN,
    students: people.map(({ student }) => student),
    starterFiles: starterFiles(task),
    repositories,
    // An archive has what it came by: all but the newest.
    archived: new Set(
      repositories
        .filter(({ createdAt }) => createdAt < '2026-10-01' && random.next() < 0.8)
        .flatMap(({ files }) => Object.values(files).map(blobOf)),
    ),
    tutorial: tutorial.repository.fullName,
  };
}

interface Course {
  readonly seed: number;
  readonly task: Task;
  readonly organization: string;
  readonly starter: string;
  readonly isSigned: boolean;
}

interface Stranger {
  readonly program: Program;
  readonly repository: PublicRepository;
}

function stranger({ seed, task }: Course, at: number): Stranger {
  const random = randomOf(seed, 'stranger', at);
  const program = programOf(seed, task, `stranger ${at}`);
  const folder = random.pick(['', 'src/', 'homework/', `${task.field}/`]);
  const files = write(program, task.language).map((file) => ({ ...file, path: folder + file.path }));
  const name = `${random.pick(QUALITIES)}-coder${random.integer(10, 9_999)}/${random.pick([`${task.field}-homework`, 'solutions', 'cs-exercises', `my-${task.field}`])}`;
  return { program, repository: repositoryOf(name, [...files, readme(task)], dayOf(random), random) };
}

function unrelatedOne(seed: number, fields: readonly string[], at: number): PublicRepository {
  const random = randomOf(seed, 'unrelated', at);
  const language = random.pick(WORLD_LANGUAGES);
  const files: WrittenFile[] = [];
  const topics = random.integer(2, 4);
  for (let topic = 0; topic < topics; topic += 1) {
    const task = taskOf(random.integer(1, 1e9), random.pick(fields), language);
    for (const file of write(programOf(seed, task, `author ${at}`), language)) {
      files.push({ ...file, path: `${task.field}${topic}/${file.path}` });
    }
  }
  const name = `${random.pick(QUALITIES)}-${random.integer(10, 99_999)}/${random.pick(fields)}-${random.pick(['app', 'tool', 'demo', 'lib'])}`;
  return repositoryOf(name, [...files, { path: 'README.md', text: `# ${name}\n` }], dayOf(random), random);
}

/** A function of a web page that much of the class takes as it is. */
function tutorialOf({ seed, task }: Course): {
  readonly routine: Program;
  readonly repository: PublicRepository;
} {
  const program = programOf(seed, task, 'tutorial');
  const routine = oneModule(program, routinesOf(program).toSorted(byLength).slice(0, 1));
  const files = write(routine, task.language).map((file) => ({ ...file, path: `lesson-4/${file.path}` }));
  return {
    routine,
    repository: repositoryOf(
      'learn-to-code/lessons',
      files,
      '2021-03-01T10:00:00Z',
      randomOf(seed, 'tutorial'),
    ),
  };
}

/** Former students forked the starter code and went on from there. */
function forks({ seed, task, starter }: Course): PublicRepository[] {
  return Array.from({ length: 12 }, (_, at) => {
    const files = write(programOf(seed, task, `former ${at}`), task.language);
    return {
      ...repositoryOf(
        `former-${at}/${task.field}-starter`,
        [...starterFiles(task), ...files.map((file) => ({ ...file, path: `src/${file.path}` }))],
        '2026-10-01T08:00:00Z',
      ),
      parent: starter,
    };
  });
}

/** A file that everybody gets: the sheet's own example. */
function starterFiles(task: Task): WrittenFile[] {
  const program = programOf(0, task, 'staff');
  return write(oneModule(program, routinesOf(program).slice(0, 1)), task.language).map((file) => ({
    ...file,
    path: `given/${file.path}`,
  }));
}

interface Person {
  readonly student: WorldStudent;
  /** What this student, or somebody with this student's work, made public. */
  readonly repository: PublicRepository | null;
}

function classOf(
  course: Course,
  students: number,
  sameTask: readonly Stranger[],
  tutorial: ReturnType<typeof tutorialOf>,
): Person[] {
  const ways = waysOf(students);
  return ways.map((way, at) => person(course, way, at, sameTask, tutorial));
}

/** 2 of each kind of copy in a class of 60, and 13 whose own work is public too; these and 17 more took the tutorial. */
function waysOf(students: number): Way[] {
  const some = (way: Way, of60: number): Way[] =>
    Array.from({ length: Math.max(1, Math.round((of60 * students) / 60)) }, () => way);
  const ways = [
    ...COPY_KINDS.flatMap((kind) => some(kind, 2)),
    ...some('own work, pushed under the own account', 6),
    ...some('own work, in the course’s organisation', 4),
    ...some('own work, which a stranger published later', 3),
    ...some('own work, with the tutorial', 17),
  ];
  return [...ways, ...Array.from({ length: Math.max(0, students - ways.length) }, (): Way => 'own work')];
}

function person(
  course: Course,
  way: Way,
  at: number,
  sameTask: readonly Stranger[],
  tutorial: ReturnType<typeof tutorialOf>,
): Person {
  const { seed, task, organization } = course;
  const random = randomOf(seed, 'student', at);
  const [first, last] = [
    FIRST[at % FIRST.length] ?? '',
    LAST[(at * 7 + Math.floor(at / 25)) % LAST.length] ?? '',
  ];
  const who = {
    isCopy: COPY_KINDS.some((each) => each === way),
    name: `${first} ${last}`,
    login: `${first.toLowerCase()}-${last.toLowerCase()}${at}`,
    email: `${first}.${last}${at}@students.example.edu`.toLowerCase(),
    number: String(4_100_000 + at * 37),
  };
  const header = random.next() < 0.5 ? [`${who.name} (${who.number})`, who.email] : [];
  const kind = COPY_KINDS.find((each) => each === way);
  const own = programOf(seed, task, `student ${at}`, header);
  if (kind !== undefined) {
    // Who copies takes what can be copied in this way: the next source where one cannot.
    for (let tries = 0; tries < sameTask.length; tries += 1) {
      const pair = [at * 2 + tries, at * 2 + tries + 1].map((place) => sameTask[place % sameTask.length]);
      const [one, two] = pair as [Stranger, Stranger];
      const sources = [one.program, two.program] as const;
      const files = copied(kind, { seed, task, student: `student ${at}`, sources, header });
      if (files === undefined) continue;
      const from = (kind === 'two sources mixed' ? [one, two] : [one]).map(
        (each) => each.repository.fullName,
      );
      return { student: { ...who, way, files, sources: from }, repository: null };
    }
  }
  const taught = way === 'own work' ? [] : routinesOf(tutorial.routine);
  const program = taught.length === 0 ? own : oneModule(own, [...taught, ...routinesOf(own)]);
  const files = write(course.isSigned ? signed(program, who, task.language) : program, task.language);
  const published = {
    'own work, pushed under the own account': `${who.login}/${task.field}-homework`,
    'own work, in the course’s organisation': `${organization}/${task.field}-${who.login}`,
    'own work, which a stranger published later': `collector-${at}/all-solutions`,
  }[way as string];
  const isLater = way === 'own work, which a stranger published later';
  return {
    student: { ...who, way, files, sources: published === undefined ? [] : [published] },
    repository:
      published === undefined
        ? null
        : repositoryOf(published, files, isLater ? '2026-11-17T09:00:00Z' : '2026-11-10T09:00:00Z'),
  };
}

function readme(task: Task): WrittenFile {
  return { path: 'README.md', text: `# ${task.module}\n\nA program about ${task.nouns.join(', ')}.\n` };
}

function dayOf(random: ReturnType<typeof randomOf>): string {
  const month = String(random.integer(1, 12)).padStart(2, '0');
  return `${random.integer(2014, 2025)}-${month}-${String(random.integer(1, 28)).padStart(2, '0')}T12:00:00Z`;
}

function repositoryOf(
  fullName: string,
  files: readonly WrittenFile[],
  createdAt: string,
  random?: ReturnType<typeof randomOf>,
): PublicRepository {
  return {
    fullName,
    createdAt,
    parent: null,
    licence: random === undefined ? null : random.pick(LICENCES),
    files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
  };
}
