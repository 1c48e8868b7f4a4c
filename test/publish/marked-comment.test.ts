import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { findMarkedComment, postMarkedComment } from '../../src/bot/publish/marked-comment.ts';
import { readAuthorship } from '../../src/bot/publish/own-comments.ts';
import { PERMISSIONS } from '../../src/github/permissions.ts';
import { StillClock } from '../fake-clock.ts';
import { connect } from '../github/collecting.ts';
import { startGitHub } from '../github-stand-in/stand-in.ts';
import { removePace } from '../github-stand-in/unpaced.ts';

beforeAll(removePace);

test('a comment is found by its first line and its author, not by a mark that it quotes', async () => {
  const standIn = await startGitHub();
  const github = connect(standIn, standIn.token());
  onTestFinished(async () => {
    await github.close();
    await standIn.close();
  });
  const repository = standIn.repository('org/tool', { private: false });
  await repository.commit({ files: { 'a.py': 'x = 1\n' } });
  const { number } = repository.pullRequest({ head: 'main', author: 'student' });
  const marker = '<!-- mark -->';
  const place = {
    github,
    repository: { owner: 'org', repo: 'tool' },
    number,
    permission: PERMISSIONS.comments,
    isOwn: await readAuthorship(github),
    marker,
    clock: new StillClock(),
    signal: new AbortController().signal,
  };
  repository.comment(number, `${marker}\nI know your mark`, 'student');
  repository.comment(number, `Somebody wrote:\n${marker}`, 'github-actions[bot]', true);
  expect(await findMarkedComment(place)).toBeNull();
  const { id } = await postMarkedComment(place, `${marker}\nnews`);
  expect((await findMarkedComment(place))?.id).toBe(id);
});
