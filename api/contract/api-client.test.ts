import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from './api-client.ts';
import type { ApiClient } from './api-client.ts';

let answer: { status: number; body: string } = { status: 200, body: '' };
const server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
let client: ApiClient;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = createApiClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const unit = { id: 'ft', name: 'Feet', symbol: 'ft', fullName: 'Feet (ft)', category: 'length' };

test('drops fields that no page uses, such as those from a newer API', async () => {
  answer = { status: 200, body: JSON.stringify([{ ...unit, system: 'imperial' }]) };
  expect(await client.units('length')).toEqual([{ id: 'ft', name: 'Feet' }]);
});

describe('rejects a response that does not match its schema', () => {
  test.each([
    ['HTML', '<!doctype html>', 'invalid_type at /'],
    ['a list of null', '[null]', 'invalid_type at /0'],
    ['a unit without a name', JSON.stringify([unit, { ...unit, name: undefined }]), 'invalid_type at /1/name'],
  ])('%s', async (_what, body, problem) => {
    answer = { status: 200, body };
    await expect(client.units('length')).rejects.toMatchObject({
      name: 'ApiRequestError',
      status: 200,
      code: 'RESPONSE_INVALID',
      message: `The API's response to units/length does not match its schema: ${problem}`,
    });
  });
});

describe('an error response', () => {
  test('includes the code, the message, and the invalid fields that the API reports', async () => {
    const body = {
      statusCode: 400,
      error: 'Bad Request',
      code: 'FIELDS_INVALID',
      message: 'Some fields need another look.',
      errors: { name: ['Too short'] },
    };
    answer = { status: 400, body: JSON.stringify(body) };
    await expect(client.sendContactMessage({ name: '', email: '', subject: '', message: '' })).rejects.toMatchObject({
      status: 400,
      code: 'FIELDS_INVALID',
      sentence: 'Some fields need another look.',
      errors: { name: ['Too short'] },
      message: `400: ${answer.body}`,
    });
  });

  test.each([
    ['of a proxy in HTML', '<html>', '502: <html>'],
    ['without a body', '', '502: Bad Gateway'],
    ['with an empty message', '{"message":""}', '502: {"message":""}'],
  ])('%s has no sentence', async (_who, body, message) => {
    answer = { status: 502, body };
    await expect(client.faqs('x-to-y')).rejects.toMatchObject({
      status: 502,
      code: 'NOT_THE_API',
      sentence: undefined,
      message,
    });
  });

  test('from an older API without error codes includes the message', async () => {
    answer = { status: 429, body: '{"statusCode":429,"error":"Too Many Requests","message":"Wait a minute."}' };
    await expect(client.faqs('x-to-y')).rejects.toMatchObject({ status: 429, sentence: 'Wait a minute.' });
  });
});

test('a contact message counts as sent after any successful response', async () => {
  answer = { status: 201, body: 'thanks' };
  await expect(
    client.sendContactMessage({ name: 'Al', email: 'al@example.org', subject: 'Hello', message: 'Ten letters' }),
  ).resolves.toBeUndefined();
});
