import { handingIn, inFolder, partnerOf, type Platform } from './download.ts';
import { baseOf, file, type InventedStudent, nameOf } from './invented-class.ts';

/** Moodle makes a blank of `_` in names, and knows the current attempt alone. */
export const moodle: Platform = (students) => ({
  name: 'CS101-Lab 2-4711',
  files: students.flatMap((one) =>
    inFolder(`${nameOf(one)}_${one.id}_assignsubmission_file`, one.handIns.at(-1)?.files ?? []),
  ),
  emptyFolders: students
    .filter(({ handIns }) => handIns.length === 0)
    .map((one) => `${nameOf(one)}_${one.id}_assignsubmission_file`),
});

export const moodleFlat: Platform = (students) => ({
  name: 'CS101-Lab 2-4712',
  files: students.flatMap((one) =>
    (one.handIns.at(-1)?.files ?? []).map((own) =>
      file(`${nameOf(one)}_${one.id}_assignsubmission_file_${baseOf(own)}`, own.bytes),
    ),
  ),
});

/** Names without what is no letter, in lower case; a second upload of one name has a number behind it. */
export const canvas: Platform = (students) => ({
  name: 'submissions',
  files: students.flatMap((one, at) => {
    const who = `${one.last}${one.first}`
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]/gu, '');
    const late = one.handIns.at(-1)?.isLate === true ? '_LATE' : '';
    const again = one.handIns.length > 1 ? '-1' : '';
    return (one.handIns.at(-1)?.files ?? []).map((own, n) =>
      file(
        `${who}${late}_${one.id}_${99_000 + at * 10 + n}_${baseOf(own).replace(/\.(?=[^.]*$)/, `${again}.`)}`,
        own.bytes,
      ),
    );
  }),
});

export const blackboard: Platform = (students) => ({
  name: 'gradebook_CS101_Lab_2_2026-10-09-12-00-00',
  files: students.flatMap((one) =>
    one.handIns.flatMap(({ at, files }) => {
      const time = at.toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
      const start = `Lab_2_${one.login}_attempt_${time}`;
      const names = files.map((own) => ({ own, stored: `${start}_${baseOf(own).replaceAll(' ', '_')}` }));
      const list = names.map(
        ({ own, stored }) => `\tOriginal filename: ${baseOf(own)}\n\tFilename: ${stored}\n`,
      );
      const text = `Name: ${nameOf(one)} (${one.login})\nAssignment: Lab 2\nDate Submitted: Saturday, October 3, 2026\nCurrent Grade: Needs Grading\n\nSubmission Field:\nThere is no student submission text data for this assignment.\n\nComments:\nThere are no student comments for this assignment.\n\nFiles:\n${list.join('\n')}`;
      return [file(`${start}.txt`, text), ...names.map(({ own, stored }) => file(stored, own.bytes))];
    }),
  ),
});

/** The export has submissions alone: nobody who handed in nothing is in it, but for one with an entry and no folder. */
export const gradescope: Platform = (students) => {
  const own = handingIn(students).filter(({ handIns }) => handIns.length > 0);
  const absent = students.filter(({ handIns }) => handIns.length === 0);
  const root = 'assignment_314159_export';
  const number = ({ id }: InventedStudent): string => `submission_${271_000_000 + id}`;
  const person = (one: InventedStudent): string =>
    `  - :name: ${nameOf(one)}\n    :sid: '0${one.id}'\n    :email: ${one.login}@example.edu\n`;
  const record = (one: InventedStudent): string => {
    const partner = partnerOf(one, students);
    const at = (one.handIns.at(-1)?.at ?? new Date(0))
      .toISOString()
      .replace('T', ' ')
      .replace('Z', '000000 Z');
    return `${number(one)}:\n  :submitters:\n${person(one)}${partner === undefined ? '' : person(partner)}  :created_at: ${at}\n  :score: 7.5\n  :results:\n    tests:\n    - name: hidden\n      output: |\n        submission_1:\n        :submitters: []\n  :history: []\n`;
  };
  const nobody = `submission_9:\n  :submitters: []\n  :created_at: 2026-10-03 10:00:00.000000000 Z\n`;
  return {
    name: 'submissions',
    files: [
      file(`${root}/submission_metadata.yml`, `---\n${[...own, ...absent].map(record).join('')}${nobody}`),
      ...own.flatMap((one) => inFolder(`${root}/${number(one)}`, one.handIns.at(-1)?.files ?? [])),
      file(`${root}/submission_9/notes.txt`, 'nothing\n'),
    ],
  };
};

const ASCII: Readonly<Record<string, string>> = { ë: 'e', ü: 'ue', é: 'e', ú: 'u', ñ: 'n' };

function ascii(text: string): string {
  return text.normalize('NFC').replaceAll(/[^ -~]/g, (letter) => ASCII[letter] ?? '_');
}

export const ilias: Platform = (students) => {
  const folder = (one: InventedStudent): string => ascii(`${one.last}_${one.first}_${one.login}_${one.id}`);
  return {
    name: 'Sheet_3',
    files: [
      ...handingIn(students).flatMap((one) => {
        const partner = partnerOf(one, students);
        const { files = [], isLate = false } = one.handIns.at(-1) ?? {};
        const own = files.map(({ path, bytes }) => {
          const base = ascii(path.slice(path.lastIndexOf('/') + 1));
          return file(isLate ? `Late Submission - ${base}` : base, bytes);
        });
        if (partner === undefined) return inFolder(`Sheet_3/Submissions/${folder(one)}`, own);
        return [
          ...inFolder(`Sheet_3/Submissions/Team 12/${folder(one)}`, own),
          file(`Sheet_3/Submissions/Team 12/${folder(partner)}/README.txt`, 'see the other folder\n'),
        ];
      }),
      file('Sheet_3/Sheet_3.xlsx', 'PK'),
      file('Sheet_3/Feedback_files/to_Berg_Ann-Lee_aberg_48215/from_Teacher/notes.txt', 'good\n'),
    ],
    emptyFolders: students
      .filter(({ handIns }) => handIns.length === 0)
      .map((one) => `Sheet_3/Submissions/${folder(one)}`),
  };
};

/** "Oct 3, 2026 905 PM" */
function brightspaceTime(at: Date): string {
  const month = at.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  const hours = at.getUTCHours() % 12 === 0 ? 12 : at.getUTCHours() % 12;
  const minutes = String(at.getUTCMinutes()).padStart(2, '0');
  return `${month} ${at.getUTCDate()}, ${at.getUTCFullYear()} ${hours}${minutes} ${at.getUTCHours() < 12 ? 'AM' : 'PM'}`;
}

function brightspaceFiles(students: readonly InventedStudent[], join: string): ReturnType<Platform>['files'] {
  return students.flatMap((one) =>
    one.handIns.flatMap(({ at, files }) =>
      files.map((own) =>
        file(
          `${one.id}-90017 - ${nameOf(one)} - ${brightspaceTime(at)}${join}${join === '/' ? own.path : baseOf(own)}`,
          own.bytes,
        ),
      ),
    ),
  );
}

export const brightspace: Platform = (students) => ({
  name: 'Lab 2 Download Oct 9, 2026 905 PM',
  files: [...brightspaceFiles(students, '/'), file('index.html', '<table></table>')],
});

export const brightspaceFlat: Platform = (students) => ({
  name: 'Lab 2 Download Oct 9, 2026 906 PM',
  files: [...brightspaceFiles(students, ' - '), file('index.html', '<table></table>')],
});

/** As some sites are set up: with the number of the student, and the day before the month. */
export const brightspaceNumbers: Platform = (students) => ({
  name: 'Lab 2 Download 9 October, 2026 906 PM',
  files: students.flatMap((one) =>
    one.handIns.flatMap(({ at, files }) => {
      const month = at.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
      const time = brightspaceTime(at).split(', ')[1]?.slice(5) ?? '';
      const when = `${at.getUTCDate()} ${month}, ${at.getUTCFullYear()} ${time}`;
      return files.map((own) =>
        file(`123456-90017 - N0${one.id} - ${nameOf(one)}- ${when} - ${baseOf(own)}`, own.bytes),
      );
    }),
  ),
});
