export type Encoding = 'br' | 'gzip' | 'identity';

const MOST_CACHED = 200;
const cache = new Map<string, Encoding>();

/** The form to answer in. Brotli before gzip where both are welcome alike; identity where nothing else is. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = cache.get(header);
  if (known !== undefined) return known;
  const encoding = choose(header);
  if (cache.size < MOST_CACHED && header.length < 200) cache.set(header, encoding);
  return encoding;
}

function choose(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? any;
  const identity = weights.get('identity') ?? 0;
  if (br > 0 && br >= gzip && br >= identity) return 'br';
  return gzip > 0 && gzip >= identity ? 'gzip' : 'identity';
}
