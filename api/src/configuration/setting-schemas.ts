import { z } from 'zod';
import { TrustedProxies } from '@site/http-server/visitor-address';

/** A setting that `parse` understands. What it does not is refused in words that go behind the setting's name. */
function setting<T>(expected: string, parse: (text: string) => T | undefined) {
  return z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue(`must be ${expected}; it is ${JSON.stringify(text)}.`);
    return z.NEVER;
  });
}

export const text = z.string();
export const matching = (pattern: RegExp, expected: string) =>
  setting(expected, (value) => (pattern.test(value) ? value : undefined));
export const oneOf = <T extends string>(choices: readonly T[]) =>
  setting(`one of ${choices.join(', ')}`, (value) => choices.find((choice) => choice === value));

function wholeNumber(value: string, least: number, most: number): number | undefined {
  const number = /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

const whole = (least: number, most: number, expected: string) =>
  setting(expected, (value) => wholeNumber(value, least, most));

export const port = whole(0, 65_535, 'a port from 0 to 65535');
export const portOrOff = setting('a port from 0 to 65535, or off', (value) =>
  value === 'off' ? value : wholeNumber(value, 0, 65_535),
);
export const count = whole(1, 1_000_000, 'a whole number from 1 to 1000000');
export const workers = whole(1, 256, 'a whole number of processes from 1 to 256');
export const days = whole(1, 36_500, 'a whole number of days from 1 to 36500');

export const part = setting('a number from 0 to 1', (value) =>
  /^(?:0|1|0?\.\d+|1\.0+)$/.test(value) ? Number(value) : undefined,
);

/** Given in seconds, read in whole milliseconds. */
export const seconds = (least = 0.001) =>
  setting('a number of seconds up to 86400', (value) => {
    const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= 86_400 ? Math.round(number * 1000) : undefined;
  });

export const proxies = setting(
  'a list of addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal',
  (value) => {
    const list = new TrustedProxies(value);
    return list.unreadable.length === 0 ? list : undefined;
  },
);

/** The address of a server. A password may stand in it: its value is never repeated. */
export const serverUrl = (protocols: readonly string[]) =>
  z.string().transform((value, context) => {
    const url = URL.parse(value);
    const problem = url === null ? otherProtocol(protocols) : problemOf(url, protocols);
    if (url !== null && problem === undefined) return url.href;
    context.addIssue(problem ?? otherProtocol(protocols));
    return z.NEVER;
  });

function problemOf(url: URL, protocols: readonly string[]): string | undefined {
  if (!protocols.includes(url.protocol)) return otherProtocol(protocols);
  if (url.hostname === '' && !url.searchParams.has('host'))
    return `must name a host, as in ${protocols[0]}//user:password@host.example.org.`;
  if (![url.username, url.password, url.hostname, url.pathname].every(isDecodable))
    return 'has a % that begins no character: write a % of a name or password as %25.';
  return undefined;
}

const otherProtocol = (protocols: readonly string[]) =>
  `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`;

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
