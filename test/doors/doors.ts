/** Every way that a class comes to its findings, each in this process and from the same files. */

import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Clock, SILENT } from '../../src/base/effects.ts';
import type { RunReport } from '../../src/contract/report.ts';
import type { Settings } from '../../src/contract/settings/settings.ts';
import type { World } from '../../src/check/run/world.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { MACHINE } from '../../src/check/run/machine.ts';
import { main } from '../../src/check/run/main.ts';
import { NOTHING_PRIOR } from '../../src/check/run/prior.ts';
import { openPage } from '../../src/program/server/page/page.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { RawInputs } from '../../src/contract/settings/raw-inputs.ts';
import { betweenLooks } from '../asking.ts';
import { KEY, type Serving, serving } from '../embedded/serving.ts';
import type { HastyClock } from '../fake-clock.ts';

/** The settings and the world of a run below a folder. */
export function givenTo(raw: RawInputs, clock: Clock, folder: string): { settings: Settings; world: World } {
  const noGitHub = (): never => {
    throw new Error('nobody asks GitHub here');
  };
  const given = { 'timeout-minutes': '7200', ...raw };
  const { settings } = parseSettings(given, null, { event: null, repositoryOwner: null, isFork: false });
  const world = {
    ...MACHINE,
    clock,
    random: Math.random,
    log: SILENT,
    signal: new AbortController().signal,
    endsAtMs: Infinity,
    date: () => new Date(),
    workspace: folder,
    tempDir: mkdtempSync(join(folder, 'run-')),
    redact: (text: string) => text,
    environment: {},
    toolVersion: '0.0.0',
    run: { runId: 'local', jobSlug: 'local', attempt: 1 },
    runUrl: null,
    defaultLabel: 'a class',
    title: 'a class',
    event: readEventContext({}, null),
    github: noGitHub,
    collector: noGitHub,
    onCheck: () => {},
  };
  return { settings, world };
}

/** One run of the command line, or of the action with an address. @param open opens a service in place of that of the settings */
export async function runOf(
  raw: RawInputs,
  clock: HastyClock,
  folder: string,
  open: Parameters<typeof main>[3] = null,
): Promise<RunReport> {
  const { settings, world } = givenTo(raw, clock, folder);
  const { report, finish } = await main(settings, world, NOTHING_PRIOR, open);
  await finish();
  return report;
}

/** A department's server, as `serve` starts it. */
export function department(clock: HastyClock): Promise<Serving> {
  return serving({ extend: openPage, requestsPerMinute: 60, monotonic: () => clock.now() });
}

/** What names a server in the settings. */
export function remote({ baseUrl }: Serving): RawInputs {
  return { 'base-url': baseUrl, apikey: KEY };
}

type Fields = Readonly<Record<string, unknown>>;

/** Somebody at the page of a server. */
export interface Visitor {
  /** What the list says of a check. */
  readonly line: (id: number) => Promise<Fields>;
  /** Drops files, each part of its kind, and starts. @returns the check */
  readonly drop: (parts: Readonly<Record<string, string>>) => Promise<number>;
  /** The page of a check's report, which is made where there is none. */
  readonly report: (id: number) => Promise<Buffer>;
}

/** The owner of a server, logged in. */
export async function visitor(service: Serving): Promise<Visitor> {
  const { origin, host } = new URL(service.baseUrl);
  const own = { 'x-requested-with': 'code-similarity', origin: `http://${host}` };
  const session = { method: 'POST', headers: own, body: JSON.stringify({ key: KEY }) };
  const login = await fetch(`${origin}/people/v1/session`, session);
  const headers = { ...own, cookie: login.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
  const ask = async (method: string, path: string, body?: FormData | Fields): Promise<Fields> => {
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${origin}/people/v1${path}`, {
      method,
      headers: { ...headers, ...(isJson ? { 'content-type': 'application/json' } : {}) },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Fields;
  };
  const line: Visitor['line'] = (id) => ask('GET', `/checks/${id}`);
  return {
    line,
    drop: async (parts) => {
      const id = String((await ask('POST', '/drafts', {}))['id']);
      const form = new FormData();
      for (const [part, path] of Object.entries(parts)) {
        for (const [name, file] of filesOf(path)) form.append(part, new Blob([readFileSync(file)]), name);
      }
      await ask('POST', `/drafts/${id}/files`, form);
      return Number((await ask('POST', `/drafts/${id}/start`, { name: 'dropped' }))['checkId']);
    },
    report: async (id) => {
      for (let state: unknown = null; state !== 'ready'; await betweenLooks()) {
        const { report, reportReason, state: stage } = await line(id);
        state = report;
        if (state === 'failed') throw new Error(String(reportReason));
        if (state === 'none' && stage === 'completed') await ask('POST', `/checks/${id}/report`, {});
        await new Promise((done) => setTimeout(done, 20));
      }
      const page = await fetch(`${origin}/checks/${id}/report/`, { headers });
      return Buffer.from(await page.arrayBuffer());
    },
  };
}

/** A file, or all of a folder, as a browser sends them. */
function filesOf(path: string): readonly (readonly [name: string, file: string])[] {
  if (!statSync(path).isDirectory()) return [[basename(path), path]];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .map((file) => [join(basename(path), relative(path, file)), file]);
}
