import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a program and a server, and keeps every byte that the program sends. */
export interface Recorder {
  /** Where the program is told that the server is. */
  readonly url: string;
  /** What was sent over each connection so far: request lines, headers and bodies as they came. */
  sent(): readonly string[];
  close(): Promise<void>;
}

/** @param target origin of the server, as `http://127.0.0.1:4000` */
export async function record(target: string): Promise<Recorder> {
  const { hostname, port } = new URL(target);
  const connections: Buffer[][] = [];
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const kept: Buffer[] = [];
    connections.push(kept);
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {
        client.destroy();
        upstream.destroy();
      });
      socket.on('close', () => open.delete(socket));
    }
    client.on('data', (bytes: Buffer) => kept.push(bytes));
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => connections.map((parts) => Buffer.concat(parts).toString('utf8')),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
