import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Of whoever grades there. */
export const TOKEN = '5a17c0de5a17c0de5a17c0de5a17c0de';

interface File {
  readonly path: string;
  readonly text: string;
}

/** Somebody in the course. */
interface Student {
  readonly id: number;
  readonly name: string;
  readonly group?: number;
  readonly email?: string;
  /** Canvas tells nothing of who this is. */
  readonly isHidden?: boolean;
}

/** The last thing that somebody handed in. `user` null: the group did, as Moodle keeps it. */
interface Given {
  readonly user: number | null;
  readonly group?: number;
  readonly files?: readonly File[];
  readonly text?: string;
  readonly link?: string;
  /** Seconds since the epoch. */
  readonly at: number;
  readonly isLate?: boolean;
}

/** A course with one task, in a learning platform that a test runs. */
export interface Platform {
  readonly address: string;
  students: readonly Student[];
  given: readonly Given[];
  /** What the course is called in its interface. */
  course: string;
  /** Where it says that files are; null: at itself. */
  filesAt: string | null;
  /** Answers in place of the platform; false: the platform does. */
  instead: (url: URL, response: ServerResponse) => boolean;
  /** Whatever a proxy in front would write down: method, address, and whether the token came with it. */
  readonly log: { readonly line: string; readonly hasToken: boolean }[];
}

const bodyOf = async (request: IncomingMessage): Promise<string> =>
  Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();

async function platform(
  answer: (there: Platform, url: URL, body: URLSearchParams, request: IncomingMessage) => Answer,
): Promise<Platform> {
  const log: Platform['log'] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const url = new URL(request.url ?? '', there.address);
      const hasToken = `${body} ${request.headers.authorization}`.includes(TOKEN);
      log.push({ line: `${request.method} ${request.url}`, hasToken });
      if (there.instead(url, response)) return;
      const [status, told, headers = {}] = answer(there, url, new URLSearchParams(body), request);
      response.writeHead(status, headers).end(typeof told === 'string' ? told : JSON.stringify(told));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const there: Platform = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    students: [],
    given: [],
    course: 'course-1',
    filesAt: null,
    instead: () => false,
    log,
  };
  return there;
}

type Answer = readonly [status: number, told: unknown, headers?: Record<string, string>];

function refusal(errorcode: string): Answer {
  return [200, { exception: 'moodle_exception', errorcode, message: `<b>${TOKEN}</b>` }];
}

/** Moodle 4 as mod/assign/externallib.php, webservice/rest and webservice/pluginfile.php answer. */
export function moodle(): Promise<Platform> {
  return platform((there, url, body) => {
    const { students, given, course, address } = there;
    if (url.pathname.startsWith('/webservice/pluginfile.php/')) {
      if ((body.get('token') ?? url.searchParams.get('token')) !== TOKEN) return refusal('invalidtoken');
      const [at, ...path] = decodeURIComponent(url.pathname).split('/').slice(6);
      const file = given[Number(at)]?.files?.find((one) => one.path === path.join('/'));
      return file === undefined ? [404, 'not there'] : [200, file.text];
    }
    if (url.pathname !== '/webservice/rest/server.php') return [404, ''];
    if (body.get('moodlewsrestformat') !== 'json') return [200, '<?xml version="1.0"?>'];
    if (body.get('wstoken') !== TOKEN) return refusal('invalidtoken');
    switch (body.get('wsfunction') ?? '') {
      case 'mod_assign_get_assignments':
        if (body.get('courseids[0]') !== course) return [200, { courses: [], warnings: [] }];
        return [200, { courses: [{ id: course, assignments: [{ id: 31, name: 'Lab 1' }] }], warnings: [] }];
      case 'mod_assign_list_participants':
        if (body.get('assignid') !== '31' || body.get('filter') === null) return refusal('invalidrecord');
        return [
          200,
          students.map(({ id, name, email, group }) => ({
            id,
            fullname: name,
            ...(email === undefined ? {} : { email }),
            ...(group === undefined ? {} : { groupid: group, groupname: `Team ${group}` }),
            submitted: given.some(
              (one) => one.user === id || (one.user === null && one.group === (group ?? 0)),
            ),
          })),
        ];
      case 'mod_assign_get_submissions':
        if (body.get('assignmentids[0]') !== '31') return [200, { assignments: [], warnings: [] }];
        return [200, { assignments: [{ assignmentid: 31, submissions: given.map(ofMoodle) }], warnings: [] }];
      default:
        return refusal('accessexception');
    }

    function ofMoodle({ user, group = 0, files = [], text, at }: Given, index: number): object {
      const fileurl = (path: string): string =>
        `${address}/webservice/pluginfile.php/77/assignsubmission_file/submission_files/${index}/${path.split('/').map(encodeURIComponent).join('/')}`;
      return {
        id: 900 + index,
        userid: user ?? 0,
        groupid: group,
        attemptnumber: 0,
        timecreated: at,
        timemodified: at,
        status: 'submitted',
        plugins: [
          {
            type: 'file',
            name: 'File submissions',
            fileareas: [
              {
                area: 'submission_files',
                files: files.map(({ path, text: contents }) => ({
                  filename: path.split('/').at(-1),
                  filepath: `/${path
                    .split('/')
                    .slice(0, -1)
                    .map((step) => `${step}/`)
                    .join('')}`,
                  filesize: contents.length,
                  fileurl: fileurl(path),
                  timemodified: at,
                  mimetype: 'text/plain',
                  isexternalfile: false,
                })),
              },
            ],
          },
          {
            type: 'onlinetext',
            name: 'Online text',
            fileareas: [{ area: 'submissions_onlinetext' }],
            editorfields: [{ name: 'onlinetext', description: '', text: text ?? '', format: 1 }],
          },
          { type: 'comments', name: 'Submission comments' },
        ],
      };
    }
  });
}

/** Submissions on one page. */
const PAGE = 2;

/** Canvas as its SubmissionsApiController and Api::V1::Attachment answer; its files lie elsewhere. */
export async function canvas(): Promise<Platform & { readonly files: string }> {
  const store = await platform((_there, url) => [200, url.searchParams.get('text') ?? '']);
  const there = await platform((own, url, _body, request) => {
    const { students, given, course, address } = own;
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      return [401, { errors: [{ message: 'Invalid access token.' }] }];
    }
    if (url.pathname.startsWith('/files/')) {
      const [at, number] = url.pathname.split('/').slice(2);
      const text = given[Number(at)]?.files?.[Number(number)]?.text ?? '';
      return [302, '', { location: `${store.address}/kept?text=${encodeURIComponent(text)}` }];
    }
    const assignments = `/api/v1/courses/lti_context_id:${course}/assignments`;
    if (url.pathname === assignments) return [200, [{ id: '31', name: 'Lab 1' }]];
    if (url.pathname !== `${assignments}/31/submissions`) {
      return [404, { errors: [{ message: 'The specified resource does not exist.' }] }];
    }
    const included = url.searchParams.getAll('include[]');
    const rows = students.map((student) => {
      const index = given.findIndex((one) => one.user === student.id);
      return ofCanvas(student, given[index], index);
    });
    const from = (Number(url.searchParams.get('page') ?? 1) - 1) * PAGE;
    const next = new URL(url);
    next.searchParams.set('page', String(from / PAGE + 2));
    const link = `<${address}${url.pathname}>; rel="current",<${next.href}>; count=3; rel=next`;
    return [200, rows.slice(from, from + PAGE), from + PAGE < rows.length ? { link } : {}];

    function ofCanvas(
      { id, name, email, group, isHidden }: Student,
      one: Given | undefined,
      index: number,
    ): object {
      const type =
        one?.files !== undefined
          ? 'online_upload'
          : one?.text !== undefined
            ? 'online_text_entry'
            : one?.link !== undefined
              ? 'online_url'
              : 'media_recording';
      return {
        id: `9${id}`,
        user_id: String(id),
        assignment_id: '31',
        workflow_state: one === undefined ? 'unsubmitted' : 'submitted',
        submission_type: one === undefined ? null : type,
        submitted_at: one === undefined ? null : new Date(one.at * 1000).toISOString(),
        late: one?.isLate ?? false,
        missing: one === undefined,
        attempt: one === undefined ? null : 1,
        body: one?.text ?? null,
        url: one?.link ?? null,
        ...(included.includes('user') && isHidden !== true ? { user: { id: String(id), name, email } } : {}),
        ...(included.includes('group')
          ? { group: { id: group === undefined ? null : String(group), name: null } }
          : {}),
        ...(one?.files === undefined
          ? {}
          : {
              attachments: one.files.map(({ path, text }, number) => ({
                id: `7${index}${number}`,
                display_name: path,
                filename: `${path}-1`,
                size: text.length,
                url: `${own.filesAt ?? address}/files/${index}/${number}?download_frd=1&verifier=abc`,
              })),
            }),
      };
    }
  });
  return Object.assign(there, { files: store.address });
}
