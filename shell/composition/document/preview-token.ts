import { digestSchema } from '@site/release/integrity';
import { parseJson } from '@site/release/parse-json';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ComposeError } from './compose-error.ts';

const targetSchema = z.union([
  z.strictObject({ composition: z.string().regex(/^[0-9a-f]{16}$/) }),
  z.strictObject({ remote: z.string(), release: z.url({ protocol: /^https?$/ }), digest: digestSchema }),
]);

export type PreviewTarget = z.infer<typeof targetSchema>;

/** `until` is in milliseconds since 1970. */
const payloadSchema = z.strictObject({ target: targetSchema, until: z.int() });

export type ReadToken = ({ ok: true } & z.infer<typeof payloadSchema>) | { ok: false; reason: 'altered' | 'expired' };

export const PREVIEW_PARAMETER = 'composition';
export const PREVIEW_COOKIE = 'composition';
export const PREVIEW_OFF = 'off';

/** Browsers limit a cookie to 4096 characters, including attributes. */
const MAX_TOKEN_LENGTH = 3000;

/** Throws if the release URL is too long. */
export function signPreviewToken(target: PreviewTarget, until: number, key: string): string {
  const payload = Buffer.from(JSON.stringify({ target, until })).toString('base64url');
  const token = `${payload}.${computeSignature(payload, key)}`;
  if (token.length > MAX_TOKEN_LENGTH)
    throw new ComposeError(
      'LINK_TOO_LONG',
      'The URL of the release is too long for a link. Use a release with a shorter URL.',
    );
  return token;
}

/** @param now milliseconds since 1970 */
export function readPreviewToken(token: string, key: string, now: number): ReadToken {
  const [payload = '', signature = '', ...rest] = token.length > MAX_TOKEN_LENGTH ? [] : token.split('.');
  if (rest.length > 0 || !isSame(signature, computeSignature(payload, key))) return { ok: false, reason: 'altered' };
  const parsed = payloadSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  // Another version of the shell may have signed it.
  if (!parsed.success) return { ok: false, reason: 'altered' };
  const { target, until } = parsed.data;
  return until > now ? { ok: true, target, until } : { ok: false, reason: 'expired' };
}

/** The prefix keeps signatures for other purposes from being valid tokens. */
function computeSignature(payload: string, key: string): string {
  return createHmac('sha256', key).update(`preview:${payload}`).digest('base64url');
}

/** Compares strings, because different base64url strings can decode to the same bytes. */
function isSame(signature: string, expected: string): boolean {
  const [a, b] = [Buffer.from(signature), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
