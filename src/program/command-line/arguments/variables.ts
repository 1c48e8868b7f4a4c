import type { Environment } from '#base';
import { isInputName, secretsOf } from '#contract';

/** Environment variables that the command line reads, by name: what each is for. For the manual page and the documentation. */
export const VARIABLES = {
  CODE_SIMILARITY_KEY:
    'check: the key of the service at --base-url. serve: the key that clients send; without it one is made.',
  CODE_SIMILARITY_LOGIN_SECRET: 'serve: the secret of its client at the provider of --login-config.',
  CODE_SIMILARITY_DATABASE: 'The same as --database, and no list of processes shows it.',
  CODE_SIMILARITY_BLOBS: 'The same as --blobs.',
  AWS_ACCESS_KEY_ID: 'The key of the storage, where files are kept in S3.',
  AWS_SECRET_ACCESS_KEY: 'The secret of that key.',
  AWS_SESSION_TOKEN: 'Its session token, where it has one.',
  AWS_REGION: 'The region of that storage, where its address names none. Default: us-east-1',
  GITHUB_TOKEN:
    'check, doctor, bot, state: the token for GitHub. serve, work: the one that --web searches with.',
  GITHUB_REPOSITORY: 'state: the repository that scans run in, where --repository is not given.',
  GITHUB_API_URL: 'Address of the REST API of a GitHub Enterprise Server. Default: https://api.github.com',
  GITHUB_SERVER_URL: 'Address of that server for people. Default: https://github.com',
  APP_ID: 'bot: the id of the GitHub App.',
  APP_PRIVATE_KEY: 'bot: its private key, or the path of the .pem file.',
  WEBHOOK_SECRET: 'bot: the secret of its webhook.',
  CHROME_PATH: 'dossier --pdf: the browser that prints.',
  NO_COLOR: 'Nothing is coloured where this is set.',
  HTTPS_PROXY: 'The proxy through which GitHub and a service are reached; NO_PROXY names hosts without one.',
  RUNNER_DEBUG: 'Messages for finding a fault are printed where this is 1.',
} as const;

/** Those that nothing may show, whether or not this run has a use for them. */
const SECRET_VARIABLES = [
  'CODE_SIMILARITY_KEY',
  'CODE_SIMILARITY_LOGIN_SECRET',
  'GITHUB_TOKEN',
  'WEBHOOK_SECRET',
] as const satisfies readonly (keyof typeof VARIABLES)[];

export function environmentSecrets(environment: Environment): readonly string[] {
  return SECRET_VARIABLES.flatMap((name) => environment[name] ?? []);
}

/** The secrets among words that may be wrong as a whole: what follows an option for one. */
export function writtenSecrets(argv: readonly string[]): readonly string[] {
  return argv.flatMap((word, at) => {
    const [, name, value = argv[at + 1]] = /^--([\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
    // What begins with a dash is the next option: a value was forgotten.
    if (name === undefined || !isInputName(name) || value === undefined || value.startsWith('-')) return [];
    return secretsOf({ [name]: value });
  });
}
