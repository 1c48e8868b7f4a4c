import { message, type Message } from '#base';
import { type CaseBook, CASES_FILE, CASES_SCHEMA_VERSION, NO_CASES } from '#contract';
import { soundCases } from '#report';
import { bookToKeep, mergeIn, onChange } from './cases.ts';
import { hasDrafts } from './drafts.ts';
import { reasonOf } from './loaded.tsx';
import { refusalIn } from './said-error.ts';
import { saveFile } from './save-file.ts';
import { Shared } from './shared.ts';
import { store, stored } from './storage.ts';

/** Where the reader's cases are. */
interface Keeping {
  /** They are saved as they are made, by `code-similarity report`. */
  readonly isServed: boolean;
  /** A server keeps them, or perhaps does: it refuses them at this moment, or did not answer. */
  readonly mayBeServed: boolean;
  /** How many changes nobody saved. */
  readonly unsaved: number;
  /** What the reader should know; null: nothing. */
  readonly note: Message | null;
  readonly isError: boolean;
  /** Where the report was opened from, on a server; null: nowhere. */
  readonly up: string | null;
  /** Where people are asked for answers, on a server; null: nowhere. */
  readonly asking: string | null;
}

const NAME = 'code-similarity-name';
/** Said until they are there again. */
const NOT_SERVED = 'cases.notServed';
/** Others may save in between; more often than this they do not. */
const TRIES = 5;

const keeping = new Shared<Keeping>({
  isServed: false,
  mayBeServed: false,
  unsaved: 0,
  note: null,
  isError: false,
  up: null,
  asking: null,
});
let etag: string | null = null;
/** What is kept there, as it was last read or saved. */
let kept: CaseBook = NO_CASES;
let user = '';
let isSaving = false;

function say(change: Partial<Keeping>): void {
  keeping.value = { ...keeping.value, ...change };
}

export function useKeeping(): Keeping {
  return keeping.use();
}

/** What the reader is called in cases: as typed, else as this machine knows them. null: nobody said. */
export function readerName(): string | null {
  return typed ?? stored(NAME) ?? (user === '' ? null : user);
}

let typed: string | null = null;

/** Remembers the name, also for the next time where the browser keeps it. */
export function setReaderName(name: string): void {
  typed = name.trim() === '' ? null : name.trim();
  store(NAME, typed);
}

/** Finds out where cases are kept, and keeps them from now on. */
export async function startKeeping(): Promise<void> {
  onChange(() => {
    const { unsaved, isServed, note } = keeping.value;
    // What is said of it is said anew: who hears the page hears nothing that stays as it was.
    say({ unsaved: unsaved + 1, note: isServed ? null : note });
    void save();
  });
  // Wherever it falls: a browser would show the file, in place of this page or beside it.
  for (const name of ['dragover', 'drop'] as const) {
    addEventListener(name, (event) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      // None as long as it is only held above the page.
      const [file] = event.dataTransfer.files;
      if (file !== undefined) void openFile(file);
    });
  }
  addEventListener('beforeunload', (event) => {
    if (keeping.value.unsaved > 0 || hasDrafts()) event.preventDefault();
  });
  // In a frame it is shown by the page that checked, which may open no connection.
  if (!location.protocol.startsWith('http') || parent !== window) return;
  say({ mayBeServed: true });
  await load().catch(() => {});
  if (!keeping.value.mayBeServed) return;
  // Another tab may have saved; or somebody logged in again in it, and what could not be read or saved can be.
  addEventListener('focus', () => void catchUp());
  await save();
}

async function catchUp(): Promise<void> {
  await save(await load().catch(() => false));
}

/** @returns whether others saved since it was last read */
async function load(): Promise<boolean> {
  const before = etag;
  const response = await fetch(CASES_FILE);
  if (response.headers.get('accept-put') === null) {
    // So answers what only hands out files, or a proxy for a server that is away.
    say({ mayBeServed: keeping.value.isServed || response.status >= 500 });
    return false;
  }
  const who = decodeURIComponent(response.headers.get('x-user') ?? '');
  // What one person decided is not saved in another one's name: it is lost, and the browser asks before.
  if (user !== '' && user !== who) {
    location.reload();
    await new Promise(() => {});
  }
  user = who;
  say({ up: ownAddress(response.headers.get('x-up')), asking: ownAddress(response.headers.get('x-asking')) });
  if (!response.ok) {
    say({ note: message(NOT_SERVED, { reason: await refusalIn(response) }), isError: true });
    return false;
  }
  const text = await response.text();
  // What was read or saved meanwhile is newer, and would look as if others had taken it back.
  if (etag !== before) return false;
  const book = soundCases(text);
  mergeIn(book, keeping.value.isServed ? kept : null);
  kept = book;
  etag = response.headers.get('etag');
  const { note } = keeping.value;
  say({ isServed: true, ...(note?.id === NOT_SERVED ? { note: null, isError: false } : {}) });
  return before !== null && etag !== before;
}

/** An address of the same server, and none that a browser runs. */
function ownAddress(text: string | null): string | null {
  return text !== null && /^\/(?![/\\])/.test(text) ? text : null;
}

/** Saves what is not saved; what another tab saved meanwhile is merged. @param wasMerged some of it was */
export async function save(wasMerged = false): Promise<void> {
  if (isSaving || !keeping.value.isServed) return;
  isSaving = true;
  try {
    for (let tries = 0; keeping.value.unsaved > 0; ) {
      const changes = keeping.value.unsaved;
      const book = bookToKeep();
      const response = await fetch(CASES_FILE, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': etag ?? '"none"' },
        body: JSON.stringify({ schemaVersion: CASES_SCHEMA_VERSION, ...withoutAnswers(book) }),
      });
      if (response.status === 412 && tries < TRIES) {
        tries += 1;
        // Also where nothing of theirs is shown: what they decided of the same case gave way.
        wasMerged = true;
        await load();
        continue;
      }
      if (!response.ok) throw new Error(await refusalIn(response));
      etag = response.headers.get('etag');
      kept = book;
      say({
        unsaved: keeping.value.unsaved - changes,
        isError: false,
        note: wasMerged ? message('cases.merged') : savedWhere(),
      });
    }
  } catch (error) {
    say({ note: message('cases.notSaved', { reason: reasonOf(error) }), isError: true });
  } finally {
    isSaving = false;
  }
}

/** Where cases are saved as they are made. */
export function savedWhere(): Message {
  return keeping.value.up === null
    ? message('cases.saved', { file: CASES_FILE })
    : message('cases.savedOnServer');
}

/** A server that people answer to has their answers, and takes none of a page. */
function withoutAnswers(book: CaseBook): CaseBook {
  if (keeping.value.asking === null) return book;
  return { ...book, cases: book.cases.map((one) => ({ ...one, answers: undefined })) };
}

/** Gives the reader the file to keep. */
export function download(): void {
  const blob = new Blob([JSON.stringify({ schemaVersion: CASES_SCHEMA_VERSION, ...bookToKeep() }, null, 1)], {
    type: 'application/json',
  });
  saveFile(CASES_FILE, blob);
  // What a server does not have yet is still to be saved there.
  if (keeping.value.mayBeServed) return;
  say({ unsaved: 0, isError: false, note: message('cases.putBeside', { file: CASES_FILE }) });
}

/** Adds the cases of a file that the reader chose. */
export async function openFile(file: Blob): Promise<void> {
  try {
    const hasNews = mergeIn(soundCases(await file.text()));
    say({
      isError: false,
      note: message(hasNews ? 'cases.opened' : 'cases.nothingNew'),
    });
    if (keeping.value.isServed && hasNews) {
      say({ unsaved: keeping.value.unsaved + 1 });
      await save();
    }
  } catch (error) {
    say({ isError: true, note: reasonOf(error) });
  }
}
