import { z } from 'zod';

/**
 * `parse` returns undefined for text that it cannot read. `expected` completes "must be", such as "a port from 0 to
 * 65535".
 */
export function parsedText<T>(expected: string, parse: (text: string) => T | undefined): z.ZodType<T, string> {
  return checkedText((text) => {
    const value = parse(text);
    return value === undefined ? { problem: `must be ${expected}` } : { value };
  });
}

/** For problems that depend on the text. `problem` follows the variable's name: "must begin with https://". */
export function checkedText<T>(parse: (text: string) => { value: T } | { problem: string }): z.ZodType<T, string> {
  return z.string().transform((text, context) => {
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    context.addIssue(parsed.problem);
    return z.NEVER;
  });
}

export const text = z.string();

export function matching(pattern: RegExp, expected: string): z.ZodType<string, string> {
  return parsedText(expected, (value) => (pattern.test(value) ? value : undefined));
}

export function oneOf<const T extends string>(choices: readonly T[]): z.ZodType<T, string> {
  return parsedText(`one of ${choices.join(', ')}`, (value) => choices.find((choice) => choice === value));
}

export const onOff: z.ZodType<boolean, string> = parsedText('on or off', (value) =>
  value === 'on' || value === 'off' ? value === 'on' : undefined,
);

export function wholeNumber(least: number, most: number): z.ZodType<number, string> {
  return parsedText(`a whole number from ${least} to ${most}`, (value) => wholeFrom(value, least, most));
}

export const port = parsedText('a port from 0 to 65535', (value) => wholeFrom(value, 0, 65_535));

export const portOrOff = parsedText<number | 'off'>('a port from 0 to 65535, or off', (value) =>
  value === 'off' ? value : wholeFrom(value, 0, 65_535),
);

/** Multiplies by `factor`: seconds become milliseconds, megabytes become bytes. */
export function decimal(least: number, most: number, unit = '', factor = 1): z.ZodType<number, string> {
  const expected = `a number ${unit && `of ${unit} `}from ${least} to ${most}`;
  return parsedText(expected, (value) => {
    const number = /^\d+(?:\.\d+)?$|^\.\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most)) return undefined;
    return factor === 1 ? number : Math.round(number * factor);
  });
}

/** Parsed into whole milliseconds. */
export const seconds = (least: number, most: number) => decimal(least, most, 'seconds', 1000);
/** Parsed into whole milliseconds. */
export const days = (least: number, most: number) => decimal(least, most, 'days', 86_400_000);
/** Parsed into bytes. */
export const kibibytes = (least: number, most: number) => decimal(least, most, 'kibibytes', 1024);
/** Parsed into bytes. */
export const mebibytes = (least: number, most: number) => decimal(least, most, 'mebibytes', 1_048_576);

export const mailAddress = matching(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, 'an email address such as contact@example.org');

export const measurementId = matching(/^G-[A-Z0-9]{4,20}$/, 'a measurement ID such as G-ABC1234567');

/** Without a trailing slash. Refuses a path, because all pages have absolute paths. */
export const origin: z.ZodType<string, string> = checkedText((value) => {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol))
    return { problem: 'must begin with https:// or http://, such as https://example.org' };
  if (url.username || url.password)
    return { problem: `must not contain a user name or password, such as ${url.origin}` };
  if (`${url.origin}/` !== url.href)
    return { problem: `must end after the host and its port, without a path, such as ${url.origin}` };
  return { value: url.origin };
});

/** May contain a password. `protocols` have a colon: `postgres:`. */
export function serverUrl(protocols: readonly string[]): z.ZodType<string, string> {
  return checkedText((value) => {
    const url = URL.parse(value);
    const problem = serverUrlProblem(url, protocols);
    return url === null || problem !== undefined ? { problem: problem ?? '' } : { value: url.href };
  });
}

function serverUrlProblem(url: URL | null, protocols: readonly string[]): string | undefined {
  if (url === null || !protocols.includes(url.protocol))
    return `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  if (url.hostname === '' && !url.searchParams.has('host'))
    return `must name a host, as in ${protocols[0]}//user:password@host.example.org`;
  if (![url.username, url.password, url.hostname, url.pathname].every(isDecodable))
    return 'has a % that does not begin a character: write a % of a name or password as %25';
  return undefined;
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

function wholeFrom(value: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}
