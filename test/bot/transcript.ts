import { pathToFileURL } from 'node:url';
import { openScene, type Scene } from './scene.ts';

/** One exchange on the pull request, as a reader sees it; the hidden markers are shown. */
async function exchange(scene: Scene, author: string, body: string): Promise<string> {
  const before = new Set(scene.comments().map(({ id }) => id));
  const { id, result } = await scene.ask(author, body);
  return [
    `── ${author}: ${body}`,
    `   ${scene.reactionsOf(id).join(' ') || '(no reaction)'} → ${result.kind}`,
    ...scene
      .comments()
      .filter((one) => one.id !== id && !before.has(one.id))
      .flatMap((one) => one.body.split('\n').map((line) => `   │ ${line}`)),
    '',
  ].join('\n');
}

const SCRIPT: readonly (readonly [string, string])[] = [
  ['ada', '/similarity'],
  ['ada', '/similarity status'],
  ['ada', '/similarity check --threshold 60 --scope tree'],
  ['ada', '/similarity status'],
  ['ada', '/similarity explain own'],
  ['ada', '/similarity explain 2'],
  ['ada', '/similarity dismiss cs1/hw1#1..cs1/hw1#2 both use the example of the lecture'],
  ['ada', '/similarity dismiss cs1/hw1#1..cs1/hw1#2 a second time'],
  ['ada', '/similarity dismiss cs1/hw1#1..archive/2023 nobody can look at a folder from here'],
  ['ada', '/similarity dismiss cs1/hw1#777..cs1/hw1#1 a pull request that there is not'],
  ['ada', '/similarity dismiss 2 a number is no pair'],
  ['ada', '/similarity check --treshold 60'],
  ['ada', '/similarity chekc'],
  ['carol', '/similarity check'],
  ['rae', '/similarity check'],
  ['carol', 'I did this on my own'],
];

/** Every command, refusal and a replay, over the GitHub of the tests: yields one exchange after the other. */
export async function* transcript(): AsyncGenerator<string> {
  const scene = await openScene();
  try {
    for (const [author, body] of SCRIPT) yield await exchange(scene, author, body);
    const first = scene.comments().find(({ body }) => body.startsWith('/similarity check'));
    const count = scene.comments().length;
    const replay = await scene.deliver(first?.id ?? 0);
    yield `── the event of the first check again\n   → ${replay.kind}, ${scene.comments().length - count} new comments, ${scene.plans.length} check in all\n`;
  } finally {
    await scene.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for await (const part of transcript()) console.log(part);
}
