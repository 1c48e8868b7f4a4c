import { z } from 'zod';

const Errors = z.array(z.looseObject({ type: z.string().optional() }));
/** As Octokit's GraphQL throws it, and as its throttling does before that. */
const Refusal = z.union([
  z.looseObject({
    name: z.literal('GraphqlResponseError'),
    message: z.string(),
    errors: Errors,
    headers: z.unknown(),
  }),
  z
    .looseObject({
      message: z.string(),
      response: z.looseObject({ headers: z.unknown(), data: z.looseObject({ errors: Errors }) }),
    })
    .transform(({ message, response }) => ({
      message,
      errors: response.data.errors,
      headers: response.headers,
    })),
]);

/** What GraphQL refuses in an answer of status 200. null: the error is another one. */
export function graphqlRefusal(error: unknown): {
  readonly message: string;
  readonly isLimit: boolean;
  /** The limit as REST tells it. */
  readonly asLimit: unknown;
} | null {
  const { success, data } = Refusal.safeParse(error);
  if (!success) return null;
  const { message, errors, headers } = data;
  const response = { headers, data: { message: 'API rate limit exceeded' } };
  return {
    message,
    isLimit: errors.some(({ type }) => type === 'RATE_LIMITED'),
    asLimit: Object.assign(new Error(message), { status: 403, response }),
  };
}
