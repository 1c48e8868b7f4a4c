import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SubmissionFinding } from '../../src/domain/findings.ts';
import type { RunReport } from '../../src/domain/report.ts';
import { renderAnnotations } from '../../src/report/annotations.ts';
import { checkRunOutput } from '../../src/report/check-run-output.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderConsole } from '../../src/report/console.ts';
import { renderSubmissionsCsv } from '../../src/report/csv.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { studentView } from '../../src/report/student-view.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { writeReportFiles } from '../../src/report/write.ts';
import { match, report, submission } from './sample.ts';

const TEMPLATE = '<html><head><title>x</title></head><body><!--report-data--></body></html>';

/** All that would tell who the peers are, what they wrote, or how alike it is. */
const SECRETS = [
  'peerkey',
  'Petra Peer',
  'peerorg',
  'peer-repo',
  'petra-login',
  'peer-student-number',
  'deadbee',
  'peer_secret_file.py',
  'peers-own-branch',
  'SECRET_PEER_CODE',
  '/spool/peer.zip',
  '83.7',
  '83,7',
  '84.4',
  '61.2',
  '4711',
];

function peer(index: number, role: SubmissionFinding['role']): SubmissionFinding {
  return submission(`peerkey-${index}`, {
    name: `Petra Peer ${index}`,
    role,
    total: 83.7319,
    totalSources: [83.7319, 84.4],
    suspicion: 61.2,
    coverage: 61.2,
    zipPath: '/spool/peer.zip',
    origin:
      index % 2 === 0
        ? {
            kind: 'repository',
            owner: 'peerorg',
            repo: 'peer-repo',
            repositoryId: 99,
            sha: 'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef',
            student: 'peer-student-number',
          }
        : {
            kind: 'pull-request',
            owner: 'peerorg',
            repo: 'peer-repo',
            number: 4711,
            sha: 'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef',
            author: 'petra-login',
          },
    files: [{ path: 'peer_secret_file.py', size: 100 }],
    leftOut: [{ path: 'peer_secret_file.py', reason: 'excluded' }],
    remarks: ['peers-own-branch is ahead'],
    matches: [match('own', [3, 9])],
  });
}

function own(more: Partial<SubmissionFinding> = {}): SubmissionFinding {
  return submission('own', {
    name: 'owner/own-repo#5',
    total: 83.7319,
    totalSources: [83.7319, 84.4],
    suspicion: 61.2,
    coverage: 61.2,
    origin: {
      kind: 'pull-request',
      owner: 'owner',
      repo: 'own-repo',
      number: 5,
      sha: 'abcabcabcabcabcabcabcabcabcabcabcabcabca',
      author: 'ownlogin',
    },
    matches: [
      match('peerkey-1', [3, 20], {
        similarity: 83.7319,
        matchedSimilarity: 84.4,
        other: { file: 'peer_secret_file.py', lineStart: 1, lineEnd: 20 },
      }),
      match('peerkey-2', [18, 40], { other: { file: 'peer_secret_file.py', lineStart: 50, lineEnd: 60 } }),
    ],
    remarks: ['2 files are hidden.', 'It equals the one of petra-login.'],
    ...more,
  });
}

const LEAKY = {
  findings: {
    checkName: 'peerkey check',
    checkUrl: 'https://service.example/peerorg/peer-repo',
    notices: ['Petra Peer 1 was uploaded twice.'],
    failures: [],
    pairs: [
      {
        a: 'own',
        b: 'peerkey-1',
        similarity: 83.7319,
        matchedSimilarity: 84.4,
        suspicion: 61.2,
        longestFragment: 4711,
        overlap: 4711,
      },
    ],
    clusters: [['own', 'peerkey-1']],
  },
  verdict: {
    outcome: 'flagged' as const,
    exitCode: 1 as const,
    sentence: 'own and Petra Peer 1 (peerorg/peer-repo) are flagged at 83.7319.',
    flagged: [{ key: 'own', by: ['similarity' as const] }],
    warnings: ['The service gives 83.7319 and 84.4 as the total of peerkey-1.'],
    maxSimilarity: 83.7319,
  },
  dismissed: [{ a: 'own', b: 'peerkey-2', reason: 'Petra Peer 2 is a sibling' }],
};

const MODES: Readonly<Record<string, RunReport>> = {
  'a pull request among archived ones': report([own(), peer(1, 'archive'), peer(2, 'archive')], LEAKY),
  'a class where everybody is judged': report(
    [peer(1, 'judged'), peer(2, 'judged'), peer(3, 'judged')],
    LEAKY,
  ),
  'a pull request whose peer could not be collected': report([own(), peer(1, 'archive')], {
    ...LEAKY,
    findings: {
      ...LEAKY.findings,
      failures: [
        { key: 'peerkey-9', name: 'Petra Peer 9', role: 'archive', reason: 'peerorg/peer-repo is gone' },
      ],
    },
  }),
  'a submission that was not checked, for a reason that names a peer': report(
    [
      own({ total: null, state: { kind: 'not-checked', reason: 'It is a copy of peerkey-1.' } }),
      peer(1, 'archive'),
    ],
    { ...LEAKY, verdict: { ...LEAKY.verdict, outcome: 'incomplete', flagged: [], notChecked: ['own'] } },
  ),
  'a failed run whose sentence names a peer': report([own(), peer(1, 'archive')], {
    ...LEAKY,
    verdict: { ...LEAKY.verdict, outcome: 'forbidden', sentence: 'peerorg/peer-repo answered 403.' },
  }),
  'AI references and starter code': report(
    [
      own({
        aiAverage: 83.7319,
        aiMax: 84.4,
        aiState: 'scored',
        matches: [match('peerkey-3', [1, 4], { kind: 'ai' })],
      }),
      peer(3, 'ai-reference'),
      peer(4, 'base'),
    ],
    { ...LEAKY, findings: { ...LEAKY.findings, aiRun: true } },
  ),
  'a title that names a peer': report([own(), peer(1, 'archive')], {
    ...LEAKY,
    run: { title: 'hw1 Petra Peer 1', runUrl: 'https://github.com/peerorg/peer-repo/actions/runs/1' },
  }),
};

/** Every byte a student can get, unpacked. */
async function everything(run: RunReport): Promise<Readonly<Record<string, string>>> {
  const previousBody = renderComment(run, 'staff', { key: 'k', previousBody: null });
  const directory = await mkdtemp(join(tmpdir(), 'student-'));
  try {
    await writeReportFiles(run, {
      directory,
      audience: 'student',
      template: TEMPLATE,
      readSource: () =>
        Promise.resolve([
          { path: 'peer_secret_file.py', bytes: new TextEncoder().encode('SECRET_PEER_CODE') },
        ]),
    });
    const files: Record<string, string> = {};
    for (const name of await readdir(directory))
      files[name] = unpacked(await readFile(join(directory, name), 'utf8'));
    const comment = renderComment(run, 'student', { key: 'k', previousBody: null });
    return {
      ...files,
      summary: renderSummary(run, 'student'),
      table: renderConsole(run, 'student', { colours: true, width: 80, maxRows: 50 }),
      plain: renderConsole(run, 'student', { colours: false, width: 80, maxRows: 50, layout: 'plain' }),
      csv: renderSubmissionsCsv(run, 'student'),
      json: renderJson(run, 'student'),
      comment: comment + hidden(comment),
      'comment after one for staff': renderComment(run, 'student', { key: 'k', previousBody }),
      annotations: renderAnnotations(run, 'student'),
      sarif: renderSarif(run, 'student'),
      'check run': JSON.stringify(checkRunOutput(run, 'student')),
      view: JSON.stringify(studentView(run)),
    };
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** A page with its packed blocks beside it. */
function unpacked(html: string): string {
  const blocks = [...html.matchAll(/<script type="application\/octet-stream" id="[^"]*">([^<]*)</g)];
  return (
    html +
    blocks.map(([, text]) => inflateRawSync(Buffer.from(text ?? '', 'base64')).toString('utf8')).join('\n')
  );
}

function hidden(comment: string): string {
  return [...comment.matchAll(/<!-- code-similarity:\w+:(\S+) -->/g)]
    .map(
      ([, text]) =>
        Buffer.from(text ?? '', 'base64url').toString('utf8') +
        Buffer.from(text ?? '', 'hex').toString('utf8'),
    )
    .join('\n');
}

describe.each(Object.entries(MODES))('students of %s', (_, run) => {
  test('read nothing of a peer, and no precise score, in any channel', async () => {
    for (const [channel, text] of Object.entries(await everything(run))) {
      const found = SECRETS.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));
      expect({ channel, found }).toEqual({ channel, found: [] });
    }
  });

  test('staff read of the peers, so that the test above can fail', () => {
    const text = renderSummary(run, 'staff') + renderSarif(run, 'staff') + renderJson(run, 'staff');
    expect(
      SECRETS.filter((secret) => text.toLowerCase().includes(secret.toLowerCase())).length,
    ).toBeGreaterThan(8);
  });
});

test('the repository that the run is in gives nobody away, and is not hidden', () => {
  const run = report([peer(2, 'judged'), peer(4, 'judged')], {
    run: { title: 'peerorg/staff hw1', repository: 'peerorg/staff' },
  });
  expect(studentView(run).title).toBe('peerorg/staff hw1');
});

test('a student reads their own band, lines and links to their own commit', () => {
  const run = MODES['a pull request among archived ones'];
  if (run === undefined) throw new Error('no such mode');
  const comment = renderComment(run, 'student', { key: 'k', previousBody: null });
  expect(comment).toContain('**very high**');
  expect(comment).toContain(
    'https://github.com/owner/own-repo/blob/abcabcabcabcabcabcabcabcabcabcabcabcabca/main.py?plain=1#L3-L40',
  );
  // Two peers' regions that overlap are one, so that nobody counts peers.
  expect(studentView(run).own?.regions).toEqual([
    { kind: 'peer', file: 'main.py', lineStart: 3, lineEnd: 40 },
  ]);
});

test('files for staff do not stay beside a report for students', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'student-'));
  const run = report([own(), peer(1, 'archive')], LEAKY);
  const readSource = () => Promise.resolve(null);
  await writeReportFiles(run, { directory, template: TEMPLATE, readSource });
  expect(await readdir(directory)).toContain('pairs.csv');
  await writeReportFiles(run, { directory, audience: 'student', template: TEMPLATE, readSource });
  expect(await readdir(directory)).not.toContain('pairs.csv');
  await rm(directory, { recursive: true });
});
