import { expect, test } from 'vitest';
import { jsonPieces } from '../../src/channels/json.ts';
import { htmlPieces } from '../../src/channels/html.ts';
import { block } from '../../src/channels/page-blocks.ts';
import { INDEX_BLOCK } from '../../src/report/page-parts.ts';
import { readPage } from '../../src/channels/page-file.ts';
import { viewOf } from '../../src/channels/view.ts';
import { message } from '../../src/base/words/message.ts';
import { subjectsOf } from '../../src/channels/cases.ts';
import { isOnWeb } from '../../src/report/web-sources.ts';
import { classroom } from './classroom.ts';
import { opened } from './opened.ts';
import { report, submission } from './sample.ts';
import { webClass } from './web-class.ts';

const read = (html: string) => readPage(Buffer.from(html), 'index.html');
const written = async (
  run = report([submission('ann')]),
  textOf: (key: string) => string | null = () => null,
): Promise<string> =>
  (
    await Array.fromAsync(
      htmlPieces(viewOf(run, 'staff'), {
        template: '<!--report-data-->',
        readSource: (key) => {
          const text = textOf(key);
          return Promise.resolve(text === null ? null : [{ path: 'a.py', bytes: Buffer.from(text) }]);
        },
      }),
    )
  ).join('');
const PAGE = await written();
const INDEX = /<script[^>]*"data-index".*?<\/script>/s.exec(PAGE)?.[0] ?? '';

test('a page is read as it was written; code that is not in it is null', async () => {
  const run = report(['ann', 'ben', 'cyd', 'dan'].map((key) => submission(key)));
  const text = '</script> ä\n';
  // Of the second there is no code, and the third is as long as several blocks.
  const texts: Readonly<Record<string, string>> = { ann: text, cyd: text.repeat(20_000), dan: `${text}\n` };
  const html = await written(run, (key) => texts[key] ?? null);
  const page = read(html);
  expect(page.index.document.findings.submissions[0]?.key).toBe('ann');
  expect([0, 1, 2, 3, 4].map((place) => page.source(place)?.files.map((file) => file.text))).toEqual([
    [texts['ann']],
    undefined,
    [texts['cyd']],
    [texts['dan']],
    undefined,
  ]);
  expect([0, 1, 2, 3, 4].map(page.hasSource)).toEqual([true, false, true, true, false]);
  // Small ones lie in one block.
  expect(page.index.blocks).toEqual({ matches: [0, 0, 0, 0], sources: [0, null, 0, 1] });
});

test('it holds report.json: all that is in neither its index nor a block is nowhere', async () => {
  const remark = message('report.partlyCompared', { n: 2 });
  const { report: run } = classroom(20);
  const [first, ...others] = run.findings.submissions;
  if (first === undefined) throw new Error('nobody');
  const submissions = [{ ...first, remarks: [remark, 'Somebody said so.'] }, ...others];
  const whole = { ...run, findings: { ...run.findings, submissions } };
  const { index, matches } = read(await written(whole));
  const json = JSON.parse([...jsonPieces(viewOf(whole, 'staff'))].join('')) as typeof index.document;
  const { findings } = index.document;
  const put = findings.submissions.map((one, place) => ({ ...one, matches: matches(place) }));
  // The page has the pairs in the order of its lists.
  const pairs = (all: typeof findings.pairs) => all.toSorted((x, y) => (x.a + x.b < y.a + y.b ? -1 : 1));
  expect({
    ...index.document,
    findings: { ...findings, submissions: put, pairs: pairs(findings.pairs) },
  }).toEqual({ ...json, findings: { ...json.findings, pairs: pairs(json.findings.pairs) } });
  expect(json.sentences).toContainEqual({
    text: expect.stringMatching(/^2 /) as unknown,
    said: remark,
  });
});

test('what the page says of a submission is what the run found, in a language that is not known yet', () => {
  const remark = message('report.partlyCompared', { n: 2 });
  const one = submission('ann', { remarks: [remark, 'Somebody said so.'] });
  const sentence = message('report.nothingFlagged');
  const page = opened(report([one, submission('ben')], { verdict: { sentence } }));
  expect(page.submissions[0]?.remarks).toEqual([remark, 'Somebody said so.']);
  expect(page.verdict.sentence).toEqual(sentence);
  const { submissions } = page;
  expect(submissions.map(({ key, subject }) => [key, subject])).toEqual([...subjectsOf(submissions)]);
});

test('its index knows of public code without unpacking what else is shared', async () => {
  const { report: run } = webClass();
  const { index, matches } = read(await written(run));
  const { submissions } = index.document.findings;
  expect(submissions.map(isOnWeb)).toEqual(run.findings.submissions.map(isOnWeb));
  expect(submissions.some(isOnWeb)).toBe(true);
  expect(submissions.flatMap((one) => one.matches).filter(({ kind }) => kind === 'peer')).toEqual([]);
  expect(JSON.stringify(submissions)).not.toContain('"quoted"');
  expect(submissions.map((_, place) => matches(place))).toEqual(
    JSON.parse(JSON.stringify(run.findings.submissions.map((one) => one.matches))),
  );
});

test.each([
  ['another page', '<p>hello</p>', 'is no report page, or not a whole one'],
  ['a page that was cut', INDEX.slice(0, -20), 'is no report page, or not a whole one'],
  ['a damaged page', INDEX.replace('">', '">AAAA'), 'is damaged: its part data-index cannot be read'],
  ['a page for one reader', await block(INDEX_BLOCK, { audience: 'student' }), 'is a page for one reader'],
  [
    'a page of an earlier version',
    await block(INDEX_BLOCK, { audience: 'staff', submissions: [] }),
    'was written by another version of this program',
  ],
])('%s is refused', (_, text, sentence) => {
  expect(() => read(text)).toThrow(`index.html ${sentence}`);
});
