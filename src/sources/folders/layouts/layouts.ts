import type { LayoutName } from '../../../domain/layout-names.ts';
import { flat } from './flat.ts';
import { folders } from './folders.ts';
import type { DownloadLayout } from './layout.ts';
import { moodle } from './moodle.ts';
import { single } from './single.ts';

/** Every layout by its name. */
export const LAYOUTS: Readonly<Record<LayoutName, DownloadLayout>> = { moodle, folders, flat, single };
