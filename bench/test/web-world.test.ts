import { expect, test } from 'vitest';
import { COPY_KINDS } from '../../test/web-world/copies.ts';
import { said, tracesIn } from '../../test/web-world/traces.ts';
import { blobOf, type WebWorld, type WorldStudent, webWorld } from '../../test/web-world/world.ts';

const SMALL = { seed: 5, language: 'java', students: 30, unrelated: 6, strangers: 24 } as const;
const world = webWorld(SMALL);

function student(way: string): WorldStudent {
  const found = world.students.find((each) => each.way === way);
  if (found === undefined) throw new Error(`nobody handed in ${way}`);
  return found;
}

function sourceText({ sources }: WorldStudent, of: WebWorld = world): string {
  return of.repositories
    .filter(({ fullName }) => sources.includes(fullName))
    .flatMap(({ files }) => Object.entries(files))
    .filter(([name]) => !name.endsWith('.md'))
    .map(([, text]) => text)
    .join('\n');
}

const textOf = ({ files }: WorldStudent): string => files.map(({ text }) => text).join('\n');
/** Lines of code that are no comment, brace or import, as a set. */
const linesOf = (text: string): Set<string> =>
  new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /[;{]$/.test(line) && line.length > 12 && !/^(?:import|\/\/)/.test(line)),
  );
const shared = (a: Set<string>, b: Set<string>): number => a.intersection(b).size / a.size;

test('A world is the same for the same seed, and another for another', () => {
  expect(webWorld(SMALL)).toEqual(world);
  expect(webWorld({ ...SMALL, seed: 6 }).students[0]?.files).not.toEqual(world.students[0]?.files);
});

test('Everybody hands in code, and each kind of copy is made from repositories that are there', () => {
  expect(world.students).toHaveLength(30);
  for (const kind of COPY_KINDS) {
    const { sources, isCopy } = student(kind);
    expect(isCopy, kind).toBe(true);
    expect(sources.length, kind).toBe(kind === 'two sources mixed' ? 2 : 1);
    expect(sourceText(student(kind)), kind).not.toBe('');
  }
  expect(world.students.every(({ files }) => files.every(({ text }) => text.length > 300))).toBe(true);
  expect(new Set(world.repositories.map(({ fullName }) => fullName)).size).toBe(world.repositories.length);
});

test('Copies are what their kinds say', () => {
  const [copy] = student('byte for byte').files;
  const known = world.repositories.flatMap(({ files }) => Object.values(files).map(blobOf));
  expect(known).toContain(blobOf(copy?.text ?? ''));
  const share = (way: string): number =>
    shared(linesOf(textOf(student(way))), linesOf(sourceText(student(way))));
  expect(share('whole with a header')).toBe(1);
  expect(share('split over files')).toBeGreaterThan(0.9);
  expect(share('two sources mixed')).toBeGreaterThan(0.9);
  expect(share('half of it')).toBeGreaterThan(0.2);
  expect(share('half of it')).toBeLessThan(0.8);
  expect(share('one function')).toBeGreaterThan(0.03);
  expect(share('one function')).toBeLessThan(0.4);
  expect(share('renamed')).toBeLessThan(0.2);
  expect(share('texts translated')).toBeLessThan(0.9);
});

test('Honest work shares little with strangers, and is the own repository’s where it is public', () => {
  const strangers = new Set(
    world.repositories
      .filter(({ createdAt }) => createdAt < '2026')
      .flatMap(({ files }) => [...linesOf(Object.values(files).join('\n'))]),
  );
  for (const each of world.students.filter(({ way }) => way === 'own work')) {
    expect(shared(linesOf(textOf(each)), strangers)).toBeLessThan(0.5);
  }
  const own = student('own work, pushed under the own account');
  expect(own.sources[0]?.startsWith(`${own.login}/`)).toBe(true);
  expect(shared(linesOf(textOf(own)), linesOf(sourceText(own)))).toBe(1);
  expect(student('own work, which a stranger published later').sources[0]).toMatch(/^collector-/);
});

test('Traces of a person are found in names of code and in what is escaped, and not inside of other words', () => {
  const who = { name: 'Vera Ines', login: 'vera-ines3', email: 'v.ines@x.example', number: '4100037' };
  const found = (sent: string): string[] => tracesIn(said(sent), who).map(({ what }) => what);
  expect(found('GET /search/code?q=average+lines+verandah+inesita')).toEqual([]);
  expect(found('GET /search/code?q=%22verasSolution%22')).toEqual([]);
  expect(found('q=total+veraSolution')).toEqual(['name']);
  expect(found('q=total+INES_SOLUTION')).toEqual(['name']);
  expect(found('q=v.ines%40x.example')).toContain('e-mail');
  expect(found('q=s4100037')).toEqual(['number']);
  expect(found('q=verainesHomework')).toContain('name');
  expect(found('GET /repos/Vera-Ines3/hw')).toContain('login');
});
