import type { Locale } from '#base';
import type { RawInputs, WebProviderName } from '#contract';
import type { Role, Scope } from '#service';
import type { CommandName, Paper, SHELLS } from './commands.ts';
import type { STATE_ACTIONS } from './state-options.ts';
import type { LOG_FORMATS } from './server-options.ts';
import type { When } from './when.ts';

/** What a command prints. */
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

/** What `users` is asked for. */
export type UserRequest =
  | { readonly action: 'add'; readonly name: string; readonly role: Role }
  | { readonly action: 'list' }
  | { readonly action: 'suspend' | 'resume'; readonly name: string }
  | {
      readonly action: 'remove';
      readonly name: string;
      /** Who has the checks from then on; null: nobody. */
      readonly giveTo: string | null;
      readonly deleteChecks: boolean;
    };

/** What `keys` is asked for; `user` is a name. */
export type KeyRequest =
  | {
      readonly action: 'create';
      /** null: the first user. */
      readonly user: string | null;
      readonly scope: Scope;
      readonly name: string;
      /** null: it does not end. */
      readonly expires: When | null;
    }
  /** `user` null: everybody's. */
  | { readonly action: 'list'; readonly user: string | null }
  | { readonly action: 'revoke'; readonly id: number };

/** What a command line asks for. */
export type Command =
  /** For `parseSettings`; paths of the command line are in `path`, with `source` directory. */
  | ({ readonly kind: 'check'; readonly inputs: RawInputs } & Printed)
  /** The same, to be looked at; `needsPath`: `check` would refuse it for want of a PATH. */
  | ({ readonly kind: 'doctor'; readonly inputs: RawInputs; readonly needsPath: boolean } & Printed)
  /** Port 0: any free one. */
  | (WatchWords & {
      readonly kind: 'serve';
      readonly host: string;
      readonly port: number;
      readonly storage: StoragePlace;
      readonly demo: string | null;
      /** How long a check is kept after it has ended; null: until somebody deletes it. */
      readonly retainMs: number | null;
      /** Of the disk, which uploads leave free; null: none. */
      readonly keepFreeBytes: number | null;
      /** Origin at which people reach the service; null: not told. */
      readonly publicUrl: string | null;
      /** Addresses and networks (`10.0.0.0/8`) of reverse proxies. */
      readonly trustedProxies: readonly string[];
      /** Addresses and networks that webhooks may reach besides public ones. */
      readonly hookNetworks: readonly string[];
      /** File that says how people log in besides with a key; null: not at all. */
      readonly loginConfig: string | null;
      /** File that names the learning platforms that courses are opened from; null: none. */
      readonly ltiConfig: string | null;
      readonly simulation: {
        readonly offline: boolean;
        readonly trial: boolean;
        readonly suspended: boolean;
        readonly quota: number | null;
      };
    } & AnalysisPlan)
  /** Analyses checks of services that share a database. */
  | ({ readonly kind: 'work'; readonly storage: StoragePlace } & AnalysisPlan & WatchWords)
  /** What a server has, copied into a folder, and out of it into an empty place. */
  | { readonly kind: 'backup' | 'restore'; readonly folder: string; readonly storage: StoragePlace }
  /** People of a server, their keys, and who did what. */
  | ({ readonly kind: 'users'; readonly request: UserRequest; readonly storage: StoragePlace } & Printed)
  | ({ readonly kind: 'keys'; readonly request: KeyRequest; readonly storage: StoragePlace } & Printed)
  | ({
      readonly kind: 'audit';
      readonly since: When | null;
      readonly checkId: number | null;
      readonly user: string | null;
      readonly storage: StoragePlace;
    } & Printed)
  | { readonly kind: 'report'; readonly directory: string }
  /** Two reports: folders, or their report.json. */
  | {
      readonly kind: 'compare-reports';
      readonly before: string;
      readonly after: string;
      readonly json: boolean;
    }
  /** The same people over several assignments. */
  | ({
      readonly kind: 'course';
      /** Reports, and folders or downloads that are checked first; in the order of the course. */
      readonly given: readonly string[];
      /** Those reports at or below `given` that belong to it; null: what is given is the course. */
      readonly course: string | null;
      /** null: called as `course`, else as the current folder is. */
      readonly name: string | null;
      /** Folder of the page and of course.json. */
      readonly out: string;
      readonly locale: Locale | null;
      readonly open: boolean;
      /** Of the checks. */
      readonly inputs: RawInputs;
    } & Printed)
  /** The dossier of one pair. */
  | {
      readonly kind: 'dossier';
      /** Its place in the list, or two names: one word or two. */
      readonly pair: readonly string[];
      /** Folder of the report. */
      readonly report: string;
      /** Whose copy it is; null: the panel's. */
      readonly reader: string | null;
      /** null: beside the report. */
      readonly out: string | null;
      readonly pdf: boolean;
      readonly paper: Paper;
      readonly course: string | null;
      readonly assignment: string | null;
      /** null: that of the report, else English. */
      readonly locale: Locale | null;
      readonly open: boolean;
    }
  /** The bot behind a GitHub App's webhook; `inputs` for `parseSettings`. */
  | (WatchWords & {
      readonly kind: 'bot';
      readonly host: string;
      readonly port: number;
      /** null: what it keeps ends with the process. */
      readonly dataDir: string | null;
      /** Path of the server's own config file; null: none. */
      readonly appConfig: string | null;
      /** Checks that run at once: at least 1. */
      readonly concurrency: number;
      readonly inputs: RawInputs;
    })
  /** Registers the GitHub App that `bot` is. */
  | {
      readonly kind: 'set-up-app';
      readonly host: string;
      readonly port: number;
      readonly dataDir: string;
      /** null: the account of whoever registers it. */
      readonly organization: string | null;
      /** Where GitHub reaches the server, without a slash at its end; null: the App is for tokens alone. */
      readonly publicUrl: string | null;
      /** Whether the credentials of another App may be replaced. */
      readonly again: boolean;
    }
  /** The state of scans; null: the usual repository, branch, token. */
  | {
      readonly kind: 'state';
      readonly action: (typeof STATE_ACTIONS)[number];
      readonly repository: string | null;
      readonly branch: string | null;
      readonly token: string | null;
      /** None: all. */
      readonly assignments: readonly string[];
      readonly over: boolean;
      readonly everything: boolean;
      readonly dryRun: boolean;
      readonly withSecrets: boolean;
      /** `show`: the list as JSON. */
      readonly json: boolean;
    }
  | { readonly kind: 'completion'; readonly shell: (typeof SHELLS)[number] }
  /** `command` null: of the program. */
  | { readonly kind: 'help'; readonly command: CommandName | null }
  | { readonly kind: 'version' };

/** How a process analyses checks. */
export interface AnalysisPlan {
  /** Analyses at once, and one more that is small; 0: none. */
  readonly workers: number;
  /** Of each. */
  readonly limits: { readonly timeMs: number; readonly memoryBytes: number };
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
