// How often honest classes whose members have libraries beside their code are told of hidden code, and how often hidden
// code is found: npx node bench/second-look.ts [--runs 15,24,…] LABELLED… (labelled sets of Java, see dataset.ts)
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '../src/engine/read-document.ts';
import { AUTO_DETECT, type Family, isSourceName } from '../src/engine/languages/languages.ts';
import { SECOND_LOOK, SecondLook } from '../src/check/second-look/compare.ts';
import { readAside } from '../src/check/second-look/reading.ts';
import { randomFrom } from '../test/random.ts';

interface CodeFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A student: what counts, and what lies beside it. */
interface Student {
  readonly counted: readonly CodeFile[];
  readonly aside: readonly CodeFile[];
}

interface Class {
  readonly name: string;
  readonly students: readonly Student[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: String(SECOND_LOOK.minimumRun) }, python: { type: 'string' } },
});
const random = randomFrom(7);
const CLASS = 30;
const LIBRARIES = 6;

/** Folders of one level are libraries; of each, its source files. */
function libraries(folder: string, extensions: ReadonlySet<string>): CodeFile[][] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && !name.startsWith('@') && !name.startsWith('_'))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory())
    .map((path) => sourceFiles(path, folder, extensions))
    .filter((files) => files.length > 0);
}

function sourceFiles(folder: string, root: string, extensions: ReadonlySet<string>): CodeFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => extensions.has(extname(path)) && isSourceName(path) && !path.endsWith('.d.ts'))
    .filter((path) => statSync(path).isFile() && statSync(path).size < 400_000)
    .slice(0, 150)
    .map((path) => ({ path: relative(root, path), bytes: readFileSync(path) }));
}

function size(file: CodeFile): number {
  return readDocument({ id: 1, role: 'submission', files: [file] }, AUTO_DETECT, {
    quality: false,
    abstracted: false,
  }).facts.size;
}

function shuffled<T>(list: readonly T[]): T[] {
  const keyed = list.map((one) => ({ one, key: random.next() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ one }) => one);
}

function some<T>(list: readonly T[], count: number): T[] {
  return shuffled(list).slice(0, count);
}

/** Each student wrote one file (of a library that nobody else has anything of) and has other libraries beside it. */
function libraryClass(name: string, all: readonly CodeFile[][]): Class {
  const order = shuffled(all);
  const own: CodeFile[] = [];
  const rest: CodeFile[][] = [];
  for (const files of order) {
    const fit = files.find((file) => size(file) > 200 && size(file) < 3_000);
    if (own.length < CLASS && fit !== undefined) own.push({ ...fit, path: `main${extname(fit.path)}` });
    else rest.push(files);
  }
  return {
    name,
    students: own.map((file) => ({
      counted: [file],
      aside: some(rest, LIBRARIES).flat(),
    })),
  };
}

interface Manifest {
  readonly groups: readonly {
    readonly id: string;
    readonly subs: Readonly<Record<string, readonly string[]>>;
    readonly pairs: readonly (readonly [string, string, number, string])[];
  }[];
}

const manifestOf = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')) as Manifest;

const read = (root: string, path: string): CodeFile => ({
  path: path.split('/').at(-1) ?? path,
  bytes: readFileSync(join(root, 'files', path)),
});

/** Hand-written programs of one project, each a student's; beside them libraries from npm. */
function handWritten(all: readonly CodeFile[][]): Class {
  const own = some(
    sourceFiles('src', '.', new Set(['.ts'])).filter((file) => size(file) > 300),
    CLASS,
  );
  return {
    name: 'hand-written',
    students: own.map((file) => ({ counted: [file], aside: some(all, LIBRARIES).flat() })),
  };
}

/** One class a task: programs that nobody copied; beside them what was written in other sets. */
function labelledClasses(root: string, roots: readonly string[]): { classes: Class[]; copies: Class[] } {
  const manifest = manifestOf(root);
  const classes: Class[] = [];
  const copies: Class[] = [];
  const others = roots
    .filter((one) => one !== root)
    .flatMap((one) =>
      manifestOf(one)
        .groups.flatMap(({ subs }) => Object.values(subs))
        .map((files) => files.map((path) => read(one, path))),
    );
  for (const group of manifest.groups) {
    const copied = group.pairs.filter(([, , label]) => label === 1);
    const guilty = new Set(copied.map(([, b]) => b));
    if (others.length > 0) {
      const honest = Object.entries(group.subs).filter(([id]) => !guilty.has(id));
      classes.push({
        name: group.id,
        students: honest.map(([, files]) => ({
          counted: files.map((path) => read(root, path)),
          aside: some(others, LIBRARIES).flat(),
        })),
      });
    }
    for (const [a, b] of some(copied, 30)) {
      const files = (id: string): CodeFile[] => (group.subs[id] ?? []).map((path) => read(root, path));
      copies.push({
        name: `${a} ${b}`,
        students: [
          { counted: files(a), aside: [] },
          { counted: [], aside: files(b) },
        ],
      });
    }
  }
  return { classes, copies };
}

/** Numbers of students of whom it is said that they hide something. */
function told({ students }: Class, minimumRun: number): ReadonlySet<number> {
  const look = new SecondLook({ ...SECOND_LOOK, minimumRun });
  const families = new Set<Family>();
  for (const [id, { counted }] of students.entries()) {
    const document = readDocument({ id, role: 'submission', files: counted }, AUTO_DETECT, {
      quality: false,
      abstracted: false,
    });
    for (const { family } of document.facts.files) families.add(family);
    look.counted(id, document, true);
  }
  for (const [id, { aside }] of students.entries()) {
    for (const [at, { path, bytes }] of aside.entries()) {
      look.aside(id, path, `${path} ${bytes.length} ${at}`, () => readAside(path, bytes, families, []));
    }
  }
  return new Set(
    [...look.found()].map(({ owner, path, otherPath, tokens, other }) => {
      if (process.env['SHOW']) console.log(owner, path, other, otherPath, tokens);
      return owner;
    }),
  );
}

function row(name: string, classes: readonly Class[], runs: readonly number[]): void {
  const students = classes.reduce((sum, one) => sum + one.students.length, 0);
  const cells = runs.map((run) => {
    const counts = classes.map((one) => told(one, run).size);
    return `${counts.filter((count) => count > 0).length}/${classes.length} classes, ${counts.reduce((a, b) => a + b, 0)}/${students}`;
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}

const runs = values.runs.split(',').map(Number);
console.log(`| set | ${runs.map((run) => `runs of ${run}`).join(' | ')} |`);
const scripts = libraries('node_modules', new Set(['.js', '.mjs', '.cjs', '.ts', '.css', '.html']));
row(
  'hand-written TypeScript beside npm packages',
  Array.from({ length: 6 }, () => handWritten(scripts)),
  runs,
);
row(
  'npm packages beside npm packages',
  Array.from({ length: 6 }, (_, at) => libraryClass(`npm ${at}`, scripts)),
  runs,
);
if (values.python !== undefined) {
  const python = libraries(values.python, new Set(['.py', '.pyi', '.pyx']));
  row(
    'Python packages beside Python packages',
    Array.from({ length: 6 }, (_, at) => libraryClass(`py ${at}`, python)),
    runs,
  );
}
for (const root of positionals) {
  const { classes, copies } = labelledClasses(root, positionals);
  if (classes.length > 0) row(`${basename(root)}: honest, beside other sets`, classes, runs);
  row(`${basename(root)}: disguised copies that hide`, copies, runs);
}
