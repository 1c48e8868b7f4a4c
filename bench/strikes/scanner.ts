import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock, Log } from '../../src/base/effects.ts';
import { Failure, type Outcome } from '../../src/base/outcome.ts';
import { createGitHub } from '../../src/github/client.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { MACHINE } from '../../src/check/run/machine.ts';
import type { World } from '../../src/check/run/world.ts';
import { scan } from '../../src/bot/scan-run/scan.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { GitHubStandIn, StandInRepository } from '../../test/github-stand-in/stand-in.ts';
import { KEY, type StandIn } from '../../test/service-stand-in/stand-in.ts';
import type { SkippingClock } from './skipping-clock.ts';
import { type Proxy, type Strike, strikingProxy, Traffic } from './striking-proxy.ts';

const HOUR_MS = 3_600_000;

/** How a run ended; without an outcome: it was killed. */
export interface RunEnd {
  readonly outcome: Outcome | null;
  readonly exitCode: 0 | 1 | null;
  readonly sentence: string;
  /** The run's log, for whoever looks into a deviation. */
  readonly said: readonly string[];
  readonly requests: readonly string[];
  /** Bytes of the requests' bodies, to GitHub and to the service. */
  readonly sent: { readonly github: number; readonly service: number };
}

/** What a scan works with. */
export interface Surroundings {
  readonly github: GitHubStandIn;
  readonly service: StandIn;
  /** The repository of the workflow. */
  readonly staff: StandInRepository;
  readonly clock: SkippingClock;
  /** A folder for caches, reports and temporary files. */
  readonly root: string;
}

/**
 * Scans in this process, against a GitHub and a service of our own. A run that is killed is cut off from both and its time
 * stands still: nothing that it would do afterwards happens.
 */
export class Scanner {
  readonly #around: Surroundings;
  readonly #proxies: Proxy[] = [];
  #runs = 0;

  constructor(around: Surroundings) {
    this.#around = around;
    mkdirSync(join(around.root, 'workspace'), { recursive: true });
  }

  /**
   * One scan.
   *
   * @param config text of the config file
   * @param attempt above 1: a re-run of the last run, which may take over its lease
   * @param strike what happens at the request of that number, from 1
   */
  async scan(
    config: string,
    {
      attempt = 1,
      strike = null,
    }: {
      readonly attempt?: number;
      readonly strike?: { readonly at: number; readonly kind: Strike } | null;
    } = {},
  ): Promise<RunEnd> {
    if (attempt === 1) this.#runs += 1;
    let killed = (): void => {};
    const isKilled = new Promise<null>((resolve) => {
      killed = () => resolve(null);
    });
    const traffic = new Traffic(strike?.at ?? null, strike?.kind ?? null, killed);
    const said: string[] = [];
    const ended = this.#run(config, { traffic, run: String(this.#runs), attempt, said }).catch(
      (error: unknown) => {
        if (traffic.isDead()) return null;
        throw error;
      },
    );
    const end = await Promise.race([ended, isKilled]);
    const { requests, sent } = traffic;
    const told = { said, requests: [...requests], sent: { ...sent } };
    if (end === null || traffic.isDead()) {
      return { outcome: null, exitCode: null, sentence: 'killed', ...told };
    }
    return { ...end, ...told };
  }

  async #run(config: string, run: OneRun): Promise<Pick<RunEnd, 'outcome' | 'exitCode' | 'sentence'>> {
    const { traffic } = run;
    const { github, service, staff, root, clock } = this.#around;
    const [toGitHub, toService] = await Promise.all([
      strikingProxy(github.url, 'github', traffic),
      strikingProxy(new URL(service.baseUrl).origin, 'service', traffic),
    ]);
    this.#proxies.push(toGitHub, toService);
    const raw = {
      'github-token': github.token({ limit: 1_000_000 }),
      apikey: KEY,
      'base-url': `${toService.origin}/api/v1`,
      'cache-dir': join(root, 'cache'),
    };
    const facts = { event: 'schedule', repositoryOwner: staff.owner, isFork: false };
    const { settings } = parseSettings(raw, config, facts);
    const world = this.#world(raw['github-token'], toGitHub.origin, mortal(clock, traffic), run);
    try {
      const { outcome, exitCode, sentence } = await scan(
        settings,
        world,
        {
          run: run.run,
          attempt: run.attempt,
          only: null,
          nextScan: null,
          reportDirOf: (name) => join(root, 'report', name),
        },
        () => {},
      );
      return { outcome, exitCode, sentence };
    } catch (error) {
      // As a run of the action ends where this program has a defect.
      if (!(error instanceof Failure)) {
        return { outcome: 'internal-error', exitCode: 1, sentence: String(error) };
      }
      return {
        outcome: error.outcome,
        exitCode: error.outcome === 'skipped' ? 0 : 1,
        sentence: error.message,
      };
    } finally {
      await world.github().close();
    }
  }

  #world(token: string, apiUrl: string, clock: Clock, { run, attempt, said }: OneRun): World {
    const { root, staff } = this.#around;
    const log = logInto(said);
    const { signal } = new AbortController();
    const endsAtMs = clock.now() + HOUR_MS;
    const client = createGitHub({
      token,
      apiUrl,
      clock,
      log,
      signal,
      deadlineMs: endsAtMs,
      environment: {},
      userAgent: 'scanner',
    });
    const { id, fullName } = staff;
    return {
      ...MACHINE,
      clock,
      random: () => 0.5,
      log,
      signal,
      endsAtMs,
      date: () => new Date(clock.now()),
      workspace: join(root, 'workspace'),
      tempDir: mkdtempSync(join(root, 'temp-')),
      redact: (text) => text,
      environment: {},
      toolVersion: '0',
      run: { runId: run, jobSlug: 'scan', attempt },
      runUrl: `https://github.example/${fullName}/actions/runs/${run}`,
      defaultLabel: 'scan',
      title: 'scan',
      event: readEventContext(
        {
          eventName: 'schedule',
          apiUrl,
          serverUrl: 'https://github.example',
          repository: fullName,
          runId: Number(run),
          runAttempt: attempt,
        },
        { repository: { id, full_name: fullName, private: true } },
      ),
      github: () => client,
      collector: () => client,
      onCheck: () => {},
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#proxies.map((proxy) => proxy.close()));
  }
}

interface OneRun {
  readonly traffic: Traffic;
  readonly run: string;
  readonly attempt: number;
  readonly said: string[];
}

/** Time as a run sees it: for a dead one no wait is ever over. */
function mortal(clock: Clock, traffic: Traffic): Clock {
  return {
    now: () => clock.now(),
    sleep: async (ms, signal) => {
      if (traffic.isDead()) return new Promise(() => {});
      await clock.sleep(ms, signal);
      return traffic.isDead() ? new Promise(() => {}) : undefined;
    },
  };
}

function logInto(lines: string[]): Log {
  const to =
    (level: string) =>
    (message: string): void =>
      void lines.push(`${level}: ${message}`);
  return {
    debug: to('debug'),
    info: to('info'),
    notice: to('notice'),
    warning: to('warning'),
    error: to('error'),
    group: (title, body) => {
      lines.push(`group: ${title}`);
      return body();
    },
  };
}
