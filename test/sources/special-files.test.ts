import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEarlierClass } from '../../src/channels/earlier-class.ts';
import { earlierResults } from '../../src/channels/write-report-files.ts';
import { readHandOvers } from '../../src/check/run/hand-over.ts';
import { fileIn } from '../../src/program/command-line/pair-dossier.ts';
import { readReportFile } from '../../src/program/command-line/report-file.ts';
import { collectPath } from '../../src/sources/folders/collect-path.ts';
import { expandPattern } from '../../src/sources/folders/expand-pattern.ts';
import { findSubmissions } from '../../src/sources/folders/find-submissions.ts';
import { createSelection } from '../../src/sources/selection/selection.ts';
import { IS_WINDOWS } from '../system.ts';
import { temporaryFolder } from '../temporary.ts';

/* Whoever opens a pipe that nobody writes into waits for ever, and hears no signal. */

function pipe(folder: string, name: string): string {
  execFileSync('mkfifo', [join(folder, name)]);
  return name;
}

const find = (root: string, ...patterns: readonly string[]): ReturnType<typeof findSubmissions> =>
  findSubmissions({
    root,
    patterns,
    selection: createSelection(),
    downloads: { layout: 'auto', language: 'auto' },
  });

describe.runIf(!IS_WINDOWS)('what is neither a file nor a folder', () => {
  test('is told as what it is, where it is named', async () => {
    const root = temporaryFolder('special');
    const listener = createServer();
    await new Promise<void>((done) => {
      listener.listen(join(root, 'socket'), done);
    });
    const named = (line: string): Promise<unknown> => expandPattern(root, line, () => {});
    await expect(named(pipe(root, 'pipe'))).rejects.toThrow('"pipe" is a pipe, which is not read.');
    await expect(named(pipe(root, 'class.zip'))).rejects.toThrow('"class.zip" is a pipe');
    await expect(named('socket')).rejects.toThrow('"socket" is a socket');
    await expect(named('/dev/null')).rejects.toThrow('"/dev/null" is a device');
    symlinkSync('pipe', join(root, 'link'));
    await expect(named('link')).rejects.toThrow('"link" is a pipe');
    await new Promise((done) => {
      listener.close(done);
    });
  });

  test('files are taken, also through links', async () => {
    const root = temporaryFolder('special-not');
    mkdirSync(join(root, 'class'));
    writeFileSync(join(root, 'a.py'), 'x = 1\n');
    symlinkSync('a.py', join(root, 'b.py'));
    symlinkSync('class', join(root, 'linked'));
    for (const line of ['a.py', 'b.py', 'class', 'linked']) {
      expect(await expandPattern(root, line, () => {})).toEqual([join(root, line)]);
    }
  });

  test('among archives of a pattern it is a submission that is not read', async () => {
    const root = temporaryFolder('special-glob');
    mkdirSync(join(root, 'class'));
    pipe(root, 'class/a.zip');
    pipe(root, 'class/b.zip');
    const { found } = await find(root, 'class/*.zip');
    expect(found.map(({ key }) => key)).toEqual(['class/a.zip', 'class/b.zip']);
    const selection = createSelection();
    const collected = await collectPath(join(root, 'class/a.zip'), { root, selection, role: 'judged' });
    expect(collected).toMatchObject({
      failure: { reason: 'class/a.zip is a pipe, which is not read; take it away.' },
    });
  });

  test('is no report of an earlier run', async () => {
    const root = temporaryFolder('special-report');
    const [json] = [pipe(root, 'report.json'), pipe(root, 'index.html'), pipe(root, 'part-1-of-2-key.json')];
    const said = 'it is a pipe, and no file';
    expect(() => readReportFile(root)).toThrow(said);
    expect(() => readReportFile(join(root, json))).toThrow(said);
    expect(() => fileIn(join(root, 'index.html'))).toThrow(said);
    await expect(readEarlierClass(root)).rejects.toThrow(said);
    expect(await earlierResults(join(root, json))).toBeNull();
    await expect(readHandOvers(root, 'key')).rejects.toThrow('part-1-of-2-key.json');
  });
});
