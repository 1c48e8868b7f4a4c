import { expect, onTestFinished, test } from 'vitest';
import { record } from '../web-world/recorder.ts';
import { serveWorld } from '../web-world/serve.ts';
import { blobOf, webWorld } from '../web-world/world.ts';
import { createProviders } from '../../src/service/web-search/create-providers.ts';
import { FakeClock } from '../fake-clock.ts';
import { rules } from './subjects.ts';
import { SILENT } from '../../src/base/effects.ts';

test('A source that a whole class has is dated with the requests of one submission', async () => {
  const world = webWorld({ seed: 3, language: 'java', students: 12, unrelated: 2, strangers: 4 });
  const found = world.repositories.find(({ createdAt }) => createdAt < '2026');
  if (found === undefined) throw new Error('nobody published anything');
  const [[path, text] = ['', '']] = Object.entries(found.files);
  const served = await serveWorld(world);
  const recorder = await record(served.githubUrl);
  const [provider] = createProviders({
    names: ['github'],
    token: served.token,
    apiUrl: recorder.url,
    environment: {},
    clock: new FakeClock(),
    log: SILENT,
    userAgent: 'test',
  });
  onTestFinished(async () => {
    await provider?.close();
    await recorder.close();
    await served.close();
  });
  const submissions = Array.from({ length: 40 }, (_, at) => at + 1);
  const source = {
    provider: 'github',
    repository: found.fullName,
    commit: 'c'.repeat(40),
    path,
    blob: blobOf(text),
    url: `https://github.com/${found.fullName}`,
    licence: null,
    before: new Map(),
    publicSince: null,
    ownOf: [],
    submissions,
    files: [],
  } as const;
  const handedInAt = new Map(submissions.map((id) => [id, world.handedInAt]));
  const dated = await provider?.date([source], rules({ handedInAt }), {
    endsAtMs: 60_000,
    signal: new AbortController().signal,
    onSent: () => {},
  });
  expect(dated?.get(source)?.before).toEqual(new Map(submissions.map((id) => [id, 'yes'])));
  expect(dated?.get(source)?.publicSince).toBe(found.createdAt);
  const requests =
    recorder
      .sent()
      .join('')
      .match(/^GET .*$/gm) ?? [];
  // The repository, its pushes, and the file at one of them.
  expect(requests).toHaveLength(3);
});
