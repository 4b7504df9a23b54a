import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** An IPv6 address with an IPv4 tail, a zone, brackets, and a port is shorter than this. */
const MAX_ADDRESS_LENGTH = 100;

const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export class TrustedProxies {
  readonly #ranges = new BlockList();
  readonly unreadable: readonly string[];
  readonly unbounded: readonly string[];

  /** @param list comma-separated addresses, ranges such as 10.0.0.0/8, or `loopback`, `linklocal`, `uniquelocal` */
  constructor(list: string) {
    const entries = list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
    const ranges = entries.map((text) => ({ text, bits: this.#add(text) }));
    this.unreadable = ranges.filter(({ bits }) => bits === undefined).map(({ text }) => text);
    this.unbounded = ranges.filter(({ bits }) => bits === 0).map(({ text }) => text);
  }

  has(address: string): boolean {
    const family = isIP(address);
    return family !== 0 && this.#ranges.check(address, family === 4 ? 'ipv4' : 'ipv6');
  }

  /** @returns the prefix length, or undefined for an invalid range */
  #add(text: string): number | undefined {
    const named = Object.hasOwn(NAMED_RANGES, text) ? NAMED_RANGES[text] : undefined;
    if (named !== undefined) return Math.min(...named.map((range) => this.#add(range) ?? 0));
    const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
    const family = isIP(address);
    const longest = family === 4 ? 32 : 128;
    const bits = prefix === undefined ? longest : Number(prefix);
    if (family === 0 || bits > longest) return undefined;
    const plain = plainAddress(address) ?? address;
    // A range can be IPv4-mapped, such as ::ffff:10.0.0.0/104.
    const isMapped = family === 6 && isIPv4(plain);
    if (isMapped && bits < 96) return undefined;
    const prefixLength = isMapped ? bits - 96 : bits;
    this.#ranges.addSubnet(plain, prefixLength, isIPv4(plain) ? 'ipv4' : 'ipv6');
    return prefixLength;
  }
}

/** Returns the last entry of a header, which the nearest proxy appended. */
export function nearestEntry(header: string | string[] | undefined): string | undefined {
  return (
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim() || undefined
  );
}

export function peerAddress({ socket }: Pick<IncomingMessage, 'socket'>): string {
  return plainAddress(socket.remoteAddress ?? '') ?? 'unknown';
}

/**
 * Proxies append to X-Forwarded-For, so the last untrusted address is the visitor's. The search stops before an invalid
 * entry, or each made-up name would count as a new visitor.
 */
export function visitorAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: TrustedProxies): string {
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  let address = peerAddress(request);
  while (trusted.has(address)) {
    const next = plainAddress(hops.pop() ?? '');
    if (next === undefined) return address;
    address = next;
  }
  return address;
}

/**
 * Strips the port, brackets, quotes, and zone from an address, shortens IPv6 (RFC 5952), and converts IPv4-mapped IPv6
 * to IPv4. Returns undefined for an invalid address.
 */
export function plainAddress(text: string): string | undefined {
  if (text.length > MAX_ADDRESS_LENGTH) return undefined;
  const [, v4] = /^([\d.]+)(?::\d{1,5})?$/.exec(text) ?? [];
  if (v4 !== undefined) return isIPv4(v4) ? v4 : undefined;
  const [, bracketed, bare] = /^(?:"?\[([^\]"]+)\](?::\d{1,5})?"?|([^[\]"]+))$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? bare ?? '').split('%');
  if (!isIPv6(address)) return undefined;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return canonical;
  const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join('.');
}

/** Returns an IPv4 address, or the /64 of an IPv6 address, which usually belongs to one customer. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
