import '../style.css';
import { startWorker } from '../worker/start-worker.ts';

export function start(): void {
  const page = document.getElementById('page');
  if (page !== null) page.textContent = '';
  const files = document.createElement('input');
  files.type = 'file';
  files.multiple = true;
  page?.append(files);
  const said = document.createElement('pre');
  page?.append(said);
  files.addEventListener('change', () => {
    const given = [...(files.files ?? [])].map((file) => ({ path: file.name, file }));
    const worker = startWorker((answer) => {
      said.append(`${JSON.stringify(answer)}\n`);
    });
    worker.ask({ kind: 'check', given: { files: { submissions: given }, inputs: {}, title: '' } });
  });
}
