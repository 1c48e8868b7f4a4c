import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { ANY_CHARACTER } from '../any-text.ts';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { MatchFinding, SubmissionFinding } from '../../src/contract/findings.ts';
import type { Audience, RunReport } from '../../src/contract/report.ts';
import { lineHashes } from '../../src/report/line-hash.ts';
import type { ReadSource } from '../../src/channels/packed-source.ts';
import { sarifPieces } from '../../src/channels/sarif.ts';
import { classroom } from './classroom.ts';
import { match, report, submission, PULL_REQUEST } from './sample.ts';
import { Sarif } from './sarif-schema.ts';
import { standardErrors } from './sarif-standard.ts';
import { viewOf } from '../../src/channels/view.ts';
import { seldom } from '../suite.ts';

type Run = z.infer<typeof Sarif>['runs'][0];

const noSource: ReadSource = () => Promise.resolve(null);

function pullRequest(matches: readonly MatchFinding[], more: Partial<SubmissionFinding> = {}): RunReport {
  return report(
    [
      submission('org/shop#7', { total: 80, origin: PULL_REQUEST, matches, ...more }),
      submission('org/shop#3', { role: 'archive', name: '#3 bob' }),
    ],
    {
      verdict: {
        outcome: 'flagged',
        exitCode: 1,
        flagged: [{ key: 'org/shop#7', by: ['similarity'] }],
      },
      run: { repository: 'org/shop' },
    },
  );
}

/** The file's one run; anything that is not in the format's own schema, or that we do not mean to write, fails. */
async function sarif(
  run: RunReport,
  more: { readonly audience?: Audience; readonly readSource?: ReadSource } = {},
): Promise<Run> {
  return valid(await text(run, more));
}

function valid(file: string): Run {
  const value: unknown = JSON.parse(file);
  expect(standardErrors(value)).toEqual([]);
  return Sarif.parse(value).runs[0];
}

async function text(run: RunReport, more: Parameters<typeof sarif>[1] = {}): Promise<string> {
  let all = '';
  const { audience = 'staff', readSource = noSource } = more;
  for await (const piece of sarifPieces(viewOf(run, audience), readSource)) all += piece;
  return all;
}

function source(texts: Readonly<Record<string, string>>): ReadSource {
  return () =>
    Promise.resolve(
      Object.entries(texts).map(([path, contents]) => ({ path, bytes: new TextEncoder().encode(contents) })),
    );
}

test('one result a stretch of lines, at its place, with the others by name', async () => {
  const run = await sarif(
    pullRequest([
      match('org/shop#3', [3, 9], { own: { file: 'dir/a b#.py', lineStart: 3, lineEnd: 9 } }),
      match('org/shop#9', [8, 20], { tokens: 10, own: { file: 'dir/a b#.py', lineStart: 8, lineEnd: 20 } }),
      match(null, [1, 1], {
        kind: 'external',
        tokens: 10,
        own: { file: 'x.py', lineStart: null, lineEnd: null },
      }),
    ]),
  );
  expect(run.invocations[0].executionSuccessful).toBe(true);
  expect(run.results).toHaveLength(2);
  const [first, second] = run.results;
  expect(first?.level).toBe('warning');
  expect(first?.message.text).toBe(
    'Like main.py lines 4–10 of #3 bob (similarity 81.0); main.py lines 9–21 of org/shop#9 (similarity 81.0). Needs a person’s review.',
  );
  const place = first?.locations[0].physicalLocation;
  expect(place?.artifactLocation.uri).toBe('dir/a%20b%23.py');
  expect(place?.region).toEqual({ startLine: 3, endLine: 20 });
  expect(second?.ruleId).toBe('similar-to-source');
  expect(second?.locations[0].physicalLocation.region).toEqual({ startLine: 1, endLine: 1 });
});

test('the schema of the format finds what is wrong', async () => {
  const file = await text(pullRequest([match('org/shop#3', [3, 9])]));
  expect(standardErrors(JSON.parse(file))).toEqual([]);
  const wrong: readonly (readonly [RegExp, string, string])[] = [
    [
      /"level":"warning"/,
      '"level":"bad"',
      '/runs/0/results/0/level: must be equal to one of the allowed values',
    ],
    [
      /"startLine":3/,
      '"startLine":0',
      '/runs/0/results/0/locations/0/physicalLocation/region/startLine: must be >= 1',
    ],
    [
      /"uri":"main.py"/,
      '"uri":"main py"',
      '/runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri: must match format "uri-reference"',
    ],
    [/"version":"2.1.0"/, '"version":"2.1.1"', '/version: must be equal to one of the allowed values'],
    [/"columnKind"/, '"columnKinds"', '/runs/0: must NOT have additional properties'],
  ];
  for (const [part, instead, error] of wrong) {
    const broken = file.replace(part, instead);
    expect(broken).not.toBe(file);
    expect(standardErrors(JSON.parse(broken))).toContain(error);
  }
});

test('a whole class is valid, for staff and for students', async () => {
  const { report: run, readSource } = classroom(40);
  expect((await sarif(run, { readSource })).results.length).toBeGreaterThan(10);
  expect((await sarif(run, { readSource, audience: 'student' })).results).toEqual([]);
});

seldom('stays valid whatever names, files and lines there are', async () => {
  const lines = fc.option(fc.oneof(fc.integer(), fc.double()), { nil: null });
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: ANY_CHARACTER }),
      fc.string({ unit: ANY_CHARACTER }),
      lines,
      lines,
      fc.constantFrom(PULL_REQUEST, null, { kind: 'directory', path: '../x' } as const),
      async (name, file, lineStart, lineEnd, origin) => {
        const own = { file, lineStart, lineEnd };
        const other = { file: name, lineStart: lineEnd, lineEnd: lineStart };
        const run = pullRequest([match(name, [1, 2], { own, other })], { origin });
        for (const audience of ['staff', 'student'] as const) {
          expect((await sarif(run, { audience })).results.length).toBeLessThan(2);
        }
      },
    ),
  );
});

describe('fingerprints', () => {
  const CODE = [
    'def total(items, start_at=0):\n    running_sum = start_at\n    for item in items:\n        running_sum += item.price * item.amount\n    return running_sum\n',
    'def largest(items, at_least=0):\n    best_so_far = at_least\n    for item in items:\n        best_so_far = max(item.price, best_so_far)\n    return best_so_far\n',
  ];
  const at = (first: number, second: number): MatchFinding[] => [
    match('org/shop#3', [first, first + 4]),
    match('org/shop#3', [second, second + 4]),
  ];
  const prints = (run: Run): readonly string[] =>
    run.results.map((result) => JSON.stringify(result.partialFingerprints)).toSorted();

  test('stay when the code moves, and differ between results', async () => {
    const before = await sarif(pullRequest(at(1, 7)), {
      readSource: source({ 'main.py': `${CODE[0]}\n${CODE[1]}` }),
    });
    const after = await sarif(pullRequest(at(4, 20)), {
      readSource: source({ 'main.py': `# one\n# two\n# three\n${CODE[0]}${'\n'.repeat(11)}${CODE[1]}` }),
    });
    expect(prints(after)).toEqual(prints(before));
    expect(new Set(prints(before)).size).toBe(2);
    expect(before.results[0]?.partialFingerprints.primaryLocationLineHash).toBeDefined();
  });

  test('of what is left stay when another finding is gone', async () => {
    const readSource = source({ 'main.py': `${CODE[0]}\n${CODE[1]}` });
    const both = await sarif(pullRequest(at(1, 7)), { readSource });
    const second = await sarif(pullRequest(at(1, 7).slice(1)), { readSource });
    expect(prints(both)).toContain(prints(second)[0]);
  });

  test('stay when code moves, also where the code is not here', async () => {
    const before = await sarif(pullRequest(at(1, 7)));
    expect(prints(await sarif(pullRequest(at(101, 107))))).toEqual(prints(before));
    expect(new Set(prints(before)).size).toBe(2);
  });

  // From the tests of the program that code scanning takes these hashes from.
  test.each([
    ['', ['c129715d7a2bc9a3:1']],
    [
      ' a\nb\n  \t\tc\n d',
      ['271789c17abda88f:1', '54703d4cd895b18:1', '180aee12dab6264:1', 'a23a3dc5e078b07b:1'],
    ],
    [
      ' hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n',
      [
        'e9496ae3ebfced30:1',
        'fb7c023a8b9ccb3f:1',
        'ce8ba1a563dcdaca:1',
        'e20e36e16fcb0cc8:1',
        'b3edc88f2938467e:1',
        'c8e28b0b4002a3a0:1',
        'c129715d7a2bc9a3:1',
      ],
    ],
  ])('lines of %j are hashed as GitHub hashes them', (contents, hashes) => {
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      const lines = new Set(Array.from({ length: 10 }, (_, index) => index + 1));
      expect([...lineHashes(contents.replaceAll('\n', lineEnd), lines).values()]).toEqual(hashes);
    }
  });

  test('are those of the definition: a polynomial modulo 2^64 of each window, with how often it was there', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\t', '\r', '\n', 'é'), maxLength: 6 })),
        fc.uniqueArray(fc.integer({ min: 1, max: 40 })),
        (pieces, asked) => {
          const code = pieces.join('\n');
          const dense = `${code.replaceAll(/\r\n?/g, '\n').replaceAll(/[ \t]/g, '')}\uffff`;
          const windows = dense
            .split('\n')
            .map((_, index, all) => all.slice(index).join('\n').slice(0, 100))
            .filter((window) => window !== '');
          const hash = (window: string): string =>
            Array.from({ length: 100 }, (_, place) => BigInt(window.charCodeAt(place) || 0))
              .reduce((sum, unit) => (sum * 37n + unit) % 2n ** 64n, 0n)
              .toString(16);
          const expected = windows.flatMap((window, index): [number, string][] => {
            const count = windows.slice(0, index + 1).filter((one) => one === window).length;
            return asked.includes(index + 1) ? [[index + 1, `${hash(window)}:${count}`]] : [];
          });
          expect([...lineHashes(code, new Set(asked))]).toEqual(expected);
        },
      ),
    );
  });

  test('equal lines are counted, and only the asked ones are given', () => {
    const repeated = `${'x'.repeat(120)}\n`.repeat(3);
    const [hash] =
      lineHashes(repeated, new Set([1]))
        .get(1)
        ?.split(':') ?? [];
    expect([...lineHashes(repeated, new Set([2]))]).toEqual([[2, `${hash}:2`]]);
    expect(lineHashes(repeated, new Set([9])).size).toBe(0);
  });
});

describe('limits', () => {
  const many = (length: number, file: string): MatchFinding[] =>
    Array.from({ length }, (_, index) =>
      match('org/shop#3', [index * 3 + 1, index * 3 + 1], {
        tokens: index,
        own: { file, lineStart: index * 3 + 1, lineEnd: index * 3 + 1 },
      }),
    );

  test('5,000 results, the largest first, and the file says how many are missing', async () => {
    const run = await sarif(pullRequest(many(6000, 'main.py')));
    expect(run.results).toHaveLength(5000);
    expect(run.results[0]?.locations[0].physicalLocation.region.startLine).toBe(5999 * 3 + 1);
    expect(run.invocations[0].toolExecutionNotifications?.[0]?.message.text).toBe(
      '1,000 more regions in the report.',
    );
  });

  seldom('10 MB packed, whatever the files are called', async () => {
    let seed = 1;
    const noise = (): string =>
      Array.from({ length: 4000 }, () => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return String.fromCharCode(33 + ((seed >>> 24) % 90));
      }).join('');
    const matches = Array.from({ length: 4000 }, (_, index) =>
      match('org/shop#3', [index + 1, index + 1], { own: { file: noise(), lineStart: 1, lineEnd: 1 } }),
    );
    const file = await text(pullRequest(matches));
    expect(gzipSync(file).length).toBeLessThan(10_000_000);
    const run = valid(file);
    expect(run.results.length).toBeGreaterThan(500);
    expect(run.invocations[0].toolExecutionNotifications?.[0]?.message.text).toMatch(/more regions/);
  });
});

test('a dismissed pair makes no result', async () => {
  const run = {
    ...pullRequest([match('org/shop#3', [1, 9])]),
    dismissed: [{ a: 'org/shop#3', b: 'org/shop#7', reason: 'x' }],
  };
  expect((await sarif(run)).results).toEqual([]);
});

test('a name makes no link', async () => {
  const run = await sarif(pullRequest([match('[here](https://evil.example)', [1, 9])]));
  expect(run.results[0]?.message.text).not.toContain('](');
});

test('hand-ins of one download lie apart, by whose they are', async () => {
  const origin = { kind: 'directory', path: 'moodle', handIn: { platform: 'moodle', id: '7' } } as const;
  const keys = ['moodle:7', 'moodle:8'] as const;
  const run = await sarif(
    report(
      keys.map((key, at) =>
        submission(key, {
          origin,
          matches: [
            match(keys[1 - at] ?? null, [1, 9], { own: { file: 'Main.java', lineStart: 1, lineEnd: 9 } }),
          ],
        }),
      ),
    ),
  );
  expect(run.results.map((one) => one.locations[0].physicalLocation.artifactLocation.uri)).toEqual([
    'moodle%3A7/Main.java',
    'moodle%3A8/Main.java',
  ]);
});
