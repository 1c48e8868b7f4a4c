import type { Locale, Message } from '#base';
import type { DossierPage } from './dossier-page.ts';

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
