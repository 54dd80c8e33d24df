import type { FastifyRequest } from "fastify";

/** Links that were handed out before tokens stood behind `#` still carry theirs in the address. */
const withoutToken = (url: string): string => url.replace(/^\/+(link|club|confirm)\/[^/?]+/, "/$1/…");

/** A request as the log tells of it: no token, no cookie. */
export const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: withoutToken(url),
  host,
  remoteAddress: ip,
});
