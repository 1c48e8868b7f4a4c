import type { PackedAnalysis } from '../../src/service/analysis/analyse.ts';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { buffersOf, packed, pairsOf, PairTable, PairWriter, unpacked } from '../../src/engine/pair-table.ts';
import { message as sentence } from '../../src/base/words/message.ts';
import { Analysis } from '../../src/engine/analysis.ts';
import type { AnalysisResult, PairResult } from '../../src/engine/api.ts';
import { programs } from '../engine/generated-programs.ts';
import { randomFrom } from '../random.ts';

const bare: Omit<AnalysisResult, 'pairs'> = {
  submissions: [],
  ordinary: 12.5,
  clusters: [[1, 2]],
  commonCode: [],
  notices: [sentence('notices.severalTasks', { n: 9 })],
};

/** What another thread gets of it. */
function handedOver(result: AnalysisResult): PackedAnalysis {
  const { port1, port2 } = new MessageChannel();
  const given = packed(result);
  port1.postMessage(given, buffersOf(given));
  expect(given.pairs.similarity.length).toBe(0);
  const { message } = receiveMessageOnPort(port2) as { message: PackedAnalysis };
  port1.close();
  return message;
}

test('what the engine found is the same on the other side of a thread', () => {
  const analysis = new Analysis({ languageId: 999, ai: false, detectBaseCode: false });
  for (const [at, text] of programs(40, 'cpp', randomFrom(5), 0.3).entries()) {
    analysis.add({
      id: 100 + at,
      role: at < 30 ? 'submission' : 'archive',
      files: [{ path: at % 2 === 0 ? 'main.cpp' : 'src/ünï cøde.cpp', bytes: Buffer.from(text) }],
    });
  }
  const result = unpacked(analysis.run());
  expect(result.pairs.some(({ fragments }) => fragments.length > 1)).toBe(true);
  expect(result.pairs.some(({ fragments }) => fragments.length === 0)).toBe(true);
  expect(unpacked(handedOver(result))).toEqual(result);
});

test('a pair keeps what is not known apart from 0, and its fragments apart from those of others', () => {
  const fragment = {
    file: 'a.c',
    lineStart: 1,
    lineEnd: 2,
    matchedFile: 'b.c',
    matchedLineStart: 3,
    matchedLineEnd: 4,
    tokens: 50,
  };
  const pair: PairResult = {
    a: 1,
    b: 2_000_000_000,
    similarity: 100 / 3,
    matchedSimilarity: 0,
    total: null,
    suspicion: null,
    longestFragment: 50,
    overlap: 60,
    fragments: [],
  };
  const pairs: readonly PairResult[] = [
    pair,
    { ...pair, total: 0, suspicion: 0, standsOut: true, fragments: [fragment, { ...fragment, sharedBy: 0 }] },
    { ...pair, total: 200 / 3, suspicion: 1e-300, fragments: [{ ...fragment, file: 'b.c', sharedBy: 12 }] },
  ];
  const result = handedOver({ ...bare, pairs });
  expect(unpacked(result)).toStrictEqual({ ...bare, pairs });
  const table = new PairTable(result.pairs);
  expect([0, 1, 2, 3].map((place) => table.fragmentsBefore(place))).toEqual([0, 0, 2, 3]);
  expect([0, 1, 2].map((place) => table.fragmentCount(place))).toEqual([0, 2, 1]);
  const writer = new PairWriter(3);
  for (const each of pairs) writer.add(each);
  const turned = writer.end(
    ({ longestFragment }) =>
      (x, y) =>
        Number(longestFragment[0] === 50) * (y - x),
  );
  expect(pairsOf(turned)).toStrictEqual(pairs.toReversed());
});

test('of nothing there is nothing', () => {
  const result = handedOver({ ...bare, pairs: [] });
  expect(unpacked(result)).toEqual({ ...bare, pairs: [] });
  expect(new PairTable(result.pairs).length).toBe(0);
});
