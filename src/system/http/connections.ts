import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Whoever moves fewer bytes a second on average, in either direction, gives way to somebody else. */
const LEAST_BYTES_A_SECOND = 1_000;

interface Connection {
  readonly requests: Set<IncomingMessage>;
  /** When its last answer was over, or it began; and its bytes until then. */
  since: number;
  before: number;
}

/** Who is connected. Places are few, and whoever does nothing with one must not keep others out. */
export class Connections {
  readonly #all = new Map<Socket, Connection>();

  get count(): number {
    return this.#all.size;
  }

  add(socket: Socket): void {
    this.#all.set(socket, { requests: new Set(), since: performance.now(), before: 0 });
    socket.once('close', () => this.#all.delete(socket));
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = this.#all.get(socket);
    connection?.requests.add(request);
    response.once('close', () => {
      if (connection === undefined || !this.#all.delete(socket)) return;
      connection.requests.delete(request);
      connection.since = performance.now();
      connection.before = movedBy(socket);
      // The first of them is the one that has been waited for longest.
      this.#all.set(socket, connection);
    });
  }

  /**
   * Ends the connection that has been waited for longest: one that says nothing, or next to nothing, or does not read its answer.
   * None where all are busy.
   */
  endSilent(): void {
    const now = performance.now();
    for (const [socket, { requests, since, before }] of this.#all) {
      const isWaitedFor = [...requests].every(({ complete }) => !complete) || socket.writableLength > 0;
      // Of one second at least: nobody is judged by their first packet.
      const most = (LEAST_BYTES_A_SECOND * Math.max(1_000, now - since)) / 1_000;
      if (!isWaitedFor || movedBy(socket) - before >= most) continue;
      this.#all.delete(socket);
      socket.destroy();
      return;
    }
  }
}

/** What it sent, and what it took of what it was sent. */
function movedBy({ bytesRead, bytesWritten, writableLength }: Socket): number {
  return bytesRead + bytesWritten - writableLength;
}
