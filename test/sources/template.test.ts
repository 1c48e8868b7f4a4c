import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { OpenSource } from '../../src/sources/source.ts';
import { writeFolder, writeZip } from '../downloads/download.ts';
import { inventedClass } from '../downloads/invented-class.ts';
import { PLATFORMS } from '../downloads/make-downloads.ts';
import { inEnglish } from '../said.ts';
import { temporaryFolder } from '../temporary.ts';
import { openDirectory } from './open-directory.ts';

let root = '';
let zip = '';
beforeAll(async () => {
  root = temporaryFolder();
  const dolos = PLATFORMS['dolos']?.(await inventedClass());
  if (dolos === undefined) throw new Error('no platform dolos');
  zip = writeZip(dolos, root);
  writeFolder(dolos, join(root, 'unpacked'));
});

function open(inputs: Readonly<Record<string, string>>): Promise<OpenSource> {
  return openDirectory(root, inputs);
}

async function rolesOf(source: OpenSource): Promise<readonly string[]> {
  const roles: string[] = [];
  for await (const one of source.submissions(new Map())) {
    roles.push(one.ok ? one.submission.role : one.failure.reason);
  }
  return roles;
}

test('the template of a download is starter code, and nobody’s submission', async () => {
  const source = await open({ path: zip });
  expect(source.starter?.files.map(({ path }) => path)).toEqual(['template.java']);
  expect(inEnglish(source.notices)).toContain(
    'The template of the download counts as starter code, because starter is not set.',
  );
  expect(await rolesOf(source)).toEqual(Array.from({ length: 12 }, () => 'judged'));
});

test('starter code that staff name goes before it', async () => {
  const source = await open({ path: zip, starter: 'unpacked' });
  expect(source.starter?.files.length).toBeGreaterThan(1);
  expect(inEnglish(source.notices).join('\n')).not.toContain('because starter is not set');
  expect(await rolesOf(source)).toHaveLength(12);
});
