import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect } from 'preact/hooks';
import { joined, message, type Message } from '#base';
import { answeredWords, type DossierPage, type DossierSide } from '#report';
import { ClassPlace, PAIR_MARKS } from './class-place.tsx';
import { Facts } from './facts.tsx';
import { PassageOnPaper } from './dossier-passage.tsx';
import { headPages } from './printing.ts';
import { PublicCode } from './public-code.tsx';
import { Rich, SaidItems, useWords } from './words.tsx';

/** One pair on paper: what a hearing asks for, for both sides. */
export function DossierPaper({ page }: { readonly page: DossierPage }) {
  const words = useWords();
  const { sides, reader } = page;
  const names = [sides[0].name, sides[1].name] as const;
  const [a, b] = names;
  const head = words.say('dossier.head', { assignment: page.assignment, a, b });
  useLayoutEffect(() => headPages(head), [head]);
  const subject = [page.course, page.assignment].filter((text) => text !== null && text !== '');
  const made = message('dossier.made', {
    subject: subject.join(words.say('words.comma')),
    checkedAt: { as: 'time', value: page.checkedAt },
    madeAt: { as: 'time', value: page.madeAt },
  });
  return (
    <>
      <h1 tabIndex={-1}>{words.say('dossier.title', { a, b })}</h1>
      <Sentences all={[made, ...(reader === null ? [] : [message('dossier.copyOf', { reader })])]} />
      <p class="warning">{words.say('dossier.decidesNothing')}</p>
      <Evidence page={page}>
        <Forms />
      </Evidence>
      <HowToRead />
    </>
  );
}

/** What was found of one pair in one assignment. @param children stands before the passages */
export function Evidence({
  page,
  children,
}: {
  readonly page: DossierPage;
  readonly children?: ComponentChildren;
}) {
  const words = useWords();
  const { sides } = page;
  const names = [sides[0].name, sides[1].name] as const;
  return (
    <>
      <Redaction page={page} />
      <Pleading page={page} />
      <div class="grid">
        {sides.map((side) => (
          <SideCard key={side.label} side={side} isForPanel={page.redaction === null} />
        ))}
      </div>
      <Times page={page} />
      <Answers page={page} />
      {page.numbers.length === 0 ? null : (
        <Card title={words.say('dossier.numbers')}>
          <Facts facts={page.numbers} />
          {page.place === null ? null : <ClassPlace rank={page.place} {...PAIR_MARKS} />}
        </Card>
      )}
      <Card title={words.say('dossier.howChecked')}>
        <div class="run">
          <Facts facts={page.facts} />
        </div>
      </Card>
      {children}
      <Passages page={page} names={names} />
      {sides.map((side) => (
        <PublicCode key={side.label} side={side} />
      ))}
      <Files sides={sides} />
    </>
  );
}

function Passages({
  page: { passages, more, note },
  names,
}: {
  readonly page: DossierPage;
  readonly names: readonly [string, string];
}) {
  const words = useWords();
  const isNone = passages.length === 0;
  return (
    <>
      <h2>
        {isNone
          ? words.say('dossier.noLines')
          : words.say('dossier.sideBySide', { n: passages.length + more })}
      </h2>
      {note === null ? null : <p class={isNone ? 'warning' : ''}>{words.tell(note)}</p>}
      {isNone ? null : (
        <p class="hint">
          <Rich of={message('dossier.signs')} />
        </p>
      )}
      {passages.map((passage, index) => (
        <PassageOnPaper key={index} number={index + 1} passage={passage} names={names} />
      ))}
      {more > 0 ? <p>{words.say('dossier.morePassages', { n: more })}</p> : null}
    </>
  );
}

function Answers({ page: { answers } }: { readonly page: DossierPage }) {
  const words = useWords();
  if (answers.length === 0) return null;
  return (
    <Card title={words.say('answer.inWriting')}>
      {answers.map((one) => (
        <div key={`${one.name} ${one.at}`}>
          <p class="hint">{words.tell(answeredWords(one.name, one))}</p>
          <p class="said">{one.text}</p>
        </div>
      ))}
    </Card>
  );
}

/** Sentences as one paragraph. */
export function Sentences({ all, kind }: { readonly all: readonly Message[]; readonly kind?: string }) {
  return <p class={kind}>{useWords().tell(joined('words.sentences', all))}</p>;
}

export function DossierFile({ page }: { readonly page: DossierPage }) {
  return (
    <PaperFile>
      <DossierPaper page={page} />
    </PaperFile>
  );
}

/** What is on paper in a file of its own. */
export function PaperFile({ children }: { readonly children: ComponentChildren }) {
  const words = useWords();
  return (
    <main id="main" tabIndex={-1}>
      <article class="dossier">
        <p class="actions">
          <button type="button" onClick={() => print()}>
            {words.say('dossier.print')}
          </button>
        </p>
        {children}
      </article>
    </main>
  );
}

/** A titled part of a paper: a group, because a paper over a course would have dozens of landmarks of one name. */
export function Card({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="card" role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Redaction({ page: { redaction, sides } }: { readonly page: DossierPage }) {
  if (redaction === null) return null;
  const hidden = sides.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  const places = REPLACED.flatMap(([place, id]) =>
    redaction[place] === 0 ? [] : [message(id, { n: redaction[place] })],
  );
  const all = [
    message('dossier.standsFor', { n: hidden.length, labels: { as: 'list', values: hidden } }),
    places.length === 0
      ? message('dossier.replacedNowhere')
      : message('dossier.replaced', { places: joined('words.commas', places) }),
    message('dossier.readBefore'),
  ];
  return <Sentences all={all} kind="warning" />;
}

const REPLACED = [
  ['comments', 'dossier.inComments'],
  ['strings', 'dossier.inStrings'],
  ['identifiers', 'dossier.inIdentifiers'],
  ['elsewhere', 'dossier.inOther'],
] as const;

function Pleading({ page: { pleading } }: { readonly page: DossierPage }) {
  const words = useWords();
  const parts = [
    ['dossier.found', pleading.basis],
    ['dossier.otherwise', pleading.against],
    ['dossier.ask', pleading.questions],
  ] as const;
  return (
    <>
      {parts.map(([title, all]) =>
        all.length === 0 ? null : (
          <section key={title}>
            <h2>{words.say(title)}</h2>
            <ul>
              <SaidItems of={all} />
            </ul>
          </section>
        ),
      )}
    </>
  );
}

function SideCard({ side, isForPanel }: { readonly side: DossierSide; readonly isForPanel: boolean }) {
  const words = useWords();
  return (
    <section class="card" role="group" aria-label={side.name}>
      <h2>{side.name}</h2>
      {isForPanel ? <p class="hint">{words.say('dossier.inOtherCopy', { label: side.label })}</p> : null}
      <Facts facts={side.facts} />
      {side.remarks.length === 0 ? null : (
        <ul>
          <SaidItems of={side.remarks} />
        </ul>
      )}
    </section>
  );
}

function Times({ page }: { readonly page: DossierPage }) {
  const words = useWords();
  return (
    <section>
      <h2>{words.say('dossier.timeline')}</h2>
      <table class="times">
        <tbody>
          {page.timeline.map(({ when, what }, at) => (
            <tr key={at}>
              <td>{words.write(when)}</td>
              <td>{words.tell(what)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const FORMS = [
  'dossier.noticed',
  'dossier.rules',
  'dossier.talk',
  'dossier.statement',
  'dossier.signed',
] as const;

/** Room for what the people write. */
export function Forms() {
  const words = useWords();
  return (
    <section class="card notes" aria-labelledby="notes">
      <h2 id="notes">{words.say('dossier.toFillIn')}</h2>
      {FORMS.map((id) => (
        <p key={id}>{words.say(id)}</p>
      ))}
    </section>
  );
}

/** Which files were compared, so that somebody can show that they were not changed since. */
export function Files({ sides }: { readonly sides: readonly DossierSide[] }) {
  const words = useWords();
  const known = sides.filter(({ files }) => files.length > 0);
  if (known.length === 0) return null;
  return (
    <section>
      <h2>{words.say('dossier.files')}</h2>
      {known.map((side) => (
        <table class="files" key={side.label}>
          <caption>{side.name}</caption>
          <thead>
            <tr>
              <th scope="col">{words.say('dossier.path')}</th>
              <th scope="col">{words.say('report.factSize')}</th>
              <th scope="col">{words.say('dossier.sha256')}</th>
            </tr>
          </thead>
          <tbody>
            {side.files.map((file) => (
              <tr key={file.path}>
                <td>{file.path}</td>
                <td>{words.write({ as: 'bytes', value: file.size })}</td>
                <td>
                  <code>{file.sha256 ?? words.say('dossier.notKnown')}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

const READ = [
  'dossier.readSigns',
  'dossier.readRare',
  'dossier.readNumbers',
  'dossier.readTimes',
  'dossier.readMisses',
  'dossier.readSums',
  'dossier.readRights',
] as const;

/** A page for those who have never seen such a paper. */
export function HowToRead() {
  const words = useWords();
  return (
    <section class="how-to-read" aria-labelledby="how-to-read">
      <h2 id="how-to-read">{words.say('dossier.howToRead')}</h2>
      <p>{words.say('dossier.readCompared')}</p>
      <ul>
        {READ.map((id) => (
          <li key={id}>
            <Rich of={message(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
