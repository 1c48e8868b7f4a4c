import fc from 'fast-check';
import { given } from '../../src/base/words/message.ts';
import { describe, expect, test } from 'vitest';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import type { Audience, RunReport } from '../../src/contract/report.ts';
import { checkRunOutput, renderAnnotations } from '../../src/channels/check-run-output.ts';
import { commentMarker, isOurComment, renderComment } from '../../src/channels/comment.ts';
import { readDigest } from '../../src/channels/comment-digest.ts';
import { workspacePath } from '../../src/report/places.ts';
import { aPair, match, report, submission, PULL_REQUEST } from './sample.ts';
import { viewOf } from '../../src/channels/view.ts';

function head(total: number, matches: SubmissionFinding['matches'] = []): SubmissionFinding {
  return submission('org/shop#7', { total, origin: PULL_REQUEST, matches });
}

const FLAGGED = {
  verdict: {
    outcome: 'flagged' as const,
    exitCode: 1 as const,
    sentence: given('1 of 1 submission flagged.'),
    flagged: [{ key: 'org/shop#7', by: ['similarity' as const] }],
  },
  run: { repository: 'org/shop' },
};

const MANY = Array.from({ length: 130 }, (_, index) =>
  match('org/shop#3', [index * 10 + 1, index * 10 + 5], { tokens: index }),
);

describe('the comment', () => {
  const first = report(
    [head(80, [match('org/shop#3', [3, 9])]), submission('org/shop#3', { role: 'archive' })],
    FLAGGED,
  );

  test('is found by its marker and key alone', () => {
    const body = renderComment(viewOf(first, 'staff'), { key: 'build / check --> (1)', previousBody: null });
    expect(isOurComment(body, 'build / check --> (1)')).toBe(true);
    expect(isOurComment(body, 'another')).toBe(false);
    expect(commentMarker('-->').match(/-->/g)).toHaveLength(1);
  });

  /** Its text without the rows of tables and lists, and without what its digest holds. */
  const frameOf = (view: Parameters<typeof renderComment>[0], headSha = 'abcdef0123456789'): string =>
    renderComment(view, { key: 'k', previousBody: null, headSha })
      .replaceAll(/^(?:\||-).*\n/gm, '')
      .replace(/(?<=digest:).*/, '');

  test('has what a person reads first, the sentence of the verdict, and from which run it is', () => {
    const run = report([submission('ann', { total: 90 }), submission('bob')], {
      verdict: {
        ...FLAGGED.verdict,
        flagged: [{ key: 'ann', by: ['similarity'] }],
        sentence: given('One *is*.'),
      },
    });
    const end = `<sub>[2026-11-21 04:31 UTC](https://github.com/org/staff/actions/runs/1) · commit abcdef0 · version 0.1.0</sub>
<!-- code-similarity:digest:`;
    expect(frameOf(viewOf(run, 'staff'))).toBe(`<!-- code-similarity:comment:6b -->
### 🔎 Needs a review: hw1

One \\*is\\*.


#### Why they are flagged

<details><summary>How to read this</summary>


</details>

The whole report, where the workflow keeps it as the artifact \`similarity-report\` (then open \`similarity-report-1/index.html\`):

\`\`\`sh
gh run download 1 -R org/staff -n similarity-report -D similarity-report-1
\`\`\`

${end}`);
    expect(frameOf(viewOf(run, 'student'))).toBe(`<!-- code-similarity:comment:6b -->
A program compared code and decided nothing. A person looks at what it found before anything follows from it.

### 🔎 Needs a review: org/staff

1 of 2 submissions needs a person’s review. This is no finding of misconduct.

<details><summary>How to read this</summary>


</details>

${end}`);
    const unnamed = { key: 'k', previousBody: null };
    expect(renderComment(viewOf(run, 'staff'), unnamed)).toContain('runs/1) · version 0.1.0</sub>');
    expect(isOurComment(renderComment(viewOf(run, 'staff'), unnamed))).toBe(true);
    expect(isOurComment('1 of 2 submissions')).toBe(false);
  });

  test('links lines at the commit that was checked', () => {
    expect(renderComment(viewOf(first, 'staff'), { key: 'k', previousBody: null })).toContain(
      `[\`main.py\` lines 3–9](https://github.com/org/shop/blob/${'a'.repeat(40)}/main.py?plain=1#L3-L9)`,
    );
  });

  test('links to the GitHub that the run is on', () => {
    const enterprise = {
      ...first,
      run: { ...first.run, runUrl: 'https://git.school.example/org/shop/actions/runs/1' },
    };
    expect(renderComment(viewOf(enterprise, 'staff'), { key: 'k', previousBody: null })).toContain(
      'https://git.school.example/org/shop/blob/',
    );
  });

  test('says what changed since the last run', () => {
    const before = renderComment(viewOf(first, 'staff'), { key: 'k', previousBody: null });
    expect(before).not.toContain('Changes since');
    const later = {
      ...report([head(90.5)], FLAGGED),
      run: { ...first.run, createdAt: '2026-11-22T10:00:00Z' },
    };
    const after = renderComment(viewOf(later, 'staff'), { key: 'k', previousBody: before });
    expect(after).toContain('90.5 (▲ 10.5)');
    expect(after).toContain('Changes since the run of 2026-11-21 04:31 UTC');
  });

  test('says what changed for staff: who, which numbers, which thresholds', () => {
    const of = (more: Parameters<typeof report>[1], ...submissions: SubmissionFinding[]) =>
      report(submissions, { ...more, findings: { aiRun: true, ...more?.findings } });
    const old = of(
      { verdict: { flagged: [{ key: 'anna', by: ['similarity'] }] } },
      submission('anna', { total: 80, aiAverage: 20, matches: MANY.slice(0, 2) }),
      submission('boris', { total: 60, aiAverage: null }),
      submission('carla', { total: 50, aiAverage: 5 }),
      submission('dora', { total: 5 }),
    );
    const later = { createdAt: '2026-11-22T10:00:00Z' };
    const run = of(
      {
        verdict: {
          flagged: [
            { key: 'boris', by: ['ai'] },
            { key: 'emil', by: ['similarity'] },
          ],
        },
        thresholds: { similarity: 82, ai: 75 },
        run: later,
      },
      submission('anna', { total: 80.01, aiAverage: 17.5, matches: MANY.slice(0, 5) }),
      submission('boris', { total: 60, aiAverage: 90 }),
      submission('carla', { total: 50, aiAverage: 5 }),
      submission('emil', { total: 99 }),
    );
    const body = (now: RunReport, before: RunReport) =>
      renderComment(viewOf(now, 'staff'), {
        key: 'k',
        previousBody: renderComment(viewOf(before, 'staff'), { key: 'k', previousBody: null }),
      });
    const lines = body(run, old).split('\n');
    expect(lines).toContain(
      'Changes since the run of 2026-11-21 04:31 UTC: newly flagged: `boris`, `emil`; no longer flagged: `anna`; 1 submission added; 1 submission no longer there; other numbers of 2 submissions, marked below; similarity threshold 75 → 82.',
    );
    const cells = (name: string): unknown =>
      lines
        .find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
        ?.split(' | ')
        .filter((_, column) => [2, 3, 5].includes(column));
    expect(cells('anna')).toEqual(['80.0', '17.5 (▼ 2.5)', '5 (▲ 3)']);
    expect(cells('boris')).toEqual(['60.0', '90.0 (was n/a)', '0']);
    expect(cells('carla')).toEqual(['50.0', '5.0', '0']);
    expect(cells('emil')).toEqual(['99.0 (new)', 'n/a', '0']);

    const same = body({ ...old, run: { ...old.run, ...later } }, old);
    expect(same).toContain('No change since the run of 2026-11-21 04:31 UTC.');
    expect(same).not.toMatch(/Changes since|▲|▼|\((?:new|was)/);

    const without = { ...old, findings: { ...old.findings, aiRun: false }, run: { ...old.run, ...later } };
    expect(body(without, old)).toContain('04:31 UTC: AI detection was not run this time.');
  });

  test('of more submissions than are kept calls nobody new', () => {
    const many = (createdAt: string) =>
      report(
        Array.from({ length: 400 }, (_, index) => submission(`s${index}`, { total: index / 4 })),
        { run: { createdAt } },
      );
    const previousBody = renderComment(viewOf(many('2026-11-21T04:31:00Z'), 'staff'), {
      key: 'k',
      previousBody: null,
    });
    const body = renderComment(viewOf(many('2026-11-22T04:31:00Z'), 'staff'), { key: 'k', previousBody });
    expect(body).toContain('No change since');
    expect(body).not.toContain('(new)');
  });

  test('says what changed for students in bands and counts of their own', () => {
    const own = (total: number, regions: number, isFlagged: boolean, createdAt: string, others = 1) =>
      report(
        [
          head(total, MANY.slice(0, regions)),
          ...Array.from({ length: others }, (_, index) =>
            submission(`org/shop#${index + 20}`, { role: 'archive', name: 'peer' }),
          ),
        ],
        {
          verdict: isFlagged ? FLAGGED.verdict : {},
          run: { repository: 'org/shop', createdAt },
        },
      );
    const body = (now: RunReport, before: RunReport | null): string =>
      renderComment(viewOf(now, 'student'), {
        key: 'k',
        previousBody: before === null ? null : body(before, null),
      });
    const old = own(40, 2, false, '2026-11-21T04:31:00Z');
    const later = '2026-11-22T04:31:00Z';
    expect(body(own(83.7, 5, true, later, 3), old)).toContain(
      'Changes since the run of 2026-11-21 04:31 UTC: similarity moderate → very high; 2 → 5 regions; needs a review now; compared with 1 → 3.\n',
    );
    // A change within a band is none that a student may see.
    const within = body(own(44.4, 2, false, later), old);
    expect(within).toContain('No change since the run of 2026-11-21 04:31 UTC.');
    expect(within).not.toMatch(/44\.4|40\.0|peer/);
    // From where it flags is told nowhere, in the hidden line as little as in what is shown.
    const stricter = { ...own(40, 2, false, later), thresholds: { similarity: 61, ai: 62 } };
    expect(body(stricter, old)).toContain('No change since the run of 2026-11-21 04:31 UTC.');
    expect(readDigest(body(stricter, old))).toMatchObject({ audience: 'student', thresholds: null });
    const withAi = { ...stricter, findings: { ...stricter.findings, aiRun: true } };
    const withoutAi = { ...old, findings: { ...old.findings, aiRun: false } };
    expect(body(withAi, withoutAi)).toContain('04:31 UTC: AI detection was not run before.');
    expect(body({ ...withoutAi, run: stricter.run }, { ...withAi, run: old.run })).toContain(
      '04:31 UTC: AI detection was not run this time.',
    );
  });

  test("compares nothing with the other audience's comment", () => {
    const run = { ...first, run: { ...first.run, createdAt: '2026-11-22T10:00:00Z' } };
    for (const [audience, other] of [
      ['staff', 'student'],
      ['student', 'staff'],
    ] as const) {
      const previousBody = renderComment(viewOf(first, other), { key: 'k', previousBody: null });
      expect(renderComment(viewOf(run, audience), { key: 'k', previousBody })).not.toMatch(
        /since the run|\(new\)/,
      );
    }
  });

  test('is the same twice, so that it need not be written twice', () => {
    const options = { key: 'k', previousBody: null };
    expect(renderComment(viewOf(first, 'staff'), options)).toBe(
      renderComment(viewOf(first, 'staff'), options),
    );
  });

  test.each([65_536, 20_000])(
    'is never longer than %d characters and says how many regions are hidden',
    (max) => {
      const run = report(
        Array.from({ length: 400 }, (_, index) =>
          submission(`s${index}`, { name: 'n'.repeat(100), matches: MANY }),
        ),
        { findings: { notices: Array.from({ length: 500 }, () => 'x'.repeat(500)) } },
      );
      const body = renderComment(viewOf(run, 'staff'), {
        key: 'k',
        previousBody: null,
        maxCharacters: max,
      });
      expect(body.length).toBeLessThanOrEqual(max);
      expect(body).toMatch(/…and [\d,]+ more/);
    },
  );

  test.each([
    [50, undefined],
    [51, undefined],
    [60, undefined],
    [40, 5000],
    [60, 5000],
  ])('of %d submissions in %s characters it says how many are left out', (count, maxCharacters) => {
    const many = Array.from({ length: count }, (_, index) =>
      submission(`${index}`.padStart(60, 'n'), { total: 9 }),
    );
    const options = {
      key: 'k',
      previousBody: null,
      ...(maxCharacters === undefined ? {} : { maxCharacters }),
    };
    const body = renderComment(viewOf(report(many), 'staff'), options);
    const rows = body.match(/^\| .*`n/gm)?.length ?? 0;
    const [, more = '0'] = /^…and (\d+) more$/m.exec(body) ?? [];
    expect(rows + Number(more)).toBe(count);
    if (maxCharacters === undefined) expect(rows).toBe(50);
    else expect(rows).toBeLessThan(40);
  });

  test('lists whose lines they are, what was dismissed with its reason, and first what to heed', () => {
    const run = report(
      [
        submission('ann', { matches: [match('bob', [3, 9])] }),
        submission('bob', { matches: [match('ann', [3, 9])] }),
      ],
      {
        findings: { pairs: [aPair('ann', 'cyd', 80), aPair('ann', 'bob', 90)], notices: ['From elsewhere.'] },
        verdict: { warnings: [given('Look there.')] },
        dismissed: [{ a: 'ann', b: 'cyd', reason: 'partners' }],
      },
    );
    const body = renderComment(viewOf(run, 'staff'), { key: 'k', previousBody: null });
    expect(body).toMatch(/^- ~~`ann`.*`cyd`~~ partners$/m);
    expect(body).toMatch(/\n- Look there\.\n- From elsewhere\.\n- Similarity:/);
    expect(body.match(/^- `main\.py` lines 3–9.*`(?:ann|bob)`/gm)).toHaveLength(2);
  });

  test('takes what room there is, and leaves some for what others put around it', () => {
    const view = viewOf(
      report(
        Array.from({ length: 60 }, (_, index) => submission(`${index}`.padStart(99, 'n'), { total: 90 })),
        { findings: { notices: ['x'.repeat(500)] } },
      ),
      'staff',
    );
    // A row has some hundred characters: over as many sizes the last one that fits leaves from nothing to a row.
    const left = Array.from({ length: 30 }, (_, at) => {
      const maxCharacters = 8000 + 4 * at;
      return (
        maxCharacters - renderComment(view, { key: 'k', previousBody: null, maxCharacters }).length - 256
      );
    });
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...left)).toBeLessThan(10);
    expect(Math.max(...left)).toBeLessThan(140);
  });

  test('a forged digest is no reason to fail', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (text, value) => {
        for (const hidden of [text, Buffer.from(JSON.stringify(value)).toString('base64url')]) {
          const previousBody = `${commentMarker('k')}\n<!-- code-similarity:digest:${hidden} -->`;
          expect(renderComment(viewOf(first, 'staff'), { key: 'k', previousBody })).toContain(
            'Needs a review',
          );
        }
      }),
    );
  });
});

describe('annotations', () => {
  test('are at most ten, the largest regions first, and the last says how many more', () => {
    const lines = renderAnnotations(viewOf(report([head(80, MANY)], FLAGGED), 'staff'))
      .trim()
      .split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatch(/^::warning title=Similar code,file=main\.py,line=1291,endLine=1295::/);
    expect(lines[9]).toBe('::warning title=Similar code::…and 121 more regions in the report.');
  });

  test('are warnings where the submission is flagged, and notices where it is not', () => {
    const levels = (run: RunReport, audience: Audience): ReadonlySet<string> =>
      new Set(renderAnnotations(viewOf(run, audience)).match(/^::\w+/gm));
    const passed = { run: { repository: 'org/shop' } };
    const second = submission('org/shop#8', {
      origin: { ...PULL_REQUEST, number: 8 },
      matches: MANY.slice(0, 1),
    });
    for (const audience of ['staff', 'student'] as const) {
      expect(levels(report([head(80, MANY)], FLAGGED), audience)).toEqual(new Set(['::warning']));
      expect(levels(report([head(40, MANY)], passed), audience)).toEqual(new Set(['::notice']));
    }
    expect([...levels(report([second, head(80, MANY.slice(0, 2))], FLAGGED), 'staff')]).toEqual([
      '::warning',
      '::notice',
    ]);
    const hidden = report([{ ...second, matches: MANY.slice(0, 20) }, head(80, MANY.slice(0, 9))], FLAGGED);
    expect(renderAnnotations(viewOf(hidden, 'staff')).trim().split('\n').at(-1)).toBe(
      '::notice title=Similar code::…and 20 more regions in the report.',
    );
  });

  test('lie on lines of the repository that the run is of, and nowhere else', () => {
    const run = report([], { run: { repository: 'org/shop' } });
    const at = (origin: SubmissionFinding['origin']) =>
      workspacePath(run, submission('x', { origin }), 'src/a.py');
    expect(at(PULL_REQUEST)).toBe('src/a.py');
    expect(at({ ...PULL_REQUEST, repo: 'elsewhere' })).toBeNull();
    expect(at({ kind: 'directory', path: '/home/runner/work/shop/shop' })).toBe('src/a.py');
    expect(at({ kind: 'directory', path: './class/anna' })).toBe('class/anna/src/a.py');
    expect(at({ kind: 'directory', path: '/home/anna' })).toBeNull();
    expect(at({ kind: 'directory', path: '../anna' })).toBeNull();
    expect(at({ kind: 'directory', path: 'class/anna.zip' })).toBeNull();
    const handIn = { platform: 'moodle', id: '7' } as const;
    expect(at({ kind: 'directory', path: 'moodle', handIn })).toBeNull();
    const alone = submission('x', {
      origin: { kind: 'directory', path: 'class/anna.py' },
      files: [{ path: 'anna.py', size: 9 }],
    });
    expect(workspacePath(run, alone, 'anna.py')).toBe('class/anna.py');
    expect(at({ kind: 'repository', owner: 'org', repo: 'other', repositoryId: 1, sha: 'a' })).toBeNull();
    expect(at({ kind: 'repository', owner: 'Org', repo: 'shop', repositoryId: 1, sha: 'a' })).toBe(
      'src/a.py',
    );
  });
});

describe('the check run', () => {
  test('has its annotations in pages of 50', () => {
    const { pages, conclusion, title } = checkRunOutput(viewOf(report([head(80, MANY)], FLAGGED), 'staff'));
    expect(pages.map((page) => page.length)).toEqual([50, 50, 30]);
    expect(conclusion).toBe('failure');
    expect(title).toBe('Needs a review: 1 submission flagged');
  });

  test.each([
    ['passed', 0, 'success'],
    ['flagged', 0, 'neutral'],
    ['incomplete', 1, 'failure'],
    ['skipped', 0, 'skipped'],
    ['cancelled', 1, 'cancelled'],
    ['timeout', 1, 'timed_out'],
    ['timeout', 0, 'neutral'],
  ] as const)('%s with exit code %d concludes %s', (outcome, exitCode, conclusion) => {
    expect(checkRunOutput(viewOf(report([], { verdict: { outcome, exitCode } }), 'staff')).conclusion).toBe(
      conclusion,
    );
  });
});
