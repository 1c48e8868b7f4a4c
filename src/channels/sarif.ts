import { byteLength, count, ENGLISH, jsonText, sarifText } from '#base';
import type { MatchKind } from '#contract';
import { sha256 } from '#native';
import { encodePath, lineHashes } from '#report';
import type { OwnRegion } from './own-regions.ts';
import type { ReadSource } from './packed-source.ts';
import { type Cover, ownRegions, type View } from './view.ts';

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** GitHub takes 25,000 results and keeps the 5,000 most severe. */
const MAX_RESULTS = 5000;
/** GitHub takes 10 MB packed; what is not larger unpacked is not larger packed either. */
const MAX_RESULT_BYTES = 9_000_000;

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const RULES: Readonly<
  Record<MatchKind, { readonly id: string; readonly name: string; readonly text: string }>
> = {
  peer: {
    id: 'similar-to-submission',
    name: 'SimilarToSubmission',
    text: 'Code is like that of another submission.',
  },
  external: {
    id: 'similar-to-source',
    name: 'SimilarToSource',
    text: 'Code is like code outside of the check: in the web or a database.',
  },
  ai: {
    id: 'similar-to-ai-solution',
    name: 'SimilarToAiSolution',
    text: 'Code is like an AI-written solution of the same task.',
  },
};

const KINDS = ['peer', 'external', 'ai'] as const;

/**
 * The regions as SARIF 2.1.0 for GitHub's code scanning, in pieces: flagged submissions first, within the limits of an
 * upload. Fingerprints are made from the code itself where it is at hand, never from line numbers, so that a result stays
 * the same one when code above it moves.
 */
export async function* sarifPieces(view: View, readSource: ReadSource): AsyncGenerator<string> {
  const { shown, total } = ownRegions(view, MAX_RESULTS);
  yield `{\n"$schema":${jsonText(SCHEMA)},\n"version":"2.1.0",\n"runs":[{\n`;
  yield `"tool":${jsonText(tool(view.cover))},\n`;
  yield '"automationDetails":{"id":"code-similarity/"},\n"columnKind":"utf16CodeUnits",\n';
  yield '"results":[';
  let written = 0;
  let bytes = 0;
  for (const [key, regions] of Map.groupBy(shown, (region) => region.key)) {
    const hashes = await hashesOf(key, regions, readSource);
    const fingerprints = fingerprintsOf(regions, hashes);
    for (const [index, region] of regions.entries()) {
      const text = jsonText(resultOf(region, fingerprints[index] ?? '', hashes.get(placeOf(region)) ?? null));
      bytes += byteLength(text) + 2;
      if (bytes > MAX_RESULT_BYTES) break;
      yield `${written === 0 ? '\n' : ',\n'}${text}`;
      written += 1;
    }
  }
  yield `],\n"invocations":[${jsonText(invocation(view.cover, total - written))}]\n}]\n}\n`;
}

function tool({ toolVersion, howToRead }: Cover): unknown {
  return {
    driver: {
      name: 'code-similarity-action',
      semanticVersion: /^\d+\.\d+\.\d+/.test(toolVersion) ? toolVersion : '0.0.0',
      rules: KINDS.map((kind) => ({
        id: RULES[kind].id,
        name: RULES[kind].name,
        shortDescription: { text: RULES[kind].text },
        fullDescription: { text: `${RULES[kind].text} It needs a person's review.` },
        help: { text: howToRead.map((line) => ENGLISH.tell(line)).join(' ') },
        defaultConfiguration: { level: 'note' },
        properties: { tags: ['similarity'], precision: 'medium' },
      })),
    },
  };
}

function invocation({ outcome }: Cover, hidden: number): unknown {
  return {
    executionSuccessful: outcome === null || outcome === 'passed' || outcome === 'flagged',
    ...(hidden > 0
      ? {
          toolExecutionNotifications: [
            { level: 'note', message: { text: `${count(hidden, 'more region')} in the report.` } },
          ],
        }
      : {}),
  };
}

function placeOf(region: OwnRegion): string {
  return `${region.lineStart ?? 0} ${region.file}`;
}

/** Hashes of the regions' first lines, by `placeOf`; empty where the source is not on this machine. */
async function hashesOf(
  key: string,
  regions: readonly OwnRegion[],
  readSource: ReadSource,
): Promise<ReadonlyMap<string, string>> {
  const lines = new Map<string, Set<number>>();
  for (const { file, lineStart } of regions) {
    if (lineStart === null) continue;
    lines.set(file, (lines.get(file) ?? new Set<number>()).add(lineStart));
  }
  const hashes = new Map<string, string>();
  if (lines.size === 0) return hashes;
  for (const { path, bytes } of (await readSource(key)) ?? []) {
    const wanted = lines.get(path);
    if (wanted === undefined) continue;
    // As `upload-sarif` reads it: UTF-8, whatever it is.
    for (const [line, hash] of lineHashes(UTF8.decode(bytes), wanted)) {
      hashes.set(`${line} ${path}`, hash);
    }
  }
  return hashes;
}

/**
 * Our own fingerprints: submission, kind, file, and the code where the region begins. Without the code, regions of a file
 * are told apart by their order, which a push seldom changes.
 */
function fingerprintsOf(
  regions: readonly OwnRegion[],
  hashes: ReadonlyMap<string, string>,
): readonly string[] {
  const seen = new Map<string, number>();
  const fingerprints: string[] = [];
  const order = regions
    .map((region, index) => ({ region, index }))
    .toSorted((x, y) => (x.region.lineStart ?? 0) - (y.region.lineStart ?? 0));
  for (const { region, index } of order) {
    const code = hashes.get(placeOf(region)) ?? '';
    const identity = [region.key, region.kind, pathOf(region), code].join('\n');
    const ordinal = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, ordinal);
    fingerprints[index] = sha256(`${identity}\n${ordinal}`).slice(0, 32);
  }
  return fingerprints;
}

/** Where the file is in the repository of the run, or else a path that tells whose it is and leads out of nothing. */
function pathOf({ path: here, key, file }: OwnRegion): string {
  const path = here ?? `${key}/${file}`;
  const parts = path.split(/[/\\]/).filter((part) => part !== '' && part !== '.' && part !== '..');
  return parts.length === 0 ? 'unnamed' : parts.join('/');
}

function resultOf(region: OwnRegion, fingerprint: string, lineHash: string | null): unknown {
  const startLine = region.lineStart ?? 1;
  return {
    ruleId: RULES[region.kind].id,
    ruleIndex: KINDS.indexOf(region.kind),
    level: region.isFlagged ? 'warning' : 'note',
    message: { text: textOf(region) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodePath(pathOf(region)), uriBaseId: '%SRCROOT%' },
          // Code scanning takes no result without a line; the first one where the service does not say which.
          region: { startLine, endLine: Math.max(startLine, region.lineEnd ?? 1) },
        },
      },
    ],
    partialFingerprints: {
      'codeSimilarity/v1': fingerprint,
      ...(lineHash === null ? {} : { primaryLocationLineHash: lineHash }),
    },
    ...(region.similarity === null ? {} : { rank: Math.min(100, Math.max(0, region.similarity)) }),
  };
}

/**
 * What was found, with the addresses of public code. They are no related locations: code scanning refuses a whole file in which any
 * location lies elsewhere than in the checkout (github/codeql-action#754).
 */
function textOf({ message, addresses }: OwnRegion): string {
  return [sarifText(ENGLISH.tell(message)), ...addresses].join(' ');
}
