import { z } from 'zod';
import { type PlatformAddress, PlatformAsker } from './ask-platform.ts';
import type { TaskWork, TaskFile, Participant, TaskSource, TaskContents } from './source.ts';

const id = z.union([z.number(), z.string()]).transform(String);
const Refusal = z.looseObject({ errorcode: z.string() });
const Assignments = z.looseObject({
  courses: z.array(z.looseObject({ assignments: z.array(z.looseObject({ id, name: z.string() })) })),
});
const Participants = z.array(
  z.looseObject({
    id,
    fullname: z.string(),
    email: z.string().nullish(),
    submitted: z.boolean().nullish(),
    groupid: id.nullish(),
  }),
);
const Submissions = z.looseObject({
  assignments: z.array(
    z.looseObject({
      submissions: z.array(
        z.looseObject({
          userid: id,
          groupid: id,
          timemodified: z.number(),
          plugins: z
            .array(
              z.looseObject({
                type: z.string(),
                fileareas: z
                  .array(
                    z.looseObject({
                      files: z
                        .array(
                          z.looseObject({
                            // With the name at its end where that does not stand alone, as before Moodle 3.2.
                            filepath: z.string(),
                            filename: z.string().optional(),
                            fileurl: z.string().optional(),
                          }),
                        )
                        .prefault([]),
                    }),
                  )
                  .prefault([]),
                editorfields: z.array(z.looseObject({ text: z.string() })).prefault([]),
              }),
            )
            .prefault([]),
        }),
      ),
    }),
  ),
});

type Submission = z.output<typeof Submissions>['assignments'][number]['submissions'][number];

/**
 * Moodle's web service, by the functions of mod_assign: https://docs.moodle.org/dev/Web_service_API_functions. The token is sent in
 * bodies alone: addresses stand in logs.
 *
 * @param course its number there
 * @param token of whoever may grade the task
 */
export function moodleSource(
  platform: PlatformAddress,
  course: string,
  token: string,
  signal: AbortSignal,
): TaskSource {
  const asker = new PlatformAsker(platform, signal);
  const files = `${platform.address}/webservice/pluginfile.php`;

  async function call<Shape>(
    name: string,
    parameters: Readonly<Record<string, string>>,
    shape: z.ZodType<Shape>,
  ): Promise<Shape> {
    const form = new URLSearchParams({
      wstoken: token,
      wsfunction: name,
      moodlewsrestformat: 'json',
      ...parameters,
    });
    const url = `${platform.address}/webservice/rest/server.php`;
    const value = await asker.json({ url, form }, z.union([Refusal, shape]));
    const refusal = Refusal.safeParse(value);
    // What it says besides is in the language of that site, and may be anything.
    if (refusal.success) {
      const code = refusal.data.errorcode.replaceAll(/[^\w-]/g, '').slice(0, 50);
      throw asker.refused(`${name}: ${code}`);
    }
    return value as Shape;
  }

  return {
    tasks: async () => {
      const { courses } = await call('mod_assign_get_assignments', { 'courseids[0]': course }, Assignments);
      return courses.flatMap(({ assignments }) =>
        assignments.map(({ id: own, name }) => ({ id: own, name })),
      );
    },

    contents: async ({ id: task }) => {
      const participants = await call(
        'mod_assign_list_participants',
        { assignid: task, groupid: '0', filter: '' },
        Participants,
      );
      const name = 'mod_assign_get_submissions';
      const { assignments } = await call(name, { 'assignmentids[0]': task }, Submissions);
      const [assignment] = assignments;
      // Whoever may not grade it gets a warning and no task.
      if (assignment === undefined) throw asker.refused(name);
      return contentsOf(participants, assignment.submissions);
    },

    download: (url) => {
      if (!url.startsWith(`${files}/`) && !url.startsWith(`${files}?`)) throw asker.refused('fileurl');
      return asker.file({ url, form: new URLSearchParams({ token }) });
    },
  };
}

function contentsOf(
  participants: z.output<typeof Participants>,
  submissions: readonly Submission[],
): TaskContents {
  const handedIn: TaskWork[] = [];
  let notGiven = 0;
  for (const one of submissions) {
    const files = filesOf(one);
    if (files.length === 0) continue;
    // Of a team it names the group alone: 0 is of those who are in none.
    const whose = participants.filter((person) =>
      one.userid === '0' ? (person.groupid ?? '0') === one.groupid : person.id === one.userid,
    );
    if (whose.length === 0) notGiven += 1;
    else handedIn.push({ people: whose.map(personOf), at: timeOf(one), isLate: false, files });
  }
  const given = new Set(handedIn.flatMap(({ people }) => people.map(({ id: number }) => number)));
  const others = participants.filter((person) => !given.has(person.id));
  const nothing = others.filter(({ submitted }) => submitted !== true);
  return {
    handedIn,
    nothing: nothing.map(personOf),
    notGiven: notGiven + others.length - nothing.length,
  };
}

function personOf({ id: number, fullname, email }: z.output<typeof Participants>[number]): Participant {
  return { id: number, name: fullname, email: email ?? null };
}

function timeOf({ timemodified }: Submission): string {
  return new Date(timemodified * 1000).toISOString();
}

function filesOf({ plugins }: Submission): readonly TaskFile[] {
  return plugins.flatMap(({ type, fileareas, editorfields }): readonly TaskFile[] => [
    ...fileareas.flatMap(({ files }) =>
      files.map(({ filepath, filename = '', fileurl = '' }) => ({
        kind: 'file' as const,
        path: `${filepath}${filename}`,
        url: fileurl,
      })),
    ),
    ...(type === 'onlinetext' ? editorfields : [])
      .filter(({ text }) => text.trim() !== '')
      .map(({ text }) => ({ kind: 'text' as const, contents: text })),
  ]);
}
