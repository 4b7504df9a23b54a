import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './encoded-page.ts';

/** Browsers send a handful of different headers; what others invent pushes out the least used. */
const MOST_REMEMBERED = 100;

const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'], cache: new LRUCache<string, string>({ max: MOST_REMEMBERED }) });

/** The form that the client prefers (RFC 9110 §12.5.3), the smallest of those that it likes alike. Without a header: as it is. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > 200) return 'identity';
  return negotiator.negotiate(header.toLowerCase()) ?? 'identity';
}
