/** What never reaches a log. Addresses of requests can hold tokens, so only their path is written. */
export const redactions = {
  paths: ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', 'token', '*.token'],
  censor: '[hidden]',
};

/** A request as the log shows it. */
export const requestLine = (request: { method: string; url: string; ip?: string }) => ({
  method: request.method,
  path: request.url.split('?')[0],
  address: request.ip,
});
