import { z } from 'zod';

const HEADER = /^([\w-]+): (\S.*)$/;

export const networkSettings = {
  /** Seconds that a CDN may serve a page without revalidation. Without it, no CDN headers are sent. */
  CDN_MAX_AGE_SECONDS: z.coerce.number().int().min(1).max(31_536_000).optional(),
  /** Receives tags to purge by POST. */
  PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
    .refine(
      holdsNoCredentials,
      'must hold no user name or password, with which no request can be made: PURGE_HEADER authorises it, such as "Authorization: Basic …"',
    )
    .optional(),
  /** Parsed as name and value. */
  PURGE_HEADER: z
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined) return undefined;
      const [, name, value] = HEADER.exec(text) ?? [];
      if (name !== undefined && value !== undefined) return [name, value] as const;
      context.addIssue('must be a header such as "Authorization: Bearer …"');
      return z.NEVER;
    }),
  /** Set in seconds, parsed to milliseconds. Delay of the second purge, for responses in flight at a switch. */
  PURGE_AGAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(3600)
    .default(20)
    .transform((value) => value * 1000),
};

function holdsNoCredentials(text: string): boolean {
  const url = URL.parse(text);
  return !url?.username && !url?.password;
}

interface GivenSettings {
  CDN_MAX_AGE_SECONDS?: number | undefined;
  PURGE_URL?: string | undefined;
  SITE_URL?: string | undefined;
}

export function checkNetworkSettings(
  { CDN_MAX_AGE_SECONDS: maxAge, PURGE_URL: purgeUrl, SITE_URL: siteUrl }: GivenSettings,
  context: z.RefinementCtx,
): void {
  // Pages contain their origin. Without SITE_URL, a forged Host could poison the CDN's cache.
  if (maxAge !== undefined && siteUrl === undefined)
    context.addIssue({ code: 'custom', path: ['CDN_MAX_AGE_SECONDS'], message: 'needs SITE_URL' });
  if (purgeUrl !== undefined && maxAge === undefined)
    context.addIssue({ code: 'custom', path: ['PURGE_URL'], message: 'needs CDN_MAX_AGE_SECONDS' });
}
