import type { Database } from '../store/database.ts';
import type { Resource } from './people/resource.ts';

/** What a department's server has besides the interface. */
export interface Extension {
  /** Below `/people/v1`. */
  readonly resources: readonly Resource[];
  /** Ends what is under way. */
  readonly close: () => Promise<void>;
}

/** What an extension is made from. */
export interface ServiceParts {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Told of every defect. */
  readonly onDefect: (error: unknown) => void;
}
