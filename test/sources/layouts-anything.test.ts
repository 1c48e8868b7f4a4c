import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAYOUT_NAMES } from '../../src/contract/source-names.ts';
import { ConfigurationError } from '../../src/base/outcome.ts';
import type { DownloadContents } from '../../src/sources/folders/layouts/layout.ts';
import { LAYOUTS } from '../../src/sources/folders/layouts/layouts.ts';
import { listed, read } from './listed.ts';
import { tries } from '../suite.ts';

/** Parts of paths that mean something to one platform or another, and what a hostile student makes of them. */
const part = fc.oneof(
  fc.constantFrom(
    'submission_metadata.yml',
    'submission_metadata.csv',
    'submission_1',
    'info.csv',
    'a.py',
    'Submissions',
    'Team 3',
    'Mueller_Zoe_zmue_48213',
    '1-2 - Ann - Oct 3, 2026 905 PM',
    '1-2 - Ann - Oct 3, 2026 905 PM - x - 3-4 - Bo - Oct 3, 2026 905 PM - y.py',
    'Ann_1_assignsubmission_file',
    'Ann_1_assignsubmission_file_Bo_2_assignsubmission_file_a.py',
    'hw1-submissions',
    'hw1-amy',
    'hw1-',
    '.git',
    '.classroom50.yaml',
    'submitted',
    'ann+ps1+2026-10-03 17:05:09 UTC+x',
    'timestamp.txt',
    'checkout',
    '10',
    '.submit.timestamp',
    'user_assignment_settings.json',
    'C-L-812-amy.zip',
    'C-L-amy-812.txt',
    'L-Ann-archive.zip',
    '.cg-feedback',
    '12+44_file1_submission9',
    'Chen, Bo(bchen)',
    'Team, red (0a1b2c3d-0000-4000-8000-000000000001)',
    'Lee, Ann(alee)_Submission attachment(s)_Chen, Bo(bchen)_x_a.py',
    'members.txt',
    'attached_URL_0',
    'Li Bo 17 bo',
    'Red Group 5 ',
    '2026-10-04-09-00-00',
    '2026-10-04-09-00-00.ceg',
    'Version 2',
    'Bo_Li_17_assignsubmission_file_',
    '__proto__',
    '..',
    '=1+1',
    'a\u202Eb\n::error::',
  ),
  fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.replaceAll('/', '-')),
);
const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'filename,id,created_at,exercise_id,submission_id\na.py,1,2026-10-03 17:05:09 UTC,2,3\na.py,2,,2,3\n__proto__,1,x,2,4\n__proto__,1,x,2,5\n',
    'submission_1:\n  :submitters:\n  - :name: Ann\n  - 3\n  - [x]\n  :created_at: 9\n__proto__:\n  :submitters: {}\n',
    '{"active_version": 10}',
    '2026-10-03 17:05:09 UTC',
  ),
);
const contents = fc.dictionary(path, text, { maxKeys: 12, noNullPrototype: true });

test.each(LAYOUT_NAMES.map((name) => [name]))(
  '%s: whatever lies there is at most one person’s, and nothing breaks it',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(contents, async (files) => {
        const share = LAYOUTS[name].fits(listed(files, 'download'));
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        let found: DownloadContents = { handIns: [], empty: [], notices: [] };
        try {
          found = await read(name, files);
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigurationError);
        }
        const taken = found.handIns.flatMap((one) => one.files.map(({ entry }) => entry.path));
        expect(new Set(taken).size).toBe(taken.length);
        expect(found.handIns.every(({ person }) => typeof person.name === 'string')).toBe(true);
        expect(found.handIns.flatMap((one) => one.files).every((one) => one.path !== '')).toBe(true);
      }),
      { numRuns: tries(500) },
    );
  },
);

const ENTRY = fc.constantFrom(
  'alice.py',
  'bob.txt',
  'carol',
  'dave.docx',
  'eve.png',
  '.fay',
  'gus.gz',
  'hal.jar',
  'ida.py.gz',
  'Mueller_Zoe_zmue_48213',
  'Ann_1_assignsubmission_file',
  'Ann_1_assignsubmission_file_Bo_2_assignsubmission_file_a.py',
  'hw1-amy',
  'ann+ps1+2026-10-03 17:05:09 UTC+x',
  '10',
  'C-L-812-amy.zip',
  '12+44_file1_submission9',
  'Chen, Bo(bchen)',
  'ann_11_1234_a.py',
  'ann_LATE_11_1235_b.py',
  'Li Bo 17 bo',
  '2026-10-04-09-00-00',
  'submission_1',
  '1-2 - Ann - Oct 3, 2026 905 PM',
);
/** Few enough that a notice names all that it counts. */
const folder = fc.dictionary(
  fc.array(ENTRY, { minLength: 1, maxLength: 2 }).map((parts) => parts.join('/')),
  fc.constant('x'),
  { minKeys: 1, maxKeys: 5, noNullPrototype: true },
);

test.each(LAYOUT_NAMES.map((name) => [name]))('%s: what is nobody’s is named', async (name) => {
  await fc.assert(
    fc.asyncProperty(folder, async (files) => {
      let found: DownloadContents;
      try {
        found = await read(name, files);
      } catch (error) {
        // That is told too.
        expect(error).toBeInstanceOf(ConfigurationError);
        return;
      }
      const handedIn = [...found.handIns.flatMap((one) => one.files), ...(found.template ?? [])];
      const taken = new Set(handedIn.map(({ entry }) => entry.path));
      const told = [...found.notices, ...found.empty.map((one) => JSON.stringify(one))].join(' ');
      const isTold = (at: string): boolean =>
        [at, ...at.split('/')].some((name_) => told.includes(JSON.stringify(name_)));
      const { entries } = listed(files, 'download');
      expect(entries.map(({ path: at }) => at).filter((at) => !taken.has(at) && !isTold(at))).toEqual([]);
    }),
    { numRuns: tries(200) },
  );
});
