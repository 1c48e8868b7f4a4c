import { z } from 'zod';
import type { Role } from '#contract';
import { parseConfig } from '../../config-text.ts';
import { safeAddress, said } from '../server-file.ts';

const LIST_RULE = 'must be a list of groups, as they stand in the claim.';
const ISSUER_RULE =
  'must be the https address of the provider, such as https://login.university.example; below it lies .well-known/openid-configuration.';

const groups = z.array(said(LIST_RULE), { error: LIST_RULE });

const File = z
  .strictObject({
    issuer: safeAddress(ISSUER_RULE),
    client: said('must be the id that the provider gave this server.'),
    called: said('must be a name for people, such as University of Example.').optional(),
    scopes: said('must be scopes with blanks between them.').prefault('openid profile email'),
    name: said('must be the name of a claim.').prefault('preferred_username'),
    groups: said('must be the name of a claim.').prefault('groups'),
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

/** How people log in with an account of their university, by OpenID Connect. */
export type LoginConfig = ReturnType<typeof parseLoginConfig>;

/** @param secret of the client, from the environment @throws ConfigurationError naming every problem with its place */
export function parseLoginConfig(content: string, name: string, secret: string | undefined) {
  const { data: file } = parseConfig(File, content, name);
  const { issuer, client, called, scopes, administrators, instructors, assistants, corpora } = file;
  return {
    issuer,
    client,
    // null: the client has none, as a public one.
    secret: secret === undefined || secret.trim() === '' ? null : secret.trim(),
    // What the page calls the place where people log in.
    called: called ?? new URL(issuer).host,
    scopes: /(?:^|\s)openid(?:\s|$)/.test(scopes) ? scopes : `openid ${scopes}`,
    // Claims: that people are called by here, and with the groups that somebody is in.
    name: file.name,
    groups: file.groups,
    // Groups whose members are each of these, the one with the most rights first.
    roles: [
      { role: 'administrator', groups: administrators },
      { role: 'instructor', groups: instructors },
      { role: 'assistant', groups: assistants },
    ] satisfies { readonly role: Role; readonly groups: readonly string[] }[],
    // Groups whose members are members of a corpus.
    corpora: Object.entries(corpora).map(([corpus, members]) => ({ corpus, groups: members })),
    // An account of the same name that is here already is theirs.
    adopts: file['adopt-accounts'],
  };
}
