import type { HelperPort } from '#contract';

let page: HelperPort | null = null;

/** Lets the page help this worker. @param port null: nobody helps */
export function helpedBy(port: HelperPort | null): void {
  page = port;
}

/** Whether there is anybody to ask: not in the page's own thread. */
export function isHelped(): boolean {
  return page !== null;
}

/** What the page makes of it; null: it cannot, or nobody is asked. @param asked bytes are given away */
export function askPage(asked: Parameters<HelperPort['postMessage']>[0]): Promise<Uint8Array | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    if (page === null) {
      resolve(null);
      return;
    }
    port1.addEventListener('message', (event) => {
      port1.close();
      const { data } = event as Event & { readonly data: ArrayBuffer | Uint8Array | null };
      resolve(data === null ? null : new Uint8Array(data));
    });
    port1.start();
    page.postMessage(asked, asked instanceof Blob ? [port2] : [port2, asked.buffer]);
  });
}
