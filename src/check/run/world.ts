import { SettingsError } from '#base';
import type { Findings, RunReport, Settings } from '#contract';
import { NO_EVENT } from '#github';
import type { CheckEffects, CheckPlan, RunIdentity, WebPlan } from '../plan.ts';
import type { BeginZip, RepositoryReading, SourceContext, SourceTable } from '#sources';
import type { inThread } from '../second-look/in-thread.ts';
import type { OpenHere } from './open-here.ts';
import type { openService, ServiceWorld } from './open-service.ts';

/** What a run has done by others, of which a machine and a page have each their own. */
export interface Means {
  /** Where submissions may come from. */
  readonly sources: SourceTable;
  readonly repositories: RepositoryReading;
  /** Packs what is sent, and what does not lie plainly. */
  readonly beginZip: BeginZip;
  /** Runs the second look. */
  readonly lookAgain: typeof inThread;
  /** Opens what compares submissions where they lie. */
  readonly openHere: () => Promise<OpenHere>;
  /** Opens the service that the settings name, or one of this run's own. */
  readonly openService: typeof openService;
  /** Adds what a search of the web would send. @param leftMs time that the run has left */
  readonly forecast: (
    findings: Findings,
    plan: CheckPlan & { readonly web: WebPlan },
    world: World,
    leftMs: number,
  ) => Promise<Findings>;
  /** Adds who had the code of pairs first. @param endsAtMs on the clock */
  readonly firstSeen: (
    report: RunReport,
    run: { readonly settings: Settings; readonly world: World },
    endsAtMs: number,
  ) => Promise<RunReport>;
}

/** The outside world of one run: everything that is not in its settings. */
export interface World
  extends Means,
    ServiceWorld,
    Pick<CheckEffects, 'onCheck' | 'aside'>,
    Pick<SourceContext, 'workspace' | 'github' | 'collector'> {
  /** On the clock: when the run ends that this check is a part of. Infinity: it has the time of its settings. */
  readonly endsAtMs: number;
  /** Wall-clock time, for display alone. */
  readonly date: () => Date;
  /** Which job this is, for re-runs. */
  readonly run: RunIdentity;
  readonly runUrl: string | null;
  /** Start of the check's name where the settings give none. */
  readonly defaultLabel: string;
  /** Heading of the report where the settings give none. */
  readonly title: string;
}

/** What of the world is not there for a run on files that somebody dropped. @param refusal said where GitHub would be asked */
export function withoutGitHub(refusal: string) {
  const noGitHub = (): never => {
    throw new SettingsError(refusal);
  };
  return {
    event: NO_EVENT,
    github: noGitHub,
    collector: noGitHub,
    runUrl: null,
    environment: {},
    endsAtMs: Infinity,
    // No key is given to such a run.
    redact: (text: string) => text,
  };
}
