import fc from 'fast-check';
import { ANY_CHARACTER } from '../any-text.ts';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/base/words/english.ts';
import { casesText, parseCases } from '../../src/report/cases/case-document.ts';
import { SaidError } from '../../src/base/words/message.ts';
import { soundCases } from '../../src/report/cases/sound-cases.ts';
import {
  answeredWords,
  bothNotes,
  decidedAt,
  mergeCases,
  mergeChanges,
  openAnswers,
} from '../../src/report/cases/merge-cases.ts';
import { subjectOfKey } from '../../src/channels/cases.ts';
import { type Case, CASE_BOUNDS, type CaseBook, NO_CASES } from '../../src/contract/cases.ts';

const ONE: Case = {
  subjects: [subjectOfKey('a'), subjectOfKey('b')],
  names: ['a', 'b'],
  state: 'to-discuss',
  reason: null,
  note: 'ask about <script>alert(1)</script> \u202e =HYPERLINK("x") \0',
  by: 'ada',
  at: '2026-11-21T04:00:00Z',
  evidence: { similarity: 80.123, suspicion: null, tokens: 12 },
};

const text = (change: object): string =>
  JSON.stringify({ schemaVersion: 1, cases: [{ ...ONE, ...change }], common: [] });

describe('cases.json', () => {
  test('is read back as it was written, whatever a note holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER }), fc.string(), (note, path) => {
        const book: CaseBook = {
          cases: [{ ...ONE, note }],
          common: [{ path: `x${path}`, text: `x${note}`, by: null, at: ONE.at }],
        };
        expect(parseCases(casesText(book), 'f')).toEqual({ schemaVersion: 1, ...book });
      }),
    );
    expect(parseCases(casesText(NO_CASES), 'f')).toEqual({ schemaVersion: 1, ...NO_CASES });
  });

  test('names files that belong to a case, of which there need be none', () => {
    const files = ['minutes <b>.pdf', 'git\u202elog.txt'];
    for (const read of [(json: string) => parseCases(json, 'f'), soundCases]) {
      expect(read(text({ files })).cases[0]?.files).toEqual(files);
      expect(read(text({})).cases[0]?.files).toBeUndefined();
    }
    expect(parseCases(text({ files: Array(100).fill('a') }), 'f').cases[0]?.files).toHaveLength(100);
    expect(() => parseCases(text({ files: Array(101).fill('a') }), 'f')).toThrow('cases.0.files');
    expect(() => parseCases(text({ files: ['x'.repeat(1001)] }), 'f')).toThrow('cases.0.files.0');
    expect(() => soundCases(text({ files: [1] }))).toThrow(SaidError);
  });

  test('keeps what a later release adds', () => {
    const later = JSON.stringify({
      schemaVersion: 1,
      cases: [{ ...ONE, hearing: { on: 'Friday' } }],
      common: [],
      course: 'CS1',
    });
    const again = parseCases(casesText(mergeCases(parseCases(later, 'f'), NO_CASES)), 'f');
    expect(again).toMatchObject({ course: 'CS1', cases: [{ hearing: { on: 'Friday' } }] });
  });

  test('has a line a case, so that a diff shows what was decided', () => {
    const lines = casesText({ cases: [ONE, ONE], common: [] }).split('\n');
    expect(lines.filter((line) => line.includes('"to-discuss"'))).toHaveLength(2);
  });

  test.each([
    ['{', 'is not JSON'],
    ['null', 'top level'],
    [
      `{"schemaVersion":1,"cases":[],"common":[],"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'is nested too deeply',
    ],
    [
      JSON.stringify({ schemaVersion: 2, cases: 'x' }),
      'written by a later version of this program (schemaVersion 2)',
    ],
    [text({ state: 'guilty' }), 'cases.0.state'],
    [text({ subjects: ['a'] }), 'cases.0.subjects.0: no subject of a report'],
    [text({ subjects: [] }), 'cases.0.subjects'],
    [text({ at: 'yesterday' }), 'cases.0.at'],
    [text({ note: 'x'.repeat(CASE_BOUNDS.note + 1) }), 'cases.0.note'],
    [text({ evidence: { similarity: 101, suspicion: 1, tokens: 1 } }), 'cases.0.evidence.similarity'],
  ])('%#: what is wrong is named with its place', (given, expected) => {
    expect(() => parseCases(given, 'cases: "x/cases.json"')).toThrow(expected);
    expect(() => parseCases(given, 'cases: "x/cases.json"')).toThrow('x/cases.json');
  });

  test('takes a case of one submission, in the page too, and none of nobody', () => {
    const alone = text({ subjects: [subjectOfKey('a')], names: ['a'] });
    expect(parseCases(alone, 'f').cases).toHaveLength(1);
    expect(soundCases(alone).cases).toHaveLength(1);
    expect(() => soundCases(text({ subjects: [] }))).toThrow(SaidError);
  });

  test('takes a note of the greatest length, and a mark before the text', () => {
    expect(parseCases(`\ufeff${text({ note: 'x'.repeat(50_000) })}`, 'f').cases).toHaveLength(1);
  });
});

describe('two books', () => {
  const at = (time: string, note: string): CaseBook => ({ cases: [{ ...ONE, at: time, note }], common: [] });

  test('are one in which the newer record counts, whatever the zone', () => {
    const early = at('2026-11-21T04:00:00+02:00', 'early');
    const late = at('2026-11-21T03:00:00Z', 'late');
    expect(mergeCases(late, early).cases.map(({ note }) => note)).toEqual(['late']);
    expect(mergeCases(early, late).cases.map(({ note }) => note)).toEqual(['late']);
    expect(mergeCases(early, at('2026-11-21T02:00:00Z', 'same')).cases.map(({ note }) => note)).toEqual([
      'same',
    ]);
  });

  test.each([
    ['earlier', '2026-11-21T05:59:59.999Z', '2026-11-21T06:00:00.000Z'],
    ['at the same moment', '2026-11-21T06:00:00.000Z', '2026-11-21T06:00:00.001Z'],
    ['by a clock that was ahead, in another zone', '2027-01-01T01:00:00+01:00', '2027-01-01T00:00:00.001Z'],
  ])('are one in which the last decision counts, also over a record of %s', (_when, before, decided) => {
    const now = decidedAt('2026-11-21T06:00:00.000Z', before);
    expect(now).toBe(decided);
    expect(mergeCases(at(before, 'before'), at(now, 'last')).cases.map(({ note }) => note)).toEqual(['last']);
    expect(mergeCases(at(now, 'last'), at(before, 'before')).cases.map(({ note }) => note)).toEqual(['last']);
  });

  test('are readable after a decision over one that was dated to count for ever', () => {
    const now = decidedAt('2026-11-21T06:00:00.000Z', '9999-12-31T23:59:59.999Z');
    expect(parseCases(casesText(at(now, 'last')), 'f').cases[0]?.note).toBe('last');
  });

  test('begin with a decision now where nobody decided before', () => {
    expect(decidedAt('2026-11-21T06:00:00.000Z', undefined)).toBe('2026-11-21T06:00:00.000Z');
  });

  describe('that were one before', () => {
    const book = (change: Partial<Case>): CaseBook => ({ cases: [{ ...ONE, ...change }], common: [] });
    const merged = (seen: CaseBook, mine: CaseBook, theirs: CaseBook): Partial<Case> | undefined =>
      mergeChanges(seen, mine, theirs).cases[0];
    const early = '2026-11-21T05:00:00Z';
    const late = '2026-11-21T06:00:00Z';

    test('can be kept where both wrote as much as the page takes', () => {
      const [mine, theirs] = ['x', 'y'].map((letter): CaseBook => {
        const note = letter.repeat(20_000);
        return { cases: [{ ...ONE, note, by: letter.repeat(1000) }], common: [] };
      }) as [CaseBook, CaseBook];
      const both = mergeChanges(NO_CASES, mine, theirs);
      expect(both.cases[0]?.note?.length).toBeGreaterThan(40_000);
      expect(parseCases(casesText(both), 'f').cases).toEqual(both.cases);
    });

    test('are readable however many people wrote one note at once', () => {
      let all: CaseBook = { cases: [{ ...ONE, note: null }], common: [] };
      const seen = all;
      for (let n = 0; n < 12; n += 1) {
        const moment = new Date(Date.parse(early) + n * 1000).toISOString();
        const mine = {
          cases: [{ ...ONE, note: `${n}: ${'x'.repeat(19_000)}`, by: 'ada', at: moment }],
          common: [],
        };
        all = mergeChanges(seen, mine, all);
        expect(parseCases(casesText(all), 'f').cases).toEqual(all.cases);
      }
      const note = all.cases[0]?.note ?? '';
      for (const n of [0, 2, 9, 11]) expect(note).toContain(`${n}: xxx`);
      expect(note.length).toBeLessThanOrEqual(CASE_BOUNDS.note);
    });

    test('have both notes where two people wrote one at once, whoever was first', () => {
      const ada = book({ note: 'met him on Friday', by: 'ada', at: early });
      const bob = book({ note: 'both had the same tutor', by: 'bob', at: late });
      const both = { note: 'met him on Friday (ada)\n\nboth had the same tutor', by: 'bob' };
      for (const seen of [NO_CASES, book({}), book({ note: null })]) {
        expect(merged(seen, ada, bob)).toMatchObject(both);
        expect(merged(seen, bob, ada)).toMatchObject(both);
      }
    });

    test('are as the one side has them that changed them, whatever the clocks say', () => {
      const confirmed = book({ state: 'confirmed', note: 'he said so', by: 'bob', at: early });
      const mine = book({ by: 'me', at: late });
      expect(merged(book({}), mine, confirmed)).toMatchObject(confirmed.cases[0] ?? {});
      expect(merged(book({}), confirmed, mine)).toMatchObject(confirmed.cases[0] ?? {});
    });

    test('keep what the one decided where the other only wrote something', () => {
      const decided = book({ state: 'dismissed', reason: 'one team', files: ['mail.pdf'], at: early });
      const noted = book({ note: 'asked again', files: ['minutes.pdf'], at: late });
      expect(merged(book({}), noted, decided)).toMatchObject({
        state: 'dismissed',
        reason: 'one team',
        note: 'asked again',
        files: ['mail.pdf', 'minutes.pdf'],
        at: late,
      });
      const other = book({ state: 'confirmed', at: late });
      expect(merged(book({}), decided, other)).toMatchObject({ state: 'confirmed', reason: null });
    });

    test('keep what the one decided of what was no case before, where the other only wrote something', () => {
      const decided = book({ state: 'dismissed', reason: 'one team', note: null, at: early });
      const noted = book({ state: 'new', note: 'asked', files: ['mail.pdf'], at: late });
      const both = { state: 'dismissed', reason: 'one team', note: 'asked', files: ['mail.pdf'] };
      expect(merged(NO_CASES, noted, decided)).toMatchObject(both);
      expect(merged(NO_CASES, decided, noted)).toMatchObject(both);
    });

    test('have the decision that was made again, with more evidence', () => {
      const evidence = { ...ONE.evidence, tokens: 24 };
      const again = book({ evidence, at: late });
      expect(merged(book({}), again, book({}))).toMatchObject({ evidence, at: late });
      expect(merged(book({}), book({}), again)).toMatchObject({ evidence, at: late });
    });

    test('have what each of three wrote once, whoever saved in between', () => {
      const first = book({ note: 'one', by: 'ada', at: early });
      const second = book({ note: 'one (ada)\n\ntwo', by: 'bob', at: early });
      const third = mergeChanges(NO_CASES, book({ note: 'three', by: 'cleo', at: late }), first);
      expect(third.cases[0]?.note).toBe('one (ada)\n\nthree');
      expect(merged(first, third, second)?.note).toBe('one (ada)\n\ntwo (bob)\n\nthree');
    });

    test.each([
      ['x', 'x', null, null],
      ['x', null, 'x', null],
      ['x', 'y', null, 'y'],
      ['x', null, 'y', 'y'],
      [null, 'y', 'y', 'y'],
      [null, 'y', null, 'y'],
      [null, 'y', 'z', 'y\n\nz'],
      ['x', 'x\ny', 'x\nz', 'x\ny\n\nz'],
      ['x', 'x\ny', 'x\ny\nz', 'x\ny\nz'],
      ['x', 'x\ny\nz', 'x\ny\n ', 'x\ny\nz'],
    ])('of a note %j that became %j and %j keep %j', (was, note, last, kept) => {
      expect(bothNotes(was, { note, by: null }, last)).toBe(kept);
    });
  });

  test('know a case by its people, in whatever order they stand', () => {
    const turned = { cases: [{ ...ONE, subjects: ONE.subjects.toReversed() }], common: [] };
    expect(mergeCases({ cases: [ONE], common: [] }, turned).cases).toHaveLength(1);
  });

  test('hold each piece of common code once', () => {
    const code = { path: 'a.py', text: 'def f(): pass', by: null, at: ONE.at };
    expect(
      mergeCases({ cases: [], common: [code] }, { cases: [], common: [code, { ...code, text: 'x' }] }).common,
    ).toHaveLength(2);
  });
});

describe('answers of a case', () => {
  const [A = '', B = ''] = ONE.subjects;
  const answer = (subject: string, at: string, words: string) => ({ subject, at, text: words });
  const early = answer(A, '2026-11-21T05:00:00Z', 'first');
  const late = answer(B, '2026-11-21T07:00:00Z', 'second');
  const later = '2026-11-21T06:00:00Z';
  const bookOf = (...cases: readonly Case[]): CaseBook => ({ cases, common: [] });

  test('are kept of every record, each once and in their order, whichever record counts', () => {
    const [older, newer] = [
      { ...ONE, answers: [late, early] },
      { ...ONE, at: later, note: 'newer', answers: [{ ...early, at: '2026-11-21T06:00:00+01:00' }] },
    ];
    for (const books of [
      [bookOf(older), bookOf(newer)],
      [bookOf(newer), bookOf(older)],
    ]) {
      const [merged] = mergeCases(...books).cases;
      expect(merged?.note).toBe('newer');
      expect(merged?.answers?.map((one) => one.text)).toEqual(['first', 'second']);
    }
    expect(mergeCases(bookOf(ONE), bookOf({ ...ONE, at: later })).cases[0]).not.toHaveProperty('answers');
  });

  test('are open that came after the last decision', () => {
    const open = (at: string) => openAnswers({ ...ONE, at, answers: [early, late] }).map((one) => one.text);
    expect(open('2026-11-21T04:59:59Z')).toEqual(['first', 'second']);
    expect(open(early.at)).toEqual(['second']);
    expect(open(late.at)).toEqual([]);
    expect(openAnswers(ONE)).toEqual([]);
  });

  test('say who answered and when, and when first where it was changed since', () => {
    const said = (one: Parameters<typeof answeredWords>[1]) => ENGLISH.tell(answeredWords('Ann', one));
    const time = (at: string) => ENGLISH.time(at);
    expect(said(early)).toBe(`Ann answered, ${time(early.at)}`);
    expect(said({ ...late, first: early.at })).toBe(
      `Ann answered, ${time(early.at)}; changed ${time(late.at)}`,
    );
  });

  test('are read within their bounds, by the program and by the page', () => {
    const read = (answers: unknown) => parseCases(text({ answers }), 'f').cases[0]?.answers;
    expect(read([early])).toEqual([early]);
    expect(soundCases(text({ answers: [early] })).cases[0]?.answers).toEqual([early]);
    const changed = { ...late, first: early.at };
    expect([read([changed]), soundCases(text({ answers: [changed] })).cases[0]?.answers]).toEqual([
      [changed],
      [changed],
    ]);
    expect(read([{ ...early, text: 'x'.repeat(10_000) }])).toHaveLength(1);
    for (const wrong of [
      { ...early, text: 'x'.repeat(10_001) },
      { ...early, subject: 'a' },
      { ...early, at: 'today' },
      { ...early, first: 'today' },
    ]) {
      expect(() => read([wrong])).toThrow('cases.0.answers.0');
    }
    for (const wrong of [
      { ...early, text: 1 },
      { ...early, at: 'today' },
      { ...early, first: 'today' },
      { ...early, first: null },
      null,
      'x',
    ]) {
      expect(() => soundCases(text({ answers: [wrong] }))).toThrow(SaidError);
    }
  });
});
