import { resolve } from 'node:path';
import { TrustedProxies } from '../http/visitor-address.ts';

/** Reads settings out of an environment and collects a sentence for each wrong one. An empty value counts as none. */
export class SettingReader {
  readonly problems: string[] = [];
  readonly #environment: Record<string, string | undefined>;

  constructor(environment: Record<string, string | undefined>) {
    this.#environment = environment;
  }

  text(name: string, fallback: string): string {
    return this.#value(name) ?? fallback;
  }

  path(name: string, fallback: string): string {
    return resolve(this.text(name, fallback));
  }

  matching(name: string, pattern: RegExp, expected: string, fallback: string): string {
    const value = this.#value(name);
    if (value === undefined) return fallback;
    return pattern.test(value) ? value : this.#refuse(name, expected, value, fallback);
  }

  oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.#value(name);
    if (value === undefined) return fallback;
    const found = choices.find((choice) => choice === value);
    return found ?? this.#refuse(name, `one of ${choices.join(', ')}`, value, fallback);
  }

  port(name: string, fallback: number): number {
    return this.#whole(name, 0, 65_535, 'a port from 0 to 65535', fallback);
  }

  count(name: string, fallback: number): number {
    return this.#whole(name, 1, 1_000_000, 'a whole number from 1 to 1000000', fallback);
  }

  /** Undefined where it is not set: there is no number that means never. */
  days(name: string): number | undefined {
    return this.#value(name) === undefined ? undefined : this.#whole(name, 1, 36_500, 'a whole number of days from 1 to 36500', 36_500);
  }

  /** In milliseconds, whole. */
  seconds(name: string, fallback: number, least = 0.001): number {
    const value = this.#value(name);
    if (value === undefined) return fallback * 1000;
    const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    if (seconds >= least && seconds <= 86_400) return Math.round(seconds * 1000);
    return this.#refuse(name, 'a number of seconds up to 86400', value, fallback * 1000);
  }

  /** A password may stand in an address: its value is never repeated. */
  url(name: string, protocols: readonly string[]): URL | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    const url = URL.parse(value);
    if (url === null || !protocols.includes(url.protocol)) {
      this.problems.push(`${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`);
    } else if (url.hostname === '' && !url.searchParams.has('host')) {
      this.problems.push(`${name} must name a host, as in ${protocols[0]}//user:password@host.example.org.`);
    } else if (![url.username, url.password, url.hostname, url.pathname].every(isDecodable)) {
      this.problems.push(`${name} has a % that begins no character: write a % of a name or password as %25.`);
    } else {
      return url;
    }
    return undefined;
  }

  proxies(name: string): TrustedProxies {
    const proxies = new TrustedProxies((this.#value(name) ?? '').split(',').map((part) => part.trim()).filter(Boolean));
    if (proxies.unreadable.length === 0) return proxies;
    return this.#refuse(name, 'a list of addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal', proxies.unreadable.join(','), proxies);
  }

  #whole(name: string, least: number, most: number, expected: string, fallback: number): number {
    const value = this.#value(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : this.#refuse(name, expected, value, fallback);
  }

  #value(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  #refuse<T>(name: string, expected: string, value: string, fallback: T): T {
    this.problems.push(`${name} must be ${expected}; it is ${JSON.stringify(value)}.`);
    return fallback;
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
