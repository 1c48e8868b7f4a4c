import type { Dismissal } from '../domain/dismissal.ts';
import { ConfigurationError, Skipped } from '../domain/outcome.ts';
import { type Redact, redactor } from '../domain/redaction.ts';
import { isLoopbackUrl } from './base-url.ts';
import { type ConfigFile, isTable, readConfigFile } from './config-file.ts';
import {
  ASSIGNMENT_KEYS,
  assignmentNameSchema,
  dismissedSchema,
  EXTRA_KEYS,
  namesInScope,
  scheduleSchema,
  staffSchema,
} from './config-parts.ts';
import { type Layer, mergeLayers, type Values } from './layers.ts';
import { nearest } from '../domain/nearest.ts';
import { quoted } from './quoted.ts';
import { configLocation, type RawInputs, secretsOf } from './raw-inputs.ts';
import { isWithoutSecrets, resolveMode, resolveSource, type RunFacts } from './resolve.ts';
import { brokenRules } from './rules.ts';
import { definitionOf, INPUT_NAMES, type InputName, isInputName } from './schema.ts';
import type { Assignment, CompareWith, Schedule, Settings } from './settings.ts';

/** The length of the service's keys (L221). */
const KEY_CHARACTERS = 64;

const REMOTE_POLL_SECONDS = 25;
/** See the bot: what people said about pull requests is kept under this name. */
const RESERVED_NAME = 'pull-requests';
const EMBEDDED_POLL_SECONDS = 0.5;

export interface ParsedSettings {
  readonly settings: Settings;
  /** A sentence for each value of the config file that an input (or an assignment) displaced. */
  readonly overrides: readonly string[];
  /** Sentences about what looks odd and is no error. */
  readonly warnings: readonly string[];
}

/**
 * Puts inputs, config file and defaults together and checks all of it, before any request.
 *
 * @param raw from `readInputs` or `parseCommandLine`
 * @param configText the config file's text; null: there is none at `configLocation(raw).path`
 * @throws ConfigurationError naming every problem, never a secret
 * @throws Skipped where a service is asked for in a run that GitHub gives no secrets
 */
export function parseSettings(raw: RawInputs, configText: string | null, facts: RunFacts): ParsedSettings {
  const redact = redactor(secretsOf(raw));
  const problems: string[] = [];
  const location = configLocation(raw);
  const fileName = /^[\w./-]+$/.test(location.path) ? location.path : quoted(location.path, redact);

  let file: ConfigFile | null = null;
  if (configText !== null) {
    const result = readConfigFile(configText, fileName, redact);
    if ('file' in result) file = result.file;
    else problems.push(...result.problems);
  } else if (location.explicit) {
    problems.push(
      `config: there is no file ${quoted(location.path, redact)}; correct the path or leave it out.`,
    );
  }

  const inputs: Layer = {
    kind: 'input',
    values: new Map(INPUT_NAMES.map((name) => [name, raw[name]])),
    place: () => '',
  };
  const parts = readParts(file, redact, problems);
  const layers = [inputs, ...(file === null ? [] : [parts.layer])];
  const values = mergeLayers(layers, redact, problems);
  const mode = resolveMode(values.get('mode'), facts.event, parts.assignments.length > 0);
  problems.push(
    ...brokenRules({
      values,
      facts,
      mode,
      source: sourceOf(values, facts, mode),
      assignmentCount: parts.assignments.length,
    }),
  );

  const overrides = [...values.overrides];
  const base = assemble(values, facts, mode, parts);
  const assignments = parts.assignments.map((part): Assignment => {
    const found: string[] = [];
    const own = mergeLayers([inputs, part.layer, ...layers.slice(1)], redact, found);
    const situation = { values: own, facts, mode: 'check', source: sourceOf(own, facts, 'check') } as const;
    found.push(
      ...brokenRules({ ...situation, assignmentCount: 0 }).map((sentence) => `${part.where}: ${sentence}`),
    );
    // What is wrong with an input or with the file's own keys has been said once.
    problems.push(...found.filter((sentence) => !problems.some((known) => sentence.endsWith(known))));
    overrides.push(
      ...own.overrides
        .filter((sentence) => !overrides.includes(sentence))
        .map((sentence) => `${part.name}: ${sentence}`),
    );
    return { name: part.name, schedule: part.schedule, settings: assemble(own, facts, 'check', parts) };
  });

  if (problems.length > 0) throw new ConfigurationError(sentenceOf(problems));
  if (base.baseUrl !== null && base.apikey === null && isWithoutSecrets(facts)) {
    throw new Skipped(
      'Not checked: GitHub gives no secrets to a pull request from a fork or from Dependabot, so the key of the service is missing here. Run the check on pull_request_target, or without base-url on the embedded service.',
    );
  }
  return { settings: { ...base, assignments }, overrides, warnings: warningsOf(base) };
}

function sentenceOf(problems: readonly string[]): string {
  if (problems.length === 1) return problems[0] ?? '';
  return `${problems.length} settings are wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
}

function warningsOf(settings: Settings): string[] {
  const warnings: string[] = [];
  const { apikey, baseUrl } = settings;
  if (apikey !== null && baseUrl !== null && !isLoopbackUrl(baseUrl) && apikey.length !== KEY_CHARACTERS) {
    warnings.push(
      `apikey: has ${apikey.length} characters, and the service's keys have ${KEY_CHARACTERS}; look whether all of it was copied.`,
    );
  }
  if (!settings.ai && settings.aiReferences.length > 0) {
    warnings.push('ai-references: not used, because ai is false.');
  }
  if (settings.mode !== 'check') return warnings;
  if (settings.path.length > 0 && settings.source !== 'directory') {
    warnings.push(`path: not used, because source is ${settings.source}.`);
  }
  if (settings.deadline !== null && settings.source !== 'repositories') {
    warnings.push(`deadline: not used, because source is ${settings.source}.`);
  }
  return warnings;
}

function sourceOf(values: Values, facts: RunFacts, mode: Settings['mode']): Settings['source'] {
  const given = (name: InputName): boolean => values.origin(name) !== null;
  // A command in a comment is about the pull request that it stands under.
  return resolveSource(values.get('source'), mode === 'bot' ? 'pull_request' : facts.event, {
    repositories: given('repositories'),
    manifest: given('manifest'),
    classroom50: given('classroom50'),
    organization: given('organization') || given('topic') || given('team') || given('property'),
    path: given('path'),
  });
}

function compareWithOf(entries: readonly string[]): CompareWith {
  const [first] = entries;
  if (first === 'open-pull-requests' || first === 'none') return { kind: first };
  return entries.length === 0 ? { kind: 'none' } : { kind: 'list', entries };
}

function assemble(
  values: Values,
  facts: RunFacts,
  mode: Settings['mode'],
  parts: Pick<Parts, 'dismissed' | 'staff'>,
): Settings {
  const baseUrl = values.get('base-url') ?? null;
  const pollSeconds =
    values.get('poll-interval') ?? (baseUrl === null ? EMBEDDED_POLL_SECONDS : REMOTE_POLL_SECONDS);
  return {
    source: sourceOf(values, facts, mode),
    path: values.get('path') ?? [],
    organization: values.get('organization') ?? facts.repositoryOwner,
    repositories: values.get('repositories') ?? [],
    manifest: values.get('manifest') ?? null,
    classroom50: values.get('classroom50') ?? null,
    topic: values.get('topic') ?? null,
    team: values.get('team') ?? null,
    property: values.get('property') ?? null,
    includeArchived: values.get('include-archived'),
    deadline: values.get('deadline') ?? null,
    pullRequestScope: values.get('pull-request-scope'),
    shard: values.get('shard') ?? null,

    starter: values.get('starter') ?? null,
    baseCode: values.get('base-code') ?? null,
    archive: values.get('archive') ?? [],
    aiReferences: values.get('ai-references') ?? [],
    compareWith: compareWithOf(values.get('compare-with')),

    include: values.get('include') ?? null,
    exclude: values.get('exclude') ?? null,

    apikey: values.get('apikey') ?? null,
    baseUrl,
    engine: values.get('engine'),
    language: values.get('language'),
    ai: values.get('ai'),
    pollIntervalMs: Math.round(pollSeconds * 1000),
    requestsPerMinute: values.get('requests-per-minute'),

    similarityThreshold: values.get('similarity-threshold'),
    aiThreshold: values.get('ai-threshold'),
    failOn: values.get('fail-on'),
    onError: values.get('on-error'),
    onIncomplete: values.get('on-incomplete'),
    onTimeout: values.get('on-timeout'),
    dismissed: parts.dismissed,

    comment: values.get('comment'),
    commentKey: values.get('comment-key') ?? null,
    annotations: values.get('annotations'),
    checkRun: values.get('check-run'),
    anonymize: values.get('anonymize'),
    studentFeedback: values.get('student-feedback'),
    policy: values.get('policy') ?? null,
    pseudonymSalt: values.get('pseudonym-salt') ?? null,
    reportDir: values.get('report-dir'),
    staff: parts.staff,

    mode,
    config: values.get('config'),
    checkName: values.get('check-name') ?? null,
    keepCheck: values.get('keep-check'),
    resume: values.get('resume'),
    checkId: values.get('check-id') ?? null,
    timeoutMs: Math.max(1, Math.round(values.get('timeout-minutes') * 60_000)),
    botUsers: values.get('bot-users') ?? [],
    cacheDir: values.get('cache-dir') ?? null,
    stateBranch: values.get('state-branch'),
    dryRun: values.get('dry-run'),
    githubToken: values.get('github-token') ?? null,
    collectToken: values.get('collect-token') ?? null,
    assignments: [],
  };
}

interface AssignmentPart {
  readonly name: string;
  readonly where: string;
  readonly layer: Layer;
  readonly schedule: Schedule;
}

/** What the file holds besides the plain keys. */
interface Parts {
  readonly layer: Layer;
  readonly assignments: readonly AssignmentPart[];
  readonly dismissed: readonly Dismissal[];
  readonly staff: readonly string[];
}

function readParts(file: ConfigFile | null, redact: Redact, problems: string[]): Parts {
  const place = (...path: readonly (string | number)[]): string => file?.place(...path) ?? '';
  const values = file?.values ?? new Map<string, unknown>();
  const layer: Layer = {
    kind: 'file',
    values: takeKeys(values, namesInScope('run'), EXTRA_KEYS, (key) => place(key)),
    place: (name) => place(name),
  };

  const dismissed = dismissedSchema.safeParse(values.get('dismissed') ?? undefined);
  if (!dismissed.success) {
    const path = dismissed.error.issues[0]?.path.filter((step) => typeof step !== 'symbol') ?? [];
    problems.push(
      `${place('dismissed', ...path)}: dismissed: allowed is a list of entries with a, b and reason, each a text that is not empty, and no other key.`,
    );
  }
  const staff = staffSchema.safeParse(values.get('staff') ?? undefined);
  if (!staff.success) problems.push(`${place('staff')}: staff: allowed is a list of logins and @org/team.`);

  const given = values.get('assignments') ?? [];
  const assignments: AssignmentPart[] = [];
  if (Array.isArray(given)) {
    for (const [index, entry] of (given as readonly unknown[]).entries()) {
      const part = readAssignment(entry, index);
      if (part === null) continue;
      if (assignments.some(({ name }) => name.toLowerCase() === part.name.toLowerCase())) {
        problems.push(
          `${part.where}: name: ${quoted(part.name, redact)} is there twice; every assignment has its own.`,
        );
      }
      assignments.push(part);
    }
  } else {
    problems.push(
      `${place('assignments')}: assignments: allowed is a list of assignments, each with a name.`,
    );
  }
  return {
    layer,
    assignments,
    dismissed: dismissed.success ? dismissed.data : [],
    staff: staff.success ? staff.data : [],
  };

  function readAssignment(entry: unknown, index: number): AssignmentPart | null {
    const where = place('assignments', index);
    if (!isTable(entry)) {
      problems.push(`${where}: assignments: an entry must be a table of keys, with a name.`);
      return null;
    }
    const own = new Map(Object.entries(entry));
    const name = assignmentNameSchema.safeParse(own.get('name'));
    if (!name.success) {
      problems.push(
        `${where}: name: ${quoted(own.get('name'), redact)} is not allowed; allowed: letters, digits, dots, dashes and underscores, at most 100, beginning with a letter or digit.`,
      );
    }
    if (name.success && name.data.toLowerCase() === RESERVED_NAME) {
      problems.push(
        `${where}: name: ${RESERVED_NAME} is what the bot keeps its own state under; give the assignment another name.`,
      );
    }
    const schedule = scheduleSchema.safeParse(own.get('schedule') ?? {});
    if (!schedule.success) {
      problems.push(
        `${place('assignments', index, 'schedule')}: schedule: allowed are window (from and until as times with an offset, from before until), min-changes (a whole number above 0) and cooldown-hours (a number, 0 or more).`,
      );
    }
    return {
      name: name.success ? name.data : '',
      where,
      layer: {
        kind: 'assignment',
        values: takeKeys(own, namesInScope('assignment'), ASSIGNMENT_KEYS, (key) =>
          place('assignments', index, key),
        ),
        place: (key) => place('assignments', index, key),
      },
      schedule: {
        from: schedule.data?.window?.from ?? null,
        until: schedule.data?.window?.until ?? null,
        minChanges: schedule.data?.['min-changes'] ?? 1,
        cooldownMs: Math.round((schedule.data?.['cooldown-hours'] ?? 0) * 3_600_000),
      },
    };
  }

  /** The keys that may stand here; every other one becomes a problem. */
  function takeKeys(
    source: ReadonlyMap<string, unknown>,
    allowed: readonly InputName[],
    extra: readonly string[],
    where: (key: string) => string,
  ): Map<InputName, unknown> {
    const taken = new Map<InputName, unknown>();
    for (const [key, value] of source) {
      if (extra.includes(key)) continue;
      if (isInputName(key) && allowed.includes(key)) {
        taken.set(key, value);
      } else if (isInputName(key) && definitionOf(key).secret === true) {
        problems.push(
          `${where(key)}: ${key}: a secret does not belong into a file; give it as an input, from a secret, and replace it if it was ever committed.`,
        );
      } else if (isInputName(key)) {
        problems.push(
          `${where(key)}: ${key}: cannot stand here; ${namesInScope('run').includes(key) ? 'it holds for the whole run: move it to the top of the file' : 'give it as an input'}.`,
        );
      } else {
        const meant = nearest(key, [...allowed, ...extra]);
        problems.push(
          `${where(key)}: ${quoted(key, redact)} is no known key${meant === null ? '' : `; did you mean ${meant}?`}${meant === null ? '.' : ''}`,
        );
      }
    }
    return taken;
  }
}
