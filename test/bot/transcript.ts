import { pathToFileURL } from 'node:url';
import { rowIdOf } from '../../src/bot/scan/issue/row-id.ts';
import { issueMarker } from '../../src/bot/scan/issue/scan-issue-body.ts';
import { changeAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import { Cancelled } from '../../src/base/outcome.ts';
import { BOT, flagged, openScene, type Scene } from './scene.ts';

/** One exchange, as a reader sees it; the hidden markers are shown. Comments of reports are left out. */
async function exchange(scene: Scene, author: string, body: string, on = scene.pull): Promise<string> {
  const before = new Map(said(scene, on).map((one) => [one.id, one.body]));
  let how: string;
  try {
    how = (await scene.ask(author, body, on)).result.kind;
  } catch (error) {
    how = `cut off: ${error instanceof Error ? error.message : String(error)}`;
  }
  const after = said(scene, on);
  const asked = after.findLast((one) => one.author === author && one.body === body);
  const changed = after.filter((one) => one.id !== asked?.id && before.get(one.id) !== one.body);
  return [
    `── ${author}: ${body}`,
    `   ${asked?.reactions.join(' ') || '(no reaction)'} → ${how}`,
    ...changed.flatMap((one) => [
      ...(before.has(one.id) ? ['   ╷ an earlier reply now says'] : []),
      ...one.body.split('\n').map((line) => `   │ ${line}`),
    ]),
    '',
  ].join('\n');
}

function said(scene: Scene, on: number): ReturnType<Scene['comments']> {
  return on === scene.pull ? scene.comments() : scene.repository.comments(on);
}

const ON_PULL: readonly (readonly [string, string])[] = [
  ['ada', '/similarity'],
  ['ada', '/similarity status'],
  ['ada', '/similarity check --threshold 60 --scope tree'],
  ['ada', '/similarity check --threshold 60 --scope tree'],
  ['ada', '/similarity check --threshold 60 --scope tree --again'],
  ['ada', '/similarity status'],
  ['ada', '/similarity explain own'],
  ['ada', '/similarity explain 2'],
  ['ada', '/similarity dismiss cs1/hw1#1..cs1/hw1#2 both use the example of the lecture'],
  ['ada', '/similarity dismiss cs1/hw1#1..cs1/hw1#2 a second time'],
  ['ada', '/similarity dismiss cs1/hw1#1..archive/2023 nobody can look at a folder from here'],
  ['ada', '/similarity dismissals'],
  ['ada', '/similarity undismiss cs1/hw1#1..cs1/hw1#2'],
  ['ada', '/similarity undismiss cs1/hw1#1..cs1/hw1#2'],
  ['ada', '/similarity dismiss cs1/hw1#777..cs1/hw1#1 a pull request that there is not'],
  ['ada', '/similarity dismiss 2 a number is no pair'],
  ['ada', '/similarity cancel'],
  ['ada', '/similarity check --treshold 60'],
  ['ada', '/similarity chekc'],
  ['ada', '/similarity recheck'],
  ['carol', '/similarity check'],
  ['rae', '/similarity help'],
  ['carol', 'I did this on my own'],
];

/** Every command on a pull request, and refusals. */
async function* onPull(scene: Scene): AsyncGenerator<string> {
  for (const [author, body] of ON_PULL) yield exchange(scene, author, body);
  const first = scene.comments().find(({ body }) => body.startsWith('/similarity check'));
  const count = scene.comments().length;
  const replay = await scene.deliver(first?.id ?? 0);
  yield `── the event of the first check again\n   → ${replay.kind}, ${scene.comments().length - count} new comments, ${scene.plans.length} checks in all\n`;
}

/** A check that is cut off and cancelled, and one whose head is pushed to after the comment. */
async function* aroundChecks(): AsyncGenerator<string> {
  let dies = true;
  const scene = await openScene({
    runCheck: (plan) =>
      dies ? Promise.reject(new Cancelled('The runner was shut down.')) : Promise.resolve(flagged(plan)),
  });
  scene.repository.workflowRuns.set(1, 'running');
  try {
    yield exchange(scene, 'ada', '/similarity check');
    yield exchange(scene, 'ada', '/similarity check');
    yield exchange(scene, 'ada', '/similarity cancel');
    dies = false;
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    await scene.repository.commit({
      branch: 'carol',
      files: { 'cart.py': 'harmless = 1\n' },
      pushedAt: '2099-01-01T00:00:00Z',
    });
    await scene.deliver(id);
    yield `── ada: /similarity check   (carol pushes before the bot's run begins)\n${(scene.replies().at(-1) ?? '').replaceAll(/^/gm, '   │ ')}\n`;
  } finally {
    await scene.close();
  }
}

/** Every command in the issue of a scan. */
async function* inScan(scene: Scene): AsyncGenerator<string> {
  const at = '2026-03-01T04:00:00Z';
  const seen = {
    sha: 'a'.repeat(40),
    contentHash: null,
    collectedAt: at,
    pushedAt: null,
    defaultBranch: 'main',
  };
  const row = rowIdOf('11-22');
  await scene.store().update((state) =>
    changeAssignment(
      state,
      'hw1',
      () => '5'.repeat(64),
      (one) => ({
        ...one,
        seen: { 11: { ...seen, fullName: 'cs1/hw1-ana' }, 22: { ...seen, fullName: 'cs1/hw1-ben' } },
        reportedPairs: { '11-22': { score: 91, at } },
      }),
    ),
  );
  const { number } = scene.repository.issue({
    title: 'Similarity scan of hw1',
    body: `${issueMarker('hw1')}\n- [ ] **new** · \`cs1/hw1-ana\` ↔ \`cs1/hw1-ben\` · 91.0 % · \`${row}\` <!-- pair:11-22 -->`,
    author: BOT,
    byBot: true,
  });
  for (const [author, body] of [
    ['ada', '/similarity help'],
    ['ada', `/similarity assign ${row} @tina`],
    ['ada', `/similarity assign ${row} @rae`],
    ['ada', `/similarity dismiss ${row} both use the example of the lecture`],
    ['ada', `/similarity dismiss hw1-ana..hw1-ben a second time`],
    ['ada', `/similarity undismiss ${row}`],
    ['ada', `/similarity reopen ${row}`],
    ['ada', '/similarity recheck'],
    ['ada', '/similarity recheck hw9'],
    ['ada', '/similarity dismiss p0000000 an id that there is not'],
    ['ada', '/similarity check'],
    ['carol', `/similarity dismiss ${row} it is mine`],
  ] as const) {
    yield exchange(scene, author, body, number);
  }
  yield `── the issue now\n${(scene.repository.issues.get(number)?.body ?? '').replaceAll(/^/gm, '   │ ')}\n`;
}

/** Every command, over the GitHub of the tests: yields one exchange after the other. */
export async function* transcript(): AsyncGenerator<string> {
  const scene = await openScene();
  try {
    yield '════ on a pull request\n';
    yield* onPull(scene);
    yield '════ around a check\n';
    yield* aroundChecks();
    yield '════ in the issue of a scan\n';
    yield* inScan(scene);
  } finally {
    await scene.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for await (const part of transcript()) console.log(part);
}
