// Place: The run. Ending: goes-on.
/** Choose another port or address with `--port` and `--host`. Ports below 1024 need rights that the server should not have; put a reverse proxy in front. */
export const serverCannotListen = 'The server cannot listen on {where}: {why}.';
/** Take the address of the service out of the proxy settings of the client. */
export const serviceNoProxy = 'This service is no proxy.';
/** Leave the header `Expect` out. */
export const headerExpect = 'The header Expect takes 100-continue alone.';
/** Send fewer or shorter headers; a cookie of another program on this machine may be among them. */
export const headersRequest = 'The headers of this request are too large.';
/** Send it again over a better connection, in smaller parts. */
export const requestTook = 'This request took too long.';
/** Use http, not https, unless a proxy with TLS stands in front. */
export const noRequestHttp = 'This is no request of HTTP/1.1 that can be read.';
export const metricsCannotServed =
  'Metrics cannot be served on {where}: {why}. Choose others with --metrics-host and --metrics-port.';
