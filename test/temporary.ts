/* One folder for what the tests of a run write, removed when all have ended: no file of tests has to clear up. */
import { mkdtempSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly temporary: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'code-similarity-tests-'));
  project.provide('temporary', folder);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** An empty folder of its own. */
export function temporaryFolder(name = 'test'): string {
  return mkdtempSync(join(inject('temporary'), `${name}-`));
}
