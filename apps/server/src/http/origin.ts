import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";

/**
 * A browser says which page a request comes from; from another site's page it is not taken. `url` is where people find
 * this server, if the operator has said so: a proxy may tell us another host than the browser sees.
 */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders, url: string | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || (url !== undefined && new URL(origin).origin === new URL(url).origin);
}

/** Where the person's own browser finds us; it has been compared with the host already. */
export const originOf = ({ headers, protocol, host }: FastifyRequest): string =>
  headers.origin ?? `${protocol}://${host}`;
