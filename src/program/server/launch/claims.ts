import { z } from 'zod';
import type { Role } from '#contract';

/* What a learning platform says in a launch: https://www.imsglobal.org/spec/lti/v1p3, in the names of its documents. */

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
export const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim';
const NAMES_AND_ROLES = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const MEMBERSHIP = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

export const CLAIM = {
  message: `${LTI}/message_type`,
  version: `${LTI}/version`,
  deployment: `${LTI}/deployment_id`,
  target: `${LTI}/target_link_uri`,
  roles: `${LTI}/roles`,
  context: `${LTI}/context`,
  linking: `${DEEP_LINKING}/deep_linking_settings`,
} as const;
const OPENS = 'LtiResourceLinkRequest';
export const LINKS = 'LtiDeepLinkingRequest';

const Launch = z
  .looseObject({
    sub: z.string().min(1).max(255),
    [CLAIM.message]: z.enum([OPENS, LINKS]),
    [CLAIM.version]: z.literal('1.3.0'),
    [CLAIM.deployment]: z.string().min(1).max(255),
    [CLAIM.target]: z.string().optional(),
    [CLAIM.roles]: z.array(z.string()),
    [CLAIM.context]: z
      .looseObject({
        id: z.string().min(1).max(255),
        label: z.string().optional(),
        title: z.string().optional(),
      })
      .nullish(),
    [NAMES_AND_ROLES]: z.looseObject({ context_memberships_url: z.string() }).nullish(),
    [CLAIM.linking]: z
      .looseObject({ deep_link_return_url: z.string(), data: z.string().optional() })
      .nullish(),
  })
  .transform((claims) => ({
    sub: claims.sub,
    message: claims[CLAIM.message],
    deployment: claims[CLAIM.deployment],
    role: roleOf(claims[CLAIM.roles]),
    context: claims[CLAIM.context] ?? null,
    peopleUrl: claims[NAMES_AND_ROLES]?.context_memberships_url ?? null,
    linking: claims[CLAIM.linking] ?? null,
    all: claims as Readonly<Record<string, unknown>>,
  }));

export type LaunchClaims = z.infer<typeof Launch>;

/** null: it is no launch of LTI 1.3 that this server knows. */
export function launchIn(claims: unknown): LaunchClaims | null {
  return Launch.safeParse(claims).data ?? null;
}

/**
 * What somebody is in the course: roles of the whole platform say nothing about it. null: nobody who teaches it, such as a student.
 */
export function roleOf(roles: readonly string[]): Role | null {
  const names = roles.map((role) => role.replace(`${MEMBERSHIP}/`, '').replace(`${MEMBERSHIP}#`, ''));
  // Who assists is often named as an instructor besides, of which that is a kind.
  if (names.some((name) => /^(?:Instructor#)?TeachingAssistant(?:$|[A-Z])/.test(name))) return 'assistant';
  if (names.some((name) => /^(?:Instructor|Administrator)(?:$|#)/.test(name))) return 'instructor';
  return null;
}
