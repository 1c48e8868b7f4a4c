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
    {
      ...pair,
      a: 2,
      b: 2 ** 31 - 1,
      similarity: 20,
      matchedSimilarity: 30,
      total: 0,
      suspicion: 0,
      longestFragment: 51,
      overlap: 61,
      standsOut: true,
      fragments: [fragment, { ...fragment, sharedBy: 0 }],
    },
    {
      ...pair,
      a: 3,
      matchedSimilarity: 40,
      total: 200 / 3,
      suspicion: 1e-300,
      longestFragment: 52,
      overlap: 62,
      fragments: [{ ...fragment, file: 'b.c', sharedBy: 12 }],
    },
  ];
  const result = handedOver({ ...bare, pairs });
  expect(unpacked(result)).toStrictEqual({ ...bare, pairs });
  const table = new PairTable(result.pairs);
  expect([0, 1, 2, 3].map((place) => table.fragmentsBefore(place))).toEqual([0, 0, 2, 3]);
  expect([0, 1, 2].map((place) => table.fragmentCount(place))).toEqual([0, 2, 1]);
  const writer = new PairWriter(3);
  for (const each of pairs) writer.add(each);
  // The last one first, by a column.
  const turned = writer.end(
    ({ longestFragment }) =>
      (x, y) =>
        ((longestFragment[x] as number) % 52) - ((longestFragment[y] as number) % 52),
  );
  expect(pairsOf(turned)).toStrictEqual([...pairs.slice(2), ...pairs.slice(0, 2)]);
});

test('the names of more files than 16 bits count, and their lines, come back in whatever order', () => {
  const fragments = Array.from({ length: 66_000 }, (_, at) => ({
    file: `a/${at}.c`,
    lineStart: at + 1,
    lineEnd: at + 2,
    matchedFile: `b/${at % 7}.c`,
    matchedLineStart: 80_000,
    matchedLineEnd: 80_001,
    tokens: 70_000 + at,
    sharedBy: at,
  }));
  const rest = {
    similarity: 1,
    matchedSimilarity: 2,
    total: 3,
    suspicion: 4,
    longestFragment: 5,
    overlap: 6,
  };
  const pairs: readonly PairResult[] = [
    { a: 1, b: 2, ...rest, fragments },
    { a: 1, b: 3, ...rest, fragments: fragments.slice(65_990) },
  ];
  const writer = new PairWriter(2);
  for (const pair of pairs) writer.add(pair);
  const turned = pairsOf(writer.end(() => (x, y) => y - x));
  expect(turned[0]).toEqual(pairs[1]);
  expect(turned[1]?.fragments.at(-1)).toEqual(fragments.at(-1));
  expect(turned[1]?.fragments.length).toBe(66_000);
});

test('of nothing there is nothing', () => {
  const result = handedOver({ ...bare, pairs: [] });
  expect(unpacked(result)).toEqual({ ...bare, pairs: [] });
  expect(new PairTable(result.pairs).length).toBe(0);
});
