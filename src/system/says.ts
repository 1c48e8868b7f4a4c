/** What is wrong, was left out or needs somebody, in sentences; `fill` puts in what stands in braces. */
export const serverCannotListen = 'The server cannot listen on {where}: {why}.';
export const serviceNoProxy = 'This service is no proxy.';
export const headerExpect = 'The header Expect takes 100-continue alone.';
export const headersRequest = 'The headers of this request are too large.';
export const requestTook = 'This request took too long.';
export const noRequestHttp = 'This is no request of HTTP/1.1 that can be read.';
export const metricsCannotServed =
  'Metrics cannot be served on {where}: {why}. Choose others with --metrics-host and --metrics-port.';
