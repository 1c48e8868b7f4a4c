import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPILED_ONCE } from '../compiled-once.ts';
// What `commands-here.ts` runs, so that `npm run test:changed` follows it.
import '../in-process.ts';
import { need, withoutRights } from '../system.ts';
import { temporaryFolder } from '../temporary.ts';
import { zip } from '../zip/lying-zip.ts';
import { putFile } from '../put-files.ts';

/* The program in a process for which the rights of files hold: root has to give up what it may do. */

let root = '';
/** Whose rights are taken for the time of these tests. */
const SHUT = [
  'shut',
  'class/bea',
  'both/b',
  'class.zip',
  'given/sub',
  'parts/ada/more.py',
  'parts/more.py',
  'kept/report.json',
];
const CLOSED = ['listed', 'class/cem'];
/** Read, and not written into. */
const SEALED = 'sealed';

function put(path: string, contents: string | Uint8Array): void {
  putFile(root, path, contents);
}

beforeAll(() => {
  root = temporaryFolder('rights');
  const code = (name: string): string =>
    `def ${name}(values):\n    total = 0\n    for one in values:\n        total += one * 2\n    return total\n`;
  for (const folder of ['shut', 'listed', 'class', 'open', 'both/a', 'both/b']) {
    for (const name of ['ada', 'bea', 'cem', 'dan']) put(`${folder}/${name}/main.py`, code(name));
  }
  put('given/main.py', code('given'));
  put('given/sub/more.py', code('more'));
  for (const name of ['main.py', 'more.py', 'ada/main.py', 'ada/more.py']) put(`parts/${name}`, code('part'));
  put(
    'kept/report.json',
    '{\n"audience": "staff",\n"verdict": {"outcome": "flagged", "maxSimilarity": 90, "maxAiScore": null},\n"findings": {}}\n',
  );
  put('class.zip', zip([{ name: 'ada/main.py', contents: Buffer.from(code('ada')) }]));
  for (const path of SHUT) chmodSync(join(root, path), 0);
  for (const path of CLOSED) chmodSync(join(root, path), 0o444);
  mkdirSync(join(root, SEALED), 0o555);
});

// Who is not root could not remove them.
afterAll(() => {
  commands?.disconnect();
  for (const path of [...SHUT, ...CLOSED, SEALED]) chmodSync(join(root, path), 0o700);
});

let commands: ReturnType<typeof startCommands> | null = null;

function startCommands() {
  const program = join(import.meta.dirname, '..', 'commands-here.ts');
  const [command, words] = withoutRights(process.execPath, [program, root]);
  return spawn(command, words, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...COMPILED_ONCE },
  });
}

async function run(...words: readonly string[]): Promise<string> {
  commands ??= startCommands();
  commands.send(words);
  const ended = new AbortController();
  const { signal } = ended;
  try {
    const said: unknown = await Promise.race([
      once(commands, 'message', { signal }).then(([text]) => text),
      once(commands, 'close', { signal }).then(([status]) => `the process ended with ${status}`),
    ]);
    return String(said);
  } finally {
    ended.abort();
  }
}

test('what the settings name and nobody may read is told as that', async () => {
  need('rights of files');
  const said = (line: string): string => `config-error: "${line}" may not be read (EACCES)`;
  expect(await run('check', 'shut')).toContain(said('shut'));
  expect(await run('check', 'listed')).toContain(said('listed'));
  expect(await run('check', 'shut/ada')).toContain(said('shut/ada'));
  expect(await run('check', 'shut/*')).toContain(said('shut/*'));
  expect(await run('check', 'class.zip')).toContain(said('class.zip'));
  expect(await run('check', 'open', '--archive', 'shut')).toContain(said('shut'));
  expect(await run('check', 'open', '--ai-references', 'shut/ada')).toContain(said('shut/ada'));
  expect(await run('check', 'open', '--starter', 'shut')).toContain(said('shut'));
  expect(await run('course', 'shut', 'open', '--out', 'out')).toContain(said('shut'));
  expect(await run('report', 'shut')).toContain('index.html" cannot be read (EACCES)');
});

test('a submission that nobody may read is told as that, and the others are checked', async () => {
  need('rights of files');
  const told = await run('check', 'class');
  expect(told).toContain('bea: class/bea may not be read (EACCES); look at its rights.');
  expect(told).toContain('cem: None of its files could be read (main.py: may not be read (EACCES)');
  expect(told).toContain('3 submissions to judge');
  // Of a pattern it is one that could not be collected.
  expect(await run('check', 'both/*')).toContain('both/b may not be read (EACCES)');
  expect(await run('check', 'open', '--archive', 'class')).toContain('class/bea may not be read (EACCES)');
});

test('a part of what is compared with that nobody may read is told, and of starter code ends the run', async () => {
  need('rights of files');
  const starter = (line: string): Promise<string> => run('check', 'open', '--starter', line);
  expect(await starter('given')).toContain('config-error: starter "given/sub/" cannot be read');
  expect(await starter('parts')).toContain('config-error: starter "parts/ada/more.py" cannot be read');
  expect(await run('check', 'open', '--starter', 'given', '--exclude', 'sub/')).not.toContain(
    'cannot be read',
  );
  const told = await run('check', 'open', '--archive', 'parts');
  expect(told).toContain('warning: 1 file ("ada/more.py") was not compared');
});

test('a folder that takes no report is told before anything is compared', async () => {
  need('rights of files');
  for (const folder of ['sealed', 'sealed/below/it', 'given/main.py/below']) {
    const told = await run('check', 'open', '--report-dir', folder);
    expect(told).toMatch(/config-error: report-dir: no report can be written to ".*" \((?:EACCES|ENOTDIR)\)/);
    expect(told).not.toContain('Compare');
  }
  expect(readdirSync(join(root, 'sealed'))).toEqual([]);
  expect(await run('check', 'open', '--report-dir', 'made/below/it')).toContain(
    'report: made/below/it/index.html',
  );
});

test('a report that nobody may read is not replaced by a run without results', async () => {
  need('rights of files');
  const told = await run('check', 'open', '--report-dir', 'kept');
  expect(told).toMatch(/The report could not be written to .*kept: EACCES: .*report\.json/);
  chmodSync(join(root, 'kept/report.json'), 0o600);
  expect(readFileSync(join(root, 'kept/report.json'), 'utf8')).toContain('"maxSimilarity": 90');
  expect(readdirSync(join(root, 'kept'))).toEqual(['report.json']);
});
