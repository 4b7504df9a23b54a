import { expect, test } from '@jest/globals';
import { OperatorSessions } from './operator-session.ts';

const TOKEN = 'a token of at least sixteen characters';
const sessions = new OperatorSessions(TOKEN);
const readValue = (header: string) => header.split(';')[0] as string;

test('accepts only the complete token', () => {
  expect(sessions.isToken(TOKEN)).toBe(true);
  for (const other of ['', TOKEN.slice(1), `${TOKEN} `, TOKEN.toUpperCase()])
    expect(sessions.isToken(other)).toBe(false);
});

test("a session contains the operator's name, and every process with the token can read it", () => {
  const cookie = readValue(sessions.begin('Ada; Lovelace=\u00e9', true));
  expect(new OperatorSessions(TOKEN).read(`a=b; ${cookie}; c=d`)).toMatchObject({ name: 'Ada; Lovelace=é' });
});

test('browsers send the cookie only to the operator page, and scripts and other sites cannot use it', () => {
  expect(sessions.begin('Ada', true)).toMatch(
    /^operator=[\w.-]+; Max-Age=43200; Path=\/_operator; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(sessions.begin('Ada', false)).not.toContain('Secure');
  expect(sessions.end(true)).toMatch(/^operator=; .*Max-Age=0/);
});

test('rejects a cookie that is altered, expired, or from another token', () => {
  const now = 1_700_000_000_000;
  const cookie = readValue(sessions.begin('Ada', false, now));
  const [, signature] = cookie.split('.');
  const forged = Buffer.from(JSON.stringify(['Eve', 9_999_999_999, 'x'])).toString('base64url');
  expect(sessions.read(cookie, now + 1000)).toBeDefined();
  const altered = ['', 'operator=', 'operator=.', `operator=${forged}.${signature}`, `${cookie}x`, cookie.slice(0, -1)];
  for (const wrong of [undefined, ...altered]) expect(sessions.read(wrong, now + 1000)).toBeUndefined();
  expect(new OperatorSessions('another token of sixteen').read(cookie, now + 1000)).toBeUndefined();
  expect(sessions.read(cookie, now + 12 * 3600 * 1000 - 1)).toBeDefined();
  expect(sessions.read(cookie, now + 12 * 3600 * 1000)).toBeUndefined();
});

test('accepts a form only from its own session', () => {
  const begin = () => sessions.read(readValue(sessions.begin('Ada', false)));
  const [one, other] = [begin(), begin()];
  if (!one || !other) throw new Error('There is no session');
  const tokens = [one.formToken, other.formToken, ''];
  expect(tokens.map((token) => sessions.isForm(one, token))).toEqual([true, false, false]);
});
