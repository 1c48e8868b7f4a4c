import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsOf } from '../../src/bot/commands/effects.ts';
import { newSalt } from '../../src/bot/scan/store/open-store.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { Settings } from '../../src/contract/settings/settings.ts';
import { report } from '../report/sample.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

test('the web is never searched for a command on a pull request: students read the reply', async () => {
  const { settings } = parseSettings({ mode: 'bot', web: 'github', 'github-token': 'ghs_x' }, null, {
    event: 'issue_comment',
    repositoryOwner: null,
    isFork: false,
  });
  expect(settings.web).toEqual(['github']);
  const asked: Settings[] = [];
  const effects = effectsOf({
    settings,
    world: scene.world,
    store: () => {
      throw new Error('no state is needed');
    },
    newSalt,
    check: (of) => {
      asked.push(of);
      return Promise.resolve(report([]));
    },
  });
  await effects.runCheck({
    repository: { owner: 'cs1', repo: 'hw1' },
    pull: scene.pull,
    overrides: {},
    key: '7',
    headSha: scene.head,
  });
  expect(asked.map(({ web }) => web)).toEqual([[]]);
  expect(scene.log.join('\n')).toContain('students read its reply');
});
