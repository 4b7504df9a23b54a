import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** The longest that a forwarded address can be: IPv6 with an IPv4 tail, a zone, brackets and a port. */
const LONGEST_ADDRESS = 100;

const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The proxies whose X-Forwarded-For is believed. */
export class TrustedProxies {
  readonly #ranges = new BlockList();
  /** What could not be read, of the list that it was made from. */
  readonly unreadable: readonly string[];

  /** Addresses, ranges such as 10.0.0.0/8, or the names `loopback`, `linklocal` and `uniquelocal`. */
  constructor(list: readonly string[]) {
    this.unreadable = list.filter((text) => !this.#add(text));
  }

  has(address: string): boolean {
    return this.#ranges.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  }

  #add(text: string): boolean {
    const named = Object.hasOwn(NAMED_RANGES, text) ? NAMED_RANGES[text] : undefined;
    if (named !== undefined) return named.every((range) => this.#add(range));
    const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
    const family = isIP(address);
    const longest = family === 4 ? 32 : 128;
    const bits = prefix === undefined ? longest : Number(prefix);
    if (family === 0 || bits > longest) return false;
    const plain = plainAddress(address) ?? address;
    // A range of IPv4 addresses that is written in IPv6's form.
    if (family === 6 && isIPv4(plain)) {
      if (bits >= 96) this.#ranges.addSubnet(plain, bits - 96, 'ipv4');
      return bits >= 96;
    }
    this.#ranges.addSubnet(plain, bits, family === 4 ? 'ipv4' : 'ipv6');
    return true;
  }
}

/**
 * Whose request this is: the last address in X-Forwarded-For that no trusted proxy has, as far as trusted proxies wrote it. Where one of
 * them names something that is no address, it is the peer's own: otherwise each invented name would have a limit of its own.
 */
export function visitorAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '') ?? 'unknown';
  if (peer === 'unknown' || !trusted.has(peer)) return peer;
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').reverse();
  let visitor = peer;
  for (const hop of hops.filter((text) => text.trim() !== '')) {
    const address = plainAddress(hop.trim());
    if (address === undefined) return peer;
    visitor = address;
    if (!trusted.has(address)) break;
  }
  return visitor;
}

/**
 * An address in one spelling: without port, brackets, quotes and zone, IPv6 in lower case and shortened (RFC 5952), IPv4 in IPv6's form as
 * IPv4. Undefined for what is no address.
 */
export function plainAddress(text: string): string | undefined {
  if (text.length > LONGEST_ADDRESS) return undefined;
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
