import { ENGLISH } from '../../src/base/words/english.ts';
import { programs } from './generated-programs.ts';
import { randomFrom } from '../random.ts';
import { Analysis } from '../../src/engine/analysis.ts';
import type {
  AnalysisOptions,
  AnalysisResult,
  DocumentRole,
  EngineDocument,
  PairResult,
} from '../../src/engine/api.ts';
import { unpacked } from '../../src/engine/pair-table.ts';
import { type EngineParameters, PARAMETERS } from '../../src/engine/parameters.ts';

const encoder = new TextEncoder();

/** Independent Java programs of about 60 lines, the same for a seed. */
export function javaPrograms(count: number, seed: number): string[] {
  return programs(count, 'java', randomFrom(seed), 0);
}

/** A document of files given as text. */
export function document(
  id: number,
  files: Readonly<Record<string, string>>,
  role: DocumentRole = 'submission',
): EngineDocument {
  return {
    id,
    role,
    files: Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
  };
}

/** Runs one analysis over documents. */
export function analyse(
  documents: readonly EngineDocument[],
  options: Partial<AnalysisOptions> = {},
  parameters: Partial<EngineParameters> = {},
): AnalysisResult {
  const analysis = new Analysis(
    { languageId: 999, ai: false, detectBaseCode: false, ...options },
    { ...PARAMETERS, ...parameters },
  );
  for (const each of documents) analysis.add(each);
  return unpacked(analysis.run());
}

/** The pair of two ids; throws where it was not compared. */
export function pairOf(result: AnalysisResult, a: number, b: number): PairResult {
  const pair = result.pairs.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a));
  if (pair === undefined) throw new Error(`no pair ${a}, ${b}`);
  return pair;
}

/** What a person reads of an analysis. */
export function noticesOf({ notices }: Pick<AnalysisResult, 'notices'>): readonly string[] {
  return notices.map((notice) => ENGLISH.write(notice));
}

/** A program that reads, sums up and chooses. */
export const PYTHON = `def read(path):
    rows = []
    with open(path) as source:
        for line in source:
            parts = line.strip().split(",")
            if len(parts) == 3:
                rows.append((parts[0], float(parts[1]), int(parts[2])))
    return rows


def totals(rows):
    result = {}
    for name, price, count in rows:
        if name not in result:
            result[name] = 0.0
        result[name] += price * count
    return result


def best(result, limit):
    order = sorted(result.items(), key=lambda item: -item[1])
    chosen = []
    for name, value in order:
        if value > limit and len(chosen) < 10:
            chosen.append(name)
        elif value <= 0:
            print("nothing for", name)
    return chosen
`;

/** Other names, other layout, more comments: what a careless copy changes. */
export function disguised(text: string, salt: number): string {
  return text
    .replaceAll(
      /\b(n|sum|left|best|count|value|row|dist|f\w+?)(\d+)\b/g,
      (_all, word: string, number: string) => `${word}X${salt}q${number}`,
    )
    .replaceAll(';\n', salt % 2 === 0 ? ';\n\n' : ';   // was here\n')
    .replaceAll(' {\n', salt % 3 === 0 ? '\n{\n' : ' { /* block */\n');
}
