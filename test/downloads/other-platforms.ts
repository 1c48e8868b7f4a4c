import { handingIn, inFolder, type Platform } from './download.ts';
import {
  file,
  type InventedFile,
  type InventedHandIn,
  type InventedStudent,
  nameOf,
  zipOf,
} from './invented-class.ts';

function newest({ handIns }: InventedStudent): readonly InventedFile[] {
  return handIns.at(-1)?.files ?? [];
}

function withNothing(students: readonly InventedStudent[]): readonly InventedStudent[] {
  return students.filter(({ handIns }) => handIns.length === 0);
}

/** `gh classroom clone`, with what a clone and Classroom add. */
export const classroom: Platform = (students) => ({
  name: 'lab-2-submissions',
  files: students.flatMap((one) =>
    inFolder(`lab-2-${one.login}`, [
      ...newest(one),
      file('.github/workflows/classroom.yml', 'on: push\n'),
      file('.git/HEAD', 'ref: refs/heads/main\n'),
    ]),
  ),
});

/** Names of Classroom 50: `<classroom>-<assignment>-<username>`, cloned by any other way. */
export const classroom50: Platform = (students) => ({
  name: 'clones',
  files: students.flatMap((one) =>
    inFolder(`fall-lab-2-${one.login}`, [...newest(one), file('.classroom50.yaml', 'source: cs101/lab-2\n')]),
  ),
});

export const classroomAssistant: Platform = (students) => ({
  name: 'lab-2-10-03-2026-05-06-07',
  files: students.flatMap((one) => inFolder(one.login, newest(one))),
  emptyFolders: withNothing(students).map(({ login }) => login),
});

/** `2026-10-03 17:05:09.000000 UTC` */
function stamp({ at }: InventedHandIn): string {
  return `${at.toISOString().replace('T', ' ').replace('Z', '000')} UTC`;
}

export const nbgrader: Platform = (students) => ({
  name: 'course101',
  files: [
    ...students.flatMap((one) => {
      const last = one.handIns.at(-1);
      if (last === undefined) return [];
      return inFolder(`submitted/${one.login}/lab2`, [...last.files, file('timestamp.txt', stamp(last))]);
    }),
    file('source/lab2/Main.java', 'class Main {}\n'),
    file('autograded/zmue/lab2/Main.java', 'class Main {}\n'),
  ],
  emptyFolders: withNothing(students).map(({ login }) => `submitted/${login}`),
});

/** The exchange keeps every attempt. Colons in names are refused by Windows. */
export const nbgraderExchange: Platform = (students) => ({
  name: 'inbound',
  files: students.flatMap((one) =>
    one.handIns.flatMap((handIn, at) =>
      inFolder(`${one.login}+lab2+${stamp(handIn)}+x${at}`, [
        ...handIn.files,
        file('timestamp.txt', stamp(handIn)),
      ]),
    ),
  ),
});

function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('');
}

/** A file a student, as people write it by hand for Dolos; one row is the template. */
export const dolos: Platform = (students) => {
  const own = students.filter(({ handIns }) => handIns.length > 0);
  const path = ({ login }: InventedStudent): string => `${login}.java`;
  return {
    name: 'lab-2',
    files: [
      file(
        'info.csv',
        csv([
          ['filename', 'full_name', 'label', 'created_at', 'ignored'],
          ...own.map((one) => [
            path(one),
            nameOf(one),
            one.section,
            (one.handIns.at(-1)?.at ?? new Date(0)).toISOString(),
            '',
          ]),
          ['template.java', '', '', '', 'true'],
        ]),
      ),
      ...own.map((one) => file(path(one), one.handIns.at(-1)?.source ?? '')),
      file('template.java', 'class Main { public static void main(String[] args) {} }\n'),
    ],
  };
};

/** All attempts of all students; an empty file and row for who handed in nothing. Full names twice get a number. */
export const dodona: Platform = (students) => {
  const seen = new Map<string, number>();
  const rows: string[][] = [];
  const files: InventedFile[] = [];
  for (const one of students) {
    const before = seen.get(nameOf(one)) ?? 0;
    seen.set(nameOf(one), before + 1);
    const folder = before === 0 ? nameOf(one) : `${nameOf(one)}-${before}`;
    const who = [
      String(one.id),
      one.login,
      one.last,
      one.first,
      nameOf(one),
      `${one.login}@example.edu`,
      one.section,
    ];
    for (const [at, handIn] of one.handIns.entries()) {
      const id = String(one.id * 10 + at);
      const path = `lab-2/${folder}/${id}.java`;
      files.push(file(path, handIn.source));
      rows.push([path, ...who, 'correct', id, 'Lab 2', 'Lab 2', '77', stamp(handIn).replace('.000000', '')]);
    }
    if (one.handIns.length > 0) continue;
    files.push(file(`lab-2/${folder}.java`, ''));
    rows.push([`lab-2/${folder}.java`, ...who, '', '', 'Lab 2', 'Lab 2', '77', '']);
  }
  const header =
    'filename,id,username,last_name,first_name,full_name,email,labels,status,submission_id,name_en,name_nl,exercise_id,created_at';
  return { name: 'series-3', files: [file('info.csv', csv([header.split(','), ...rows])), ...files] };
};

/** Names without an ending; the original one stands in the list. Two numbers are a team. */
export const aplus: Platform = (students) => {
  const rows: string[][] = [['filename', 'original_name']];
  const files: InventedFile[] = [];
  for (const one of handingIn(students)) {
    const partner = students.find(({ login }) => login === one.partner);
    const people = [one, ...(partner === undefined ? [] : [partner])].map(({ id }) => id).join('+');
    for (const [at, handIn] of one.handIns.entries()) {
      const stored = `${people}_file1_submission${at + 9}`;
      rows.push([stored, 'Main.java']);
      files.push(file(stored, handIn.source));
    }
  }
  return { name: 'exercise-5', files: [file('info.csv', csv(rows)), ...files] };
};

/** Every version, and which of them counts. */
export const submitty: Platform = (students) => ({
  name: 'lab2_all_students_10-09-2026',
  files: students.flatMap((one) => {
    const versions = one.handIns.flatMap((handIn, at) => {
      const time = `${stamp(handIn).slice(0, 19)}-0400\n`;
      return inFolder(`submissions/${one.login}/${at + 1}`, [
        ...handIn.files,
        file('.submit.timestamp', time),
      ]);
    });
    if (versions.length === 0) return [];
    const settings = `{\n "active_version": ${one.handIns.length},\n "history": []\n}\n`;
    return [
      ...versions,
      file(`submissions/${one.login}/user_assignment_settings.json`, settings),
      file(`results/${one.login}/1/results.json`, '{}'),
    ];
  }),
  emptyFolders: withNothing(students).map(({ login }) => `submissions/${login}`),
});

/** A ZIP of ZIPs. */
export const artemis: Platform = (students) => ({
  name: 'CS101-Lab 2-1759500000',
  files: students
    .filter(({ handIns }) => handIns.length > 0)
    .map((one) =>
      file(`CS101-Lab2-${one.id}-${one.login}.zip`, zipOf(inFolder(`lab2-${one.login}`, newest(one)))),
    ),
});

export const artemisHidden: Platform = (students) => ({
  name: 'CS101-Lab 2-1759500001',
  files: students
    .filter(({ handIns }) => handIns.length > 0)
    .map((one) => file(`CS101-Lab2-${one.id}-student-submission.git.zip`, zipOf(newest(one)))),
});

/** Texts: every one that somebody sent. */
export const artemisText: Platform = (students) => ({
  name: 'Texts',
  files: students.flatMap((one) =>
    one.handIns.map(({ source }, at) => file(`Lab2-${one.login}-${one.id * 10 + at}.java`, source)),
  ),
});

export const codegrade: Platform = (students) => ({
  name: 'archives',
  files: students
    .filter(({ handIns }) => handIns.length > 0)
    .map((one) =>
      file(`Lab 2-${nameOf(one)} (${one.login})-archive.zip`, zipOf(inFolder('work', newest(one)))),
    ),
});

export const codegradeMounted: Platform = (students) => ({
  name: 'Lab 2',
  files: [
    ...students.flatMap((one) =>
      inFolder(nameOf(one) + (one.login.endsWith('2') ? ' (2)' : ''), [
        ...newest(one),
        file('.cg-feedback', 'ok\n'),
      ]),
    ),
    file('.cg-assignment-settings.ini', 'name = Lab 2\n'),
  ],
});

/** Letters without accents: Sakai drops what is not ASCII. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/[^ -~]/g, '');
}

function sakaiName({ first, last, login }: InventedStudent): string {
  return plain(`${last}, ${first}(${login})`);
}

/** AssignmentServiceImpl.java, `zipSubmissions`, with all that a teacher can tick. */
export const sakai: Platform = (students) => ({
  name: 'bulk_download',
  files: [
    ...students.flatMap((one) => {
      const last = one.handIns.at(-1);
      if (last === undefined) return [];
      const folder = `Lab 2/${sakaiName(one)}`;
      return [
        file(`${folder}/timestamp.txt`, last.at.toISOString()),
        file(`${folder}/${sakaiName(one)}_submissionText.html`, ''),
        ...inFolder(
          `${folder}/Submission attachment(s)`,
          last.files.map((own) => ({ ...own, path: plain(own.path) })),
        ),
        file(`${folder}/comments.txt`, 'well done\n'),
        file(`${folder}/Feedback Attachment(s)/Main.java`, 'class Main { /* as it could be */ }\n'),
      ];
    }),
    file('Lab 2/grades.csv', '"Lab 2","Points"\n'),
  ],
  emptyFolders: withNothing(students).map((one) => `Lab 2/${sakaiName(one)}/Submission attachment(s)`),
});

export const sakaiFlat: Platform = (students) => ({
  name: 'bulk_download_flat',
  files: [
    ...students.flatMap((one) =>
      newest(one).map((own) =>
        file(
          `Lab 2/${sakaiName(one)}_Submission attachment(s)_${plain(own.path).split('/').at(-1)}`,
          own.bytes,
        ),
      ),
    ),
    file('Lab 2/grades.xls', 'x'),
  ],
});

/** A group of Sakai has a number of its own, and the list of its members. */
export const sakaiGroups: Platform = (students) => ({
  name: 'bulk_download_groups',
  files: handingIn(students).flatMap((one) => {
    const last = one.handIns.at(-1);
    if (last === undefined) return [];
    const members = [one, ...students.filter(({ login }) => login === one.partner)];
    const folder = `Lab 2/Group ${one.login} (0a1b2c3d-0000-4000-8000-0000000${one.id})`;
    return [
      file(`${folder}/timestamp.txt`, last.at.toISOString()),
      ...inFolder(`${folder}/Anhang`, last.files),
      file(`${folder}/members.txt`, members.map(sakaiName).join('; ')),
    ];
  }),
});

/** downloadallsubmissions.php of VPL; results of runs lie beside what was handed in. */
export const vpl: Platform = (students) => ({
  name: 'Lab 2',
  files: [
    ...students.flatMap((one) =>
      one.handIns.flatMap(({ at, files }) => {
        const time = at.toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
        const folder = `${one.last} ${one.first} ${one.id} ${one.login}/${time}`;
        return [
          ...inFolder(folder, files),
          file(`${folder}.ceg/execution.txt`, 'Test 1: passed\n'),
          file(`${folder}.ceg/grade.txt`, '10'),
        ];
      }),
    ),
    file('Report.txt', 'Date: 2026-10-09T12:00:00+00:00\nNumber of users: 12'),
  ],
});

/** Every version that was turned in; what is not turned in lies elsewhere. */
export const teams: Platform = (students) => ({
  name: 'CS101 - Student Work',
  files: students.flatMap((one) => {
    // There is nothing but a name.
    const folder = one.login === 'aberg2' ? `${nameOf(one)} 2` : nameOf(one);
    return [
      ...one.handIns.flatMap(({ files }, at) =>
        inFolder(`Submitted files/${folder}/Lab 2/Version ${at + 1}`, files),
      ),
      file(`Working files/${folder}/Lab 2/Main.java`, 'class Main { /* not yet */ }\n'),
    ];
  }),
});

/** Where blanks of names became `_`. */
export const moodleUnderscores: Platform = (students) => ({
  name: 'CS101-Lab 2-4713',
  files: students.flatMap((one) =>
    inFolder(`${nameOf(one).replaceAll(' ', '_')}_${one.id}_assignsubmission_file_`, newest(one)),
  ),
});

/** Autolab: every version of everybody, all under the name that the course gives. */
export const autolab: Platform = (students) => ({
  name: 'cs101_f26_lab2_submissions',
  files: students.flatMap((one) =>
    one.handIns.map(({ files }, at) => ({
      path: `${one.login}@uni.edu_${at + 9}_handin.zip`,
      bytes: zipOf(files),
    })),
  ),
});

/** PrairieLearn: every submission of everybody; subfolders are dropped. */
export const prairielearn: Platform = (students) => ({
  name: 'Homework2',
  files: students.flatMap((one, place) =>
    one.handIns.flatMap(({ files }, at) =>
      files.map((each) => ({
        ...each,
        path: `${one.login}@uni.edu_1_lab_2_1_${at + 1}_${100 + place + 50 * at}_${each.path.split('/').at(-1) ?? ''}`,
      })),
    ),
  ),
});
