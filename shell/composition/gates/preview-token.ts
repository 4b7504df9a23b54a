import { digestSchema } from '@site/release/integrity';
import { parseJson } from '@site/release/parse-json';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const targetSchema = z.union([
  /** A composition that was in force, by its `compositionId`. */
  z.strictObject({ composition: z.string().regex(/^[0-9a-f]{16}$/) }),
  /** What is in force, with another release of one remote. */
  z.strictObject({ remote: z.string(), release: z.url({ protocol: /^https?$/ }), digest: digestSchema }),
]);

/** What a link shows to one visitor, in place of what visitors see. */
export type PreviewTarget = z.infer<typeof targetSchema>;

/** `until` in milliseconds since 1970. */
const payloadSchema = z.strictObject({ target: targetSchema, until: z.int() });

export type ReadToken = ({ ok: true } & z.infer<typeof payloadSchema>) | { ok: false; reason: 'altered' | 'expired' };

/** The parameter that a link carries the token in: `/?composition=TOKEN`. */
export const PREVIEW_PARAMETER = 'composition';
/** The cookie that holds the token of a visitor's link. */
export const PREVIEW_COOKIE = 'composition';
/** In place of the token: back to what visitors see. */
export const PREVIEW_OFF = 'off';

/** A cookie may hold 4096 characters, its attributes included. */
const LONGEST = 3000;

/** A token that `readPreviewToken` takes until then, with the same key. Throws for an address that is too long to be carried by it. */
export function signPreviewToken(target: PreviewTarget, until: number, key: string): string {
  const payload = Buffer.from(JSON.stringify({ target, until })).toString('base64url');
  const token = `${payload}.${signatureOf(payload, key)}`;
  if (token.length > LONGEST)
    throw new Error('The address of the release is too long for a link: put the release at a shorter one.');
  return token;
}

/** @param now in milliseconds since 1970 */
export function readPreviewToken(token: string, key: string, now: number): ReadToken {
  const [payload = '', signature = '', ...rest] = token.length > LONGEST ? [] : token.split('.');
  if (rest.length > 0 || !isSame(signature, signatureOf(payload, key))) return { ok: false, reason: 'altered' };
  const parsed = payloadSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  // Of another version of the shell.
  if (!parsed.success) return { ok: false, reason: 'altered' };
  return parsed.data.until > now ? { ok: true, ...parsed.data } : { ok: false, reason: 'expired' };
}

/** The purpose is signed with it: nothing else that the key may be used for becomes a link. */
function signatureOf(payload: string, key: string): string {
  return createHmac('sha256', key).update(`preview:${payload}`).digest('base64url');
}

/** As text, not as the bytes that it stands for: those have several spellings. In constant time: how long it takes tells nothing of the right one. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
