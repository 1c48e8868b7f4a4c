import { isLoopbackUrl } from './inputs/base-url.ts';
import type { Values } from './merge-layers.ts';
import { concernsPullRequest } from '../events.ts';
import { isSingle } from '../source-names.ts';
import { isWithoutSecrets } from './resolve.ts';
import type { Situation } from './settings-of.ts';
import { definitionOf, INPUT_NAMES, type InputName } from './inputs/inputs.ts';

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
        ? "cases: is not read from a checkout that may be a student's own, who could dismiss a pair with it; use it where staff check a class."
        : null,
  },
  {
    about: ['apikey', 'base-url'],
    problem: ({ values, facts }) => {
      const key = values.get('apikey') !== null;
      const address = values.get('base-url') !== null;
      if (key && !address) {
        return 'base-url: missing, but apikey is given. Both go together: give the base address of the service (it ends in /api/v1), or leave the key out for the embedded service.';
      }
      if (address && !key && !isWithoutSecrets(facts)) {
        return 'apikey: missing, but base-url is given. Both go together: give the key of the service from a secret (an empty one often means that the secret has another name), or leave base-url out for the embedded service.';
      }
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
        ? 'web: github needs a token, because GitHub answers its code search to nobody without one; give github-token (it needs no permission), or leave github out. software-heritage needs none.'
        : null,
  },
  {
    about: ['poll-interval', 'base-url'],
    problem: ({ values }) => {
      const seconds = values.get('poll-interval');
      const address = values.get('base-url');
      if (seconds === null || address === null || isLoopbackUrl(address)) return null;
      if (seconds >= MIN_REMOTE_POLL_SECONDS) return null;
      return `poll-interval: ${seconds} seconds is too often for a service on another machine; give at least ${MIN_REMOTE_POLL_SECONDS}.`;
    },
  },
  {
    about: ['check-id', 'base-url'],
    problem: ({ values }) =>
      values.get('check-id') !== null && values.get('base-url') === null
        ? 'check-id: works only with a service that keeps checks (base-url and apikey); the embedded service ends with its run.'
        : null,
  },
  {
    about: ['check-id', 'dry-run'],
    problem: ({ values }) =>
      values.get('check-id') !== null && values.get('dry-run')
        ? 'check-id: cannot be reported on in a dry run, which asks for no results; leave one of the two out.'
        : null,
  },
  {
    about: ['shard', 'check-id'],
    problem: ({ values }) =>
      values.get('shard')?.kind === 'part' && values.get('check-id') !== null
        ? 'shard: a part uploads and check-id only reports; leave one of the two out.'
        : null,
  },
  {
    about: ['shard', 'source', 'mode'],
    problem: ({ values, source, mode }) => {
      if (values.get('shard') === null) return null;
      if (mode !== 'check') {
        return `shard: works with mode check alone, not with ${mode}; leave shard out, or use mode check.`;
      }
      return isSingle(source)
        ? `shard: source ${source} is one submission, which cannot be split; use directory or repositories.`
        : null;
    },
  },
  {
    about: ['source', 'path', 'add'],
    problem: ({ values, source, mode }) =>
      mode === 'check' &&
      source === 'directory' &&
      values.get('path').length === 0 &&
      values.get('add').length === 0
        ? 'path: missing, but source is directory; name the folder whose subfolders are the submissions.'
        : null,
  },
  {
    about: ['add', 'path', 'base-url', 'shard', 'mode'],
    problem: ({ values, mode }) => {
      if (values.get('add').length === 0) return null;
      if (mode !== 'check') {
        return `add: works with mode check alone, not with ${mode}; leave add out, or use mode check.`;
      }
      if (values.get('path').length > 0) {
        return 'add: cannot be used together with path, because the class comes from the report in report-dir; leave one of the two out.';
      }
      if (values.get('base-url') !== null) {
        return 'add: works with the embedded service alone, because a check of another service takes nothing more once it was started; check the whole class again.';
      }
      return values.get('shard') === null
        ? null
        : 'add: the class is in one report and is not split; leave shard out.';
    },
  },
  {
    about: ['source'],
    problem: ({ source, facts, mode }) =>
      mode === 'check' && source === 'pull-request' && !concernsPullRequest(facts.event)
        ? `source: pull-request needs an event with a pull request, and ${facts.event === null ? 'the command line has none' : 'this run was started by another event'}; use directory, repositories or workspace here.`
        : null,
  },
  {
    about: ['source', 'organization', 'repositories', 'manifest', 'classroom50'],
    problem: ({ values, source, facts, mode }) => {
      if (mode !== 'check' || source !== 'repositories') return null;
      if (values.get('manifest') !== null && values.get('classroom50') !== null) {
        return 'manifest: cannot be used together with classroom50, both say which repositories belong to the assignment; leave one out.';
      }
      const owner = values.get('organization') ?? facts.repositoryOwner;
      if (owner !== null || values.get('manifest') !== null) return null;
      const patterns = values.get('repositories');
      const complete = patterns.length > 0 && patterns.every((entry) => /^[\w.-]+\/[^/]+$/.test(entry));
      return complete
        ? null
        : 'organization: missing; say in which organisation the repositories are, or write each one as owner/name in repositories.';
    },
  },
  {
    about: ['compare-with'],
    problem: ({ values }) => {
      const entries = values.get('compare-with');
      const word = entries.find((entry) => entry === 'none' || entry === 'open-pull-requests');
      return word !== undefined && entries.length > 1
        ? `compare-with: ${word} stands alone; list other repositories or paths without it, or in archive.`
        : null;
    },
  },
  {
    about: ['mode', 'check-id'],
    problem: ({ values, mode }) =>
      mode !== 'check' && values.get('check-id') !== null
        ? `check-id: takes up one check, which mode ${mode} does not do; use mode check.`
        : null,
  },
  {
    about: ['mode'],
    problem: ({ values }) =>
      values.get('mode') === 'doctor' && values.origin('mode') !== 'input'
        ? 'mode: doctor is one look and no setting of a file; give it as an input of the step.'
        : null,
  },
  {
    about: ['mode', 'anonymize'],
    problem: ({ values, mode }) =>
      mode === 'scan' && values.get('anonymize') === 'always'
        ? 'anonymize: always cannot hold in a scan, whose issue and report tell staff who it is; scan in a private staff repository.'
        : null,
  },
  {
    about: ['mode', 'config'],
    problem: ({ mode, assignmentCount }) =>
      mode === 'scan' && assignmentCount === 0
        ? 'mode: scan works through the assignments of the config file, and it has none; add `assignments` to it or use mode check.'
        : null,
  },
  {
    about: ['mode'],
    problem: ({ mode, facts }) =>
      mode === 'bot' && facts.event !== 'issue_comment' && facts.event !== 'workflow_dispatch'
        ? 'mode: bot answers comments, so its workflow must be started by issue_comment (or by hand, with workflow_dispatch); use mode check here.'
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
  }).map(
    (name) =>
      `${name}: has a meaning only with source ${definitionOf(name).onlyWith ?? ''}, and source is ${source}; leave one of the two out.`,
  );
}
