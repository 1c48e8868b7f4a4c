import { expect } from 'vitest';
import { parsePlatforms } from '../../../src/program/server/launch/platforms.ts';
import { openPage } from '../../../src/program/server/page/page.ts';
import { type Serving, serving } from '../../embedded/serving.ts';
import { type Browser, browser, freePort } from '../login/browser.ts';
import { CLIENT, DEPLOYMENT, type LearningPlatform, learningPlatform } from './learning-platform.ts';

/** A server, a learning platform that it is a tool of, and somebody in front of both. */
export interface Scene {
  readonly there: LearningPlatform;
  readonly server: string;
  readonly service: Serving;
  readonly user: Browser;
  readonly clock: { at: number | null };
  /** Begins a launch as the platform does. */
  readonly begin: (change?: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  /** Opens the course. @returns why that came to nothing, the page in place of it, or null */
  readonly launch: (who?: Browser) => Promise<string | null>;
  readonly bring: (form: URLSearchParams, who?: Browser) => Promise<string | null>;
  readonly owner: (path: string) => Promise<Record<string, unknown>>;
}

/**
 * @param more lines of the platform in the server's file
 * @param dataDir where the server keeps everything; null: nowhere
 */
export async function scene(more: readonly string[] = [], dataDir: string | null = null): Promise<Scene> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const there = await learningPlatform(server);
  const clock: Scene['clock'] = { at: null };
  const platforms = parsePlatforms(`${there.file}${more.map((line) => `    ${line}\n`).join('')}`, 'lti.yml');
  const service = await serving({
    port,
    dataDir,
    publicUrl: server,
    now: () => clock.at ?? Date.now(),
    extend: (parts) => openPage(parts, { platforms }),
  });
  const user = browser(server);
  const begin: Scene['begin'] = (change = {}, headers = {}) => beginAs(user, change, headers);
  const beginAs = (who: Browser, change: Record<string, string>, headers = {}): Promise<Response> => {
    const hints = {
      iss: there.issuer,
      client_id: CLIENT,
      login_hint: 'u-1',
      lti_message_hint: 'm-1',
      lti_deployment_id: DEPLOYMENT,
      target_link_uri: `${server}/lti/launch`,
      ...change,
    };
    return who.step(`${server}/lti/login`, { method: 'POST', body: new URLSearchParams(hints), headers });
  };
  const bring: Scene['bring'] = async (form, who = user) => {
    const response = await who.step(`${server}/lti/launch`, { method: 'POST', body: form });
    const text = await response.text();
    if (response.status === 303) return null;
    return /<p>(.*?)<\/p>/.exec(text)?.[1] ?? `${response.status} ${text}`;
  };
  return {
    there,
    server,
    service,
    user,
    clock,
    begin,
    bring,
    launch: async (who = user) => bring(await there.message(leadsTo(await beginAs(who, {}))), who),
    owner: async (path) => (await service.ask('GET', `/../../people/v1/${path}`)).body,
  };
}

export function leadsTo(response: Response): URL {
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}
