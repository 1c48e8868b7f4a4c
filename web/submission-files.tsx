import { useMemo, useState } from 'preact/hooks';
import { visible } from '#base';
import type { ListedSubmission, PageMatches, PageSource } from '#report';
import { Code, useLines } from './code.tsx';
import { FoundElsewhere } from './found-elsewhere.tsx';
import { shortPath } from './names.tsx';
import { useReport } from './report.ts';
import { replaceQuery } from './routes.ts';
import { sharedRegions } from './marks.ts';

/** Where regions overlap, the one of the highest rank is seen. */
const RANK = { peer: 0, external: 1, ai: 2 } as const;

interface SubmissionFilesProps {
  readonly place: number;
  readonly submission: ListedSubmission;
  readonly matches: PageMatches;
  readonly source: PageSource | null;
  readonly query: URLSearchParams;
}

/** The files of one submission, with everything in them that is found elsewhere. */
export function SubmissionFiles({ place, submission, matches, source, query }: SubmissionFilesProps) {
  const report = useReport();
  const { words } = report;
  const [picked, setPicked] = useState<number | null>(null);
  const asked = source?.files.find((file) => file.path === query.get('file'));
  const file =
    asked ??
    source?.files.find((one) => matches.some((match) => match.own.file === one.path)) ??
    source?.files[0];
  const lines = useLines(file);
  const shared = useMemo(() => sharedRegions(matches, file, report), [matches, file, report]);
  const marks = useMemo(
    () => shared.toSorted((x, y) => RANK[x.match.kind] - RANK[y.match.kind]).map(({ mark }) => mark),
    [shared],
  );
  if (source === null || file === undefined) return <FileNames submission={submission} />;
  return (
    <section class="card files" aria-labelledby="files">
      <h2 id="files">{words.say('submission.files')}</h2>
      <div class="filters">
        <label class="field grow">
          <span>{words.say('submission.file')}</span>
          <select
            value={file.path}
            onChange={(event) => {
              setPicked(null);
              replaceQuery({ file: event.currentTarget.value });
            }}
          >
            {source.files.map((one) => {
              const found = matches.filter((match) => match.own.file === one.path).length;
              return (
                <option key={one.path} value={one.path} title={visible(one.path)}>
                  {shortPath(one.path)}
                  {found === 0 ? '' : ` (${words.count(found)})`}
                </option>
              );
            })}
          </select>
        </label>
      </div>
      <div class="with-list">
        <Code
          file={file}
          lines={lines}
          marks={marks}
          current={picked}
          goTo={picked}
          label={words.say('submission.fileOf', { file: visible(file.path), name: report.name(place) })}
          onPick={setPicked}
          onJump={setPicked}
        />
        <FoundElsewhere place={place} matches={matches} shared={shared} picked={picked} onPick={setPicked} />
      </div>
    </section>
  );
}

/** What is known of files whose code is not in the report. */
function FileNames({ submission }: { readonly submission: ListedSubmission }) {
  const { words } = useReport();
  return (
    <section class="card" aria-labelledby="files">
      <h2 id="files">{words.say('submission.files')}</h2>
      <p class="hint">{words.say('submission.noCode')}</p>
      <ul class="plain">
        {submission.files.map((one) => (
          <li key={one.path}>
            <code>{visible(one.path)}</code> {words.write({ as: 'bytes', value: one.size })}
          </li>
        ))}
      </ul>
    </section>
  );
}
