import type { SubmissionFinding } from '../../src/contract/findings.ts';
import type { HandInFacts, Origin } from '../../src/contract/submission.ts';
import { type PersonRow, personRows } from '../../src/sources/people/person-row.ts';
import { readTable } from '../../src/sources/people/read-table.ts';
import { submission } from '../report/sample.ts';

/** Rows of a list, given as its text. */
export function list(text: string, name = 'people class.csv'): readonly PersonRow[] {
  return personRows(readTable(text, name), name);
}

/** A submission of a folder. */
export function folder(key: string, more: Partial<SubmissionFinding> = {}): SubmissionFinding {
  return submission(key, {
    name: key.slice(key.lastIndexOf('/') + 1).replace(/\.zip$/, ''),
    origin: { kind: 'directory', path: key },
    ...more,
  });
}

/** What a platform's download tells. */
export function handIn(
  name: string,
  facts: Partial<HandInFacts> = {},
  more: Partial<SubmissionFinding> = {},
): SubmissionFinding {
  const origin: Origin = {
    kind: 'directory',
    path: 'lab.zip',
    handIn: { platform: 'canvas', id: null, ...facts },
  };
  return submission(`canvas:${facts.id ?? name}${facts.attempt ?? ''}`, { name, origin, ...more });
}

export function repository(
  repo: string,
  more: Partial<Origin & { kind: 'repository' }> = {},
): SubmissionFinding {
  const origin: Origin = {
    kind: 'repository',
    owner: 'cs101',
    repo,
    repositoryId: 1,
    sha: 'a'.repeat(40),
    ...more,
  };
  return submission(`cs101/${repo}`, { name: more.student ?? repo, origin });
}
