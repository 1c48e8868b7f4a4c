import { readCases } from '#channels';
import { type CaseBook, CASES_FILE, concernsPullRequest, isSingle, NO_CASES, type Settings } from '#contract';
import { join, resolve } from '#native';
import type { World } from './world.ts';
import * as says from './says.ts';
import { fill } from '#base';

/**
 * What people decided about pairs of this class: from the file that the settings name, else from the one beside the last report.
 * Where a student's own files are checked out none is read: a student could dismiss a pair.
 *
 * @throws ConfigurationError where the file cannot be read
 */
export async function readCaseBook(
  { cases, reportDir, source }: Pick<Settings, 'cases' | 'reportDir' | 'source'>,
  {
    workspace,
    event,
    log,
  }: Pick<World, 'workspace' | 'log'> & { readonly event: Pick<World['event'], 'name'> },
): Promise<CaseBook> {
  if (isSingle(source) || concernsPullRequest(event.name)) return NO_CASES;
  if (cases === null) return (await readCases(join(resolve(workspace, reportDir), CASES_FILE))) ?? NO_CASES;
  const book = await readCases(resolve(workspace, cases));
  if (book === null) log.notice(fill(says.casesNoFile, { cases: JSON.stringify(cases) }));
  return book ?? NO_CASES;
}
