import type { z } from 'zod';

/** Refuses a value with a reason of our own, the second half of a sentence ("must not hold ? or #"). */
export function refuse(context: z.RefinementCtx, reason: string): void {
  context.addIssue({ code: 'custom', message: reason, params: { reason } });
}

/** The reason that {@link refuse} left, or null where the schema's plain rule was broken. */
export function reasonOf(error: z.ZodError): string | null {
  for (const issue of error.issues) {
    if (issue.code !== 'custom') continue;
    const reason: unknown = issue.params?.['reason'];
    if (typeof reason === 'string') return reason;
  }
  return null;
}
