import type { Call, World } from './answers.ts';
import { sampleOf } from './contract.ts';
import type { ChangedFile } from './git-store.ts';
import type { Person } from './git-objects.ts';
import { userId } from './people.ts';
import type {
  StandInRepository,
  StoredCheckRun,
  StoredComment,
  StoredCommitComment,
  StoredIssue,
  StoredPull,
} from './world.ts';

type Json = Record<string, unknown>;

const SITE = 'https://github.example';

export function accountJson(world: World, login: string, byBot = login.endsWith('[bot]')): Json {
  const type = byBot ? 'Bot' : world.organizations.has(login.toLowerCase()) ? 'Organization' : 'User';
  return {
    ...sampleOf('simple-user'),
    login,
    id: userId(login),
    type,
    site_admin: false,
    url: `${world.url()}/users/${encodeURIComponent(login)}`,
    html_url: `${SITE}/${login}`,
  };
}

export function repositoryJson(
  world: World,
  one: StandInRepository,
  shape: 'minimal-repository' | 'full-repository' | 'repository',
): Json {
  const { options } = one;
  const pushedAt = one.pushedAt ?? one.createdAt;
  const related = (fullName: string | undefined): Json | null => {
    const other = fullName === undefined ? null : world.find(fullName);
    return other === null ? null : repositoryJson(world, other, 'repository');
  };
  const template = shape === 'full-repository' ? related(options.template) : null;
  const parent = shape === 'full-repository' ? related(options.parent) : null;
  return {
    ...sampleOf(shape),
    id: one.id,
    node_id: `R_${one.id}`,
    name: one.name,
    full_name: one.fullName,
    owner: accountJson(world, one.owner),
    private: options.private ?? true,
    description: options.description ?? null,
    html_url: `${SITE}/${one.fullName}`,
    url: `${world.url()}/repos/${one.fullName}`,
    fork: options.fork ?? options.parent !== undefined,
    is_template: options.isTemplate ?? false,
    archived: options.archived ?? false,
    disabled: options.disabled ?? false,
    default_branch: one.defaultBranch,
    topics: options.topics ?? [],
    size: sizeOf(world, one),
    created_at: one.createdAt,
    updated_at: pushedAt,
    pushed_at: pushedAt,
    visibility: options.private === false ? 'public' : options.internal === true ? 'internal' : 'private',
    ...(shape === 'repository' ? {} : { custom_properties: options.customProperties ?? {} }),
    ...(shape === 'full-repository' ? { template_repository: template } : {}),
    ...(parent === null ? {} : { parent, source: parent }),
  };
}

/** Kilobytes. */
function sizeOf(world: World, one: StandInRepository): number {
  const head = one.head();
  if (head === null) return 0;
  const bytes = world.store.entries(head, true).reduce((sum, { size }) => sum + (size ?? 0), 0);
  return Math.max(1, Math.ceil(bytes / 1024));
}

const UNSIGNED = {
  verified: false,
  reason: 'unsigned',
  signature: null,
  payload: null,
  verified_at: null,
};

/** The account whose address a commit carries, which anybody can write into theirs. */
function accountOf(world: World, { email }: Person): Json | null {
  const login = /^\d+\+(.+)@users\.noreply\.github\.com$/.exec(email)?.[1];
  const known = login === undefined ? null : world.people.spelled(login);
  return known === null ? null : accountJson(world, known);
}

export function commitJson(world: World, repository: StandInRepository, sha: string): Json {
  const commit = world.store.show(sha);
  if (commit === null) throw new Error(`there is no commit ${sha}`);
  const url = `${world.url()}/repos/${repository.fullName}`;
  const html = `${SITE}/${repository.fullName}/commit`;
  return {
    ...sampleOf('commit'),
    sha,
    url: `${url}/commits/${sha}`,
    html_url: `${html}/${sha}`,
    commit: {
      url: `${url}/git/commits/${sha}`,
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
      comment_count: 0,
      tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` },
      verification: UNSIGNED,
    },
    author: accountOf(world, commit.author),
    committer: accountOf(world, commit.committer),
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: `${url}/commits/${parent}`,
      html_url: `${html}/${parent}`,
    })),
  };
}

/** The same commit, as the git database's own routes show it. */
export function gitCommitJson(world: World, repository: StandInRepository, sha: string): Json {
  const commit = world.store.show(sha);
  if (commit === null) throw new Error(`there is no commit ${sha}`);
  const url = `${world.url()}/repos/${repository.fullName}/git`;
  const html = `${SITE}/${repository.fullName}/commit`;
  return {
    sha,
    node_id: `C_${sha}`,
    url: `${url}/commits/${sha}`,
    html_url: `${html}/${sha}`,
    author: commit.author,
    committer: commit.committer,
    tree: { sha: commit.tree, url: `${url}/trees/${commit.tree}` },
    message: commit.message,
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: `${url}/commits/${parent}`,
      html_url: `${html}/${parent}`,
    })),
    verification: UNSIGNED,
  };
}

const STATUS: Readonly<Record<string, string>> = {
  A: 'added',
  M: 'modified',
  D: 'removed',
  R: 'renamed',
  C: 'copied',
  T: 'changed',
};

export function changedFileJson(
  world: World,
  repository: StandInRepository,
  head: string,
  file: ChangedFile,
): Json {
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  const html = `${SITE}/${repository.fullName}`;
  return {
    sha: file.sha,
    filename: file.path,
    status: STATUS[file.status] ?? 'unchanged',
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${html}/blob/${head}/${path}`,
    raw_url: `${html}/raw/${head}/${path}`,
    contents_url: `${world.url()}/repos/${repository.fullName}/contents/${path}?ref=${head}`,
    ...(file.patch === null ? {} : { patch: file.patch }),
    ...(file.previousPath === null ? {} : { previous_filename: file.previousPath }),
  };
}

/** The head commit as of now; of a closed one, or one whose branch is gone, as it was last seen. */
export function headOf(world: World, issue: StoredIssue, pull: StoredPull): string {
  const source = pull.headRepository === null ? null : world.find(pull.headRepository);
  const live = source?.head(pull.headBranch) ?? null;
  if (issue.state === 'open' && live !== null) pull.headSha = live;
  return pull.headSha;
}

export function pullJson(
  { world }: Call,
  repository: StandInRepository,
  issue: StoredIssue,
  pull: StoredPull,
  shape: 'pull-request' | 'pull-request-simple',
): Json {
  const source = pull.headRepository === null ? null : world.find(pull.headRepository);
  const headSha = headOf(world, issue, pull);
  const end = (owner: string, one: StandInRepository | null, ref: string, sha: string): Json => ({
    label: `${owner}:${ref}`,
    ref,
    sha,
    // The account outlives its fork.
    user: accountJson(world, owner),
    repo: one === null ? null : repositoryJson(world, one, 'repository'),
  });
  const url = `${world.url()}/repos/${repository.fullName}/pulls/${issue.number}`;
  const links = {
    self: url,
    html: `${SITE}/${repository.fullName}/pull/${issue.number}`,
    issue: `${world.url()}/repos/${repository.fullName}/issues/${issue.number}`,
    comments: `${world.url()}/repos/${repository.fullName}/issues/${issue.number}/comments`,
    review_comments: `${url}/comments`,
    review_comment: `${world.url()}/repos/${repository.fullName}/pulls/comments{/number}`,
    commits: `${url}/commits`,
    statuses: `${world.url()}/repos/${repository.fullName}/statuses/${headSha}`,
  };
  return {
    ...sampleOf(shape),
    id: repository.id * 10_000 + issue.number,
    number: issue.number,
    title: issue.title,
    body: issue.body === '' ? null : issue.body,
    state: issue.state,
    draft: pull.draft,
    locked: issue.locked,
    user: accountJson(world, issue.author, issue.byBot),
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.state === 'closed' ? issue.updatedAt : null,
    merged_at: null,
    url,
    html_url: links.html,
    head: end(
      (pull.headRepository ?? repository.fullName).split('/')[0] ?? '',
      source,
      pull.headBranch,
      headSha,
    ),
    base: end(repository.owner, repository, pull.base, repository.head(pull.base) ?? ''),
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
    author_association: associationOf(repository, issue.author),
  };
}

/** Never to be relied on: a private member of an organisation is a stranger here, as at GitHub. */
function associationOf(repository: StandInRepository, login: string): string {
  if (login.toLowerCase() === repository.owner.toLowerCase()) return 'OWNER';
  return Object.hasOwn(repository.options.collaborators ?? {}, login) ? 'COLLABORATOR' : 'NONE';
}

/** What GraphQL calls an issue. */
export function nodeIdOf(repository: StandInRepository, { number }: StoredIssue): string {
  return `I_${repository.id}_${number}`;
}

export function issueJson({ world }: Call, repository: StandInRepository, one: StoredIssue): Json {
  const url = `${world.url()}/repos/${repository.fullName}/issues/${one.number}`;
  const page = one.pull === null ? 'issues' : 'pull';
  const html = `${SITE}/${repository.fullName}/${page}/${one.number}`;
  const pullUrl = `${world.url()}/repos/${repository.fullName}/pulls/${one.number}`;
  return {
    ...sampleOf('issue'),
    id: repository.id * 10_000 + one.number,
    node_id: nodeIdOf(repository, one),
    number: one.number,
    title: one.title,
    body: one.body === '' ? null : one.body,
    state: one.state,
    locked: one.locked,
    url,
    html_url: html,
    created_at: one.createdAt,
    updated_at: one.updatedAt,
    closed_at: one.state === 'closed' ? one.updatedAt : null,
    user: accountJson(world, one.author, one.byBot),
    assignee: one.assignees[0] === undefined ? null : accountJson(world, one.assignees[0]),
    assignees: one.assignees.map((login) => accountJson(world, login)),
    labels: one.labels.map((name, index) => ({
      id: index + 1,
      node_id: 'L',
      url: `${world.url()}/repos/${repository.fullName}/labels/${encodeURIComponent(name)}`,
      name,
      description: null,
      color: 'ededed',
      default: false,
    })),
    comments: repository.storedComments.filter(({ issue }) => issue === one.number).length,
    author_association: associationOf(repository, one.author),
    ...(one.pull === null
      ? {}
      : {
          draft: one.pull.draft,
          pull_request: {
            url: pullUrl,
            html_url: html,
            diff_url: `${html}.diff`,
            patch_url: `${html}.patch`,
          },
        }),
  };
}

export function commentJson({ world }: Call, repository: StandInRepository, one: StoredComment): Json {
  const url = `${world.url()}/repos/${repository.fullName}/issues`;
  const page = repository.issues.get(one.issue)?.pull === null ? 'issues' : 'pull';
  return {
    ...sampleOf('issue-comment'),
    id: one.id,
    node_id: `IC_${one.id}`,
    url: `${url}/comments/${one.id}`,
    issue_url: `${url}/${one.issue}`,
    html_url: `${SITE}/${repository.fullName}/${page}/${one.issue}#issuecomment-${one.id}`,
    body: one.body,
    user: accountJson(world, one.author, one.byBot),
    created_at: one.createdAt,
    updated_at: one.updatedAt,
    author_association: associationOf(repository, one.author),
    performed_via_github_app: null,
  };
}

export function reactionJson({ world }: Call, one: StoredComment['reactions'][number]): Json {
  return {
    id: one.id,
    node_id: `REA_${one.id}`,
    content: one.content,
    user: accountJson(world, one.author),
    created_at: one.createdAt,
  };
}

export function commitCommentJson(
  { world }: Call,
  repository: StandInRepository,
  one: StoredCommitComment,
): Json {
  return {
    ...sampleOf('commit-comment'),
    id: one.id,
    node_id: `CC_${one.id}`,
    url: `${world.url()}/repos/${repository.fullName}/comments/${one.id}`,
    html_url: `${SITE}/${repository.fullName}/commit/${one.sha}#commitcomment-${one.id}`,
    body: one.body,
    path: null,
    position: null,
    line: null,
    commit_id: one.sha,
    user: accountJson(world, one.author, one.byBot),
    created_at: one.createdAt,
    updated_at: one.updatedAt,
    author_association: associationOf(repository, one.author),
  };
}

export function checkRunJson({ world }: Call, repository: StandInRepository, one: StoredCheckRun): Json {
  const url = `${world.url()}/repos/${repository.fullName}/check-runs/${one.id}`;
  const html = `${SITE}/${repository.fullName}/runs/${one.id}`;
  return {
    ...sampleOf('check-run'),
    id: one.id,
    node_id: `CR_${one.id}`,
    url,
    html_url: html,
    details_url: one.detailsUrl ?? html,
    name: one.name,
    head_sha: one.headSha,
    status: one.status,
    conclusion: one.conclusion,
    external_id: one.externalId,
    started_at: one.startedAt,
    completed_at: one.completedAt,
    output: {
      title: one.output.title,
      summary: one.output.summary,
      text: one.output.text,
      annotations_count: one.output.annotations.length,
      annotations_url: `${url}/annotations`,
    },
  };
}

export function refJson(world: World, repository: StandInRepository, ref: string, sha: string): Json {
  const url = `${world.url()}/repos/${repository.fullName}/git`;
  return {
    ref,
    node_id: `REF_${ref}`,
    url: `${url}/${ref}`,
    object: { type: 'commit', sha, url: `${url}/commits/${sha}` },
  };
}
