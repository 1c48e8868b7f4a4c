/** Every source of submissions: the choices of the input `source`. Each is a folder of that name in `src/sources`. */
export const SOURCE_NAMES = ['pull-request', 'directory', 'repositories', 'workspace'] as const;

export type SourceName = (typeof SOURCE_NAMES)[number];

const SINGLE: ReadonlySet<SourceName> = new Set(['pull-request', 'workspace']);

/** Whether a source judges one submission, which may have nobody to be compared with. Every other source is a class. */
export function isSingle(source: SourceName): boolean {
  return SINGLE.has(source);
}

/**
 * Shapes of what lies at `path`: the choices of the input `layout` besides `auto`. Each is a file of that name in
 * `src/sources/folders/layouts`. The last three are of no platform: nobody recognises them, they are what is left.
 */
export const LAYOUT_NAMES = [
  'moodle',
  'canvas',
  'blackboard',
  'gradescope',
  'ilias',
  'brightspace',
  'info-csv',
  'classroom',
  'nbgrader',
  'submitty',
  'artemis',
  'codegrade',
  'sakai',
  'vpl',
  'teams',
  'autolab',
  'prairielearn',
  'folders',
  'flat',
  'single',
] as const;

export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** Layouts whose numbers are made for each assignment anew: they tell people of one download apart, and are nobody's in the next one. */
export const PASSING_NUMBERS: ReadonlySet<string> = new Set<LayoutName>(['moodle']);
