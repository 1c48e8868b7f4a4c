import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { openWords } from '../../src/base/words/open-words.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Audience, RunReport } from '../../src/contract/report.ts';
import { checkRunOutput, renderAnnotations } from '../../src/channels/check-run-output.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { renderConsole } from '../../src/channels/console.ts';
import type { ReadSource } from '../../src/channels/packed-source.ts';
import { renderSummary } from '../../src/channels/summary.ts';
import { writeReportFiles } from '../../src/channels/write-report-files.ts';
import { viewOf } from '../../src/channels/view.ts';

const TEMPLATE = '<html><head><title>x</title></head><body><!--report-data--></body></html>';

/** Every byte of every channel, by channel; what is packed or encoded stands beside it in the clear. */
export async function everything(
  run: RunReport,
  audience: Audience,
  readSource: ReadSource,
): Promise<Readonly<Record<string, string>>> {
  const words = await openWords(run.locale ?? 'en');
  const directory = await mkdtemp(join(tmpdir(), 'everything-'));
  try {
    await writeReportFiles(run, { directory, audience, template: TEMPLATE, readSource });
    const files: Record<string, string> = {};
    for (const name of await readdir(directory)) {
      files[name] = `${name}\n${unpacked(await readFile(join(directory, name), 'utf8'))}`;
    }
    const comment = renderComment(viewOf(run, audience, words), { key: 'k', previousBody: null });
    const otherAudience = renderComment(viewOf(run, audience === 'staff' ? 'student' : 'staff', words), {
      key: 'k',
      previousBody: null,
    });
    const again = renderComment(viewOf(run, audience, words), { key: 'k', previousBody: comment });
    const afterOther = renderComment(viewOf(run, audience, words), { key: 'k', previousBody: otherAudience });
    return {
      ...files,
      summary: renderSummary(viewOf(run, audience, words)),
      table: renderConsole(viewOf(run, audience, words), { colours: true, width: 80, maxRows: 50 }),
      plain: renderConsole(viewOf(run, audience, words), {
        colours: false,
        width: 80,
        maxRows: 50,
        layout: 'plain',
      }),
      comment: comment + hidden(comment),
      'second comment': again + hidden(again),
      'comment after one for others': afterOther + hidden(afterOther),
      annotations: renderAnnotations(viewOf(run, audience, words)),
      'check run': JSON.stringify(checkRunOutput(viewOf(run, audience, words))),
    };
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** A page with its packed blocks beside it. */
function unpacked(html: string): string {
  const blocks = [...html.matchAll(/<script type="application\/octet-stream" id="[^"]*">([^<]*)</g)];
  return (
    html +
    blocks.map(([, text]) => inflateRawSync(Buffer.from(text ?? '', 'base64')).toString('utf8')).join('\n')
  );
}

function hidden(comment: string): string {
  return [...comment.matchAll(/<!-- code-similarity:\w+:(\S+) -->/g)]
    .map(
      ([, text]) =>
        Buffer.from(text ?? '', 'base64url').toString('utf8') +
        Buffer.from(text ?? '', 'hex').toString('utf8'),
    )
    .join('\n');
}
