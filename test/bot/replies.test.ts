import fc from 'fast-check';
import { ANY_CHARACTER } from '../any-text.ts';
import { given } from '../../src/base/words/message.ts';
import { describe, expect, test } from 'vitest';
import { parseCommand } from '../../src/bot/commands/grammar.ts';
import { readReport } from '../../src/bot/commands/effects.ts';
import { isRefusal, readCheckMark } from '../../src/bot/commands/check-mark.ts';
import { renderReply, type Reply } from '../../src/bot/commands/render.ts';
import { carriesOurMarker } from '../../src/bot/commands/request.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { readDigest } from '../../src/channels/comment-digest.ts';
import { studentView } from '../../src/report/student-view.ts';
import { match, report, submission } from '../report/sample.ts';
import { viewOf } from '../../src/channels/view.ts';

const SHA = 'a'.repeat(40);
const ORIGIN = {
  kind: 'pull-request',
  owner: 'cs1',
  repo: 'hw1',
  number: 12,
  sha: SHA,
  author: 'carol',
} as const;
const CONTEXT = {
  key: '501',
  author: 'ada',
  runUrl: 'https://github.com/cs1/hw1/actions/runs/9',
  check: null,
};

const RUN = report(
  [
    submission('cs1/hw1#12', {
      total: 81.25,
      origin: ORIGIN,
      files: [
        { path: 'main.py', size: 900 },
        { path: 'a|`b`.py', size: 300 },
      ],
      matches: [
        match('cs1/hw1#13', [3, 9]),
        match('cs1/hw1#13', [20, 20], { own: { file: 'a|`b`.py', lineStart: 20, lineEnd: 20 } }),
        match(null, [40, 44], { kind: 'external' }),
      ],
    }),
    submission('cs1/hw1#13', {
      role: 'archive',
      name: 'dave-secret',
      origin: { ...ORIGIN, number: 13, author: 'dave' },
    }),
  ],
  {
    verdict: {
      outcome: 'flagged',
      exitCode: 1,
      sentence: given('cs1/hw1#12 is like dave-secret.'),
      flagged: [{ key: 'cs1/hw1#12', by: ['similarity'] }],
    },
    run: { repository: 'cs1/hw1' },
  },
);

const say = (reply: Reply): string => renderReply(reply, CONTEXT);

function refusal(body: string): string {
  const parsed = parseCommand(body);
  if (parsed.kind !== 'refused') throw new Error('not refused');
  return say({ kind: 'refused', refusal: { kind: 'syntax', syntax: parsed.refusal } });
}

describe('a reply', () => {
  test('begins with the marker of its command, and is never a command itself', () => {
    const body = say({ kind: 'help' });
    expect(body.split('\n')[0]).toBe('<!-- code-similarity:bot 501 -->');
    expect(carriesOurMarker(body)).toBe(true);
    expect(parseCommand(body)).toEqual({ kind: 'none' });
  });

  test('of a check names the commit, the band and the settings, and no peer', () => {
    const body = say({
      kind: 'checked',
      headSha: SHA,
      standing: 'head',
      overrides: { similarityThreshold: 60, engine: 'Deep Scan' },
      view: studentView(RUN),
    });
    expect(body).toContain('### 🔎 Needs a review');
    expect(body).toContain('needs a person’s review');
    expect(body).toContain('Similarity: **very high**');
    expect(body).toContain(`\`${SHA}\``);
    expect(body).toContain('similarity-threshold `60`, engine `Deep Scan`');
    expect(body).not.toMatch(/dave|81\.|hw1#13|plagiar|cheat/i);
  });

  test('that only says that work has begun can be told from a final one', () => {
    const check = {
      headSha: SHA,
      standing: 'moved',
      settings: '0123456789',
      by: 'ada',
      run: '9.bot',
    } as const;
    const about = { ...CONTEXT, check };
    const begun = renderReply({ kind: 'accepted', headSha: SHA, standing: 'moved', overrides: {} }, about);
    expect(readCheckMark(begun)).toEqual({ ...check, state: 'pinned' });
    // GitHub may answer with other line ends.
    expect(readCheckMark(begun.replaceAll('\n', '\r\n'))).toEqual({ ...check, state: 'pinned' });
    expect(begun).toContain('The head has moved since the command was given');
    const cancelled = renderReply(
      { kind: 'refused', refusal: { kind: 'cancelled', by: 'bob', headSha: SHA } },
      about,
    );
    expect(readCheckMark(cancelled)?.state).toBe('failed');
    expect(isRefusal(cancelled)).toBe(true);
    expect(readCheckMark(say({ kind: 'help' }))).toBeNull();
    expect(isRefusal(begun)).toBe(false);
    expect(isRefusal(refusal('/similarity x'))).toBe(true);
  });

  test('of a refusal says what was most likely meant', () => {
    expect(refusal('/similarity check --treshold 5')).toContain(
      '`--treshold` is no option of `check`. Did you mean `--threshold`?',
    );
    expect(refusal('/similarity check --frobnicate')).not.toContain('Did you mean');
  });

  test('shows hostile text as text', () => {
    const body = refusal('/similarity <img/src=x>@everyone`$&`');
    expect(body).toContain('`` <img/src=x>@everyone`$&` ``');
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER, minLength: 1 }), (text) => {
        const lines = refusal(`/similarity zz${text.replaceAll(/[\r\n]/g, '')}"`).split('\n');
        // It can neither begin a line nor end the code span it stands in.
        expect(lines).toHaveLength(5);
        expect(lines[2]).toMatch(/^`+ ?zz/);
      }),
    );
  });

  test('of failures blames nobody and names nothing', () => {
    const body = say({
      kind: 'refused',
      refusal: {
        kind: 'failed',
        what: 'check',
        outcome: 'network',
        reason: null,
        retryHelps: true,
        headSha: SHA,
      },
    });
    expect(body).toContain('A service did not answer');
    expect(body).toContain('can be tried again later');
  });
});

describe('the last check, read back from its comment', () => {
  const read = (audience: 'staff' | 'student') =>
    readReport(
      renderComment(viewOf(RUN, audience), { key: 'k', previousBody: null, headSha: SHA }),
      'https://github.com/c/1',
    );

  test('of a comment for students', () => {
    expect(read('student')).toEqual({
      at: RUN.run.createdAt,
      feedback: 'full',
      similarity: 'very high',
      regionCount: 3,
      regions: [
        { file: 'a|`b`.py', lineStart: 20, lineEnd: 20, foundIn: ['pull-request'] },
        { file: 'main.py', lineStart: 3, lineEnd: 9, foundIn: ['pull-request'] },
        { file: 'main.py', lineStart: 40, lineEnd: 44, foundIn: ['external'] },
      ],
      headSha: SHA,
      url: 'https://github.com/c/1',
    });
  });

  test('of a comment for staff, without what staff alone may see', () => {
    const status = read('staff');
    expect(status?.regions.map(({ file, lineStart }) => `${file}:${lineStart}`).toSorted()).toEqual([
      'a|`b`.py:20',
      'main.py:3',
      'main.py:40',
    ]);
    expect(status?.similarity).toBe('very high');
    const body = say({ kind: 'explained', status, headSha: SHA });
    expect(body).toContain('- `main.py` lines 3–9');
    expect(body).not.toMatch(/dave|81\.|hw1#13/);
  });

  test('whatever a file is called', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme-ascii' }), (name) => {
        fc.pre(name.trim() !== '');
        const one = report([
          submission('cs1/hw1#12', {
            origin: ORIGIN,
            files: [{ path: name, size: 300 }],
            matches: [match('x', [3, 9], { own: { file: name, lineStart: 3, lineEnd: 9 } })],
          }),
          submission('x', { role: 'archive' }),
        ]);
        const status = readReport(
          renderComment(viewOf(one, 'student'), { key: 'k', previousBody: null }),
          null,
        );
        expect(status?.regions).toEqual([{ file: name, lineStart: 3, lineEnd: 9, foundIn: ['archive'] }]);
      }),
    );
  });

  test('of a comment that does not hold its lines for programs', () => {
    const comment = renderComment(viewOf(RUN, 'student'), { key: 'k', previousBody: null, headSha: SHA });
    const { lines, ...older } = readDigest(comment) ?? {};
    expect(lines).toHaveLength(3);
    const written = `<!-- code-similarity:comment:6b -->\n- [\`main.py\` lines 3–9](https://x)\n<!-- code-similarity:digest:${Buffer.from(JSON.stringify(older)).toString('base64url')} -->`;
    const status = readReport(written, null);
    expect(status).toMatchObject({ regionCount: 3, regions: [], similarity: 'very high', headSha: SHA });
    const body = say({ kind: 'explained', status, headSha: SHA });
    expect(body).toContain('found 3 regions of this pull request that are like code elsewhere');
    expect(body).toContain('Its comment lists them.');
  });

  test('of a comment whose files have names too long to be kept', () => {
    const named = (length: number): string => 'x'.repeat(length);
    const run = (length: number) =>
      report([
        submission('cs1/hw1#12', {
          origin: ORIGIN,
          files: [{ path: named(length), size: 900 }],
          matches: Array.from({ length: 30 }, (_, index) =>
            match('x', [index * 10, index * 10 + 2], {
              own: { file: named(length), lineStart: index * 10, lineEnd: index * 10 + 2 },
            }),
          ),
        }),
        submission('x', { role: 'archive' }),
      ]);
    const kept = (length: number): readonly number[] => {
      const body = renderComment(viewOf(run(length), 'student'), { key: 'k', previousBody: null });
      expect(body.length).toBeLessThanOrEqual(65_536);
      const status = readReport(body, null);
      return [status?.regions.length ?? 0, status?.regionCount ?? 0];
    };
    // Each line takes its name, two quotes and 80 characters of 8000.
    expect([kept(10), kept(238), kept(239), kept(7918), kept(7919)]).toEqual([
      [25, 30],
      [25, 30],
      [24, 30],
      [1, 30],
      [0, 30],
    ]);
  });

  test('of several submissions nothing is the pull request’s for certain', () => {
    const two = report([submission('a'), submission('b')]);
    expect(
      readReport(renderComment(viewOf(two, 'staff'), { key: 'k', previousBody: null }), null),
    ).toBeNull();
  });

  test.each([
    ['no marker', '<!-- code-similarity:digest:e30 -->'],
    ['no digest', '<!-- code-similarity:comment:6b -->\nhello'],
    ['an empty digest', '<!-- code-similarity:comment:6b -->\n<!-- code-similarity:digest:e30 -->'],
    ['a broken digest', '<!-- code-similarity:comment:6b -->\n<!-- code-similarity:digest:AAAA -->'],
  ])('nothing is read of a body with %s', (_, body) => {
    expect(readReport(body, null)).toBeNull();
  });

  test('of a comment that told students no bands and lines gives none either', () => {
    const run = { ...RUN, students: { ...RUN.students, feedback: 'verdict' as const } };
    const status = readReport(renderComment(viewOf(run, 'student'), { key: 'k', previousBody: null }), null);
    for (const kind of ['status', 'explained'] as const) {
      const body = say({ kind, status, headSha: SHA });
      expect(body).not.toMatch(/very high|low|region|found no lines|main\.py/);
      expect(body).toContain('2026-11-21 04:31 UTC');
    }
  });

  test('says whether the head has moved since', () => {
    const status = read('student');
    expect(say({ kind: 'status', status, headSha: SHA })).toContain('which is the head');
    expect(say({ kind: 'status', status, headSha: 'b'.repeat(40) })).toContain('the head has moved to `bbbb');
    expect(say({ kind: 'status', status: null, headSha: SHA })).toContain('No check of this pull request');
  });

  test('long lists say how much they leave out', () => {
    const status = read('student');
    if (status === null) throw new Error('unread');
    const regions = Array.from({ length: 60 }, () => ({
      file: 'x'.repeat(4000),
      lineStart: 1,
      lineEnd: 2,
      foundIn: [],
    }));
    const body = say({ kind: 'explained', status: { ...status, regions, regionCount: 70 }, headSha: SHA });
    expect(body.length).toBeLessThan(65_536);
    const shown = body.split('\n').filter((line) => line.startsWith('- `')).length;
    expect(body).toContain(`…and ${70 - shown} more`);
  });
});
