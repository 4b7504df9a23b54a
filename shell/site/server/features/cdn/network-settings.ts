import { z } from 'zod';

const HEADER = /^([\w-]+): (\S.*)$/;

export const networkSettings = {
  /** For how long a content network may answer for a page without asking. Without it, it is told nothing. */
  CDN_MAX_AGE_SECONDS: z.coerce.number().int().min(1).max(31_536_000).optional(),
  /** What is told, by POST, of tags that a content network has to forget. */
  PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
    .refine(
      holdsNoCredentials,
      'must hold no user name or password, with which no request can be made: PURGE_HEADER authorises it, such as "Authorization: Basic …"',
    )
    .optional(),
  /** What authorises it, read as name and value. */
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
  /** Given in seconds, read in milliseconds: when what was on its way at a switch is purged too. */
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

/** What these settings need of each other. */
export function checkNetworkSettings(
  { CDN_MAX_AGE_SECONDS: maxAge, PURGE_URL: purgeUrl, SITE_URL: siteUrl }: GivenSettings,
  context: z.RefinementCtx,
): void {
  // A page has its own address in it: one that was made for a host that a client invented, the network would give to others.
  if (maxAge !== undefined && siteUrl === undefined)
    context.addIssue({ code: 'custom', path: ['CDN_MAX_AGE_SECONDS'], message: 'needs SITE_URL' });
  if (purgeUrl !== undefined && maxAge === undefined)
    context.addIssue({ code: 'custom', path: ['PURGE_URL'], message: 'needs CDN_MAX_AGE_SECONDS' });
}
