import { render } from 'preact';
import { type PageData, readData } from './data.ts';
import { Overview } from './overview.tsx';
import { PairPage } from './pair.tsx';
import { useRoute } from './routes.ts';
import { SubmissionPage } from './submission.tsx';
import './style.css';

function Page({ data }: { readonly data: PageData }) {
  const route = useRoute();
  return (
    <>
      <header>
        <h1>
          <a href="#/">{data.title}</a>
        </h1>
        <p class="quiet">
          {data.createdAt.slice(0, 16).replace('T', ' ')} UTC · {data.engine ?? 'no engine'} ·{' '}
          {data.service.kind === 'embedded'
            ? 'no code left the machine'
            : `service ${data.service.host ?? ''}`}
        </p>
      </header>
      <main>
        {route.page === 'overview' && <Overview data={data} />}
        {route.page === 'submission' && <SubmissionPage data={data} index={route.index} />}
        {route.page === 'pair' && <PairPage data={data} a={route.a} b={route.b} />}
      </main>
      <footer class="quiet">
        Similarity says that two texts are alike, not why. A person has to look before anybody is accused.
        code-similarity-action {data.toolVersion}
      </footer>
    </>
  );
}

const root = document.querySelector('#app');
if (root !== null) {
  const data = readData();
  document.title = `${data.title}: similarity report`;
  root.textContent = '';
  render(<Page data={data} />, root);
}
