import type { Words } from '#base';

/** What the recipes call the artifact that holds the report; a workflow may call it something else. */
export const ARTIFACT = 'similarity-report';

/** Of a run on GitHub or a GitHub of one's own. Nothing in it means anything to a shell. */
const RUN =
  /^https:\/\/(?<host>[a-z\d.-]+(?::\d+)?)\/(?<repository>[\w.-]+\/[\w.-]+)\/actions\/runs\/(?<id>\d+)$/i;

/**
 * The command that fetches a run's report, for staff to copy, in Markdown. For staff alone: it names the repository.
 *
 * @param runUrl the run's page; null: there is none
 * @returns lines that end with a blank one; none where the run is not one of GitHub's
 */
export function downloadLines(runUrl: string | null, words: Words): readonly string[] {
  const run = RUN.exec(runUrl ?? '')?.groups;
  if (run === undefined) return [];
  const { host = '', repository = '', id = '' } = run;
  const place = host.toLowerCase() === 'github.com' ? repository : `${host}/${repository}`;
  const folder = `${ARTIFACT}-${id}`;
  return [
    words.say('comment.wholeReport', { artifact: `\`${ARTIFACT}\``, file: `\`${folder}/index.html\`` }),
    '',
    '```sh',
    `gh run download ${id} -R ${place} -n ${ARTIFACT} -D ${folder}`,
    '```',
    '',
  ];
}
