import { Negotiator } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const LONGEST = 200;
/** Callers send a handful of different headers. */
const MOST_REMEMBERED = 200;

const remembered = new Map<string, Encoding>();
const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'] });

/** The form to answer in (RFC 9110 section 12.5.3). Brotli before gzip where both are welcome alike; identity where nothing else is. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > LONGEST) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = negotiator.negotiate(header.toLowerCase().replace('x-gzip', 'gzip')) ?? 'identity';
  if (remembered.size < MOST_REMEMBERED) remembered.set(header, encoding);
  return encoding;
}
