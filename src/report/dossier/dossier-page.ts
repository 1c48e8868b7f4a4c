import type { Locale, Message, Text } from '#base';
import type { CaseAnswer } from '#contract';
import type { Fact } from '../facts.ts';
import type { PageRegion } from '../page-parts.ts';
import type { ClassRank } from './class-rank.ts';
import type { Token } from './highlight.ts';
import type { RedactionCounts } from './redaction.ts';

/**
 * One pair as a hearing needs it: the contract between `make-dossier.ts` and `web/`, which shows it. All names in it are those of
 * this copy, and every text is as it is shown: a copy for one person holds nothing of the other but the lines that both share.
 * Its sentences are said in `locale`, in which names were replaced.
 */
export interface DossierPage {
  readonly audience: 'dossier';
  readonly locale: Locale;
  readonly course: string | null;
  readonly assignment: string;
  /** Whose copy this is; null: the panel's. */
  readonly reader: string | null;
  /** RFC 3339. */
  readonly checkedAt: string;
  readonly madeAt: string;
  readonly sides: readonly [DossierSide, DossierSide];
  readonly pleading: Pleading;
  readonly numbers: readonly Fact[];
  /** The pair's place in the class; null: there is no class to compare with. */
  readonly place: ClassRank | null;
  readonly timeline: readonly DossierTime[];
  /** What they answered about it, oldest first; in a copy for one person those of that person alone. */
  readonly answers: readonly DossierAnswer[];
  /** How it was checked. */
  readonly facts: readonly Fact[];
  /** What a reader must know of the lines; null: nothing. */
  readonly note: Message | null;
  readonly passages: readonly DossierPassage[];
  /** Passages that are too many for paper. */
  readonly more: number;
  readonly redaction: RedactionCounts | null;
}

/** One of the two. */
export interface DossierSide {
  /** "Student A": what a copy for the other person says. */
  readonly label: string;
  /** What this copy says: the name, or the label. */
  readonly name: string;
  readonly isHidden: boolean;
  readonly facts: readonly Fact[];
  /** Empty where the person is hidden. */
  readonly files: readonly DossierFile[];
  readonly remarks: readonly Text[];
  /** Public code that it is like, which the panel alone reads; absent: none was found. */
  readonly web?: readonly DossierWebSource[];
}

/** A public file, with the lines that are quoted. */
export interface DossierWebSource {
  readonly name: Text;
  readonly similarity: number | null;
  readonly facts: readonly Fact[];
  readonly passages: readonly DossierPassage[];
}

interface DossierFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Of the bytes that were compared, hex; null: not known. */
  readonly sha256: string | null;
}

/** With its line ends. */
interface DossierAnswer extends Omit<CaseAnswer, 'subject'> {
  /** Who answered, as this copy says. */
  readonly name: string;
}

/** What can be said for and against, in plain sentences. */
export interface Pleading {
  readonly basis: readonly Message[];
  readonly against: readonly Text[];
  readonly questions: readonly Message[];
}

export interface DossierTime {
  readonly when: Text;
  readonly what: Message;
}

/** Lines that both have, side by side. */
export interface DossierPassage {
  readonly left: PageRegion;
  readonly right: PageRegion;
  /** What is known of it, in sentences; null: nothing. */
  readonly words: Message | null;
  readonly rows: readonly DossierRow[];
  /** Rows that are too many for paper. */
  readonly more: number;
}

export interface DossierRow {
  readonly left: DossierLine | null;
  readonly right: DossierLine | null;
  readonly relation: 'identical' | 'renamed' | null;
}

interface DossierLine {
  /** 1-based. */
  readonly number: number;
  readonly tokens: readonly Token[];
}

/** One pair over the assignments of a course, as a hearing needs it. All names and texts are as they are shown, as in `DossierPage`. */
export interface CourseDossierPage {
  readonly audience: 'course-dossier';
  readonly locale: Locale;
  readonly course: string;
  /** Whose copy this is; null: the panel's. */
  readonly reader: string | null;
  readonly names: readonly [string, string];
  /** RFC 3339. */
  readonly madeAt: string;
  /** How often the two come back, and how often that is by chance; null: the course does not list them. */
  readonly recurrence: Message | null;
  /** In the order of the course: those in which both share lines. */
  readonly assignments: readonly {
    readonly similarity: number | null;
    /** The pair's place in that class; null: it has none. */
    readonly place: { readonly rank: number; readonly all: number } | null;
    readonly dossier: DossierPage;
  }[];
  /** In how many others both were and share no lines that were kept, or that cannot be read any more. */
  readonly others: number;
}
