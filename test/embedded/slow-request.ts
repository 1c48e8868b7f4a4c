import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends a request whose body ends after something else has happened.
 *
 * @returns the first line of the answer
 */
export async function slowly(
  baseUrl: string,
  { form, headers, fields }: { readonly form: string; readonly headers: object; readonly fields: unknown },
  meanwhile: () => Promise<unknown>,
): Promise<string | undefined> {
  const { port, hostname, host } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify(fields);
  const all = {
    host,
    expect: '100-continue',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  socket.write(`${form} HTTP/1.1\r\n${lines.join('')}\r\n`);
  // The service has begun with this request.
  await once(socket, 'data');
  socket.write(body.slice(0, 5));
  await meanwhile();
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(body.slice(5));
  await once(socket, 'close');
  return answer.split('\r\n', 1)[0];
}
