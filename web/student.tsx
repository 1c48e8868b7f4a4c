import { useMemo } from 'preact/hooks';
import { message, visible, visibleLines } from '#base';
import { LEFT_OUT_WORDS } from '#contract';
import type { PageOwnCode, StudentIndex, StudentRegion, StudentView } from '#report';
import {
  foundWords,
  linesWords,
  ownFacts,
  policyUrl,
  studentFirst,
  studentHeadline,
  studentHowToRead,
  studentNext,
  studentOf,
} from '#report';
import { Rich, Said, SaidItems, useWords } from './words.tsx';
import { Top, useTitle } from './frame.tsx';

interface StudentPage extends Pick<StudentIndex, 'code'> {
  readonly view: StudentView;
}

/** Own lines, and where they can be read. */
function Place({ region }: { readonly region: StudentRegion }) {
  const words = useWords();
  const place = (
    <>
      <code>{visible(region.file)}</code> {words.tell(linesWords(region.lineStart, region.lineEnd))}
    </>
  );
  return region.url === null ? (
    place
  ) : (
    <a href={region.url} rel="noreferrer">
      {place}
    </a>
  );
}

/** The reader's own lines, so that nobody has to look them up. */
function OwnCode({ code }: { readonly code: PageOwnCode | null | undefined }) {
  const words = useWords();
  if (code == null) return null;
  return (
    <>
      <pre class="own-code" tabIndex={0} translate={false}>
        <code>{code.lines.map(visibleLines).join('\n')}</code>
      </pre>
      {code.more === 0 ? null : <p class="hint">{words.say('dossier.moreLines', { n: code.more })}</p>}
    </>
  );
}

function Regions({ page }: { readonly page: StudentPage }) {
  const words = useWords();
  const { own } = page.view;
  if (own === null || page.view.feedback !== 'full') return null;
  return (
    <section class="card" aria-labelledby="regions">
      <h2 id="regions">{words.say('student.regions', { n: own.regions.length, name: visible(own.name) })}</h2>
      <ul class="plain">
        {own.regions.map((region, at) => (
          <li key={`${region.kind} ${region.file} ${region.lineStart ?? ''}`}>
            <Place region={region} />{' '}
            <span class="hint">{words.say('student.foundIn', { places: foundWords(region) })}</span>
            <OwnCode code={page.code[at]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The course's words, which lead to its page where they are an address. */
function Policy({ policy }: { readonly policy: string | null }) {
  const text = visible(policy ?? '');
  const url = policyUrl(policy);
  return url === null ? (
    <>{text}</>
  ) : (
    <a href={url} rel="noreferrer">
      {text}
    </a>
  );
}

function HowToRead({ page }: { readonly page: StudentPage }) {
  const words = useWords();
  return (
    <section class="card" aria-labelledby="read">
      <h2 id="read">{words.say('student.howToRead')}</h2>
      <ul class="prose">
        <SaidItems of={studentHowToRead(page.view)} />
      </ul>
    </section>
  );
}

/** Own files that were not compared. */
function LeftOut({ page }: { readonly page: StudentPage }) {
  const words = useWords();
  const { own } = page.view;
  if (own === null || own.leftOut.length === 0) return null;
  return (
    <section class="card" aria-labelledby="left">
      <h2 id="left">{words.say('student.leftOut')}</h2>
      <ul class="plain">
        {own.leftOut.map((file) => (
          <li key={file.path}>
            <Rich
              of={message('student.fileLeftOut', { reason: LEFT_OUT_WORDS[file.reason] })}
              tags={{ file: () => <code>{visible(file.path)}</code> }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a student sees: their own submission and nobody else's. */
export function Student({ index }: { readonly index: StudentIndex }) {
  const words = useWords();
  const page = useMemo(() => ({ view: studentOf(index.document), code: index.code }), [index]);
  const { view } = page;
  const [first, next, facts] = [studentFirst(view), studentNext(view), ownFacts(view)];
  useTitle(visible(view.title));
  const { own } = view;
  return (
    <>
      <Top brand={visible(view.title)} madeAt={view.createdAt} />
      <main>
        <section class={`verdict ${view.outcome === 'passed' ? 'good' : 'warn'}`}>
          {first === null ? null : <p class="first-word">{words.tell(first)}</p>}
          <h1>
            <Said of={studentHeadline(view).title} />
          </h1>
          <p>
            <Said of={view.sentence} />
          </p>
          {next === null ? null : <p>{words.tell(next)}</p>}
          {view.policy === null ? null : (
            <p>
              <Rich of={message('student.policy')} tags={{ policy: () => <Policy policy={view.policy} /> }} />
            </p>
          )}
          {facts.length === 0 ? null : (
            <ul class="tiles">
              {facts.map(([label, value], at) => (
                <li key={at}>
                  <b>
                    <Said of={value} />
                  </b>{' '}
                  <Said of={label} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <div class="grid">
          {own === null || own.notChecked === null ? null : (
            <section class="card">
              <p class="warning">
                <Rich
                  of={message('student.notChecked')}
                  tags={{ reason: () => <Said of={own.notChecked ?? ''} /> }}
                />
              </p>
            </section>
          )}
          <Regions page={page} />
          <LeftOut page={page} />
          <HowToRead page={page} />
        </div>
      </main>
    </>
  );
}
