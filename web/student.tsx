import { visible } from '../src/text/escape.ts';
import { Said } from './words.tsx';
import { count, formatLines, formatTime } from '../src/text/format.ts';
import type { StudentPage } from '../src/report/page-data.ts';
import type { StudentRegion } from '../src/report/views/student.ts';
import { foundWords } from '../src/report/student-words.ts';
import { LEFT_OUT_WORDS } from '../src/report/wording.ts';
import { useTitle } from './title.ts';
import { ThemeButton } from './theme.tsx';

/** Own lines, and where they can be read. */
function Place({ region }: { readonly region: StudentRegion }) {
  const place = (
    <>
      <code>{visible(region.file)}</code> {formatLines(region.lineStart, region.lineEnd)}
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

function Regions({ own }: { readonly own: NonNullable<StudentPage['view']['own']> }) {
  return (
    <section class="card" aria-labelledby="regions">
      <h2 id="regions">
        {count(own.regions.length, 'region')} of {visible(own.name)} like code elsewhere
      </h2>
      <ul class="plain">
        {own.regions.map((region) => (
          <li key={`${region.kind} ${region.file} ${region.lineStart ?? ''}`}>
            <Place region={region} />{' '}
            <span class="hint">
              (<Said of={foundWords(region)} />)
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowToRead({ page }: { readonly page: StudentPage }) {
  return (
    <section class="card" aria-labelledby="read">
      <h2 id="read">How to read this</h2>
      <ul class="prose">
        {page.howToRead.map((text, index) => (
          <li key={index}>
            <Said of={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a student sees: their own submission and nobody else's. */
export function Student({ page }: { readonly page: StudentPage }) {
  const { view } = page;
  useTitle(visible(view.title));
  const { own } = view;
  return (
    <>
      <header class="top">
        <p class="brand">
          {visible(view.title)}
          <span class="made">{formatTime(view.createdAt)}</span>
        </p>
        <div class="tools">
          <ThemeButton />
        </div>
      </header>
      <main>
        <section class={`verdict ${view.outcome === 'passed' ? 'good' : 'warn'}`}>
          <h1>
            <Said of={page.headline} />
          </h1>
          <p>
            <Said of={view.sentence} />
          </p>
          {view.policy === null ? null : (
            <p>
              What happens next, and whom to ask:{' '}
              {page.policyUrl === null ? (
                visible(view.policy)
              ) : (
                <a href={page.policyUrl} rel="noreferrer">
                  {visible(view.policy)}
                </a>
              )}
            </p>
          )}
          {page.facts.length === 0 ? null : (
            <ul class="tiles">
              {page.facts.map(([label, value]) => (
                <li key={label.id}>
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
                Not checked: <Said of={own.notChecked} />
              </p>
            </section>
          )}
          {own === null || view.feedback !== 'full' ? null : <Regions own={own} />}
          {own === null || own.leftOut.length === 0 ? null : (
            <section class="card" aria-labelledby="left">
              <h2 id="left">Left out</h2>
              <ul class="plain">
                {own.leftOut.map((file) => (
                  <li key={file.path}>
                    <code>{visible(file.path)}</code>: <Said of={LEFT_OUT_WORDS[file.reason]} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <HowToRead page={page} />
        </div>
      </main>
    </>
  );
}
