import { type Database, freeOf } from '#service';
import { readAnalyses } from './look.ts';
import * as says from '../says.ts';

/** What has to be well before a server takes requests. */
export const PARTS = ['database', 'disk', 'queue'] as const;
type Part = (typeof PARTS)[number];

export interface Readiness {
  readonly ready: boolean;
  /** `ok`, or what is wrong. No name, path or address: anybody may ask. */
  readonly parts: Readonly<Record<Part, string>>;
}

/** A database that takes longer is as good as none. */
const PATIENCE_MS = 2_000;
/** So long an answer is given again: anybody may ask as often as they like. */
const FRESH_MS = 1_000;
/** Below it a person is told; a server that can only read is still better than none. */
const LOW_BYTES = 500_000_000;

interface ReadinessOptions {
  readonly database: Database;
  /** Where uploads are written first, and where files stay; null: on no disk of this machine. */
  readonly folders: readonly (string | null)[];
  /** Milliseconds by a clock that nobody sets. */
  readonly monotonic: () => number;
}

/** Makes what tells whether a server can work. Asked often, it looks once a second. */
export function readinessOf({ database, folders, monotonic }: ReadinessOptions): () => Promise<Readiness> {
  let asked: { readonly at: number; readonly answer: Promise<Readiness> } | null = null;
  return () => {
    if (asked === null || monotonic() - asked.at > FRESH_MS) {
      asked = { at: monotonic(), answer: look(database, folders) };
    }
    return asked.answer;
  };
}

async function look(database: Database, folders: readonly (string | null)[]): Promise<Readiness> {
  const [databaseSays, disk, queue] = await Promise.all([
    saidOf(database.db.selectFrom('meta').select('name').limit(1).execute(), says.databaseNotAnswer),
    saidOf(freeOf(folders), says.diskFiles),
    saidOf(readAnalyses(database), says.queueCannotRead),
  ]);
  const parts = {
    database: databaseSays.said,
    disk:
      disk.value !== null && disk.value < LOW_BYTES
        ? `low: ${Math.floor(disk.value / 1_000_000)} MB are free`
        : disk.said,
    queue: queue.said,
  };
  return { ready: [databaseSays, disk, queue].every(({ value }) => value !== null), parts };
}

/** What a part says, in time; `value` null: it does not work. */
async function saidOf<T>(
  part: Promise<T>,
  sentence: string,
): Promise<{ readonly value: T | null; readonly said: string }> {
  let patience: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      patience = setTimeout(() => reject(new Error('too late')), PATIENCE_MS);
    });
    return { value: await Promise.race([part, late]), said: 'ok' };
  } catch {
    return { value: null, said: sentence };
  } finally {
    clearTimeout(patience);
  }
}
