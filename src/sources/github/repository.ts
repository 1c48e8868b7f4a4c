import { z } from 'zod';
import { fill, GitHubError } from '#base';
import { fullName, type GitHub, purposeFor, type RepositoryName, statusOf } from '#github';
import * as says from './says.ts';

/** What we read of a repository; a listing and a single answer have it alike. */
const Item = z.looseObject({
  id: z.number().int(),
  name: z.string(),
  owner: z.looseObject({ login: z.string() }),
  private: z.boolean().optional(),
  visibility: z.string().optional(),
  fork: z.boolean().optional(),
  is_template: z.boolean().optional(),
  archived: z.boolean().optional(),
  disabled: z.boolean().optional(),
  default_branch: z.string().nullish(),
  pushed_at: z.string().nullish(),
  topics: z.array(z.string()).optional(),
  custom_properties: z.record(z.string(), z.unknown()).nullish(),
  template_repository: z.looseObject({ full_name: z.string() }).nullish(),
  parent: z.looseObject({ full_name: z.string() }).nullish(),
});

export type Repository = Readonly<ReturnType<typeof repositoryOf>>;

/** A repository as GitHub lists it. Names are hostile text. */
function repositoryOf(item: z.infer<typeof Item>) {
  return {
    /** Survives renames. */
    id: item.id,
    owner: item.owner.login,
    repo: item.name,
    // Where it is not said, nothing is given away.
    isPrivate: item.private ?? false,
    /** Private, and everybody in the enterprise may read it. */
    isInternal: item.visibility === 'internal',
    fork: item.fork ?? false,
    isTemplate: item.is_template ?? false,
    archived: item.archived ?? false,
    disabled: item.disabled ?? false,
    /** null: GitHub does not say, as in an empty repository. */
    defaultBranch: item.default_branch ?? null,
    /** RFC 3339; null: never. Moved by pushes to any branch. */
    pushedAt: item.pushed_at ?? null,
    topics: item.topics ?? [],
    properties: item.custom_properties ?? {},
    /** `owner/name` of what it was made from, or is a fork of; null where nothing, or where the listing leaves it out. */
    template: item.template_repository?.full_name ?? item.parent?.full_name ?? null,
  };
}

/** What a person's private repositories are listed by: for that person's or a collaborator's token, and for an App that is installed there. */
const OWN_LISTS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['GET /user/repos', { affiliation: 'owner,collaborator', sort: 'created', direction: 'asc' }],
  ['GET /installation/repositories', {}],
];

/**
 * Every repository of an organisation that the token sees, the oldest first; of a user where the owner is none.
 *
 * Oldest first, so that what happens meanwhile moves nothing between pages: sorted by pushes, a repository that is pushed to
 * while the listing is read jumps onto a page that was read already, and is missed.
 *
 * @throws GitHubError when there is no such owner, or GitHub refuses
 */
export async function listRepositories(github: GitHub, owner: string): Promise<readonly Repository[]> {
  const read = async (
    route: string,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<Repository[]> => {
    const purpose = purposeFor('other', `listing the repositories of ${owner}`, 'metadata');
    const pages = await Array.fromAsync(github.pages(purpose, route, parameters, Item));
    return pages.flat().map(repositoryOf);
  };
  try {
    return await read('GET /orgs/{org}/repos', {
      org: owner,
      type: 'all',
      sort: 'created',
      direction: 'asc',
    });
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
  // Public ones alone, whoever asks.
  const shown = await read('GET /users/{username}/repos', {
    username: owner,
    type: 'owner',
    sort: 'created',
    direction: 'asc',
  });
  for (const [route, parameters] of OWN_LISTS) {
    try {
      const all = [...shown, ...(await read(route, parameters))];
      const own = all.filter((one) => one.owner.toLowerCase() === owner.toLowerCase());
      return [...new Map(own.map((one) => [one.id, one])).values()];
    } catch (error) {
      if (!(error instanceof GitHubError) || error.outcome !== 'forbidden') throw error;
    }
  }
  return shown;
}

/** One repository by name; a renamed one is found under its old name. @throws GitHubError */
export async function readRepository(github: GitHub, name: RepositoryName): Promise<Repository> {
  const item = await github.ask(
    purposeFor('other', `looking up ${fullName(name)}`, 'metadata'),
    (rest) => rest.repos.get({ owner: name.owner, repo: name.repo }),
    Item,
  );
  return repositoryOf(item);
}

const Slug = z.looseObject({ id: z.number().int() });
const Member = z.looseObject({ login: z.string() });

/** Who and what belongs to a team: ids of repositories, and its members' logins in lower case. @throws GitHubError */
export async function readTeam(github: GitHub, organization: string, slug: string) {
  const purpose = purposeFor('other', `reading the team ${slug} of ${organization}`, 'members');
  const read = async <Item>(what: string, item: z.ZodType<Item>): Promise<readonly Item[]> => {
    const parameters = { org: organization, team_slug: slug };
    const route = `GET /orgs/{org}/teams/{team_slug}/${what}`;
    return (await Array.fromAsync(github.pages(purpose, route, parameters, item))).flat();
  };
  const repositories = await read('repos', Slug);
  const members = await read('members', Member);
  return {
    repositoryIds: new Set(repositories.map(({ id }) => id)),
    members: new Set(members.map(({ login }) => login.toLowerCase())),
  };
}

const FileContent = z.looseObject({
  type: z.string(),
  size: z.number(),
  encoding: z.string().optional(),
  content: z.string().optional(),
});
/** The contents API gives no text of larger files. */
export const MAX_CONTENT_BYTES = 1_048_576;

/**
 * One text file of a repository; null: there is no such file (or the token may not see the repository).
 *
 * @param ref commit or branch; null: the default branch
 * @throws GitHubError
 */
export async function readTextFile(
  github: GitHub,
  name: RepositoryName,
  path: string,
  ref: string | null,
): Promise<string | null> {
  try {
    const file = await github.ask(
      purposeFor('other', `reading ${path} of ${fullName(name)}`, 'contents'),
      (rest) =>
        rest.repos.getContent({
          owner: name.owner,
          repo: name.repo,
          path,
          ...(ref === null ? {} : { ref }),
        }),
      FileContent,
    );
    if (file.type !== 'file' || file.encoding !== 'base64' || file.size > MAX_CONTENT_BYTES) {
      throw new GitHubError(
        fill(says.noTextFile, { path, name: fullName(name), most: MAX_CONTENT_BYTES }),
        'config-error',
      );
    }
    return Buffer.from(file.content ?? '', 'base64')
      .toString('utf8')
      .replace(/^\uFEFF/, '');
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
