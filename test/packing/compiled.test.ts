import { describe, expect, test } from 'vitest';
import { compiledBy, withoutSource } from '../../src/sources/packing/compiled.ts';
import type { AsideFile, SourceFile } from '../../src/contract/submission.ts';

const hex = (text: string): Buffer => Buffer.from(text.padEnd(80, '0'), 'hex');

/** As the compilers themselves begin their files. */
const HEADS = {
  python27: hex('03f30d0a1dbb0c686300000000000000000100'),
  python36: hex('330d0d0a1dbb0c6806000000e3000000000000'),
  python37: hex('420d0d0a000000001dbb0c6806000000e30000'),
  python313: hex('f30d0d0a000000001dbb0c6806000000e30000'),
  checked: hex('a70d0d0a030000000102030405060708e30000'),
  unchecked: hex('a70d0d0a010000000102030405060708e30000'),
  java: hex('cafebabe00000041000f0a000200030700040c00'),
  java11: hex('cafebabe0003002d000f0a000200030700040c00'),
  object: hex('7f454c46020101000000000000000000010'),
  bigObject: hex('7f454c4601020100000000000000000000010014'),
  macObject: hex('cffaedfe0c00000100000000010000000'),
} as const;

describe('what a compiler wrote', () => {
  test('is known by its bytes', () => {
    expect(Object.fromEntries(Object.entries(HEADS).map(([name, head]) => [name, compiledBy(head)]))).toEqual(
      {
        python27: 'python',
        python36: 'python',
        python37: 'python',
        python313: 'python',
        checked: 'python',
        unchecked: 'python-unchecked',
        java: 'java',
        java11: 'java',
        object: 'object',
        bigObject: 'object',
        macObject: 'object',
      },
    );
  });

  test.each([
    ['a table whose first line has two letters', Buffer.from('id\r\n00001,\x01\x02\x03\x04c,,,,,,')],
    ['a file of Python that holds no code', hex('a70d0d0a00000000')],
    ['a program of Linux', hex('7f454c46020101000000000000000000020')],
    ['a library of Linux', hex('7f454c46020101000000000000000000030')],
    ['a program of macOS for two processors', hex('cafebabe000000020100000700000003')],
    ['a program of macOS', hex('cffaedfe0c00000100000000020000000')],
    ['too little of one', HEADS.java.subarray(0, 19)],
  ])('is not %s', (_, bytes) => {
    expect(compiledBy(bytes)).toBeNull();
  });

  const source = (path: string, text = ''): SourceFile => ({
    path,
    size: text.length,
    read: () => Promise.resolve(Buffer.from(text)),
  });
  const aside = (path: string): AsideFile => ({ ...source(path), reason: 'generated', kind: 'source' });
  const alone = async (
    path: string,
    head: Buffer,
    files: readonly SourceFile[],
    others: readonly AsideFile[] = [],
  ): Promise<boolean> => {
    const by = compiledBy(head);
    if (by === null) throw new Error(path);
    const found = await withoutSource([{ path, by }], { files, aside: others });
    return found.length === 1;
  };

  test('of Python has its source beside it, in the cache beside that, or is left over there', async () => {
    const { python313, checked, unchecked } = HEADS;
    expect(await alone('a/core.pyc', python313, [source('a/main.py'), source('core.py')])).toBe(true);
    expect(await alone('a/core.pyc', python313, [source('a/core.py')])).toBe(false);
    expect(await alone('core.dat', checked, [source('main.py')])).toBe(true);
    expect(await alone('core.dat', checked, [source('core.py')])).toBe(false);
    const cached = 'a/__pycache__/core.cpython-313.pyc';
    expect(await alone(cached, python313, [source('a/main.py')])).toBe(false);
    expect(await alone(cached, checked, [source('a/core.py')])).toBe(false);
    // It runs whatever the source says.
    expect(await alone(cached, unchecked, [source('a/core.py')])).toBe(true);
  });

  test('of Java is used, and declared nowhere', async () => {
    const { java } = HEADS;
    const uses = source('Main.java', 'class Main { int x = Größe.f(1); }');
    const unused = source('Main.java', 'class Main { int x = f(1); }');
    const declares = source('Main.java', 'class Main { int x = Größe.f(1); }\nfinal  class  Größe {}');
    expect(await alone('bin/Größe.class', java, [uses])).toBe(true);
    expect(await alone('bin/Größe$In$1.class', java, [uses])).toBe(true);
    expect(await alone('bin/Größe.class', java, [unused])).toBe(false);
    expect(await alone('bin/Größe.class', java, [declares])).toBe(false);
    expect(await alone('bin/Größe.class', java, [uses, source('src/Größe.kt')])).toBe(false);
    expect(await alone('bin/Größe.class', java, [uses], [aside('target/gen/Größe.java')])).toBe(false);
    expect(await alone('bin/R.class', java, [source('Main.java', 'class Main { int x = R.layout; }')])).toBe(
      false,
    );
  });

  test('of C has a source of its name, or lies where tools build', async () => {
    const { object } = HEADS;
    expect(await alone('core.o', object, [source('main.c')])).toBe(true);
    expect(await alone('core.o', object, [source('src/core.cpp')])).toBe(false);
    expect(await alone('core.c.o', object, [source('core.c')])).toBe(false);
    expect(await alone('CMakeFiles/x.dir/feature.o', object, [source('main.c')])).toBe(false);
  });

  test('of which there is none asks for no source', async () => {
    const unread: SourceFile = { ...source('a.java'), read: () => Promise.reject(new Error('read')) };
    expect(await withoutSource([], { files: [unread] })).toEqual([]);
    expect(await withoutSource([{ path: 'a.o', by: 'object' }], { files: [unread] })).toEqual([]);
  });
});
