/** A task of a course, as its learning platform lists it. All texts of a platform are hostile. */
interface Task {
  readonly id: string;
  readonly name: string;
}

export interface Participant {
  /** The platform's own number, the same in every task. */
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

/** One file of a hand-in. `text`: typed into a form, as HTML. `link`: an address, and nothing of what it leads to. */
export type TaskFile =
  | { readonly kind: 'file'; readonly path: string; readonly url: string }
  | { readonly kind: 'text' | 'link'; readonly contents: string };

/** The last thing that a person or a team handed in for a task. */
export interface TaskWork {
  /** Several: a team. */
  readonly people: readonly Participant[];
  /** RFC 3339; null: not known. */
  readonly at: string | null;
  /** As the platform says; one that does not say it leaves this to nobody. */
  readonly isLate: boolean;
  readonly files: readonly TaskFile[];
}

export interface TaskContents {
  readonly handedIn: readonly TaskWork[];
  /** Who handed in nothing. */
  readonly nothing: readonly Participant[];
  /** Hand-ins that the platform has and does not give: of people who left, or of a kind that is no file. */
  readonly notGiven: number;
}

/** A learning platform that gives what was handed in, to whoever may read it there. Each member: @throws HttpError 422, 502 */
export interface TaskSource {
  tasks(): Promise<readonly Task[]>;
  contents(task: Task): Promise<TaskContents>;
  download(url: string): AsyncIterable<Uint8Array>;
}

/** A table for programs: every cell in quotes, whatever it holds. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('');
}
