import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { ConfigurationError } from '../../domain/outcome.ts';
import { readEventContext } from '../../github/event-context.ts';
import { fullName } from '../../github/names.ts';
import { makeTempDir } from '../../process/temp-dir.ts';
import { endedBy } from '../../run/within-time.ts';
import type { World } from '../../run/world.ts';
import { parseSettings } from '../../settings/parse-settings.ts';
import { quoted } from '../../settings/quoted.ts';
import type { RawInputs } from '../../settings/raw-inputs.ts';
import type { Settings } from '../../settings/settings.ts';
import { readArchive } from '../../sources/github/archive.ts';
import { readRepository } from '../../sources/github/repository.ts';
import { VERSION } from '../../version.ts';
import type { AppHost } from '../app-host.ts';
import { findInstallation } from '../app-token.ts';
import type { ScanPlan } from './app-config.ts';
import { staysInside } from './stays-inside.ts';

/** What the server's own options say about scans: which service is asked, and how often. The rest is the staff's to say. */
const OF_THE_SERVER = ['apikey', 'base-url', 'poll-interval', 'requests-per-minute'] as const;

/** What work on a staff repository needs. */
export interface StaffWork {
  readonly settings: Settings;
  readonly world: World;
}

/**
 * Opens a staff repository for one piece of work: a folder with its files as the default branch has them, the settings of its
 * config file, and GitHub with the tokens of the App's installation, which are replaced before they end.
 *
 * @param run how the work is called at the service, and in the state
 * @param inputs what the server was started with
 * @param signal ends the work
 * @throws ConfigurationError where the App is not installed there, or the config is wrong. GitHubError
 */
export async function inStaffRepository<T>(
  {
    host,
    inputs,
    signal,
  }: { readonly host: AppHost; readonly inputs: RawInputs; readonly signal: AbortSignal },
  { repository, config }: ScanPlan,
  run: World['run'],
  work: (staff: StaffWork) => Promise<T>,
): Promise<T> {
  const startedAtMs = host.clock.now();
  const installation = await findInstallation(host.account, repository);
  const own = host.repositoryClient(installation, repository);
  const all = host.installationClient(installation);
  const redact = (text: string): string => all.redact(own.redact(text));
  const log = host.log.for({ installation, repository }, redact);
  const github = own.github.until(signal);
  const { id, isPrivate } = await readRepository(github, repository);
  const tempDir = makeTempDir(tmpdir(), 'TMPDIR');
  try {
    const workspace = join(tempDir, 'files');
    const ownDir = join(tempDir, 'work');
    await mkdir(ownDir);
    const text = await layOut({ workspace, config }, (wants) =>
      readArchive(github, repository, null, wants, signal),
    );
    const settings = settingsOf(text, { repository, config }, inputs, log);
    const ofServer = host.settings.timeoutMs;
    const world: World = endedBy(
      {
        clock: host.clock,
        random: Math.random,
        log,
        signal,
        workspace,
        tempDir: ownDir,
        redact,
        environment: host.environment,
        run,
        endsAtMs: startedAtMs + Math.min(settings.timeoutMs, ofServer),
        defaultLabel: fullName(repository),
        title: fullName(repository),
        event: readEventContext(
          {
            eventName: 'schedule',
            apiUrl: host.apiUrl,
            serverUrl: host.serverUrl,
            repository: fullName(repository),
            repositoryId: id,
          },
          { repository: { id, full_name: fullName(repository), private: isPrivate } },
        ),
        github: () => own.github,
        collector: () => all.github,
        runUrl: null,
        toolVersion: VERSION,
        date: () => new Date(),
        onCheck: (check: number) => log.debug(`The check has the id ${check}.`),
      },
      signal,
    );
    return await work({ settings, world });
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

/** Writes the files of the repository below `workspace`. @returns the text of the config file; null: there is none */
async function layOut(
  { workspace, config }: { readonly workspace: string; readonly config: string },
  read: (wants: () => 'counts') => ReturnType<typeof readArchive>,
): Promise<string | null> {
  await mkdir(workspace, { recursive: true });
  const { files } = await read(() => 'counts');
  for (const [path, { bytes }] of files) {
    const file = resolve(workspace, path);
    if (!file.startsWith(`${workspace}${sep}`)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return files.get(config.replace(/^\.\//, ''))?.bytes.toString('utf8') ?? null;
}

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
  const { manifest, people, cases, starter, archive, aiReferences } = settings;
  const paths = { manifest, people, cases, starter, archive, 'ai-references': aiReferences };
  for (const [name, given] of Object.entries(paths)) {
    const outside = [given ?? []].flat().find((path) => !staysInside(path));
    if (outside === undefined) continue;
    throw new ConfigurationError(
      `${name}: ${quoted(outside)} leads out of the repository; the App reads only files of the staff repository.`,
    );
  }
}
