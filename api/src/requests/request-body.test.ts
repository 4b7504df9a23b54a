import { describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { MessageArchive } from '../contact/messages/message-archive.ts';
import { aMessage } from '../testing/a-message.ts';
import { useApi } from '../testing/start-api.ts';

const api = useApi();

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const good = Buffer.from(JSON.stringify(aMessage()));
const form = (message: string) => `name=Ann+Lee&email=ann%40example.org&subject=A+question&message=${message}`;

const post = (body: Buffer | string, type: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: new Uint8Array(Buffer.from(body)),
  });

describe('a request body is rejected', () => {
  const latin1 = Buffer.from(JSON.stringify(aMessage({ message: 'How naïve is a mile?' })), 'latin1');
  const cutShort = Buffer.concat([good.subarray(0, 20), Buffer.from([0xf0, 0x9f, 0xa6]), good.subarray(20)]);

  test.each([
    ['in bytes that are not UTF-8', latin1, JSON_TYPE, {}, 400],
    ['with half a character in it', cutShort, JSON_TYPE, {}, 400],
    ['as a form with bytes that are not UTF-8', form('How+na%EFve+is+a+mile'), FORM_TYPE, {}, 400],
    ['compressed', gzipSync(good), JSON_TYPE, { 'content-encoding': 'gzip' }, 415],
    ['compressed by its own word only', good, FORM_TYPE, { 'content-encoding': 'br' }, 415],
    ['in another charset', latin1, `${JSON_TYPE}; charset=iso-8859-1`, {}, 415],
    ['as a form in another charset', form('A+good+long+message'), `${FORM_TYPE}; charset=windows-1252`, {}, 415],
  ])('%s', async (_what, body, type, headers, status) => {
    const response = await post(body, type, headers);
    expect({ status: response.status, ...((await response.json()) as object) }).toEqual({
      status,
      statusCode: status,
      error: expect.any(String),
      code: expect.stringMatching(/^[A-Z\d_]+$/),
      message: expect.stringMatching(/^[A-Z].*(UTF-8|compression).*\.$/),
    });
    if ('content-encoding' in headers) expect(response.headers.get('accept-encoding')).toBe('identity');
  });
});

describe('a request body is accepted', () => {
  test.each([
    ['in UTF-8 by name, quoted', good, `${JSON_TYPE};charset="utf-8"`, {}],
    ['as identity', good, JSON_TYPE, { 'content-encoding': 'identity' }],
    ['with a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), good]), JSON_TYPE, {}],
  ])('%s', async (_what, body, type, headers) => {
    expect((await post(body, type, headers)).status).toBe(201);
  });

  test('as a form, with every character preserved', async () => {
    const response = await post(form('100%25+of+%C2%BD+is+50+%+%F0%9F%A6%8A+a%3Db&recaptchaToken='), FORM_TYPE);
    const { id } = (await response.json()) as { id: string };
    expect(await api.app.get(MessageArchive).find(id)).toMatchObject({ message: '100% of ½ is 50 % 🦊 a=b' });
  });

  test('as a form if no field is repeated or named like a prototype member', async () => {
    expect((await post(`${form('A+good+long+message')}&name=Bob`, FORM_TYPE)).status).toBe(400);
    expect((await post(`${form('A+good+long+message')}&__proto__=Bob`, FORM_TYPE)).status).toBe(400);
  });
});

test('a form with more than 100 fields is rejected with a message', async () => {
  expect(await (await post('n=&'.repeat(100), FORM_TYPE)).json()).toMatchObject({ code: 'FIELDS_INVALID' });
  const response = await post('n=&'.repeat(101), FORM_TYPE);
  expect({ status: response.status, ...((await response.json()) as object) }).toMatchObject({
    status: 400,
    code: 'FORM_TOO_MANY_FIELDS',
    message: 'The form has too many fields. Send at most 100.',
  });
});
