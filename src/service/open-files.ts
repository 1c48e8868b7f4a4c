/** Whether this process, or its machine, has as many files and connections open as it may: some are closed in a moment. */
export function isTooManyOpen(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return code === 'EMFILE' || code === 'ENFILE';
}
