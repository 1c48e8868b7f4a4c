import type { SourceName } from '../../source-names.ts';
import type { ValueType } from './value-types.ts';

/**
 * Where a value may be given. `assignment`: as input, in the config file and in one of its assignments; `run`: as input
 * and in the config file; `input`: only as input (secrets do not belong into a file, and a file cannot name itself).
 */
type Scope = 'assignment' | 'run' | 'input';

/** One input of the action, option of the command line and key of the config file. */
export interface InputDefinition extends ValueType {
  /** As the config file would hold it; null: nothing. */
  readonly default: unknown;
  /** What the documentation says as default where `default` is not the whole truth. */
  readonly defaultNote?: string;
  readonly scope: Scope;
  /** Whether it says what is checked: two matrices of jobs in one run that differ in it must not share a check. */
  readonly decidesCheck: boolean;
  /** Sentences for README, action.yml, the help and editors. */
  readonly description: string;
  /** What a message may show of a value that it refuses; default: all of it. */
  readonly shown?: (given: unknown) => unknown;
  /** Never shown, also not where it is wrong. */
  readonly secret?: true;
  /** It has a meaning with this source alone; next to an explicit other `source` it is refused. */
  readonly onlyWith?: SourceName;
  /** Where it is given, `source: auto` comes to this source. */
  readonly leadsTo?: SourceName;
  /** The `default:` of action.yml; the runner fills it in, so that it counts as given. */
  readonly actionDefault?: string;
  /** One letter for it on the command line. */
  readonly short?: string;
}

/** Inputs by name. */
export type InputGroup = Readonly<Record<string, InputDefinition>>;

/** `check-name` as a type is `checkName`. */
export type CamelCase<T extends string> = T extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : T;

/** The name of an input as a key of the settings: `check-name` is `checkName`. */
export function camelCase<T extends string>(name: T): CamelCase<T> {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<T>;
}
