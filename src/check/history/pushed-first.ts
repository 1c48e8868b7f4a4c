import { packedSources } from '#channels';
import type { Findings, PairFinding, SubmissionFinding } from '#contract';
import { AUTO_DETECT, type EngineFile, extensionOf, isSourceName, languageNamed } from '#engine';
import {
  type GitHub,
  NO_COMMIT,
  type PullStanding,
  type Push,
  pushPages,
  readPullStanding,
  type RepositoryName,
} from '#github';
import { broughtBy, type BroughtFile } from '#sources';
import { CodeReader, type Grams, holds, MOST } from './code-reader.ts';
import { HISTORY_LIMITS } from './limits.ts';
import { Budget } from './repository-history.ts';

const { pulls: LIMITS } = HISTORY_LIMITS;

/** The record is not whole, or longer than is read: it proves nothing. */
class Unproven extends Error {}

/**
 * Whether GitHub's record of pushes proves that a pull request had most of what it shares with others before each of them, and that
 * each of them was checked against it since. Dates of commits and of the opening prove nothing: both can be had in advance.
 *
 * For it count the pushes of its own author to its own head. Against it count every push to the head of the other one, every push
 * of that one's author to any branch of the same repository, and what stood there before the record begins. Requests: of GraphQL one
 * for each pull request; of REST one to three for each other one; of git's protocol, whose requests nobody counts, up to four.
 *
 * @param pairs all that it is flagged for
 * @returns false: it is not so, nobody can say, or few of the hour's requests are left. @throws GitHubError
 */
export async function isProvenFirst(
  findings: Findings,
  own: SubmissionFinding,
  pairs: readonly PairFinding[],
  github: GitHub,
): Promise<boolean> {
  const others = pairs.map(({ a, b }) =>
    findings.submissions.find(({ key }) => key !== own.key && (key === a || key === b)),
  );
  if (own.origin?.kind !== 'pull-request' || others.length > LIMITS.others) return false;
  if (!new Budget(github).isOpen) return false;
  const sources = packedSources(findings);
  try {
    const files = await sources.read(own.key);
    if (files === null) return false;
    const reader = new CodeReader(languageNamed(findings.language)?.id ?? AUTO_DETECT);
    const record = new PullRecord(github, { owner: own.origin.owner, repo: own.origin.repo }, reader);
    const mine = await record.standing(own);
    for (const other of others) {
      if (other === undefined) return false;
      const shared = sharedWith(other.key, own, files, reader);
      if (shared === null || !(await record.isFirst(shared, mine, other))) return false;
    }
    return others.length > 0;
  } catch (error) {
    if (error instanceof Unproven) return false;
    throw error;
  } finally {
    sources.close();
  }
}

/** What two share, as one of them has it. */
interface Shared {
  readonly grams: Grams;
  /** Of the file that holds it. */
  readonly ending: string;
}

/** null: which lines they are is not known, or they are too few. */
function sharedWith(
  otherKey: string,
  own: SubmissionFinding,
  files: readonly EngineFile[],
  reader: CodeReader,
): Shared | null {
  const regions = own.matches.flatMap(({ otherKey: key, own: { file, lineStart, lineEnd } }) =>
    key !== otherKey || lineStart === null ? [] : [{ file, lineStart, lineEnd: lineEnd ?? lineStart }],
  );
  const grams = reader.regions(files, regions);
  const [first] = regions;
  return first === undefined || grams === null ? null : { grams, ending: extensionOf(first.file) };
}

/** Pull requests of one repository as GitHub noted them. What was read is kept. */
class PullRecord {
  readonly #github: GitHub;
  readonly #base: RepositoryName;
  readonly #reader: CodeReader;
  readonly #grams = new Map<string, Grams>();

  constructor(github: GitHub, base: RepositoryName, reader: CodeReader) {
    this.#github = github;
    this.#base = base;
    this.#reader = reader;
  }

  /** @throws Unproven where it is not what was compared any more */
  async standing({ origin }: SubmissionFinding): Promise<PullStanding> {
    if (origin?.kind !== 'pull-request') throw new Unproven();
    const found = await readPullStanding(this.#github, this.#base, origin.number);
    if (found === null || found.headSha !== origin.sha) throw new Unproven();
    return found;
  }

  async isFirst(shared: Shared, mine: PullStanding, other: SubmissionFinding): Promise<boolean> {
    const theirs = await this.standing(other);
    const toTheirs = await this.#pushesTo(theirs);
    // When it was checked last. If ours was not open then, nobody would be red for the pair.
    const checkedMs = Math.max(theirs.openSinceMs, ...toTheirs.map(timeOf));
    if (!(checkedMs > mine.openSinceMs)) return false;

    const toMine = await this.#pushesTo(mine);
    const held = await this.#held(shared, statesAfter(toMine), mine.baseSha);
    // Nor if ours did not hold the code then, or was emptied before that check came to read it.
    const since = held.slice(0, held.findIndex(({ atMs }) => atMs <= checkedMs) + 1);
    if (since.length === 0 || !since.every(({ grams }) => holds(grams, shared.grams))) return false;

    const byAuthor = held.filter((_, at) => toMine[at]?.actor?.id === mine.authorId);
    const lastMs = Math.max(...byAuthor.map(({ atMs }) => atMs));
    const all = [...toTheirs, ...(await this.#pushes(theirs.headRepository, null, theirs.author))];
    const before = [...statesBefore(all), ...statesAfter(all)].filter(({ atMs }) => !(atMs > lastMs));
    const heldByThem = await this.#held(shared, before, theirs.baseSha);
    return heldFirstAt(shared.grams, byAuthor, heldByThem) !== null;
  }

  /** All pushes to the head, newest first. @throws Unproven where the last one is not on record */
  async #pushesTo({ headRepository, headRef, headSha }: PullStanding): Promise<readonly Push[]> {
    const found = await this.#pushes(headRepository, headRef);
    if (found[0]?.after !== headSha) throw new Unproven();
    return found;
  }

  async #pushes(name: RepositoryName, ref: string | null, actor?: string): Promise<readonly Push[]> {
    const found: Push[] = [];
    let pages = 0;
    for await (const page of pushPages(this.#github, name, ref, actor)) {
      pages += 1;
      if (pages > LIMITS.pages) throw new Unproven();
      found.push(...page.filter((push) => ref === null || push.ref === ref));
    }
    return found;
  }

  /** What commits hold of a fragment. */
  async #held(
    { grams: fragment, ending }: Shared,
    states: readonly State[],
    baseSha: string,
  ): Promise<readonly HeldCode[]> {
    // A branch that was deleted holds nothing.
    const commits = new Set(states.map(({ sha }) => sha).filter((sha) => sha !== NO_COMMIT));
    if (commits.size > LIMITS.commits) throw new Unproven();
    const brought = await broughtBy(this.#github, this.#base, baseSha, [...commits]);
    return states.map(({ sha, atMs }) => {
      const files = brought.get(sha) ?? [];
      const grams = files.flatMap((file) => [...this.#gramsOf(file, ending).intersection(fragment)]);
      return { atMs, grams: new Set(grams) };
    });
  }

  /** Whatever a file was called, it may be what became this code. */
  #gramsOf({ path, sha, bytes }: BroughtFile, ending: string): Grams {
    const name = isSourceName(path) ? path : `${path}.${ending}`;
    const key = `${sha} ${name}`;
    const grams = this.#grams.get(key) ?? this.#reader.all([{ path: name, bytes }]);
    this.#grams.set(key, grams);
    return grams;
  }
}

interface State {
  /** -Infinity: not known, so early enough. */
  readonly atMs: number;
  readonly sha: string;
}

function timeOf({ timestamp }: Push): number {
  return Date.parse(timestamp);
}

function statesAfter(pushes: readonly Push[]): readonly State[] {
  return pushes.map((push) => ({ sha: push.after, atMs: timeOf(push) }));
}

/** What a push replaced that no earlier one on record had left there: nobody knows since when it stood there. */
function statesBefore(pushes: readonly Push[]): readonly State[] {
  const isLeftBefore = (push: Push): boolean =>
    pushes.some((one) => one.ref === push.ref && one.after === push.before && timeOf(one) <= timeOf(push));
  return pushes.filter((push) => !isLeftBefore(push)).map(({ before }) => ({ sha: before, atMs: -Infinity }));
}

/** What a program held, and from when on. */
export interface HeldCode {
  /** -Infinity: since before anything that is on record. */
  readonly atMs: number;
  readonly grams: Grams;
}

/**
 * When one side had most of a shared piece of code before the other one had it, run of tokens by run of tokens: who begins, is
 * followed, and ends is first, and who had some of it early and the rest later than the other one is not. What both had at the same
 * time counts for nobody, so never are both first.
 *
 * @returns in ms; null: it had not
 */
export function heldFirstAt(
  fragment: Grams,
  own: readonly HeldCode[],
  other: readonly HeldCode[],
): number | null {
  const [mine, others] = [firstTimes(fragment, own), firstTimes(fragment, other)];
  const earlier = [...mine]
    .filter(([gram, at]) => at < (others.get(gram) ?? Infinity))
    .map(([, at]) => at)
    .toSorted((a, b) => a - b);
  return earlier[Math.ceil(MOST * fragment.size) - 1] ?? null;
}

function firstTimes(fragment: Grams, states: readonly HeldCode[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const { atMs, grams } of states) {
    for (const gram of fragment.intersection(grams)) {
      times.set(gram, Math.min(atMs, times.get(gram) ?? Infinity));
    }
  }
  return times;
}
