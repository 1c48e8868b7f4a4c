import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DossierPage, DossierSide } from '../src/dossier/dossier-page.ts';
import { count, formatTime } from '../src/text/format.ts';
import { ClassPlace, PAIR_MARKS } from './class-place.tsx';
import { Facts } from './facts.tsx';
import { PassageOnPaper } from './dossier-passage.tsx';
import { headPages } from './printing.ts';

/** One pair on paper: what a hearing asks for, for both sides. */
export function DossierPaper({ page }: { readonly page: DossierPage }) {
  const { sides, passages } = page;
  const names = [sides[0].name, sides[1].name] as const;
  const head = `${page.assignment}: ${names.join(' and ')}`;
  useEffect(() => headPages(head), [head]);
  return (
    <>
      <h1 tabIndex={-1}>
        Shared code: {names[0]} ↔ {names[1]}
      </h1>
      <p>
        {[page.course, page.assignment].filter((text) => text !== null && text !== '').join(', ')}. Compared{' '}
        {formatTime(page.checkedAt)}, this dossier was made {formatTime(page.madeAt)}.{' '}
        {page.reader === null ? '' : `Copy for ${page.reader}.`}
      </p>
      <p class="warning">
        This paper shows what two programs have in common. It decides nothing: it does not say who wrote what,
        who had it first, or whether working together was allowed. A person has to look, and to ask.
      </p>
      <Redaction page={page} />
      <Pleading page={page} />
      <div class="grid">
        {sides.map((side) => (
          <SideCard key={side.label} side={side} isForPanel={page.redaction === null} />
        ))}
      </div>
      <Times page={page} />
      {page.numbers.length === 0 ? null : (
        <Card id="numbers" title="Numbers">
          <Facts facts={page.numbers} />
          {page.place === null ? null : <ClassPlace rank={page.place} {...PAIR_MARKS} />}
        </Card>
      )}
      <Card id="checked" title="How it was checked">
        <div class="run">
          <Facts facts={page.facts} />
        </div>
      </Card>
      <Forms />
      {passages.length === 0 ? (
        <h2>No lines to show</h2>
      ) : (
        <h2>{count(passages.length + page.more, 'passage')} side by side</h2>
      )}
      {page.note === null ? null : <p class={passages.length === 0 ? 'warning' : ''}>{page.note}</p>}
      {passages.length === 0 ? null : (
        <p class="hint">
          <b>=</b> (yellow) the same line, <b>≈</b> (blue) the same line with other names or values; comments
          and blanks do not count.
        </p>
      )}
      {passages.map((passage, index) => (
        <PassageOnPaper key={index} number={index + 1} passage={passage} names={names} />
      ))}
      {page.more > 0 ? <p>…and {count(page.more, 'more passage')}.</p> : null}
      <Files sides={sides} />
      <HowToRead />
    </>
  );
}

/** A dossier in a file of its own. */
export function DossierFile({ page }: { readonly page: DossierPage }) {
  return (
    <main id="main" tabIndex={-1}>
      <article class="dossier">
        <p class="actions">
          <button type="button" onClick={() => print()}>
            Print
          </button>
        </p>
        <DossierPaper page={page} />
      </article>
    </main>
  );
}

function Card({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Redaction({ page: { redaction, sides } }: { readonly page: DossierPage }) {
  if (redaction === null) return null;
  const hidden = sides.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  const places = [
    [redaction.comments, 'in comments'],
    [redaction.strings, 'in strings'],
    [redaction.identifiers, 'in names of the program'],
    [redaction.elsewhere, 'elsewhere'],
  ] as const;
  const said = places
    .filter(([times]) => times > 0)
    .map(([times, where]) => `${count(times, 'time')} ${where}`);
  return (
    <p class="warning">
      {hidden.join(' and ')} {hidden.length === 1 ? 'stands' : 'stand'} for the name here, and only the lines
      that both share are shown. Names were replaced{' '}
      {said.length === 0 ? 'nowhere in the code' : said.join(', ')}. Words of a name that are ordinary in
      programs stay in code. Code itself can name people: read this copy before you hand it out.
    </p>
  );
}

function Pleading({ page: { pleading } }: { readonly page: DossierPage }) {
  const parts = [
    ['What was found', pleading.basis],
    ['What else could explain it', pleading.against],
    ['What to ask', pleading.questions],
  ] as const;
  return (
    <>
      {parts.map(([title, sentences]) =>
        sentences.length === 0 ? null : (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ),
      )}
    </>
  );
}

function SideCard({ side, isForPanel }: { readonly side: DossierSide; readonly isForPanel: boolean }) {
  return (
    <section class="card" aria-label={side.name}>
      <h2>{side.name}</h2>
      {isForPanel ? <p class="hint">In the other person’s copy: {side.label}</p> : null}
      <Facts facts={side.facts} />
      {side.remarks.length === 0 ? null : (
        <ul>
          {side.remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Times({ page }: { readonly page: DossierPage }) {
  return (
    <section>
      <h2>Timeline</h2>
      <table class="times">
        <tbody>
          {page.timeline.map(({ when, what }) => (
            <tr key={what}>
              <td>{when}</td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Room for what the people write. */
function Forms() {
  return (
    <section class="card notes" aria-labelledby="notes">
      <h2 id="notes">To be filled in</h2>
      <p>Noticed by, on:</p>
      <p>Rules in force (syllabus, task, what was allowed):</p>
      <p>Talk with the student, on:</p>
      <p>Statement of the student:</p>
      <p>Signed, on:</p>
    </section>
  );
}

/** Which files were compared, so that somebody can show that they were not changed since. */
function Files({ sides }: { readonly sides: readonly DossierSide[] }) {
  const known = sides.filter(({ files }) => files.length > 0);
  if (known.length === 0) return null;
  return (
    <section>
      <h2>Files as they were compared</h2>
      {known.map((side) => (
        <table class="files" key={side.label}>
          <caption>{side.name}</caption>
          <thead>
            <tr>
              <th scope="col">Path</th>
              <th scope="col">Size</th>
              <th scope="col">SHA-256</th>
            </tr>
          </thead>
          <tbody>
            {side.files.map((file) => (
              <tr key={file.path}>
                <td>{file.path}</td>
                <td>{file.size}</td>
                <td>
                  <code>{file.sha256 ?? 'not known'}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

/** A page for those who have never seen such a paper. */
function HowToRead() {
  return (
    <section class="how-to-read" aria-labelledby="how-to-read">
      <h2 id="how-to-read">How to read this</h2>
      <p>
        A program compared the code of all who handed in this task. It looks at the order of words and signs
        and leaves out comments, layout and the names that people choose. Where a long enough run of two
        programs is alike, both runs stand beside each other above: a passage.
      </p>
      <ul>
        <li>
          <b>=</b> marks lines that are the same. <b>≈</b> marks lines that are the same but for names or
          values. Lines without a sign have no counterpart.
        </li>
        <li>
          A passage that nobody else has says more than one that many have. A short passage says little: there
          are few ways to write it.
        </li>
        <li>
          Numbers are a reason to look and not a measure of guilt. Two honest programs can be alike because
          the task, the lecture or the template asks for it.
        </li>
        <li>
          The comparison does not see who wrote what. A time of a hand-in tells when a program arrived, not
          when it was written.
        </li>
        <li>
          It misses what was rewritten, and what was taken from places that were not searched. That nothing
          was found proves nothing either.
        </li>
        <li>
          A SHA-256 sum is a fingerprint of a file: a file with the same sum was not changed since it was
          compared.
        </li>
        <li>
          Who is asked about a program may say how it came about, bring earlier versions, and see this paper
          beforehand.
        </li>
      </ul>
    </section>
  );
}
