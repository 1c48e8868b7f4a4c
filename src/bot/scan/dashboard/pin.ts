import { z } from 'zod';
import type { Log } from '#base';
import { unlessGitHubFails } from '../../publish/failure.ts';
import { type IssuePlace, issuePurpose, type MarkedIssue } from '../issue/marked-issue.ts';

const ANYTHING = z.looseObject({});

/** Pins an issue that was just opened, where GitHub lets us: it pins three of a repository. Tried once. */
export async function pin(
  place: IssuePlace & { readonly log: Log },
  { number, node_id: id }: MarkedIssue,
): Promise<void> {
  await unlessGitHubFails<unknown>(
    () =>
      place.github.graphql(
        issuePurpose(place, `pinning issue ${number}`),
        'mutation ($id: ID!) { pinIssue(input: { issueId: $id }) { issue { number } } }',
        { id },
        ANYTHING,
      ),
    (error) => {
      place.log.debug(`The dashboard is not pinned: ${error.message}`);
    },
  );
}
