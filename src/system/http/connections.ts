import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Whoever moves fewer bytes a second on average, in either direction, gives way to somebody else. */
const LEAST_BYTES_A_SECOND = 1_000;

interface Connection {
  readonly requests: Set<IncomingMessage>;
  /** When its last request or itself began, or its last answer was over. */
  readonly since: number;
  /** What it had moved when its last answer was over. */
  readonly before: number;
}

/** Who is connected. Places are few, and whoever does nothing with one must not keep others out. */
export class Connections {
  /** The first of them is the one that has been waited for longest. */
  readonly #all = new Map<Socket, Connection>();

  get count(): number {
    return this.#all.size;
  }

  /** One more than `most` has the place of a silent one. Where all are busy some more are taken, and told so; what comes beside those is cut at once. */
  take(socket: Socket, most: number): void {
    while (this.count >= most && this.#endSilent());
    if (this.count >= most + Math.ceil(most / 4)) {
      socket.destroy();
      return;
    }
    this.#all.set(socket, { requests: new Set(), since: performance.now(), before: 0 });
    socket.once('close', () => this.#all.delete(socket));
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = this.#all.get(socket);
    if (connection === undefined) return;
    const { requests, before } = connection;
    // However long it was kept for its next request: nobody waited for it.
    this.#putLast(socket, { requests, since: performance.now(), before });
    requests.add(request);
    response.once('close', () => {
      requests.delete(request);
      this.#putLast(socket, { requests, since: performance.now(), before: movedBy(socket) });
    });
  }

  /** Nothing moved on it for long. Who is told nothing yet because their answer takes its time is not silent. */
  endWaitedFor(socket: Socket): void {
    if (this.#isWaitedFor(socket)) socket.destroy();
  }

  /** Whether the other side has the turn: to send, or to read its answer. */
  #isWaitedFor(socket: Socket): boolean {
    const { requests = [] } = this.#all.get(socket) ?? {};
    return [...requests].every(({ complete }) => !complete) || socket.writableLength > 0;
  }

  /**
   * Ends the connection that has been waited for longest: one that says nothing, or next to nothing, or does not read its answer.
   *
   * @returns false: all are busy
   */
  #endSilent(): boolean {
    const now = performance.now();
    for (const [socket, { since, before }] of this.#all) {
      // Of one second at least: nobody is judged by their first packet.
      const most = (LEAST_BYTES_A_SECOND * Math.max(1_000, now - since)) / 1_000;
      if (!this.#isWaitedFor(socket) || movedBy(socket) - before >= most) continue;
      this.#all.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  #putLast(socket: Socket, connection: Connection): void {
    if (this.#all.delete(socket)) this.#all.set(socket, connection);
  }
}

/**
 * What it sent, and what it took of what it was sent. How much of one long answer that is, only the handle knows: the socket counts
 * what is written at once when all of it is taken.
 */
function movedBy(socket: Socket): number {
  const { _handle: handle } = socket as Socket & {
    readonly _handle?: { readonly bytesWritten: number; readonly writeQueueSize: number } | null;
  };
  return socket.bytesRead + (handle == null ? 0 : handle.bytesWritten - handle.writeQueueSize);
}
