import type { FastifyRequest } from "fastify";
import type { LogFn } from "pino";

/** pino's number for it. */
const ERROR = 50;

/** Links that were handed out before tokens stood behind `#` still carry theirs in the address. */
const withoutToken = (url: string): string => url.replace(/^\/+(link|club|confirm)\/[^/?]+/, "/$1/…");

/** The server's log, where one is wanted; what goes wrong is noted in any case. */
export const loggerFor = (isWanted: boolean, onError: (about: readonly unknown[]) => void) => ({
  level: isWanted ? "info" : "error",
  ...(!isWanted && { stream: { write: () => {} } }),
  serializers: { req: loggedRequest },
  hooks: {
    logMethod(about: Parameters<LogFn>, method: LogFn, level: number): void {
      if (level >= ERROR) onError(about);
      Reflect.apply(method, this, about);
    },
  },
});

/** A request as the log tells of it: no token, no cookie. */
export const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: withoutToken(url),
  host,
  remoteAddress: ip,
});
