import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ConfigurationError, messageOf } from '#base';
import { quoted, readConfigFile } from '#contract';
import type { Role } from '#service';

/** How people log in with an account of their university, by OpenID Connect. */
export interface LoginConfig {
  readonly issuer: string;
  readonly client: string;
  /** null: the client has none, as a public one. */
  readonly secret: string | null;
  /** What the page calls the place where people log in. */
  readonly called: string;
  readonly scopes: string;
  /** Claim that people are called by here. */
  readonly name: string;
  /** Claim with the groups that somebody is in. */
  readonly groups: string;
  /** Groups whose members are each of these, the one with the most rights first. */
  readonly roles: readonly { readonly role: Role; readonly groups: readonly string[] }[];
  /** Groups whose members are members of a corpus. */
  readonly corpora: readonly { readonly corpus: string; readonly groups: readonly string[] }[];
  /** An account of the same name that is here already is theirs. */
  readonly adopts: boolean;
}

const LIST_RULE = 'must be a list of groups, as they stand in the claim.';
const ISSUER_RULE =
  'must be the https address of the provider, such as https://login.university.example; below it lies .well-known/openid-configuration.';

const text = (rule: string): z.ZodString => z.string({ error: rule }).trim().min(1, { error: rule });
const groups = z.array(text(LIST_RULE), { error: LIST_RULE });

const File = z
  .strictObject({
    issuer: text(ISSUER_RULE).refine(isIssuer, { error: ISSUER_RULE }),
    client: text('must be the id that the provider gave this server.'),
    called: text('must be a name for people, such as University of Example.').optional(),
    scopes: text('must be scopes with blanks between them.').prefault('openid profile email'),
    name: text('must be the name of a claim.').prefault('preferred_username'),
    groups: text('must be the name of a claim.').prefault('groups'),
    administrators: groups.prefault([]),
    instructors: groups.prefault([]),
    assistants: groups.prefault([]),
    corpora: z
      .record(z.string(), groups, { error: 'must name each corpus with a list of groups.' })
      .prefault({}),
    'adopt-accounts': z.boolean({ error: 'must be true or false.' }).prefault(false),
  })
  .refine((file) => file.administrators.length + file.instructors.length + file.assistants.length > 0, {
    error: 'give groups to administrators, instructors or assistants: else nobody may come in.',
  });

/** http is for a provider on this machine alone, as a test has one. */
function isIssuer(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
}

export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/**
 * Reads the file that `--login-config` names.
 *
 * @param secret of the client, from the environment
 * @throws ConfigurationError naming every problem with its place
 */
export async function readLoginConfig(path: string, secret: string | undefined): Promise<LoginConfig> {
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    throw new ConfigurationError(
      `The file ${path} of --login-config cannot be read: ${messageOf(error)}. Correct the path.`,
    );
  }
  return parseLoginConfig(content, path, secret);
}

/** @throws ConfigurationError */
export function parseLoginConfig(content: string, name: string, secret: string | undefined): LoginConfig {
  const read = readConfigFile(content, name, (value) => value);
  if ('problems' in read) throw new ConfigurationError(read.problems.join('\n'));
  const { file } = read;
  const parsed = File.safeParse(Object.fromEntries(file.values));
  if (!parsed.success) {
    const problems = parsed.error.issues.flatMap((issue) => {
      const steps = issue.path.filter((step) => typeof step !== 'symbol');
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map(
          (key) => `${file.place(key)}: ${quoted(key)} is no known key; leave it out, or correct it.`,
        );
      }
      const [key = ''] = steps;
      const said = issue.message.startsWith('must') ? `${key} ${issue.message}` : issue.message;
      return [`${steps.length === 0 ? name : file.place(...steps)}: ${said}`];
    });
    throw new ConfigurationError(problems.join('\n'));
  }
  const { issuer, client, called, scopes, administrators, instructors, assistants, corpora } = parsed.data;
  return {
    issuer,
    client,
    secret: secret === undefined || secret.trim() === '' ? null : secret.trim(),
    called: called ?? new URL(issuer).host,
    scopes: /(?:^|\s)openid(?:\s|$)/.test(scopes) ? scopes : `openid ${scopes}`,
    name: parsed.data.name,
    groups: parsed.data.groups,
    roles: [
      { role: 'administrator', groups: administrators },
      { role: 'instructor', groups: instructors },
      { role: 'assistant', groups: assistants },
    ],
    corpora: Object.entries(corpora).map(([corpus, members]) => ({ corpus, groups: members })),
    adopts: parsed.data['adopt-accounts'],
  };
}
