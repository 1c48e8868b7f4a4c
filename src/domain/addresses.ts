/** The owner of the repository is a placeholder until it has one; the README explains it. */
const OWNER = 'OWNER';
const NAME = 'code-similarity-action';

export const REPOSITORY = `https://github.com/${OWNER}/${NAME}`;
/** Where the documentation is published. Ends with a slash. */
const SITE = `https://${OWNER}.github.io/${NAME}/`;

/** Where anybody reads what programs need of this repository, by the file in it. The newest version's. */
export const PUBLISHED = {
  'schema/similarity.schema.json': `${SITE}similarity.schema.json`,
  'docs/report.schema.json': `${SITE}report.schema.json`,
  'docs/cases.schema.json': `${SITE}cases.schema.json`,
  'docs/openapi.json': `${SITE}openapi.json`,
} as const;
