import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, count, Failure, fill, listed, messageOf, Secrets } from '#base';
import { tellFailure, whoAmI } from '#bot';
import { endedBy, type World } from '#check';
import { parseSettings, quoted, type RawInputs, type Settings } from '#contract';
import { fullName, readEventContext } from '#github';
import { readArchive, readRepository, type Tarball } from '#sources';
import { removeFolder, writeNew } from '#system';
import { makeTempDir, TEMP_VARIABLE } from '../../process/machine-limit.ts';
import type { AppHost } from '../app-host.ts';
import { findInstallation } from '../app-token.ts';
import { type ScanPlan, staysInside } from './app-config.ts';
import * as says from '../says.ts';
import { THIS_MACHINE } from '../../process/this-machine.ts';

/** What the server's own options say about scans: which service is asked, and how often. The rest is the staff's to say. */
const OF_THE_SERVER = ['apikey', 'base-url', 'poll-interval', 'requests-per-minute'] as const;

/** Work on a staff repository, and what it is done with. */
export interface StaffErrand {
  readonly host: AppHost;
  /** What the server was started with. */
  readonly inputs: RawInputs;
  readonly plan: ScanPlan;
  /** How the work is called at the service, and in the state. */
  readonly run: World['run'];
  /** Ends the work. */
  readonly signal: AbortSignal;
  /** Whether the dashboard of the scans says why nothing could be done. */
  readonly isTold: boolean;
}

/** What work on a staff repository needs. */
interface StaffWork {
  readonly settings: Settings;
  readonly world: World;
  /** Takes a secret out of everything that is said from now on. */
  readonly onSecret: (secret: string) => void;
}

/**
 * Opens a staff repository for one piece of work: a folder with its files as the default branch has them, the settings of its
 * config file, and GitHub with the tokens of the App's installation, which are replaced before they end.
 *
 * @throws ConfigurationError where the App is not installed there, or the config is wrong. GitHubError
 */
export async function inStaffRepository<T>(
  errand: StaffErrand,
  work: (staff: StaffWork) => Promise<T>,
): Promise<T> {
  const tempDir = makeTempDir(tmpdir(), TEMP_VARIABLE);
  try {
    const secrets = new Secrets([]);
    const world = await worldOf(errand, tempDir, secrets);
    const settings = await readSettings(errand, world);
    const endsAtMs = world.endsAtMs - Math.max(0, errand.host.settings.timeoutMs - settings.timeoutMs);
    return await work({ settings, world: { ...world, endsAtMs }, onSecret: (secret) => secrets.add(secret) });
  } finally {
    await removeFolder(tempDir);
  }
}

/** Ends after the time that the server gives a scan. */
async function worldOf(
  { host, plan: { repository }, run, signal }: StaffErrand,
  tempDir: string,
  secrets: Secrets,
): Promise<World> {
  const { apiUrl, serverUrl, clock } = host;
  const endsAtMs = clock.now() + host.settings.timeoutMs;
  const installation = await findInstallation(host.account, repository);
  const all = host.installationClient(installation);
  // Renamed, it is called otherwise than in the plan, and GitHub answers to both names.
  const { id, isPrivate, owner, repo } = await readRepository(all.github.until(signal), repository);
  const own = host.repositoryClient(installation, { name: { owner, repo }, id });
  const redact = (text: string): string => secrets.redact(all.redact(own.redact(text)));
  const log = host.log.for({ installation, repository }, redact);
  const [files, ownDir] = [join(tempDir, 'files'), join(tempDir, 'work')];
  for (const folder of [files, ownDir]) await mkdir(folder);
  const name = fullName({ owner, repo });
  const facts = { eventName: 'schedule', apiUrl, serverUrl, repository: name, repositoryId: id };
  const world: World = {
    ...THIS_MACHINE,
    clock,
    log,
    signal,
    workspace: files,
    tempDir: ownDir,
    redact,
    environment: host.environment,
    run,
    endsAtMs,
    defaultLabel: name,
    title: name,
    event: readEventContext(facts, { repository: { id, full_name: name, private: isPrivate } }),
    github: () => own.github,
    collector: () => all.github,
    runUrl: null,
    onCheck: (check) => log.debug(`The check has the id ${check}.`),
  };
  return endedBy(world, signal);
}

/** The settings, with the files that they may name in the workspace. @throws Failure, which the dashboard says as well where it is told */
async function readSettings({ inputs, plan, isTold }: StaffErrand, world: World): Promise<Settings> {
  const { log, signal, event } = world;
  const repository = event.repository ?? plan.repository;
  try {
    const { files } = await readArchive(world.github(), repository, null, () => 'counts', signal);
    await layOut(files, world);
    const text = files.get(plan.config.replace(/^\.\//, ''))?.bytes.toString('utf8') ?? null;
    return settingsOf(text, { ...plan, repository }, inputs, log);
  } catch (error) {
    // Which branch the state has is not known without the config: the usual one's dashboard says it.
    if (isTold && error instanceof Failure && !signal.aborted) {
      try {
        const { login: self } = await whoAmI(world.github());
        const host = { world, repository, self, branch: null };
        await tellFailure(host, { known: null, mayOpen: true }, error.message);
      } catch (second) {
        log.debug(`The failure is not on the dashboard: ${messageOf(second)}`);
      }
    }
    throw error;
  }
}

/** Writes the files of the repository below `workspace`. */
async function layOut(files: Tarball['files'], { workspace, log }: World): Promise<void> {
  const missing: string[] = [];
  for (const [path, { bytes }] of files) {
    if (!(await writeNew(workspace, path, bytes))) missing.push(path);
  }
  if (missing.length > 0) {
    log.warning(
      fill(says.cannotLieMachine, {
        files: count(missing.length, 'file'),
        one: missing.length === 1,
        missing: listed(missing, 5, JSON.stringify),
      }),
    );
  }
}

/** @param text of the config file; null: there is none */
function settingsOf(
  text: string | null,
  { repository, config }: Pick<ScanPlan, 'repository' | 'config'>,
  inputs: RawInputs,
  log: { warning(message: string): void },
): Settings {
  const ofServer = Object.fromEntries(OF_THE_SERVER.map((name) => [name, inputs[name]]));
  const { settings, warnings } = parseSettings({ ...ofServer, mode: 'scan', config }, text, {
    event: 'schedule',
    repositoryOwner: repository.owner,
    isFork: false,
  });
  for (const warning of warnings) log.warning(warning);
  for (const one of [settings, ...settings.assignments.map((assignment) => assignment.settings)]) {
    refuseOutside(one);
  }
  return settings;
}

/** @throws ConfigurationError where a path leads out of the staff repository: the machine is the App's, not theirs */
function refuseOutside(settings: Settings): void {
  const { manifest, people, cases, starter, archive, aiReferences, reportDir } = settings;
  // Decisions are read in the folder of reports, too.
  const folders = { 'ai-references': aiReferences, 'report-dir': reportDir };
  const paths = { manifest, people, cases, starter, archive, ...folders };
  for (const [name, given] of Object.entries(paths)) {
    const outside = [given ?? []].flat().find((path) => !staysInside(path));
    if (outside === undefined) continue;
    throw new ConfigurationError(fill(says.leadsOut, { name, outside: quoted(outside) }));
  }
}
