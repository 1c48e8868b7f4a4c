import { afterEach, describe, expect, test } from 'vitest';
import { type GivenFile, type GivenPart, PAGE_LIMITS } from '../../src/contract/page-messages.ts';
import { layOut } from '../../src/page/lay-out.ts';
import { MEMORY } from '../../src/page/memory.ts';

afterEach(() => MEMORY.clear());

const file = (path: string, text = 'x'): GivenFile => ({ path, file: new Blob([text]) });

function laidOut(files: Partial<Record<GivenPart, readonly GivenFile[]>>): ReturnType<typeof layOut> {
  return layOut({ files, inputs: {}, title: '' });
}

/** A file of so many bytes, of which nothing is there. */
function sized(path: string, size: number): GivenFile {
  const blob = new Blob([]);
  Object.defineProperty(blob, 'size', { value: size });
  return { path, file: blob };
}

describe('what is dropped', () => {
  test('is named in the settings as the server of a department names it', () => {
    const { inputs, name } = laidOut({
      submissions: [file('hw1/ann/a.py'), file('hw1/ben/b.py')],
      starter: [file('given.zip')],
      earlier: [file('2024.zip'), file('2025.tar.gz')],
      people: [file('list.csv')],
      references: [file('ai/one.py'), file('ai/two.py')],
      cases: [file('cases (1).json', '{}')],
    });
    expect(inputs).toEqual({
      source: 'directory',
      path: 'submissions',
      starter: 'starter/given.zip',
      archive: 'earlier/*',
      people: 'people/list.csv',
      'ai-references': 'references',
      cases: 'cases/cases (1).json',
    });
    expect(name).toBe('hw1');
    expect(MEMORY.sizeOf('/class/submissions/ann/a.py')).toBe(1);
  });

  test('may be a folder without files, which lies there as one', () => {
    const empty = (path: string): GivenFile => ({ path, file: null });
    const { name, warnings } = laidOut({
      submissions: [file('hw/ann/a.py'), empty('hw/nia'), empty('hw/eva/src'), empty('hw/ann/a.py')],
    });
    expect(name).toBe('hw');
    expect(MEMORY.folder('/class/submissions/nia').size).toBe(0);
    expect([...MEMORY.folder('/class/submissions/eva').keys()]).toEqual(['src']);
    expect(warnings).toEqual([expect.stringContaining('"hw/ann/a.py"')]);
  });

  test('has the name of its archive, and none where it is several things', () => {
    expect(laidOut({ submissions: [file('Lab 2.tar.gz')] })).toMatchObject({
      name: 'Lab 2',
      inputs: { path: 'submissions/Lab 2.tar.gz' },
    });
    expect(laidOut({ submissions: [file('a.py'), file('b.py')] }).name).toBe('');
  });

  test('takes the place of what was dropped before', () => {
    laidOut({ submissions: [file('old.zip')] });
    laidOut({ submissions: [file('new.zip')] });
    expect(() => MEMORY.sizeOf('/class/submissions/old.zip')).toThrow('ENOENT');
  });

  test.each([['hw/../../etc/passwd'], ['hw//../x'], ['hw/'], ['hw/..']])(
    'stays in its folder, and what cannot be there is told: %s',
    (path) => {
      const { warnings } = laidOut({ submissions: [file('hw/a.py'), file(path)] });
      expect(warnings).toEqual([
        expect.stringMatching(
          /^1 dropped file could not be taken.*Rename it, or pack all of them into a ZIP\.$/,
        ),
      ]);
      expect([...MEMORY.folder('/class/submissions').keys()]).toEqual(['a.py']);
    },
  );

  test('is taken once where two have a name, and the other is told', () => {
    const { warnings } = laidOut({ submissions: [file('hw/a.py', 'first'), file('hw/a.py', 'other one')] });
    expect(MEMORY.sizeOf('/class/submissions/a.py')).toBe('first'.length);
    expect(warnings).toEqual([expect.stringContaining('"hw/a.py"')]);
  });

  test('may have as many bytes as a tab bears, and not one more', () => {
    const half = PAGE_LIMITS.bytes / 2;
    expect(
      laidOut({ submissions: [sized('a.zip', half)], earlier: [sized('b.zip', half)] }).warnings,
    ).toEqual([]);
    expect(() =>
      laidOut({ submissions: [sized('a.zip', half)], earlier: [sized('b.zip', half + 1)] }),
    ).toThrow(
      /^What was dropped has 2,000,000,001 bytes, more than the 2\.0 GB that a browser takes\. Drop a part/,
    );
  });
});
