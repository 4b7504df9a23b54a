import type { FastifyRequest } from 'fastify';

/** Relies on headers that scripts on a page cannot forge. */
export function isOfThisSite({ headers, visitor }: FastifyRequest, siteUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined || !URL.canParse(origin)) return false;
  // Compares hosts only: a proxy may terminate TLS.
  const { host } = new URL(origin);
  return host === visitor.host || (siteUrl !== undefined && host === new URL(siteUrl).host);
}
