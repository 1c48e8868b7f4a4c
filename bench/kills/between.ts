import { Agent, createServer, request as ask } from 'node:http';
import { pipeline } from 'node:stream';

/** A proxy that gives each request to the next of several servers, whoever sends it. It tries nothing twice. */
export interface Between {
  readonly origin: string;
  readonly close: () => void;
}

export async function between(ports: readonly number[], listensOn: number): Promise<Between> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const port = ports[turn % ports.length] ?? 0;
    turn += 1;
    const asked = ask({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    });
    asked.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    pipeline(request, asked, () => {});
  });
  await new Promise<void>((done) => server.listen(listensOn, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${listensOn}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
