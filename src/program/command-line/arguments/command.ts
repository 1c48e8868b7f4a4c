import type { WebProviderName } from '#contract';
import type { LOG_FORMATS } from './server-options.ts';

export interface Printed {
  /** Its result as one JSON document, and nothing else on stdout. */
  readonly json: boolean;
  /** Of messages, errors alone; of a result, nothing but the document of `json`. */
  readonly quiet: boolean;
}

/** How a server is watched. */
export interface WatchWords {
  readonly logFormat: (typeof LOG_FORMATS)[number];
  readonly metricsHost: string;
  /** null: numbers have no port of their own. */
  readonly metricsPort: number | null;
}

/** How a process analyses checks. */
export interface AnalysisPlan {
  /** Analyses at once, and one more that is small; 0: none. */
  readonly workers: number;
  /** Of each; memory undefined: as much as suits the machine. Not null, which is no limit to whoever analyses. */
  readonly limits: { readonly timeMs: number; readonly memoryBytes: number | undefined };
  /** Who may be asked about the web; nobody: it is not searched. */
  readonly web: readonly WebProviderName[];
  /** Most queries of one check. */
  readonly webRequests: number;
}

/** Where a server keeps what it has, as far as the command line says. */
export interface StoragePlace {
  readonly dataDir: string | null;
  /** Address of PostgreSQL. */
  readonly database: string | null;
  /** Folder, or address of S3. */
  readonly blobs: string | null;
}
