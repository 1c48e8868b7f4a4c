/**
 * What a token must be allowed to do for a request, under each name that GitHub's own pages use: a workflow's
 * `permissions:` block, and the settings of a fine-grained token or of an App. `workflow` is null where the token of a
 * workflow can never have it.
 */
export interface Permission {
  readonly workflow: string | null;
  readonly fineGrained: string;
}

export const PERMISSIONS = {
  contents: { workflow: 'contents: read', fineGrained: 'Contents: read' },
  contentsWrite: { workflow: 'contents: write', fineGrained: 'Contents: write' },
  metadata: { workflow: 'metadata: read', fineGrained: 'Contents: read”, which brings “Metadata: read' },
  pullRequests: { workflow: 'pull-requests: read', fineGrained: 'Pull requests: read' },
  comments: { workflow: 'pull-requests: write', fineGrained: 'Pull requests: write' },
  checks: { workflow: 'checks: write', fineGrained: 'Checks: write (Apps and workflows only)' },
  members: { workflow: null, fineGrained: 'organisation permission Members: read' },
  customProperties: {
    workflow: null,
    fineGrained: 'organisation permission Custom properties: read',
  },
} as const satisfies Record<string, Permission>;

/** "give the workflow permission `contents: read`, or …": the second half of a sentence, without its full stop. */
export function howToGrant(permission: Permission, kind: 'own' | 'other'): string {
  const fineGrained = `a fine-grained token or an App with “${permission.fineGrained}” as github-token`;
  // The token of a workflow reaches no repository but its own, whatever its permissions block says.
  return kind === 'own' && permission.workflow !== null
    ? `add \`${permission.workflow}\` to the job's permissions, or use ${fineGrained}`
    : `use ${fineGrained}; the repositories must be among those it was given access to (the workflow's own GITHUB_TOKEN reaches its own repository alone)`;
}
