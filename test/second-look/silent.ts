import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineDocument } from '../../src/engine/api.ts';
import { averageSimilarity } from '../../src/engine/pair-score.ts';
import { runSecondLook } from '../../src/check/second-look/job.ts';
import { analyse, document } from '../engine/programs.ts';
import { zipOf } from './places.ts';

/* What is said of the programs of a class; what is in neither of these is silent. */

export type Program = Readonly<Record<string, string>>;

/** Who is told to hold whose code, by the second look; places are those of the list. */
export async function told(root: string, programs: readonly Program[]): Promise<ReadonlySet<string>> {
  const submissions = await Promise.all(
    programs.map(async (files, at) => {
      const path = join(root, `${at}.zip`);
      writeFileSync(path, await zipOf(files));
      return { role: 'judged' as const, zip: { path, start: 0, bytes: statSync(path).size }, aside: null };
    }),
  );
  const { found } = runSecondLook({ submissions });
  return new Set(found.map(({ owner, other }) => `${owner} of ${other}`));
}

/** Pairs that are flagged or stand out. */
export function seen(programs: readonly Program[]): ReadonlySet<string> {
  const documents = programs.map((files, at): EngineDocument => document(at, files));
  return new Set(
    analyse(documents).pairs.flatMap((pair) =>
      pair.standsOut === true || averageSimilarity(pair) > 75
        ? [`${pair.a} of ${pair.b}`, `${pair.b} of ${pair.a}`]
        : [],
    ),
  );
}
