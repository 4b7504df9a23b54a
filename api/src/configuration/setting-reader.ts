import { isIP } from 'node:net';
import { resolve } from 'node:path';

const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

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
  seconds(name: string, fallback: number): number {
    const value = this.#value(name);
    if (value === undefined) return fallback * 1000;
    const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    if (seconds >= 0.001 && seconds <= 86_400) return Math.round(seconds * 1000);
    return this.#refuse(name, 'a number of seconds up to 86400', value, fallback * 1000);
  }

  /** A password may stand in an address: its value is never repeated. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.problems.push(`${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`);
    return undefined;
  }

  proxies(name: string): string[] {
    const proxies = (this.#value(name) ?? '').split(',').map((part) => part.trim()).filter(Boolean);
    const wrong = proxies.filter((proxy) => !PROXY_NAMES.has(proxy) && !isAddressOrRange(proxy));
    if (wrong.length === 0) return proxies;
    return this.#refuse(name, 'a list of addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal', wrong.join(','), []);
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

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
