import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { SILENT } from '../../src/base/effects.ts';
import { collect } from '../../src/check/run/collect.ts';
import { MACHINE } from '../../src/check/run/machine.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { REPOSITORIES } from '../../src/sources/github/repositories.ts';
import { openSources } from '../../src/sources/open-sources.ts';
import type { SourceSettings } from '../../src/sources/source.ts';
import { SOURCES } from '../../src/sources/sources.ts';
import { DEFAULTS } from '../github/collecting.ts';
import { putFile } from '../put-files.ts';
import { inEnglish } from '../said.ts';
import { temporaryFolder } from '../temporary.ts';

/* What a class is compared with, and what a person reads of it. */

let root = '';
beforeEach(() => {
  root = temporaryFolder('entries');
});

/** Who is compared with, and what a person is told. */
async function collected(settings: Partial<SourceSettings>) {
  const { signal } = new AbortController();
  const nobody = (): never => {
    throw new Error('not asked');
  };
  const sources = await openSources(
    { ...DEFAULTS, source: 'directory', path: ['class'], ...settings },
    {
      workspace: root,
      github: nobody,
      collector: nobody,
      repositories: REPOSITORIES,
      event: readEventContext({}, null),
      own: null,
      signal,
      part: null,
      reportDir: join(root, 'similarity-report'),
      tempDir: root,
    },
    SOURCES,
  );
  const { packed, notices } = await collect(
    sources,
    { ...MACHINE, log: SILENT, signal, tempDir: root },
    null,
  );
  return {
    others: packed.filter(({ role }) => role !== 'judged').map(({ key }) => key),
    notices: inEnglish(notices),
  };
}

function put(...paths: readonly string[]): void {
  for (const path of paths) putFile(root, path, 'x = 1\n');
}

describe('what is compared with', () => {
  beforeEach(() => put('class/ann/main.py', 'class/bo/main.py'));

  test.each([
    ['archive', { archive: ['known'] }],
    ['ai-references', { aiReferences: ['known'] }],
  ] as const)('%s: what lies beside the folders and is not taken is told', async (input, settings) => {
    put('known/one/main.py', 'known/two/main.py');
    expect(await collected(settings)).toEqual({ others: ['known/one', 'known/two'], notices: [] });
    put('known/three.py', 'known/data.csv.gz');
    expect(await collected(settings)).toEqual({
      others: ['known/one', 'known/two'],
      notices: [
        `${input}: known holds a source file beside the submissions, not taken: "three.py". Put each submission into a folder of its own.`,
        `${input}: known: One entry is nobody's by name and was not taken: "data.csv.gz".`,
      ],
    });
  });

  test('AI references without code are named, those with some are not', async () => {
    put('ai/chat1/answer.pdf', 'ai/chat2/answer.pdf', 'ai/chat3/main.py');
    expect((await collected({ aiReferences: ['ai'] })).notices).toEqual([
      'Nothing is compared with these AI references, because no source file was found in them: "chat1", "chat2".',
    ]);
    put('ai/chat1/main.py', 'ai/chat2/main.py');
    expect((await collected({ aiReferences: ['ai'] })).notices).toEqual([]);
  });
});
