import { posix, win32 } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { canBeWritten } from '../../src/system/files/write-new.ts';
import { below, slashed, writtenPath } from '../../src/system/files/paths.ts';
import { keyOf } from '../../src/sources/folders/key-of.ts';
import { beforeGlob } from '../../src/sources/ground.ts';

/* Each rule by the conventions of both systems, on whichever this runs. */

describe('where a path lies', () => {
  test.each([
    [posix, '/work', '/work/class/ada', 'class/ada'],
    [posix, '/work', '/work', ''],
    [posix, '/work', '/other/ada', null],
    [posix, '/work', '/workshop', null],
    [posix, '/work', '/', null],
    // A name may begin with dots, and hold what Windows takes for a separator.
    [posix, '/work', '/work/..class/ada', '..class/ada'],
    [posix, '/work', String.raw`/work/a\b`, String.raw`a\b`],
    [win32, String.raw`C:\work`, String.raw`C:\work\class\ada`, 'class/ada'],
    [win32, String.raw`C:\work`, 'C:/work/class/ada', 'class/ada'],
    [win32, String.raw`C:\work`, String.raw`c:\WORK\class`, 'class'],
    [win32, String.raw`C:\work`, String.raw`C:\work\..class`, '..class'],
    [win32, String.raw`C:\work`, String.raw`C:\workshop`, null],
    [win32, String.raw`C:\work`, String.raw`D:\class\ada`, null],
    [win32, String.raw`C:\work`, String.raw`\\server\share\class`, null],
    [win32, String.raw`\\server\share`, String.raw`\\server\share\class`, 'class'],
    [win32, String.raw`\\server\share`, String.raw`\\server\other\class`, null],
  ])('%# %s %s', (paths, folder, path, expected) => {
    expect(below(folder, path, paths)).toBe(expected);
  });

  test.each([
    [posix, '/work', '/work/class/ada', 'class/ada'],
    [posix, '/work', '/elsewhere/ada', '/elsewhere/ada'],
    [posix, '/work', '/work', '/work'],
    [win32, String.raw`C:\work`, String.raw`C:\work\class\ada`, 'class/ada'],
    [win32, String.raw`C:\work`, String.raw`D:\class\ada`, 'D:/class/ada'],
    [win32, String.raw`C:\work`, String.raw`\\server\share\ada`, '//server/share/ada'],
  ])('%# is the key of a submission', (paths, root, path, expected) => {
    expect(keyOf(root, path, paths)).toBe(expected);
  });
});

describe('a line of the settings', () => {
  test.each([
    ['last-year', 'last-year'],
    ['cs101/hw1-*', 'cs101/hw1-*'],
    [String.raw`last-year\*`, './last-year/*'],
    [String.raw`.\last-year\*`, './last-year/*'],
    [String.raw`..\last-year`, '../last-year'],
    [String.raw`C:\classes\2025\*`, 'C:/classes/2025/*'],
    [String.raw`\\server\share\class`, '//server/share/class'],
    [String.raw`\classes`, '/classes'],
    ['C:/classes/2025', 'C:/classes/2025'],
  ])('%s on Windows is %s', (line, expected) => {
    expect(writtenPath(line, win32)).toBe(expected);
  });

  test.each([String.raw`a\*`, 'cs101/hw1-*', '/tmp/x', './x'])('%s elsewhere is left as it is', (line) => {
    expect(writtenPath(line, posix)).toBe(line);
    expect(slashed(line, posix)).toBe(line);
  });

  test.each([
    [String.raw`C:\classes\*\hw1`, 'C:/classes'],
    [String.raw`last-year\*`, './last-year'],
    // The root of a drive, not the folder that the drive stands at.
    [String.raw`D:\*`, 'D:/'],
    ['/*', '/'],
    ['*', ''],
  ])('%s on Windows begins its glob in %s', (line, expected) => {
    expect(beforeGlob(writtenPath(line, win32))).toBe(expected);
  });
});

/** For the rest of a test the program is on that system. */
function runOn(platform: NodeJS.Platform): void {
  const { platform: own } = process;
  Object.defineProperty(process, 'platform', { value: platform });
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: own }));
}

describe('the name of a file', () => {
  test.each([
    'con',
    'CON.py',
    'aux.txt',
    'src/nul/a.py',
    'lpt1.c',
    'COM¹',
    'a:b',
    'a.py:hidden',
    'a.',
    'dir /x',
    'what?.py',
    'a<b>.java',
    String.raw`a\b.py`,
    'tab\there.py',
    'pipe|.c',
    '"quoted".py',
    'all*.py',
    'conout$',
  ])('%j cannot be written on Windows', (path) => {
    runOn('win32');
    expect(canBeWritten(path)).toBe(false);
    runOn('linux');
    expect(canBeWritten(path)).toBe(true);
  });

  test.each([
    'src/Main.java',
    'console.py',
    'com10.c',
    'auxiliary/nulls.py',
    '.gitignore',
    'Übung 1/añb.py',
    'a b.py',
    'con-air.py',
  ])('%j can be written everywhere', (path) => {
    runOn('win32');
    expect(canBeWritten(path)).toBe(true);
  });
});
