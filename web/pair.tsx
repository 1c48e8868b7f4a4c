import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type PageData, type PageSource, readSource } from './data.ts';
import { score } from './format.ts';

interface FragmentView {
  readonly id: number;
  readonly leftFile: string;
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightFile: string;
  readonly rightStart: number;
  readonly rightEnd: number;
  readonly tokens: number;
}

const HUES = 8;

/** Two submissions side by side, their shared fragments coloured and linked. */
export function PairPage({
  data,
  a,
  b,
}: {
  readonly data: PageData;
  readonly a: number;
  readonly b: number;
}) {
  const [sources, setSources] = useState<readonly [PageSource, PageSource] | null>(null);
  const [current, setCurrent] = useState(0);
  const left = data.submissions[a];
  const right = data.submissions[b];
  useEffect(() => {
    setSources(null);
    setCurrent(0);
    let stale = false;
    void Promise.all([readSource(a), readSource(b)]).then((both) => {
      if (!stale) setSources(both);
    });
    return () => {
      stale = true;
    };
  }, [a, b]);
  const fragments = useMemo(
    () =>
      sources === null || left === undefined || right === undefined
        ? []
        : fragmentsOf(sources, left.key, right.key),
    [sources, left, right],
  );
  const go = (to: number): void => {
    if (fragments.length === 0) return;
    const next = (to + fragments.length) % fragments.length;
    setCurrent(next);
    for (const side of ['left', 'right']) {
      document
        .querySelector(`[data-side="${side}"] [data-first="${next}"]`)
        ?.scrollIntoView({ block: 'center' });
    }
  };
  const step = useRef(go);
  step.current = go;
  const at = useRef(current);
  at.current = current;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'n' || event.key === 'j') step.current(at.current + 1);
      if (event.key === 'p' || event.key === 'k') step.current(at.current - 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  if (left === undefined || right === undefined) return <p>There is no such pair in this report.</p>;
  const pair = data.pairs.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
  const own = pair === undefined ? null : pair.a === a ? pair.similarity : pair.matchedSimilarity;
  const other = pair === undefined ? null : pair.a === a ? pair.matchedSimilarity : pair.similarity;
  return (
    <>
      <p class="no-print">
        <a href="#/">All submissions</a>
      </p>
      <h2>
        {left.name} and {right.name}
      </h2>
      <p>
        {score(own)} % of {left.name} stands in {right.name}, {score(other)} % the other way; suspicion{' '}
        {score(pair?.suspicion ?? null)}.{pair?.dismissed != null && ` Dismissed: ${pair.dismissed}.`}
      </p>
      <div class="tools no-print">
        <button type="button" onClick={() => go(current - 1)}>
          Previous (p)
        </button>
        <button type="button" onClick={() => go(current + 1)}>
          Next (n)
        </button>
        <span role="status">
          {sources === null
            ? 'Opening…'
            : fragments.length === 0
              ? 'No matched regions are known for this pair.'
              : `Fragment ${current + 1} of ${fragments.length}: ${fragments[current]?.tokens ?? 0} tokens`}
        </span>
      </div>
      {sources !== null && (
        <div class="compare">
          <Side
            name={left.name}
            side="left"
            source={sources[0]}
            fragments={fragments}
            current={current}
            onPick={go}
          />
          <Side
            name={right.name}
            side="right"
            source={sources[1]}
            fragments={fragments}
            current={current}
            onPick={go}
          />
        </div>
      )}
    </>
  );
}

/** Fragments of the pair as the left side sees them; the right side's own list where the left has none. */
function fragmentsOf(
  [left, right]: readonly [PageSource, PageSource],
  leftKey: string,
  rightKey: string,
): readonly FragmentView[] {
  const own = left.matches.filter((match) => match.otherKey === rightKey);
  const views =
    own.length > 0
      ? own.map((match) => ({ from: match.own, to: match.other, tokens: match.tokens }))
      : right.matches
          .filter((match) => match.otherKey === leftKey)
          .map((match) => ({ from: match.other, to: match.own, tokens: match.tokens }));
  return views
    .toSorted((x, y) =>
      x.from.file < y.from.file
        ? -1
        : x.from.file > y.from.file
          ? 1
          : (x.from.lineStart ?? 0) - (y.from.lineStart ?? 0),
    )
    .map(({ from, to, tokens }, id) => ({
      id,
      leftFile: from.file,
      leftStart: from.lineStart ?? 0,
      leftEnd: from.lineEnd ?? 0,
      rightFile: to.file,
      rightStart: to.lineStart ?? 0,
      rightEnd: to.lineEnd ?? 0,
      tokens: tokens ?? 0,
    }));
}

function Side({
  name,
  side,
  source,
  fragments,
  current,
  onPick,
}: {
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly source: PageSource;
  readonly fragments: readonly FragmentView[];
  readonly current: number;
  readonly onPick: (id: number) => void;
}) {
  const lines = useMemo(() => {
    const byFile = new Map<string, Map<number, number>>();
    for (const fragment of fragments) {
      const [file, start, end] =
        side === 'left'
          ? [fragment.leftFile, fragment.leftStart, fragment.leftEnd]
          : [fragment.rightFile, fragment.rightStart, fragment.rightEnd];
      const of = byFile.get(file) ?? new Map<number, number>();
      byFile.set(file, of);
      for (let line = start; line <= end; line += 1) if (!of.has(line)) of.set(line, fragment.id);
    }
    return byFile;
  }, [fragments, side]);
  const seen = new Set<number>();
  // Files with matches first: the rest is context.
  const files = source.files.toSorted((x, y) => Number(lines.has(y.path)) - Number(lines.has(x.path)));
  return (
    <section class="side" data-side={side} aria-label={`Code of ${name}`}>
      <h3>{name}</h3>
      {files.length === 0 && <p class="quiet">Its code is not part of this report.</p>}
      {files.map((file) => {
        const of = lines.get(file.path);
        return (
          <details key={file.path} open={of !== undefined}>
            <summary>
              <code>{file.path}</code>
            </summary>
            <div class="code" tabIndex={0} role="region" aria-label={file.path}>
              {file.text.split('\n').map((text, index) => {
                const id = of?.get(index + 1);
                const first = id !== undefined && !seen.has(id);
                if (first) seen.add(id);
                return (
                  <div
                    key={index}
                    class={
                      id === undefined
                        ? 'line'
                        : `line match hue${id % HUES}${id === current ? ' current' : ''}`
                    }
                    {...(first ? { 'data-first': id } : {})}
                    {...(id === undefined ? {} : { onClick: () => onPick(id) })}
                  >
                    <span class="at">{index + 1}</span>
                    <span class="text">{text.replace(/\r$/, '')}</span>
                  </div>
                );
              })}
            </div>
          </details>
        );
      })}
    </section>
  );
}
