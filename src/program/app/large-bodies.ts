import { NEVER_ABORTED } from '#base';
import { bodyWithin, type Incoming } from '#service';
import { Places } from './fair-places.ts';

/**
 * Large bodies in bounded memory. Whoever finds no room for more is read to the end in turn; who sends little takes little, so that slow
 * senders keep nobody waiting. Checked and parsed, one takes a few times its size: that is done one at a time.
 */
export class LargeBodies {
  #room: number;
  readonly #turn = new Places(1);
  readonly #checks = new Places(1);

  /** @param room bytes: as much is kept of all together while they are read, besides the one whose turn it is */
  constructor(room: number) {
    this.#room = room;
  }

  /**
   * Reads a body to its end, and gives it to `check` when its turn has come.
   *
   * @throws HttpError 422 where it breaks off
   */
  async take<T>(
    request: Incoming,
    mostBytes: number,
    check: (body: Buffer | null) => Promise<T>,
  ): Promise<T> {
    let held = 0;
    let isInTurn = false;
    const over = Promise.withResolvers<void>();
    const room = async (bytes: number): Promise<void> => {
      if (isInTurn) return;
      if (bytes <= this.#room) {
        this.#room -= bytes;
        held += bytes;
        return;
      }
      await new Promise<void>((resolve) => {
        // Whoever sends too slowly is cut off by the listener.
        void this.#turn.take(NEVER_ABORTED, () => {
          resolve();
          return over.promise;
        });
      });
      isInTurn = true;
    };
    try {
      const body = await bodyWithin(request, mostBytes, room);
      return await this.#checks.take(NEVER_ABORTED, () => check(body));
    } finally {
      this.#room += held;
      over.resolve();
    }
  }
}
