import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineDocument } from '../../src/engine/api.ts';
import { averageSimilarity } from '../../src/engine/pair-score.ts';
import type { Stored } from '../../src/base/stored-zip.ts';
import { runSecondLook, type SecondLookResult } from '../../src/check/second-look/job.ts';
import { analyse, document } from '../engine/programs.ts';
import { zipOf } from './places.ts';

/* What is said of the programs of a class; what is in neither of these is silent. */

export type Program = Readonly<Record<string, string>>;

/** What the second look says of a class. @param aside of some, by their places: what does not count */
export async function looked(
  root: string,
  programs: readonly Program[],
  aside: Readonly<Record<number, Program | undefined>> = {},
): Promise<SecondLookResult> {
  const stored = async (name: string, files: Program): Promise<Stored> => {
    const path = join(root, `${name}.zip`);
    writeFileSync(path, await zipOf(files));
    return { path, start: 0, bytes: statSync(path).size };
  };
  const submissions = await Promise.all(
    programs.map(async (files, at) => ({
      role: 'judged' as const,
      zip: await stored(String(at), files),
      aside: Object.keys(aside[at] ?? {}).length === 0 ? null : await stored(`${at}-aside`, aside[at] ?? {}),
    })),
  );
  return runSecondLook({ submissions });
}

/** Who is told to hold whose code, by the second look; places are those of the list. */
export async function told(root: string, programs: readonly Program[]): Promise<ReadonlySet<string>> {
  const { found } = await looked(root, programs);
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
