import {
  ConfigurationError,
  Failure,
  fill,
  inEnglish,
  isOtherArchive,
  isReadArchive,
  type Log,
  message,
  type Message,
  messageOf,
  SettingsError,
  visible,
} from '#base';
import { readCases, staffViewOf, writeView } from '#channels';
import { aboutDropped, droppedTitle, lookAhead, main, NOTHING_PRIOR, recognisedIn } from '#check';
import {
  CASES_FILE,
  type GivenClass,
  MAX_TIMEOUT_MINUTES,
  PAGE_LIMITS,
  type PageAnswer,
  type PageRequest,
  type PageStage,
  parseSettings,
  REPORT_FILES,
  type RunReport,
  type Settings,
} from '#contract';
import { isSourceName } from '#engine';
import { layOut } from './lay-out.ts';
import { Handed, MEMORY } from './memory.ts';
import type { PageBlocks } from './page-blocks.ts';
import { pageWorld, WORKSPACE } from './page-world.ts';
import { endReading, refuseTooMuch } from './read-bytes.ts';
import * as says from './says.ts';

type Say = (answer: PageAnswer) => void;

const REPORT_FOLDER = 'report';
/** A page shows no more of it, and each message takes as long as a small file to read. */
const SAID_EACH_MS = 50;

/** Does what a page asks for. Says what goes wrong. */
export async function answer(request: PageRequest, blocks: PageBlocks, say: Say): Promise<void> {
  const run = new PageRun(request.given, say);
  try {
    if (request.kind === 'look') await run.look();
    else await run.check(blocks);
  } catch (error) {
    const wrong =
      request.kind === 'look' && error instanceof ConfigurationError ? wrongDrop(request.given) : null;
    say(wrong === null ? failed(error, run.stage) : { ...failed(error, run.stage), why: wrong });
  } finally {
    MEMORY.clear();
  }
}

/** One request. */
class PageRun {
  readonly #given: GivenClass;
  readonly #say: Say;
  readonly #warnings: Message[] = [];
  #stage: PageStage | null = null;
  #saidAtMs = -Infinity;

  constructor(given: GivenClass, say: Say) {
    this.#given = given;
    this.#say = say;
  }

  /** What it is doing; null: it has not begun. */
  get stage(): PageStage | null {
    return this.#stage;
  }

  async look(): Promise<void> {
    const { settings, title } = this.#open();
    const findings = await lookAhead(settings, pageWorld(title, this.#log(Infinity)));
    const contents = recognisedIn(findings);
    const all = contents.judged + contents.archive;
    this.#say({
      kind: 'recognised',
      contents,
      title,
      warnings: this.#warnings,
      problem:
        all > PAGE_LIMITS.submissions ? inEnglish(tooMany(all)) : await wrongCases(settings.cases ?? null),
    });
  }

  async check(blocks: PageBlocks): Promise<void> {
    const { settings, title } = this.#open();
    const world = pageWorld(title, this.#log(PAGE_LIMITS.submissions));
    const { report, finish } = await main(settings, world, NOTHING_PRIOR);
    await this.#write(report, blocks);
    for (const warning of await finish()) this.#warn(warning);
    const { outcome, sentence } = report.verdict;
    const files = REPORT_FILES.flatMap((name) => {
      const bytes = takeFile(`${WORKSPACE}/${REPORT_FOLDER}/${name}`);
      return bytes === null ? [] : [{ name, bytes }];
    });
    const cases = (this.#given.files.cases ?? []).flatMap(({ file }) =>
      file === null ? [] : [{ name: CASES_FILE, bytes: file } as const],
    );
    this.#say({ kind: 'done', outcome, sentence, files: [...files, ...cases], warnings: this.#warnings });
  }

  /** Lays the files down and reads the settings. @throws ConfigurationError */
  #open(): { readonly settings: Settings; readonly title: string } {
    const { inputs, name, warnings } = layOut(this.#given);
    for (const warning of warnings) this.#warn(warning);
    const raw = {
      // Whoever waits ends the worker.
      'timeout-minutes': String(MAX_TIMEOUT_MINUTES),
      ...this.#given.inputs,
      ...inputs,
      'report-dir': REPORT_FOLDER,
    };
    const facts = { event: null, repositoryOwner: null, isFork: false };
    const { settings, warnings: odd } = parseSettings(raw, null, facts);
    for (const warning of odd) this.#warn(warning);
    const title = this.#given.title.trim();
    return { settings, title: title === '' ? droppedTitle(name) : title };
  }

  /** Writes the files of the report, for staff, as the command line does. */
  async #write(report: RunReport, blocks: PageBlocks): Promise<void> {
    this.#progress('writing', 0, null);
    await writeView(report, {
      directory: `${WORKSPACE}/${REPORT_FOLDER}`,
      workspace: WORKSPACE,
      template: await blocks.template(),
      view: staffViewOf(report, await blocks.words(report.locale)),
      // Each run begins with an empty folder.
      earlierResults: () => Promise.resolve(null),
    });
  }

  /** What the run logs is where it is. @param most submissions that are taken */
  #log(most: number): Log {
    return {
      debug: () => {},
      info: () => {},
      notice: (text) => this.#warn(text),
      warning: (text) => this.#warn(text),
      error: (text) => this.#warn(text),
      progress: (what, done, total) => {
        if (what === 'collected') {
          if (done > most) throw new SettingsError(tooMany(done));
          refuseTooMuch();
        }
        this.#progress(what === 'analysed' ? 'comparing' : 'collecting', done, total);
      },
      group: async (_title, body) => {
        const before = this.#stage;
        if (before === null) this.#progress('collecting', 0, null);
        const result = await body().finally(endReading);
        // What follows the collecting is the second look, and what follows the comparing is the verdict.
        this.#progress(before === null ? 'looking' : 'judging', 0, null);
        return result;
      },
    };
  }

  #progress(stage: PageStage, done: number, total: number | null): void {
    const now = performance.now();
    if (stage === this.#stage && now - this.#saidAtMs < SAID_EACH_MS) return;
    this.#stage = stage;
    this.#saidAtMs = now;
    this.#say({ kind: 'progress', stage, done, total });
  }

  #warn(text: string): void {
    this.#warnings.push(inEnglish(withoutPlace(text)));
  }
}

/** What is wrong with the cases that were dropped; null: nothing. @param path null: none were */
async function wrongCases(path: string | null): Promise<Message | null> {
  try {
    if (path !== null) await readCases(`${WORKSPACE}/${path}`);
    return null;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const file = visible(path?.slice(path.indexOf('/') + 1) ?? '');
    return message('check.casesWrong', { file, place: message('check.cases') });
  }
}

/** Parts that hold programs, with what the page calls them. */
const PROGRAMS = [
  ['submissions', message('drop.submissions')],
  ['starter', message('drop.partstarter')],
  ['references', message('drop.partreferences')],
  ['earlier', message('drop.partearlier')],
] as const;

/** Where no program can be in what was dropped for a part: what it is, and what belongs there; null: there may be one. */
function wrongDrop({ files }: GivenClass): Message | null {
  for (const [part, place] of PROGRAMS) {
    const given = (files[part] ?? []).filter(({ file }) => file !== null);
    const [first] = given;
    if (first === undefined || given.some(({ path }) => mayHoldPrograms(path))) continue;
    return message('check.noProgram', { file: visible(first.path), more: given.length - 1, place });
  }
  return null;
}

function mayHoldPrograms(path: string): boolean {
  return isSourceName(path) || isReadArchive(path) || isOtherArchive(path);
}

/** Takes a file that was written. @returns null where it was not */
function takeFile(path: string): Blob | null {
  try {
    const file = MEMORY.file(path);
    return file instanceof Handed ? file.blob : null;
  } catch {
    return null;
  }
}

function failed(error: unknown, stage: PageStage | null): Extract<PageAnswer, { kind: 'failed' }> {
  if (error instanceof Failure) {
    const why = inEnglish(withoutPlace(error.message));
    return { kind: 'failed', outcome: error.outcome, why, stage };
  }
  return { kind: 'failed', outcome: 'internal-error', why: inEnglish(defect(messageOf(error))), stage };
}

/** What browsers say where memory ends: no class of error is kept for it. */
const FULL =
  /out of memory|allocation failed|invalid (?:string|array buffer|typed array) length|too much recursion/i;

function defect(what: string): string {
  return FULL.test(what) ? fill(says.classNeeds, { what }) : fill(says.defectProgramEnded, { what });
}

function tooMany(submissions: number): string {
  return fill(says.submissionsFound, { submissions: PAGE_LIMITS.submissions, found: submissions });
}

/** Where in this page something lies is nobody's business. */
function withoutPlace(sentence: string): string {
  const below = sentence.replaceAll(`${WORKSPACE}/`, '').replaceAll(` below ${WORKSPACE}`, '');
  return aboutDropped(below.replaceAll(WORKSPACE, '.'));
}
