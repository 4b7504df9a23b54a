import { describe, expect, test } from '@jest/globals';
import { type PreviewTarget, readPreviewToken, signPreviewToken } from './preview-token.ts';

const KEY = 'a key that is long enough for a test of links';
const NOON = Date.UTC(2031, 0, 1, 12);
const HOUR = 3_600_000;
const PAST: PreviewTarget = { composition: '0123456789abcdef' };
const OVERRIDE: PreviewTarget = {
  remote: 'mf-content',
  release: 'https://content.test/9.0.0/release.json',
  digest: `sha384-${'a'.repeat(64)}`,
};

describe('A preview token', () => {
  test.each([PAST, OVERRIDE])('contains its target and expiry: %j', (target) => {
    const token = signPreviewToken(target, NOON + HOUR, KEY);
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/); // These characters need no escaping in a URL or a cookie.
    expect(readPreviewToken(token, KEY, NOON)).toEqual({ ok: true, target, until: NOON + HOUR });
  });

  test('is invalid once it has expired', () => {
    const token = signPreviewToken(PAST, NOON, KEY);
    expect(readPreviewToken(token, KEY, NOON - 1)).toMatchObject({ ok: true });
    expect(readPreviewToken(token, KEY, NOON)).toEqual({ ok: false, reason: 'expired' });
  });

  test('is invalid if any character is changed, removed, or added', () => {
    const token = signPreviewToken(OVERRIDE, NOON + HOUR, KEY);
    for (let index = 0; index < token.length; index += 1) {
      const [before, after] = [token.slice(0, index), token.slice(index + 1)];
      for (const middle of [token[index] === 'A' ? 'B' : 'A', '', `${token[index]}A`])
        expect([index, readPreviewToken(`${before}${middle}${after}`, KEY, NOON)]).toEqual([
          index,
          { ok: false, reason: 'altered' },
        ]);
    }
  });

  test.each(['', '.', 'a.b', 'a.b.c', 'expired', 'x'.repeat(100_000), `${Buffer.from('{}').toString('base64url')}.`])(
    'is invalid if it is "%.20s"',
    (text) => {
      expect(readPreviewToken(text, KEY, NOON)).toEqual({ ok: false, reason: 'altered' });
    },
  );

  test('is invalid with another key, even one with the same prefix', () => {
    const token = signPreviewToken(PAST, NOON + HOUR, KEY);
    for (const other of [`${KEY} `, KEY.slice(1), ''])
      expect(readPreviewToken(token, other, NOON)).toMatchObject({ ok: false });
  });

  test('is not created for a release URL that is too long for a cookie', () => {
    expect(() =>
      signPreviewToken({ ...OVERRIDE, release: `https://content.test/${'a'.repeat(4000)}/release.json` }, NOON, KEY),
    ).toThrow('too long');
  });
});
