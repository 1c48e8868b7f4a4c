import { visible } from '../src/report/escape.ts';
import { count, formatLines, formatTime } from '../src/report/format.ts';
import type { StudentPage } from '../src/report/page-data.ts';
import { KIND_WORDS, LEFT_OUT_WORDS } from '../src/report/wording.ts';
import { useTitle } from './parts.tsx';
import { ThemeButton } from './theme.tsx';

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
          <h1>{page.headline}</h1>
          <p>{view.sentence}</p>
          {own === null ? null : (
            <ul class="tiles">
              <li>
                <b>{own.similarity}</b> similarity
              </li>
              {view.aiRun ? (
                <li>
                  <b>{own.ai}</b> AI score
                </li>
              ) : null}
              <li>
                <b>{view.comparedWith}</b> compared with
              </li>
            </ul>
          )}
        </section>
        <div class="grid">
          {own === null ? null : (
            <section class="card" aria-labelledby="regions">
              <h2 id="regions">
                {count(own.regions.length, 'region')} of {visible(own.name)} like code elsewhere
              </h2>
              {own.notChecked === null ? null : <p class="warning">Not checked: {visible(own.notChecked)}</p>}
              <ul class="plain">
                {own.regions.map((region) => (
                  <li key={`${region.kind} ${region.file} ${region.lineStart ?? ''}`}>
                    <code>{visible(region.file)}</code> {formatLines(region.lineStart, region.lineEnd)}{' '}
                    <span class="hint">({KIND_WORDS[region.kind]})</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {own === null || own.leftOut.length === 0 ? null : (
            <section class="card" aria-labelledby="left">
              <h2 id="left">Left out</h2>
              <ul class="plain">
                {own.leftOut.map((file) => (
                  <li key={file.path}>
                    <code>{visible(file.path)}</code>: {LEFT_OUT_WORDS[file.reason]}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section class="card" aria-labelledby="read">
            <h2 id="read">How to read this</h2>
            <ul class="prose">
              {page.howToRead.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </>
  );
}
