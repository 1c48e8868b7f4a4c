import { useMemo, useState } from 'preact/hooks';
import type { PageData, PageSubmission } from './data.ts';
import { average, score } from './format.ts';

const PAGE = 100;
const FIRST = 30;

export function Overview({ data }: { readonly data: PageData }) {
  const judged = data.submissions
    .map((submission, index) => ({ submission, index }))
    .filter(({ submission }) => submission.role === 'judged');
  return (
    <>
      <section class={`verdict ${data.outcome}`} aria-label="Verdict">
        <p class="outcome">{data.outcome}</p>
        <p>{data.sentence}</p>
        {data.warnings.length > 0 && (
          <ul>
            {data.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </section>
      <div class="columns">
        <Histogram data={data} />
        <Clusters data={data} />
      </div>
      <ReviewFirst data={data} />
      <Submissions data={data} judged={judged} />
      <LeftOut data={data} />
    </>
  );
}

function Histogram({ data }: { readonly data: PageData }) {
  const bins = Array.from({ length: 20 }, () => 0);
  for (const submission of data.submissions) {
    if (submission.role !== 'judged' || submission.total === null || !submission.checked) continue;
    const bin = Math.min(19, Math.max(0, Math.floor(submission.total / 5)));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const most = Math.max(1, ...bins);
  const text = bins
    .map((n, index) => (n > 0 ? `${index * 5} to ${index * 5 + 5}: ${n}` : ''))
    .filter(Boolean)
    .join('; ');
  return (
    <section>
      <h2>Distribution</h2>
      <svg
        class="histogram"
        viewBox="0 0 400 150"
        role="img"
        aria-label={`Submissions by similarity. ${text}`}
      >
        {bins.map((n, index) => (
          <rect
            key={index}
            x={index * 20 + 1}
            width={18}
            y={125 - (n / most) * 110}
            height={(n / most) * 110}
            class={index * 5 + 5 > data.thresholds.similarity ? 'high' : ''}
          >
            <title>{`${index * 5} to ${index * 5 + 5}: ${n}`}</title>
          </rect>
        ))}
        <line x1={0} x2={400} y1={125} y2={125} />
        <line
          class="threshold"
          x1={data.thresholds.similarity * 4}
          x2={data.thresholds.similarity * 4}
          y1={8}
          y2={125}
        />
        {[0, 25, 50, 75, 100].map((at) => (
          <text key={at} x={Math.min(392, Math.max(6, at * 4))} y={142} text-anchor="middle">
            {at}
          </text>
        ))}
      </svg>
      <p class="quiet">
        Highest similarity of each submission, 0 to 100. The line is the threshold (
        {data.thresholds.similarity}).
      </p>
    </section>
  );
}

function Clusters({ data }: { readonly data: PageData }) {
  const clusters = data.clusters.filter((group) => group.length > 1);
  return (
    <section>
      <h2>Clusters</h2>
      {clusters.length === 0 ? (
        <p class="quiet">No submissions are joined by pairs above the threshold.</p>
      ) : (
        <ul class="clusters">
          {clusters.slice(0, 20).map((group) => (
            <li key={group.join('-')}>
              <ClusterGraph data={data} group={group} />
              <span>
                {group.slice(0, 12).map((index, position) => (
                  <>
                    {position > 0 && ', '}
                    <a href={`#/submission/${index}`}>{data.submissions[index]?.name}</a>
                  </>
                ))}
                {group.length > 12 && ` and ${group.length - 12} more`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Submissions on a circle, joined by their pairs. */
function ClusterGraph({ data, group }: { readonly data: PageData; readonly group: readonly number[] }) {
  const shown = group.slice(0, 24);
  const place = new Map(
    shown.map((index, position) => {
      const angle = (position / shown.length) * 2 * Math.PI - Math.PI / 2;
      return [index, { x: 40 + 30 * Math.cos(angle), y: 40 + 30 * Math.sin(angle) }];
    }),
  );
  return (
    <svg class="graph" viewBox="0 0 80 80" aria-hidden="true">
      {data.pairs.map((pair) => {
        const [a, b] = [place.get(pair.a), place.get(pair.b)];
        if (a === undefined || b === undefined) return null;
        const share = average(pair.similarity, pair.matchedSimilarity) ?? 0;
        if (share <= data.thresholds.similarity * 0.66) return null;
        return (
          <line
            key={`${pair.a}-${pair.b}`}
            x1={a.x}
            y1={a.y}
            x2={b.x}
            y2={b.y}
            style={{ strokeWidth: 0.5 + (share / 100) * 2.5 }}
          />
        );
      })}
      {[...place].map(([index, { x, y }]) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={5}
          class={(data.submissions[index]?.flagged.length ?? 0) > 0 ? 'high' : ''}
        />
      ))}
    </svg>
  );
}

function ReviewFirst({ data }: { readonly data: PageData }) {
  const [all, setAll] = useState(false);
  const shown = all ? data.pairs.slice(0, 1_000) : data.pairs.slice(0, FIRST);
  return (
    <section>
      <h2>Review first</h2>
      <p class="quiet">
        Pairs by suspicion: how much rare code they share, in what order. It finds what the threshold misses;
        it is a reason to look, not a finding.
      </p>
      {data.pairs.length === 0 ? (
        <p>No pair shares code worth a look.</p>
      ) : (
        <div class="scroll" tabIndex={0} role="region" aria-label="Pairs to review first">
          <table>
            <thead>
              <tr>
                <th scope="col">Pair</th>
                <th scope="col" class="number">
                  Suspicion
                </th>
                <th scope="col" class="number">
                  Similarity
                </th>
                <th scope="col" class="number">
                  Longest fragment
                </th>
                <th scope="col" class="number">
                  Shared tokens
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((pair) => (
                <tr key={`${pair.a}-${pair.b}`} class={pair.dismissed === null ? '' : 'dismissed'}>
                  <td>
                    <a href={`#/pair/${pair.a}/${pair.b}`}>
                      {data.submissions[pair.a]?.name} and {data.submissions[pair.b]?.name}
                    </a>
                    {pair.dismissed !== null && <span class="quiet"> dismissed: {pair.dismissed}</span>}
                  </td>
                  <td class="number">{score(pair.suspicion)}</td>
                  <td class="number">
                    {score(pair.similarity)} / {score(pair.matchedSimilarity)}
                  </td>
                  <td class="number">{pair.longest ?? 'n/a'}</td>
                  <td class="number">{pair.overlap ?? 'n/a'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!all && data.pairs.length > FIRST && (
        <button type="button" onClick={() => setAll(true)}>
          Show {Math.min(1_000, data.pairs.length) - FIRST} more
        </button>
      )}
    </section>
  );
}

type Column = 'name' | 'total' | 'ai' | 'suspicion' | 'coverage' | 'quality';

const COLUMNS: readonly { readonly id: Column; readonly title: string }[] = [
  { id: 'name', title: 'Submission' },
  { id: 'total', title: 'Similarity' },
  { id: 'ai', title: 'AI' },
  { id: 'suspicion', title: 'Suspicion' },
  { id: 'coverage', title: 'In all peers' },
  { id: 'quality', title: 'Quality' },
];

function Submissions({
  data,
  judged,
}: {
  readonly data: PageData;
  readonly judged: readonly { readonly submission: PageSubmission; readonly index: number }[];
}) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<{ readonly by: Column; readonly down: boolean }>({
    by: 'total',
    down: true,
  });
  const [flaggedOnly, setFlaggedOnly] = useState(false);
  const [limit, setLimit] = useState(PAGE);
  const list = useMemo(() => {
    const needle = search.trim().toLowerCase();
    const direction = sort.down ? -1 : 1;
    return judged
      .filter(
        ({ submission }) =>
          (!flaggedOnly || submission.flagged.length > 0) && submission.name.toLowerCase().includes(needle),
      )
      .toSorted((x, y) => {
        const [a, b] = [x.submission[sort.by], y.submission[sort.by]];
        if (a === b) return x.index - y.index;
        if (a === null) return 1;
        if (b === null) return -1;
        return (a < b ? -1 : 1) * direction;
      });
  }, [judged, search, sort, flaggedOnly]);
  return (
    <section>
      <h2>Submissions</h2>
      <div class="tools">
        <label>
          Search{' '}
          <input type="search" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
        </label>
        <label>
          <input
            type="checkbox"
            checked={flaggedOnly}
            onChange={(event) => setFlaggedOnly(event.currentTarget.checked)}
          />{' '}
          flagged only
        </label>
        <span class="quiet" role="status">
          {list.length} of {judged.length}
        </span>
      </div>
      <div class="scroll" tabIndex={0} role="region" aria-label="All submissions">
        <table>
          <thead>
            <tr>
              {COLUMNS.map(({ id, title }) => (
                <th
                  key={id}
                  scope="col"
                  class={id === 'name' ? '' : 'number'}
                  aria-sort={sort.by === id ? (sort.down ? 'descending' : 'ascending') : 'none'}
                >
                  <button
                    type="button"
                    class="sort"
                    onClick={() => setSort({ by: id, down: sort.by === id ? !sort.down : id !== 'name' })}
                  >
                    {title}
                    <span aria-hidden="true">{sort.by === id ? (sort.down ? ' ▾' : ' ▴') : ''}</span>
                  </button>
                </th>
              ))}
              <th scope="col">Note</th>
            </tr>
          </thead>
          <tbody>
            {list.slice(0, limit).map(({ submission, index }) => (
              <tr key={index} class={submission.flagged.length > 0 ? 'flagged' : ''}>
                <td>
                  <a href={`#/submission/${index}`}>{submission.name}</a>
                  {submission.flagged.length > 0 && <span class="tag">flagged</span>}
                </td>
                <td class="number">{score(submission.total, data.thresholds.similarity)}</td>
                <td class="number">{score(submission.ai, data.thresholds.ai)}</td>
                <td class="number">{score(submission.suspicion)}</td>
                <td class="number">{score(submission.coverage)}</td>
                <td class="number">{score(submission.quality)}</td>
                <td>{submission.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {list.length > limit && (
        <button type="button" onClick={() => setLimit(limit + PAGE * 2)}>
          Show more
        </button>
      )}
    </section>
  );
}

function LeftOut({ data }: { readonly data: PageData }) {
  const counts = new Map<string, number>();
  for (const submission of data.submissions) {
    for (const { reason } of submission.leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  if (counts.size === 0 && data.failures.length === 0) return null;
  return (
    <section>
      <h2>Left out</h2>
      <ul>
        {data.failures.map((failure) => (
          <li key={failure.name}>
            {failure.name}: {failure.reason}
          </li>
        ))}
        {[...counts].map(([reason, n]) => (
          <li key={reason}>
            {n} {n === 1 ? 'file' : 'files'}: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
