import type { FastifyRequest } from 'fastify';

/** Browsers say where a request comes from, and scripts on a page cannot make them say otherwise. */
export function isOfThisSite({ headers, visitor }: FastifyRequest, siteUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined || !URL.canParse(origin)) return false;
  // The protocol may be that of a proxy in front.
  const { host } = new URL(origin);
  return host === visitor.host || (siteUrl !== undefined && host === new URL(siteUrl).host);
}
