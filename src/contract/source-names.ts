/** Every source of submissions: the choices of the input `source`. Each is a folder of that name in `src/sources`. */
export const SOURCE_NAMES = ['pull-request', 'directory', 'repositories', 'workspace'] as const;

export type SourceName = (typeof SOURCE_NAMES)[number];

const SINGLE: ReadonlySet<SourceName> = new Set(['pull-request', 'workspace']);

/** Whether a source judges one submission, which may have nobody to be compared with. Every other source is a class. */
export function isSingle(source: SourceName): boolean {
  return SINGLE.has(source);
}
