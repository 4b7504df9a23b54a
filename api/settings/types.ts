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

/**
 * Use this if the message depends on the text. `problem` follows the variable's name, such as "must begin with
 * https://".
 */
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
  return z.string().regex(pattern, `must be ${expected}`);
}

export function oneOf<const T extends string>(choices: readonly T[]): z.ZodType<T, string> {
  return z.enum(choices, `must be one of ${choices.join(', ')}`);
}

export const onOff: z.ZodType<boolean, string> = z.stringbool({
  truthy: ['on'],
  falsy: ['off'],
  error: 'must be on or off',
});

/** Multiplies the number by `factor`, for example to convert seconds to milliseconds. */
function number(pattern: RegExp, least: number, most: number, expected: string, factor = 1): z.ZodType<number, string> {
  const isBetween = (value: number) => value >= least && value <= most;
  return matching(pattern, expected)
    .transform(Number)
    .refine(isBetween, `must be ${expected}`)
    .transform((value) => (factor === 1 ? value : Math.round(value * factor)));
}

export function wholeNumber(least: number, most: number): z.ZodType<number, string> {
  return number(/^\d{1,9}$/, least, most, `a whole number from ${least} to ${most}`);
}

export const port = number(/^\d{1,5}$/, 0, 65_535, 'a port from 0 to 65535');

export const portOrOff = z.union([z.literal('off'), port], 'must be a port from 0 to 65535, or off');

export function decimal(least: number, most: number, unit = '', factor = 1): z.ZodType<number, string> {
  return number(/^\d*\.?\d+$/, least, most, `a number ${unit && `of ${unit} `}from ${least} to ${most}`, factor);
}

/** The parsed value is in milliseconds. */
export const seconds = (least: number, most: number) => decimal(least, most, 'seconds', 1000);
/** The parsed value is in milliseconds. */
export const days = (least: number, most: number) => decimal(least, most, 'days', 86_400_000);
/** The parsed value is in bytes. */
export const kibibytes = (least: number, most: number) => decimal(least, most, 'kibibytes', 1024);
/** The parsed value is in bytes. */
export const mebibytes = (least: number, most: number) => decimal(least, most, 'mebibytes', 1_048_576);

export const mailAddress = matching(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, 'an email address such as contact@example.org');

/** The parsed value has no trailing slash. A path is rejected, because pages link to absolute paths. */
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

/** The URL may contain a password. Each protocol ends with a colon, such as `postgres:`. */
export function serverUrl(protocols: readonly string[]): z.ZodType<string, string> {
  return checkedText((value) => {
    const url = URL.parse(value);
    if (!url || !protocols.includes(url.protocol))
      return {
        problem: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      };
    if (url.hostname === '' && !url.searchParams.has('host'))
      return { problem: `must name a host, as in ${protocols[0]}//user:password@host.example.org` };
    if ([url.username, url.password, url.hostname, url.pathname].some((part) => /%(?![\da-f]{2})/i.test(part)))
      return { problem: 'contains an invalid % escape. Write a % in a user name or password as %25' };
    return { value: url.href };
  });
}
