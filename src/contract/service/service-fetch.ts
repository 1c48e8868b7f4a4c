/** A service as a function: `fetch` of the platform, for one service and without a network. */
export type ServiceFetch = (request: Request) => Promise<Response>;
