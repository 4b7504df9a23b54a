import { BlockList, isIP } from 'node:net';

/** Ranges that have a name, as Fastify and Express know them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whose `X-Forwarded-*` headers are believed. */
export type TrustedProxies = (address: string) => boolean;

export type TrustedProxiesResult = { ok: true; trusts: TrustedProxies } | { ok: false; message: string };

/** Parses a list of addresses, ranges and names, with commas between them. An empty list trusts nobody. */
export function parseTrustedProxies(text: string): TrustedProxiesResult {
  const list = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim()).filter(Boolean);
  for (const range of entries.flatMap((entry) => NAMED[entry] ?? [entry])) {
    const [network = '', bits, ...rest] = range.split('/');
    const family = isIP(network);
    const longest = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (family === 0 || rest.length > 0 || prefix < 0 || prefix > longest) {
      return refuse(`"${range.slice(0, 100)}" is no address, no range such as 10.0.0.0/8, and none of ${Object.keys(NAMED).join(', ')}`);
    }
    if (prefix === 0) return refuse(`"${range}" is every address there is: any client could then invent the address that it comes from. Name the proxies`);
    list.addSubnet(network, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return { ok: true, trusts: (address) => contains(list, address) };
}

/** An address without the port, brackets or zone that some proxies write with it; an IPv4 address out of its IPv6 form. Undefined for what is none. */
export function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 60) return undefined;
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(trimmed)?.[1] ?? trimmed;
  const address = (bare.split('%', 1)[0] ?? '').toLowerCase();
  if (isIP(address) === 0) return undefined;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

function contains(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

function refuse(message: string): TrustedProxiesResult {
  return { ok: false, message };
}
