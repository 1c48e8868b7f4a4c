import { z } from 'zod';
import { compareText } from '#base';
import { type PlatformAddress, PlatformAsker } from './ask-platform.ts';
import type { TaskWork, TaskFile, Participant, TaskSource, TaskContents } from './source.ts';

const MOST_PAGES = 200;
const id = z.union([z.number(), z.string()]).transform(String);
const Assignments = z.array(z.looseObject({ id, name: z.string() }));
const Submissions = z.array(
  z.looseObject({
    // Absent where names are hidden from whoever grades.
    user: z
      .looseObject({ id, name: z.string(), email: z.string().nullish(), login_id: z.string().nullish() })
      .nullish(),
    anonymous_id: z.string().nullish(),
    group: z.looseObject({ id: id.nullish() }).nullish(),
    submission_type: z.string().nullish(),
    submitted_at: z.string().nullish(),
    late: z.boolean().nullish(),
    body: z.string().nullish(),
    url: z.string().nullish(),
    attachments: z.array(z.looseObject({ display_name: z.string(), url: z.string() })).nullish(),
  }),
);

type Submission = z.output<typeof Submissions>[number];

/**
 * Canvas by its REST API: https://canvas.instructure.com/doc/api/submissions.html.
 *
 * @param course as LTI calls it
 * @param token of whoever may grade the task
 */
export function canvasSource(
  platform: PlatformAddress,
  course: string,
  token: string,
  signal: AbortSignal,
): TaskSource {
  const asker = new PlatformAsker(platform, signal);
  // Numbers of a Canvas with several parts are longer than those of JavaScript.
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json+canvas-string-ids' };
  const assignments = `${platform.address}/api/v1/courses/lti_context_id:${encodeURIComponent(course)}/assignments`;

  async function all<One>(url: string, shape: z.ZodType<readonly One[]>): Promise<readonly One[]> {
    const found: One[] = [];
    for await (const some of asker.pages({ url, headers }, shape, { pages: MOST_PAGES })) found.push(...some);
    return found;
  }

  return {
    tasks: async () =>
      (await all(`${assignments}?per_page=100`, Assignments)).map(({ id: own, name }) => ({ id: own, name })),

    contents: async ({ id: task }) => {
      const query = 'per_page=100&include[]=user&include[]=group';
      const url = `${assignments}/${encodeURIComponent(task)}/submissions?${query}`;
      return contentsOf(await all(url, Submissions));
    },

    download: (url) => asker.file({ url, headers }),
  };
}

function contentsOf(found: readonly Submission[]): TaskContents {
  const isIn = ({ submitted_at: at }: Submission): boolean => at != null;
  // Of whom nothing is told, not even a number, nobody knows whether two are one.
  const known = found.filter((one) => personOf(one).id !== '');
  const read = known.filter((one) => isIn(one) && filesOf(one).length > 0);
  // Each member of a group has what the group handed in.
  const teams = Map.groupBy(read, (one) => one.group?.id ?? `\0${personOf(one).id}`);
  const handedIn = [...teams.values()].flatMap((own): readonly TaskWork[] => {
    const [newest] = own.toSorted((a, b) => compareText(b.submitted_at ?? '', a.submitted_at ?? ''));
    if (newest === undefined) return [];
    const { submitted_at: at = null, late } = newest;
    return [{ people: own.map(personOf), at, isLate: late === true, files: filesOf(newest) }];
  });
  return {
    handedIn,
    nothing: known.filter((one) => !isIn(one)).map(personOf),
    notGiven: found.filter(isIn).length - read.length,
  };
}

function personOf({ user, anonymous_id: anonymous }: Submission): Participant {
  const number = user?.id ?? anonymous ?? '';
  return { id: number, name: user?.name ?? `anonymous ${number}`, email: user?.email ?? null };
}

function filesOf({ submission_type: type, body, url, attachments }: Submission): readonly TaskFile[] {
  switch (type ?? '') {
    case 'online_upload':
      return (attachments ?? []).map((one) => ({ kind: 'file', path: one.display_name, url: one.url }));
    case 'online_text_entry':
      return body == null || body.trim() === '' ? [] : [{ kind: 'text', contents: body }];
    case 'online_url':
      return url == null ? [] : [{ kind: 'link', contents: url }];
    default:
      return [];
  }
}
