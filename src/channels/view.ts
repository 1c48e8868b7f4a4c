import { ENGLISH, type Message, type Words } from '#base';
import { type Audience, readersOf, type RunReport } from '#contract';
import type { Headline, StudentView } from '#report';
import {
  headlineOf,
  howToRead,
  ownSubmission,
  studentFirst,
  studentHeadline,
  studentHowToRead,
  studentNext,
  studentView,
} from '#report';
import { type OwnRegion, type OwnRegions, staffRegions, studentRegions } from './own-regions.ts';
import { type StaffView, staffView } from './staff.ts';

/** What both audiences are told of a run, each in its own words. Not escaped for any channel. */
export interface Cover
  extends Pick<StudentView, 'title' | 'outcome' | 'sentence' | 'createdAt' | 'toolVersion' | 'runUrl'> {
  /** The language that was asked for; null: English, and in the page the reader's own. */
  readonly locale: RunReport['locale'];
  readonly headline: Headline;
  readonly exitCode: 0 | 1;
  /** What stands before the headline, and what its reader can do now; null: nothing, as for staff. */
  readonly first: Message | null;
  readonly next: Message | null;
  readonly howToRead: readonly Message[];
}

/** What every channel is a function of. */
export type View =
  | {
      readonly audience: 'staff';
      /** What summary, comment, check run and annotations say it with. */
      readonly words: Words;
      readonly cover: Cover;
      readonly staff: StaffView;
    }
  | {
      readonly audience: 'student';
      readonly words: Words;
      readonly cover: Cover;
      readonly student: StudentView;
      /** By which the reader's own files are found; null: it is not certain which are. */
      readonly ownKey: string | null;
      /** The reader's own, largest first. */
      readonly regions: readonly OwnRegion[];
    };

/** What an audience sees of a run. @param words the language of `report.locale`; default: English */
export function viewOf(report: RunReport, audience: Audience, words: Words = ENGLISH): View {
  if (readersOf(report, audience) === 'staff') return staffViewOf(report, words);
  const student = studentView(report);
  const { title, outcome, sentence, createdAt, toolVersion, runUrl } = student;
  const headline = studentHeadline(student);
  const cover = {
    locale: report.locale,
    title,
    headline,
    outcome,
    exitCode: report.verdict.exitCode,
    sentence,
    first: studentFirst(student),
    next: studentNext(student),
    howToRead: studentHowToRead(student),
    createdAt,
    toolVersion,
    runUrl,
  };
  const ownKey = ownSubmission(report)?.key ?? null;
  return { audience: 'student', words, cover, student, ownKey, regions: studentRegions(report, student) };
}

/** What staff see of a run. @param words as of `viewOf` */
export function staffViewOf(report: RunReport, words: Words): View {
  const { run, verdict } = report;
  const { outcome, exitCode, sentence } = verdict;
  const cover = {
    locale: report.locale,
    title: run.title,
    headline: headlineOf(report),
    outcome,
    exitCode,
    sentence,
    first: null,
    next: null,
    howToRead: howToRead(report),
    createdAt: run.createdAt,
    toolVersion: run.toolVersion,
    runUrl: run.runUrl,
  };
  return { audience: 'staff', words, cover, staff: staffView(report) };
}

/**
 * Regions of the judged submissions that an audience may see: flagged submissions first, then the largest regions.
 *
 * @param max how many are made; the others are only counted
 * @param isWanted which regions are asked for
 */
export function ownRegions(
  view: View,
  max: number,
  isWanted: (region: Pick<OwnRegion, 'path' | 'lineStart'>) => boolean = () => true,
): OwnRegions {
  if (view.audience === 'staff') return staffRegions(view.staff, max, isWanted);
  const all = view.regions.filter(isWanted);
  return { shown: all.slice(0, max), total: all.length };
}
