import { prefetch } from '#sources';
import type { PartFolders } from '../page/part-folders.ts';
import { csvOf, type TaskContents, type TaskFile, type TaskSource } from './source.ts';

/** Files that are fetched at once: a platform counts what is asked of it. */
const AT_ONCE = 4;

const HEADER = [
  'filename',
  'folder',
  'submission_id',
  'id',
  'full_name',
  'email',
  'created_at',
  'late',
  'type',
];

/**
 * Writes what was handed in for a task as a download whose `info.csv` says which file is whose: it is read as one that somebody
 * dropped. All of it comes, or none.
 *
 * @throws as the source and the folders do
 */
export async function takeTask(
  source: TaskSource,
  { handedIn, nothing }: TaskContents,
  folders: PartFolders,
): Promise<void> {
  const files = handedIn.flatMap((one, at) => one.files.map((file) => ({ one, file, at: at + 1 })));
  // Nothing is written any more once this is over, whatever ends it.
  const paths = await Array.fromAsync(
    prefetch(files, AT_ONCE, ({ file, at }) =>
      folders.write('submissions', bytesOf(source, file), `${at}/${nameOf(file)}`),
    ),
  );
  const rows = files.flatMap(({ one, file, at }, index) => {
    const path = paths[index] ?? '';
    const [folder = ''] = path.split('/', 1);
    const rest = [one.at ?? '', String(one.isLate), file.kind];
    return one.people.map(({ id, name, email }) => [
      path,
      folder,
      String(at),
      id,
      name,
      email ?? '',
      ...rest,
    ]);
  });
  // An empty file that belongs to no hand-in says that there is none.
  for (const [at, { id, name, email }] of nothing.entries()) {
    const path = await folders.write('submissions', bytes(''), `nothing/${at + 1}`);
    rows.push([path, 'nothing', '', id, name, email ?? '', '', '', '']);
  }
  await folders.write('submissions', bytes(csvOf([HEADER, ...rows])), 'info.csv');
}

function bytesOf(source: TaskSource, file: TaskFile): AsyncIterable<Uint8Array> {
  return file.kind === 'file' ? source.download(file.url) : bytes(file.contents);
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

/** Whatever a student called a file, the others' are fetched too. */
function nameOf(file: TaskFile): string {
  if (file.kind !== 'file') return `${file.kind}.html`;
  const steps = file.path.split(/[/\\]/).filter((step) => !/^[\s.]*$/.test(step));
  return steps.join('/').replaceAll('\0', '') || 'file';
}
