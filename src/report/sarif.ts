import { createHash } from 'node:crypto';
import type { MatchKind } from '../domain/findings.ts';
import type { Audience, RunReport } from '../domain/report.ts';
import { type OwnRegion, ownRegions } from './own-regions.ts';
import { encodePath, workspacePath } from './places.ts';
import { howToRead } from './wording.ts';

/** GitHub takes 25,000 results and keeps the 5,000 most severe. */
const MAX_RESULTS = 5000;

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
    text: 'Code is like code in the web or in the database.',
  },
  ai: {
    id: 'similar-to-ai-solution',
    name: 'SimilarToAiSolution',
    text: 'Code is like an AI-written solution of the same task.',
  },
};

const KINDS = ['peer', 'external', 'ai'] as const;

/**
 * The regions as SARIF 2.1.0, for GitHub's code scanning: flagged submissions first, at most 5,000 results. Fingerprints
 * hold no line numbers, so that a result stays the same one when code above it moves.
 */
export function renderSarif(report: RunReport, audience: Audience): string {
  const regions = ownRegions(report, audience);
  const shown = regions.slice(0, MAX_RESULTS);
  const { verdict, run, findings, thresholds } = report;
  const help = howToRead({
    thresholds,
    aiRun: findings.aiRun,
    baseCode: findings.baseCode,
    isEmbedded: findings.service.kind === 'embedded',
  }).join(' ');
  const fingerprints = fingerprintsOf(report, regions);
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'code-similarity-action',
            semanticVersion: /^\d+\.\d+\.\d+/.test(run.toolVersion) ? run.toolVersion : '0.0.0',
            rules: KINDS.map((kind) => ({
              id: RULES[kind].id,
              name: RULES[kind].name,
              shortDescription: { text: RULES[kind].text },
              fullDescription: { text: `${RULES[kind].text} It needs a person's review.` },
              help: { text: help },
              defaultConfiguration: { level: 'note' },
              properties: { tags: ['similarity'], precision: 'medium' },
            })),
          },
        },
        automationDetails: { id: 'code-similarity/' },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: verdict.outcome === 'passed' || verdict.outcome === 'flagged',
            ...(regions.length > shown.length
              ? {
                  toolExecutionNotifications: [
                    {
                      level: 'note',
                      message: { text: `${regions.length - shown.length} more regions are in the report.` },
                    },
                  ],
                }
              : {}),
          },
        ],
        results: shown.map((region) => resultOf(report, region, fingerprints.get(region) ?? '')),
      },
    ],
  };
  return `${JSON.stringify(log, null, 1)}\n`;
}

function pathOf(report: RunReport, region: OwnRegion): string {
  const path = workspacePath(report, region.submission, region.file);
  // An address that begins with a slash would leave the root it is relative to.
  return path ?? `${region.submission.key.replace(/^[/\\]+/, '')}/${region.file}`;
}

/**
 * Kind, own file and the other file say which finding it is; several of the same kind are told apart by their order in the
 * file, which a push seldom changes.
 */
function fingerprintsOf(report: RunReport, regions: readonly OwnRegion[]): ReadonlyMap<OwnRegion, string> {
  const seen = new Map<string, number>();
  const fingerprints = new Map<OwnRegion, string>();
  for (const region of regions.toSorted((x, y) => (x.lineStart ?? 0) - (y.lineStart ?? 0))) {
    const identity = [region.kind, pathOf(report, region), region.other].join('\n');
    const ordinal = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, ordinal);
    fingerprints.set(
      region,
      createHash('sha256').update(`${identity}\n${ordinal}`).digest('hex').slice(0, 32),
    );
  }
  return fingerprints;
}

function resultOf(report: RunReport, region: OwnRegion, fingerprint: string): unknown {
  return {
    ruleId: RULES[region.kind].id,
    ruleIndex: KINDS.indexOf(region.kind),
    level: region.isFlagged ? 'warning' : 'note',
    message: { text: region.message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodePath(pathOf(report, region)), uriBaseId: '%SRCROOT%' },
          // Code scanning takes no result without a line; the first one where the service does not say which.
          region: {
            startLine: region.lineStart ?? 1,
            endLine: Math.max(region.lineStart ?? 1, region.lineEnd ?? 1),
          },
        },
      },
    ],
    partialFingerprints: { 'codeSimilarity/v1': fingerprint },
  };
}
