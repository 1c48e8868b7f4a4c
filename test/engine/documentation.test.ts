import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_REFERENCES } from '../../src/engine/ai-references.ts';
import { calibrated, MEASURED } from '../../src/engine/ai-scale.ts';
import type { FunctionQuality } from '../../src/engine/api.ts';
import {
  LEAST_LITERALS,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_TOKENS,
  MAX_FILE_BYTES,
  MINIFIED_LINE_TOKENS,
} from '../../src/engine/read-document.ts';
import { LEAST_CHARACTERS } from '../../src/engine/evaluated-text.ts';
import { averageSimilarity } from '../../src/engine/pair-score.ts';
import { calibration } from '../../src/engine/stands-out.ts';
import { PARAMETERS } from '../../src/engine/parameters.ts';
import { penaltyOf } from '../../src/engine/quality/quality-of.ts';
import { AUTO_DETECT, LANGUAGES } from '../../src/engine/languages/languages.ts';
import { SERVICE_THRESHOLD } from '../../src/contract/findings.ts';

const PAGE = readFileSync(path.join(import.meta.dirname, '../../docs/engine.md'), 'utf8');

/** Rows of the first table whose head begins with `first`, as cells. */
function table(first: string): string[][] {
  const lines = PAGE.split('\n');
  const head = lines.findIndex((line) => line.startsWith(`| ${first} |`));
  const end = lines.findIndex((line, at) => at > head && !line.startsWith('|'));
  return lines.slice(head + 2, end).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const count = (value: number): string => value.toLocaleString('en');

describe('docs/engine.md', () => {
  it('lists the languages that are there', () => {
    expect(table('id')).toEqual(
      LANGUAGES.map(({ id, language, extensions, family }) => [
        String(id),
        language,
        extensions.map((extension) => `\`${extension}\``).join(' '),
        id === AUTO_DETECT ? '' : family,
      ]),
    );
  });

  it('lists every parameter with its value', () => {
    expect(table('parameter').map(([name, value]) => [name, value])).toEqual(
      Object.entries(PARAMETERS).map(([name, value]: [string, number]) => [`\`${name}\``, count(value)]),
    );
  });

  it('names the same numbers in its sentences', () => {
    const { k, w, minimumTile, minimumTokens, nameDoubt, stringDoubt } = PARAMETERS;
    const { smallRun, roleTimes, roleDoubt, roleWeight, roleEnough, raiseRun, raiseWeight } = PARAMETERS;
    const sentences = [
      `Every ${k} tokens in a row are hashed, and the smallest of each ${w} neighbouring hashes`,
      `of all runs of at least ${minimumTile} equal tokens`,
      `M         = (c + T + ${roleWeight}κx) / (2 + ${roleWeight}κ)`,
      `R         = M + Σ ${raiseWeight}λ × max(0, y − M) / (2 + ${roleWeight}κ + Σ ${raiseWeight}λ)`,
      `over all runs of ${raiseRun} tokens`,
      `S         = 1 − (1 − R)(1 − ${PARAMETERS.denseWeight}d)`,
      `all runs of ${smallRun} tokens`,
      `each run of ${smallRun} roles`,
      `up to ${roleTimes} times`,
      `(√(a × b) + ${roleDoubt})`,
      `(min(a, b) + ${roleEnough})`,
      `e         = 1 + ${raiseWeight}S(n + s)`,
      `100 × (1 − (1 − S)^(e × ${PARAMETERS.classDoubt} / (${PARAMETERS.classDoubt} + o)))`,
      `(L − ${minimumTile / 2}) / L`,
      `and ${nameDoubt} added to the denominator`,
      `and ${stringDoubt} added to the denominator`,
      `With fewer than ${minimumTokens} tokens`,
      `is flagged when its total is **above** ${SERVICE_THRESHOLD}`,
      `min(1, t / ${PARAMETERS.judgeLength}) / max(ln 4, ${PARAMETERS.judgeFactor} × ordinary)`,
      `a similarity above ${PARAMETERS.evidenceFrom} are joined if they have more than ${PARAMETERS.evidenceBits} *bits*`,
      `(${PARAMETERS.evidenceNear}, by similarity)`,
      `at least ${PARAMETERS.judgeNear} times as close as one of the two is to its third best partner`,
      `A task dictates ${PARAMETERS.judgeLength} tokens at most`,
      `(of the class, if fewer than ${PARAMETERS.standsOutPartner + 1} are near)`,
      `Where more than ${PARAMETERS.standsOutPartner} programs have less than half`,
      `lie at most ${PARAMETERS.mergeGap} tokens apart`,
      `the ${PARAMETERS.shownPairs} best pairs of each submission`,
      `of which a share or the total is above ${PARAMETERS.clusterFrom}`,
      `beyond ${count(PARAMETERS.shownRuns)} runs in all`,
      `In sets of fewer than ${PARAMETERS.suspicionFrom} documents`,
      `g > ${PARAMETERS.standsOutFactor} × the median`,
      `and its suspicion is above ${PARAMETERS.standsOutAtLeast}`,
      `more than ${PARAMETERS.standsOutLength} times as long as the other`,
      `each program's ${PARAMETERS.partners} best partners`,
      `among at least ${PARAMETERS.commonFromSubmissions} submissions`,
      `at least ${100 * PARAMETERS.commonShare} % of the submissions have, and at least ${PARAMETERS.commonAtLeast}`,
      `at least ${PARAMETERS.commonRun} tokens in a row`,
      `fewer than ${PARAMETERS.residueFingerprints} fingerprints, or fewer than ${100 * PARAMETERS.residueShare} %`,
      `pairs with a total of at least ${PARAMETERS.clusterFrom}`,
      `files over ${count(MAX_FILE_BYTES)} bytes`,
      `beyond ${count(MAX_DOCUMENT_TOKENS)} tokens or ${count(MAX_DOCUMENT_BYTES)} bytes`,
      `lines of over ${count(MINIFIED_LINE_TOKENS)} tokens`,
      `${LEAST_CHARACTERS} characters and more that are code`,
      `A run of ${LEAST_LITERALS} or more literals`,
      `up to ${MAX_REFERENCES} AI-written solutions`,
      `distinct runs of ${k} tokens`,
      `at least ${100 * PARAMETERS.commonShare} % of the other submissions, and at least ${PARAMETERS.commonAtLeast} of them, have`,
      `with fewer than ${PARAMETERS.commonFromSubmissions} submissions`,
      `${MEASURED.above} of ${count(MEASURED.scores)} scores of ${MEASURED.people} programs`,
    ];
    const text = PAGE.replaceAll(/\s+/g, ' ');
    expect(sentences.filter((sentence) => !text.includes(sentence.replaceAll(/\s+/g, ' ')))).toEqual([]);
  });

  it('gives examples that come out', () => {
    const similarity = averageSimilarity({
      similarity: (100 * 200) / 400,
      matchedSimilarity: (100 * 200) / 250,
    });
    expect(PAGE).toContain(`100 × 400 / 650 = ${similarity.toFixed(1)}`);
    expect(PAGE.match(/100 × 2t \/ \(/g)).toHaveLength(2);
    expect(PAGE).toContain('The similarity of a pair is the share of the tokens of both programs together');
    const close = 0.02 - Math.log(0.2);
    const totalOf = (bar: number): string => (100 * (1 - 4 ** -(close / bar))).toFixed(1);
    expect(PAGE).toContain(`their closeness is ${close.toFixed(2)}. In a class where 0.2 is ordinary`);
    expect(PAGE).toContain(`the total is ${totalOf(Math.log(4))}. In one where 0.6 is ordinary`);
    expect(PAGE).toContain(`(an ordinary pair is ${(100 * (1 - Math.exp(0.02 - 0.6))).toFixed(0)} % alike)`);
    expect(PAGE).toContain(`the total is ${totalOf(2.4)}.`);
    const exponent = 1 + PARAMETERS.raiseWeight * 0.4 * 0.3;
    const suspicion = 100 * (1 - 0.6 ** exponent);
    expect(PAGE).toContain(`= ${suspicion.toFixed(1)}, both where o is 0.`);
    const readAs = 100 * (1 - 0.6 ** (exponent * calibration(suspicion, PARAMETERS.classDoubt)));
    expect(PAGE).toContain(
      `(o = ${(-exponent * Math.log(0.6)).toFixed(2)}), the 53 is read as ${readAs.toFixed(0)}`,
    );
  });

  it('draws the line of the AI score', () => {
    const cells = (label: string): number[] =>
      (PAGE.split('\n').find((line) => line.startsWith(`| ${label} | 0 |`)) ?? '')
        .split('|')
        .slice(2, -1)
        .map((cell) => Number.parseFloat(cell));
    expect(cells('share')).toEqual([0, 0.4, 0.55, 0.65, 0.8]);
    expect(cells('share').map(calibrated)).toEqual(cells('score'));
  });

  it('takes the points of code quality as they are', () => {
    const good: FunctionQuality = {
      file: 'A.java',
      name: 'f',
      lineStart: 1,
      lineEnd: 1,
      cyclomatic: 1,
      cognitive: 0,
      nesting: 0,
      parameters: 0,
    };
    const measures: Readonly<Record<string, (value: number) => FunctionQuality>> = {
      cyclomatic: (value) => ({ ...good, cyclomatic: value }),
      cognitive: (value) => ({ ...good, cognitive: value }),
      length: (value) => ({ ...good, lineEnd: value }),
      nesting: (value) => ({ ...good, nesting: value }),
      parameters: (value) => ({ ...good, parameters: value }),
    };
    const rows = table('measure');
    expect(rows.map(([measure]) => measure)).toEqual(Object.keys(measures));
    for (const [measure = '', , free, points = ''] of rows) {
      const withValue = measures[measure] as (value: number) => FunctionQuality;
      expect([measure, penaltyOf(withValue(Number(free)))]).toEqual([measure, 0]);
      expect([measure, penaltyOf(withValue(Number(free) + 2))]).toEqual([
        measure,
        2 * Number.parseFloat(points),
      ]);
    }
  });
});
