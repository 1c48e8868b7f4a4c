import type { LayoutName } from '#contract';
import { artemis } from './artemis.ts';
import { autolab } from './autolab.ts';
import { blackboard } from './blackboard.ts';
import { brightspace } from './brightspace.ts';
import { canvas } from './canvas.ts';
import { classroom } from './classroom.ts';
import { codegrade } from './codegrade.ts';
import { flat, folders, single } from './folders.ts';
import { gradescope } from './gradescope.ts';
import { ilias } from './ilias.ts';
import { infoCsv } from './info-csv.ts';
import type { DownloadLayout } from './layout.ts';
import { moodle } from './moodle.ts';
import { nbgrader } from './nbgrader.ts';
import { prairielearn } from './prairielearn.ts';
import { sakai } from './sakai.ts';
import { submitty } from './submitty.ts';
import { teams } from './teams.ts';
import { vpl } from './vpl.ts';

export const LAYOUTS: Readonly<Record<LayoutName, DownloadLayout>> = {
  moodle,
  canvas,
  blackboard,
  gradescope,
  ilias,
  brightspace,
  'info-csv': infoCsv,
  classroom,
  nbgrader,
  submitty,
  artemis,
  codegrade,
  sakai,
  vpl,
  teams,
  autolab,
  prairielearn,
  folders,
  flat,
  single,
};
