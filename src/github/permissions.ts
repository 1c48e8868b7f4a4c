import { type TokenOrigin, tokenGap } from './github-options.ts';

/**
 * What a token must be allowed to do for a request, under each name that GitHub's own pages use: a workflow's
 * `permissions:` block, and the settings of a fine-grained token or of an App. `workflow` is null where the token of a
 * workflow can never have it.
 */
export interface Permission {
  /** What it is asked for, where the request itself may not be named: "reading files". */
  readonly call: string;
  readonly workflow: string | null;
  readonly fineGrained: string;
  /** Under `default_permissions` of an App's manifest. */
  readonly app: { readonly name: string; readonly level: 'read' | 'write' };
}

export const PERMISSIONS = {
  contents: {
    call: 'reading files',
    workflow: 'contents: read',
    fineGrained: 'Contents: read',
    app: { name: 'contents', level: 'read' },
  },
  contentsWrite: {
    call: 'writing files',
    workflow: 'contents: write',
    fineGrained: 'Contents: write',
    app: { name: 'contents', level: 'write' },
  },
  metadata: {
    call: 'looking up repositories',
    workflow: 'metadata: read',
    fineGrained: 'Contents: read”, which brings “Metadata: read',
    app: { name: 'metadata', level: 'read' },
  },
  pullRequests: {
    call: 'reading pull requests',
    workflow: 'pull-requests: read',
    fineGrained: 'Pull requests: read',
    app: { name: 'pull_requests', level: 'read' },
  },
  comments: {
    call: 'commenting',
    workflow: 'pull-requests: write',
    fineGrained: 'Pull requests: write',
    app: { name: 'pull_requests', level: 'write' },
  },
  issuesRead: {
    call: 'reading issues',
    workflow: 'issues: read',
    fineGrained: 'Issues: read',
    app: { name: 'issues', level: 'read' },
  },
  issues: {
    call: 'writing an issue',
    workflow: 'issues: write',
    fineGrained: 'Issues: write',
    app: { name: 'issues', level: 'write' },
  },
  /** To write one needs no more than “Contents: read”; to change it later, when the verdict changed, does. */
  commitComments: {
    call: 'commenting on a commit',
    workflow: 'contents: write',
    fineGrained: 'Contents: write',
    app: { name: 'contents', level: 'write' },
  },
  checks: {
    call: 'writing a check run',
    workflow: 'checks: write',
    fineGrained: 'Checks: write (Apps and workflows only)',
    app: { name: 'checks', level: 'write' },
  },
  actions: {
    call: 'cancelling a run',
    workflow: 'actions: write',
    fineGrained: 'Actions: write',
    app: { name: 'actions', level: 'write' },
  },
  members: {
    call: 'reading a team',
    workflow: null,
    fineGrained: 'organisation permission Members: read',
    app: { name: 'members', level: 'read' },
  },
  customProperties: {
    call: 'reading custom properties',
    workflow: null,
    fineGrained: 'organisation permission Custom properties: read',
    app: { name: 'organization_custom_properties', level: 'read' },
  },
} as const satisfies Record<string, Permission>;

/** "give the workflow permission `contents: read`, or …": the second half of a sentence, without its full stop. */
export function howToGrant(permission: Permission, kind: 'own' | 'other', origin: TokenOrigin): string {
  if (origin.kind === 'app') {
    return `give the App “${permission.fineGrained}” in its settings, and accept that where it is installed; the repositories must be among those that it is installed on`;
  }
  const gap = tokenGap(origin);
  const fineGrained = `a fine-grained token or an App with “${permission.fineGrained}” as ${origin.name}${gap === null ? '' : ` (${gap})`}`;
  // The token of a workflow reaches no repository but its own, whatever its permissions block says.
  return kind === 'own' && permission.workflow !== null
    ? `add \`${permission.workflow}\` to the job's permissions, or use ${fineGrained}`
    : `use ${fineGrained}; the repositories must be among those it was given access to (the workflow's own GITHUB_TOKEN reaches its own repository alone)`;
}
