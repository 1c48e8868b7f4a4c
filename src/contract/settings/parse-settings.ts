import { ConfigurationError, fill, isObject, isThisMachine, type Redact, redactor, Skipped } from '#base';
import { brokenRules } from './broken-rules.ts';
import { type ConfigFile, EMPTY_CONFIG_FILE, readConfigFile } from './config-file.ts';
import { INPUT_NAMES } from './inputs/inputs.ts';
import { type Layer, mergeLayers } from './merge-layers.ts';
import { quoted } from './quoted.ts';
import { configLocation, type RawInputs, secretsOf } from './raw-inputs.ts';
import {
  isWithoutSecrets,
  resolveMode,
  type RunFacts,
  type Settings,
  settingsOf,
  situationOf,
} from './settings.ts';
import { assignmentNameSchema, dismissedSchema, scheduleSchema, staffSchema } from './config-sections.ts';
import { takeKeys } from './take-keys.ts';
import * as says from './says.ts';

interface ParsedSettings {
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
 * @param secrets that are none of the inputs, and may stand in them by mistake
 * @throws ConfigurationError naming every problem, never a secret
 * @throws Skipped where a service is asked for in a run that GitHub gives no secrets
 */
export function parseSettings(
  raw: RawInputs,
  configText: string | null,
  facts: RunFacts,
  secrets: readonly string[] = [],
): ParsedSettings {
  const redact = redactor([...secretsOf(raw), ...secrets]);
  const { file, problems: fileProblems } = readConfig(raw, configText, redact);
  const sections = readSections(file, redact);
  const inputs: Layer = {
    kind: 'input',
    values: new Map(INPUT_NAMES.map((name) => [name, raw[name]])),
    place: () => '',
  };
  const values = mergeLayers([inputs, sections.layer], redact);
  const { length: count } = sections.assignments;
  const mode = resolveMode(values.get('mode'), values.get('source'), facts.event, count > 0);
  const situation = situationOf(values, facts, mode, fileProblems.length > 0 ? null : count);
  const known = [...fileProblems, ...sections.problems, ...values.problems, ...brokenRules(situation)];

  const assignments = sections.assignments.map(({ name, where, layer, schedule }) => {
    const merged = mergeLayers([inputs, layer, sections.layer], redact);
    const own = situationOf(merged, facts, 'check', 0);
    const broken = brokenRules(own).map((sentence) => `${where}: ${sentence}`);
    return {
      assignment: { name, schedule, settings: settingsOf(own, sections) },
      // What is wrong with an input or with the file's own keys has been said once.
      problems: [...merged.problems, ...broken].filter(
        (sentence) => !known.some((other) => sentence.endsWith(other)),
      ),
      overrides: merged.overrides
        .filter((sentence) => !values.overrides.includes(sentence))
        .map((sentence) => `${name}: ${sentence}`),
    };
  });

  const problems = [...new Set([...known, ...assignments.flatMap((one) => one.problems)])];
  if (problems.length > 0) throw new ConfigurationError(sentenceOf(problems));
  const settings = {
    ...settingsOf(situation, sections),
    assignments: assignments.map(({ assignment }) => assignment),
  };
  if (settings.baseUrl !== null && settings.apikey === null && isWithoutSecrets(facts)) {
    throw new Skipped(says.notCheckedGithub);
  }
  return {
    settings,
    overrides: [...values.overrides, ...assignments.flatMap((one) => one.overrides)],
    warnings: warningsOf(settings),
  };
}

/** The config file, empty where there is none or where it cannot be read. */
function readConfig(raw: RawInputs, text: string | null, redact: Redact) {
  const { path, explicit } = configLocation(raw);
  if (text !== null) {
    const name = /^[\w./-]+$/.test(path) ? path : quoted(path, redact);
    return { file: EMPTY_CONFIG_FILE, problems: [], ...readConfigFile(text, name, redact) };
  }
  const missing = fill(says.configNoFile, { path: quoted(path, redact) });
  return { file: EMPTY_CONFIG_FILE, problems: explicit ? [missing] : [] };
}

function sentenceOf(problems: readonly string[]): string {
  if (problems.length === 1) return problems[0] ?? '';
  return `${problems.length} settings are wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
}

/** The length of the service's keys (L221). */
const KEY_CHARACTERS = 64;

/** Sentences about settings that look odd and are no error. */
function warningsOf(settings: Settings): string[] {
  const warnings: string[] = [];
  const { apikey, baseUrl } = settings;
  if (apikey !== null && baseUrl !== null && !isThisMachine(baseUrl) && apikey.length !== KEY_CHARACTERS) {
    warnings.push(fill(says.apikeyCharacters, { apikey: apikey.length, length: KEY_CHARACTERS }));
  }
  if (!settings.ai && settings.aiReferences.length > 0) {
    warnings.push(says.aiReferences);
  }
  for (const [name, value] of [
    ['similarity-threshold', settings.similarityThreshold],
    ['ai-threshold', settings.aiThreshold],
  ] as const) {
    // Others count from 0 to 1.
    if (value > 0 && value <= 1) {
      warnings.push(fill(says.thresholdOfOne, { name, value, percent: Number((value * 100).toFixed(10)) }));
    }
  }
  if (settings.mode !== 'check') return warnings;
  if (settings.path.length > 0 && settings.source !== 'directory') {
    warnings.push(fill(says.pathNotUsed, { source: settings.source }));
  }
  if (settings.deadline !== null && settings.source !== 'repositories') {
    warnings.push(fill(says.deadlineNotUsed, { source: settings.source }));
  }
  return warnings;
}

/** Reads a config file: the plain keys as a layer, and section by section. The values of the plain keys are not judged yet. */
function readSections(file: ConfigFile, redact: Redact) {
  const { values, problems } = takeKeys(file.values, 'file', (key) => file.place(key), redact);
  const dismissed = dismissedSchema.safeParse(file.values.get('dismissed') ?? undefined);
  const staff = staffSchema.safeParse(file.values.get('staff') ?? undefined);
  const given = file.values.get('assignments') ?? [];
  const entries: readonly unknown[] = Array.isArray(given) ? given : [];
  const assignments = entries.flatMap((entry, index) =>
    isObject(entry) ? [readAssignment(entry, index, file, redact)] : [],
  );
  const path = dismissed.error?.issues[0]?.path.filter((step) => typeof step !== 'symbol') ?? [];
  return {
    layer: { kind: 'file', values, place: (name) => file.place(name) } satisfies Layer,
    assignments,
    dismissed: dismissed.data ?? [],
    staff: staff.data ?? [],
    problems: [
      ...problems,
      ...(dismissed.success
        ? []
        : [fill(says.dismissedAllowed, { place: file.place('dismissed', ...path) })]),
      ...(staff.success ? [] : [fill(says.staffAllowed, { place: file.place('staff') })]),
      ...entries.flatMap((entry, index) =>
        isObject(entry) ? [] : [fill(says.assignmentsEntry, { place: file.place('assignments', index) })],
      ),
      ...assignments.flatMap((one) => one.problems),
      ...namedTwice(assignments, redact),
      ...(Array.isArray(given) ? [] : [fill(says.assignmentsAllowed, { place: file.place('assignments') })]),
    ],
  };
}

function namedTwice(assignments: readonly AssignmentSection[], redact: Redact): string[] {
  const names = assignments.map(({ name }) => name.toLowerCase());
  return assignments
    .filter(({ name }, index) => name !== '' && names.indexOf(name.toLowerCase()) < index)
    .map(({ name, where }) => fill(says.nameTwice, { where, name: quoted(name, redact) }));
}

/** Under this name the state keeps what people said about pull requests. */
export const PULL_REQUESTS = 'pull-requests';

type AssignmentSection = ReturnType<typeof readAssignment>;

/** Reads one entry of `assignments`, the one at `index`, with a sentence for everything that is wrong with it. */
function readAssignment(
  entry: Readonly<Record<string, unknown>>,
  index: number,
  file: ConfigFile,
  redact: Redact,
) {
  const place = (key: string): string => file.place('assignments', index, key);
  const where = file.place('assignments', index);
  const given = new Map(Object.entries(entry));
  const name = assignmentNameSchema.safeParse(given.get('name'));
  const schedule = scheduleSchema.safeParse(given.get('schedule') ?? {});
  const { values, problems } = takeKeys(given, 'assignment', place, redact);
  return {
    /** '' where it was refused. */
    name: name.data ?? '',
    where,
    layer: { kind: 'assignment', values, place } satisfies Layer,
    schedule: {
      from: schedule.data?.window?.from ?? null,
      until: schedule.data?.window?.until ?? null,
      minChanges: schedule.data?.['min-changes'] ?? 1,
      cooldownMs: Math.round((schedule.data?.['cooldown-hours'] ?? 0) * 3_600_000),
    },
    problems: [
      ...nameProblems(name.data ?? null, given.get('name'), redact).map((text) => `${where}: name: ${text}`),
      ...(schedule.success ? [] : [fill(says.scheduleAllowed, { place: place('schedule') })]),
      ...problems,
    ],
  };
}

function nameProblems(name: string | null, given: unknown, redact: Redact): string[] {
  if (name === null) {
    return [fill(says.notAllowedAllowed, { given: quoted(given, redact) })];
  }
  return name.toLowerCase() === PULL_REQUESTS
    ? [`${PULL_REQUESTS} is what the bot keeps its own state under; give the assignment another name.`]
    : [];
}
