import { AUTO_DETECT, ENGINE, STATE } from '#contract';
import type { Store } from '../store/store.ts';
import type { AnalysisRuns } from './analysis-runs.ts';
import type { CheckAccess } from './check-access.ts';

export interface DemoFile {
  readonly filename: string;
  readonly path: string;
  readonly bytes: number;
}

/** Makes a read-only check of sample submissions (L135), once for a store; one that was left half-made is made again. */
export async function offerDemo(
  context: {
    readonly store: Store;
    readonly access: CheckAccess;
    readonly runs: AnalysisRuns;
    readonly now: () => number;
  },
  pack: (folder: string) => Promise<readonly DemoFile[]>,
  folder: string,
): Promise<void> {
  const { store, access, runs, now } = context;
  const there = (await store.checks()).find((check) => check.ownerId === null);
  if (there !== undefined && there.statusId !== STATE.created) return;
  if (there !== undefined) await store.removeCheck(there.id);
  const files = await pack(folder);
  if (files.length === 0) return;
  const check = await access.create({
    name: 'Demo (read-only)',
    language: AUTO_DETECT,
    test_type: ENGINE.group,
    ai_run: false,
    base_code_detection: false,
    demo: true,
  });
  const at = now();
  for (const { filename, path, bytes } of files) {
    await store.addSubmission(
      { checkId: check.id, filename, role: 'submission', fileSize: bytes, createdAt: at, updatedAt: at },
      path,
    );
  }
  await runs.launch(check, { engineId: ENGINE.group, aiRun: false, baseCode: false });
}
