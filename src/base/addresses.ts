/** `account/name`. The account is a placeholder until `npm run own` puts one in, here and everywhere else. */
export const FULL_NAME = 'OWNER/code-similarity-action';
const [ACCOUNT = '', NAME = ''] = FULL_NAME.split('/');

export const REPOSITORY = `https://github.com/${FULL_NAME}`;
/** Where the documentation is published, without what follows the host. */
export const SITE_HOST = `${ACCOUNT}.github.io`;
const SITE = `https://${SITE_HOST}/${NAME}/`;

/** Where anybody reads what programs need of this repository, by the file in it. The newest version's. */
export const PUBLISHED = {
  'schema/similarity.schema.json': `${SITE}similarity.schema.json`,
  'docs/report.schema.json': `${SITE}report.schema.json`,
  'docs/cases.schema.json': `${SITE}cases.schema.json`,
  'docs/course.schema.json': `${SITE}course.schema.json`,
  'docs/openapi.json': `${SITE}openapi.json`,
} as const;
