import type { Values } from './merge-layers.ts';
import { concernsPullRequest, isWithoutSecrets, type Situation } from './settings.ts';
import { isSingle } from '../source-names.ts';
import { definitionOf, INPUT_NAMES, type InputName } from './inputs/inputs.ts';
import * as says from './says.ts';
import { fill, isThisMachine } from '#base';

/** A rule over several values; not asked where one of them was refused already. */
interface Rule {
  readonly about: readonly InputName[];
  /** A sentence: what does not go together and what to do; null: nothing. */
  problem(situation: Situation): string | null;
}

const MIN_REMOTE_POLL_SECONDS = 20;

const RULES: readonly Rule[] = [
  {
    about: ['cases', 'source'],
    problem: ({ values, facts, source }) =>
      values.get('cases') !== null && (isSingle(source) || concernsPullRequest(facts.event))
        ? says.casesNotRead
        : null,
  },
  {
    about: ['apikey', 'base-url'],
    problem: ({ values, facts }) => {
      const key = values.get('apikey') !== null;
      const address = values.get('base-url') !== null;
      if (key && !address) return says.baseUrl;
      if (address && !key && !isWithoutSecrets(facts)) return says.apikeyMissing;
      return null;
    },
  },
  {
    about: ['web', 'base-url', 'github-token', 'collect-token', 'dry-run'],
    problem: ({ values }) =>
      values.get('web').includes('github') &&
      !values.get('dry-run') &&
      values.get('base-url') === null &&
      values.get('github-token') === null &&
      values.get('collect-token') === null
        ? says.webGithub
        : null,
  },
  {
    about: ['poll-interval', 'base-url'],
    problem: ({ values }) => {
      const seconds = values.get('poll-interval');
      const address = values.get('base-url');
      if (seconds === null || address === null || isThisMachine(address)) return null;
      if (seconds >= MIN_REMOTE_POLL_SECONDS) return null;
      return fill(says.pollInterval, { seconds, least: MIN_REMOTE_POLL_SECONDS });
    },
  },
  {
    about: ['check-id', 'base-url'],
    problem: ({ values }) =>
      values.get('check-id') !== null && values.get('base-url') === null ? says.checkId : null,
  },
  {
    about: ['check-id', 'dry-run'],
    problem: ({ values }) =>
      values.get('check-id') !== null && values.get('dry-run') ? says.checkIdCannot : null,
  },
  {
    about: ['shard', 'check-id'],
    problem: ({ values }) =>
      values.get('shard')?.kind === 'part' && values.get('check-id') !== null ? says.shardPart : null,
  },
  {
    about: ['shard', 'source', 'mode'],
    problem: ({ values, source, mode }) => {
      if (values.get('shard') === null) return null;
      if (mode !== 'check') {
        return fill(says.shardWorks, { mode });
      }
      return isSingle(source) ? fill(says.shardSource, { source }) : null;
    },
  },
  {
    about: ['source', 'path', 'add'],
    problem: ({ values, source, mode }) =>
      mode === 'check' &&
      source === 'directory' &&
      values.get('path').length === 0 &&
      values.get('add').length === 0
        ? says.pathMissing
        : null,
  },
  {
    about: ['add', 'path', 'base-url', 'shard', 'mode'],
    problem: ({ values, mode }) => {
      if (values.get('add').length === 0) return null;
      if (mode !== 'check') {
        return fill(says.addWorks, { mode });
      }
      if (values.get('path').length > 0) return says.addCannotUsed;
      if (values.get('base-url') !== null) return says.addWorksEmbedded;
      return values.get('shard') === null ? null : says.addClass;
    },
  },
  {
    about: ['source'],
    problem: ({ source, facts, mode }) =>
      mode === 'check' && source === 'pull-request' && !concernsPullRequest(facts.event)
        ? fill(says.sourcePull, { noEvent: facts.event === null })
        : null,
  },
  {
    about: ['source', 'organization', 'repositories', 'manifest', 'classroom50'],
    problem: ({ values, source, facts, mode }) => {
      if (mode !== 'check' || source !== 'repositories') return null;
      if (values.get('manifest') !== null && values.get('classroom50') !== null) {
        return says.manifestCannotUsed;
      }
      const owner = values.get('organization') ?? facts.repositoryOwner;
      if (owner !== null || values.get('manifest') !== null) return null;
      const patterns = values.get('repositories');
      const complete = patterns.length > 0 && patterns.every((entry) => /^[\w.-]+\/[^/]+$/.test(entry));
      return complete ? null : says.organizationMissing;
    },
  },
  {
    about: ['compare-with'],
    problem: ({ values }) => {
      const entries = values.get('compare-with');
      const word = entries.find((entry) => entry === 'none' || entry === 'open-pull-requests');
      return word !== undefined && entries.length > 1 ? fill(says.compareStands, { word }) : null;
    },
  },
  {
    about: ['mode', 'check-id'],
    problem: ({ values, mode }) =>
      mode !== 'check' && values.get('check-id') !== null ? fill(says.checkIdTakes, { mode }) : null,
  },
  {
    about: ['mode'],
    problem: ({ values }) =>
      values.get('mode') === 'doctor' && values.origin('mode') !== 'input' ? says.modeDoctor : null,
  },
  {
    about: ['mode', 'anonymize'],
    problem: ({ values, mode }) =>
      mode === 'scan' && values.get('anonymize') === 'always' ? says.anonymizeAlways : null,
  },
  {
    about: ['mode', 'config'],
    problem: ({ mode, assignmentCount }) => (mode === 'scan' && assignmentCount === 0 ? says.modeScan : null),
  },
  {
    about: ['mode'],
    problem: ({ mode, facts }) =>
      mode === 'bot' && facts.event !== 'issue_comment' && facts.event !== 'workflow_dispatch'
        ? says.modeBot
        : null,
  },
];

/** Every combination that does not work, as sentences; rules about refused values are not asked. */
export function brokenRules(situation: Situation): string[] {
  const problems = RULES.filter(({ about }) => !about.some((name) => situation.values.isBad(name)))
    .map((rule) => rule.problem(situation))
    .filter((sentence) => sentence !== null);
  return [...problems, ...misplaced(situation.values)];
}

/**
 * What was given for another source than the one that was named in the same place. A file that serves several workflows
 * may well hold keys for all of them, and `auto` may come out differently for each event, so neither is refused.
 */
function misplaced(values: Values): string[] {
  const source = values.get('source');
  const origin = values.origin('source');
  if (source === 'auto' || origin === null || values.isBad('source')) return [];
  return INPUT_NAMES.filter((name) => {
    const { onlyWith } = definitionOf(name);
    return onlyWith !== undefined && onlyWith !== source && values.origin(name) === origin;
  }).map((name) => fill(says.meaningSource, { name, onlyWith: definitionOf(name).onlyWith ?? '', source }));
}
