import { describe, expect, test } from '@jest/globals';
import { Storage } from '../storage/storage.ts';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { startApi, useApi } from '../testing/start-api.ts';
import type { RunningApi } from '../testing/start-api.ts';
import { MessageArchive } from './messages/message-archive.ts';
import type { StoredMessage } from './contact-messages.ts';

const SENTENCES = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  subject: 'Subject must be at least 5 characters',
  message: 'Message must be at least 10 characters',
};

async function stored({ app }: Pick<RunningApi, 'app'>): Promise<StoredMessage[]> {
  const messages = [];
  for await (const message of app.get(MessageArchive).list()) messages.push(message);
  return messages;
}

describeOnDatabases('a contact message', (newDatabase) => {
  const api = useApi(async () => ({ ...(await newDatabase()), TRUSTED_PROXIES: 'loopback' }));

  test('is stored as written, without surrounding whitespace', async () => {
    const message = 'Line one\r\n\tline two: ½ × π ≠ 🦊 "quotes" <b>';
    const response = await postMessage(api.url, aMessage({ name: '  Zoë O’Neil ', message: ` ${message}\n` }));
    const { id } = (await response.json()) as { id: string };
    expect(response.status).toBe(201);
    expect(await api.app.get(MessageArchive).find(id)).toMatchObject({
      name: 'Zoë O’Neil',
      message,
      deliveredAt: null,
    });
  });

  test.each([
    [
      'Persian, which joins letters by characters of no width',
      { name: 'می\u200cخواهم', message: 'سلام، می\u200cخواهم بدانم یک مایل چند متر است؟' },
    ],
    ['emoji made of several', { subject: 'Family 👩\u200d👩\u200d👧 ❤\ufe0f', message: 'It is all about ❤\ufe0f' }],
    ['an address of German letters', { email: 'jürgen@müller.example' }],
  ])('in another script (%s) is stored as written', async (_what, changes) => {
    const response = await postMessage(api.url, aMessage(changes));
    expect(response.status).toBe(201);
    expect(await api.app.get(MessageArchive).find(((await response.json()) as { id: string }).id)).toMatchObject(
      changes,
    );
  });

  test('sent again with the same key is stored once, even by another process', async () => {
    const other = await startApi(api.dataEnvironment);
    const send = async (url: string, body: unknown, key: string) =>
      ((await (await postMessage(url, body, { 'idempotency-key': key })).json()) as { id: string }).id;
    const before = (await stored(api)).length;
    const ids = await Promise.all([api, other, api].map(({ url }) => send(url, aMessage(), 'one-random-key')));
    expect(new Set(ids).size).toBe(1);
    expect(
      new Set([
        ids[0],
        await send(other.url, aMessage({ subject: 'Another question' }), 'one-random-key'),
        await send(other.url, aMessage(), 'another-key'),
      ]).size,
    ).toBe(3);
    expect(await stored(api)).toHaveLength(before + 3);
    await other.stop();
  });

  test.each([
    ['name', { name: 'Ann Leigh' }],
    ['email', { email: 'ann.lee@example.org' }],
    ['subject', { subject: 'Another question' }],
    ['message', { message: 'How many feet are in a nautical mile?' }],
  ])('with the key of another message but a different %s is stored separately', async (field, changes) => {
    const send = async (message: object) => {
      const response = await postMessage(api.url, message, { 'idempotency-key': `changed-${field}` });
      return ((await response.json()) as { id: string }).id;
    };
    const first = await send(aMessage());
    const second = await send(aMessage(changes));
    expect(second).not.toBe(first);
    expect(await api.app.get(MessageArchive).find(second)).toMatchObject(changes);
  });

  test.each(['8letters', 'x'.repeat(200)])('with the key %j and no token is accepted', async (key) => {
    const { recaptchaToken: _none, ...message } = aMessage();
    expect((await postMessage(api.url, message, { 'idempotency-key': key })).status).toBe(201);
  });

  test.each(['7letter', 'a key with blanks', 'x'.repeat(201)])(
    'with the key %j is rejected and not stored',
    async (key) => {
      const before = (await stored(api)).length;
      const response = await postMessage(api.url, aMessage(), { 'idempotency-key': key });
      expect({ status: response.status, body: await response.json() }).toMatchObject({
        status: 400,
        body: { code: 'IDEMPOTENCY_KEY_INVALID' },
      });
      expect(await stored(api)).toHaveLength(before);
    },
  );

  test('sent with one key from many IP addresses at once is always accepted, but stored and counted only once', async () => {
    const other = await startApi(api.dataEnvironment);
    const before = (await stored(api)).length;
    const addresses = Array.from({ length: 16 }, (_, index) => `203.0.113.${index}`);
    const responses = await Promise.all(
      addresses.map((address, index) =>
        postMessage((index % 2 ? api : other).url, aMessage(), {
          'idempotency-key': 'one-key-everywhere',
          'x-forwarded-for': address,
        }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(addresses.map(() => 201));
    expect([api, other].map(({ app }) => app.get(Storage).problem)).toEqual([undefined, undefined]);
    expect(await stored(api)).toHaveLength(before + 1);
    const attempts = api.app.get(Storage).database.selectFrom('contact_attempt').select('address');
    expect(await attempts.where('address', 'in', addresses).execute()).toHaveLength(1);
    await other.stop();
  });

  test('that is too short is rejected with a message for each field', async () => {
    const response = await postMessage(api.url, { name: ' A ', email: 'ann@', subject: 'Hi', message: 'Short' });
    const errors = Object.fromEntries(Object.entries(SENTENCES).map(([field, sentence]) => [field, [sentence]]));
    expect(await response.json()).toMatchObject({ statusCode: 400, errors });
  });

  test.each([
    ['nothing in it', {}, ['name', 'email', 'subject', 'message']],
    ['an unknown field', { ...aMessage(), admin: true }, ['admin']],
    [
      'a field named like a property of every object',
      { ...aMessage(), constructor: 1, toString: 2 },
      ['constructor', 'toString'],
    ],
    [
      'lists for texts',
      { name: ['Ann'], email: { a: 1 }, subject: 5, message: null },
      ['name', 'email', 'subject', 'message'],
    ],
    ['15,000 levels', `{"name":${'['.repeat(15_000)}${']'.repeat(15_000)}}`, ['name', 'email', 'subject', 'message']],
    ['a line break in the subject', aMessage({ subject: 'Hello\r\nBcc: all@example.org' }), ['subject']],
  ])('with %s is rejected and not stored', async (_what, body, fields) => {
    const before = (await stored(api)).length;
    const response = await postMessage(api.url, body);
    const answer = (await response.json()) as { errors: Record<string, string[]> };
    expect(response.status).toBe(400);
    expect(Object.keys(answer.errors).sort()).toEqual([...fields].sort());
    expect(await stored(api)).toHaveLength(before);
  });
});

describe('a form body', () => {
  const api = useApi();

  // Only the shell turns the response into a page. The API always responds with JSON.
  const post = (fields: Record<string, string>) =>
    fetch(`${api.url}/api/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      body: new URLSearchParams(fields),
    });

  test('is stored like JSON, and gets the same response', async () => {
    const response = await post({ ...aMessage() });
    expect([response.status, await response.json()]).toEqual([201, { id: expect.any(String) }]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('with an invalid value gets an error for each invalid field', async () => {
    const response = await post({ ...aMessage({ name: 'A' }), '<script>': '1' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'FIELDS_INVALID',
      errors: { name: [SENTENCES.name], '<script>': ['This field does not exist'] },
    });
  });
});
