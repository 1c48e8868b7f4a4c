import { useEffect, useMemo } from 'preact/hooks';
import { message, visible } from '#base';
import { type PageMatches, type PageSource, personFacts, runFacts, webSources } from '#report';
import { Card, Files, Forms, Sentences } from './dossier-paper.tsx';
import { Facts } from './facts.tsx';
import { link } from './links.ts';
import { headPages } from './printing.ts';
import { PublicCode } from './public-code.tsx';
import { useReport } from './report.ts';

const READ = ['web.means', 'web.caution', 'report.noProof', 'dossier.readRights'] as const;

/** A submission and the public code that it is like, as the panel of a hearing reads it: no copy of it is for students. */
export function WebDossier({
  place,
  matches,
  source,
}: {
  readonly place: number;
  readonly matches: PageMatches;
  readonly source: PageSource | null;
}) {
  const report = useReport();
  const { page, words } = report;
  const name = report.name(place);
  const submission = report.submission(place);
  const title = visible(page.run.title);
  const head = words.say('words.colon', { first: title, rest: name });
  useEffect(() => headPages(head), [head]);
  const web = useMemo(
    () => (submission === undefined ? [] : webSources(page, submission, matches, source)),
    [page, submission, matches, source],
  );
  const hashes = new Map(source?.files.map(({ path, sha256 }) => [path, sha256 ?? null]));
  const files = (submission?.files ?? []).map(({ path, size }) => ({
    path: visible(path),
    size,
    sha256: hashes.get(path) ?? null,
  }));
  return (
    <article class="dossier">
      <p class="actions">
        <a href={link(`submission/${place}`)}>{words.say('web.back')}</a>
        <button type="button" onClick={() => print()}>
          {words.say('dossier.print')}
        </button>
      </p>
      <h1 tabIndex={-1}>{words.say('words.colon', { first: name, rest: message('web.title') })}</h1>
      <Sentences
        all={[
          message('dossier.made', {
            subject: title,
            checkedAt: { as: 'time', value: page.run.createdAt },
            madeAt: { as: 'time', value: new Date().toISOString() },
          }),
        ]}
      />
      <p class="warning">{words.say('dossier.decidesNothing')}</p>
      {submission === undefined ? null : (
        <Card title={name}>
          <Facts facts={personFacts(page, submission, visible, true)} />
        </Card>
      )}
      <PublicCode side={{ name, web }} />
      <Card title={words.say('dossier.howChecked')}>
        <div class="run">
          <Facts facts={runFacts(page)} />
        </div>
      </Card>
      <Forms />
      <Files sides={[{ label: name, name, isHidden: false, facts: [], files, remarks: [] }]} />
      <section class="how-to-read" aria-labelledby="how-to-read">
        <h2 id="how-to-read">{words.say('dossier.howToRead')}</h2>
        <ul>
          {READ.map((id) => (
            <li key={id}>{words.say(id)}</li>
          ))}
        </ul>
      </section>
    </article>
  );
}
