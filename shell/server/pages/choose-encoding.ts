import type { Encoding } from './encoded-page.ts';

/** The smallest form that the client takes (RFC 9110 §12.5.3). Without a header: as it is. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return [name.trim(), quality ? Number(quality.slice(2)) : 1] as const;
    }),
  );
  const takes = (encoding: string) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
