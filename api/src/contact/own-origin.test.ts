import { describe, expect, test } from '@jest/globals';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { useApi } from '../testing/start-api.ts';

const FORWARDED = { 'x-forwarded-host': 'units.example', 'x-forwarded-proto': 'https' };

describe.each([
  ['that trusts its proxy', { TRUSTED_PROXIES: 'loopback', SITE_URL: 'https://www.units.example' }],
  ['that trusts no proxy', {}],
])('an API %s', (_which, settings) => {
  const api = useApi(settings);
  const isTrusting = 'TRUSTED_PROXIES' in settings;
  const getStatus = async (headers: Record<string, string>) => (await postMessage(api.url, aMessage(), headers)).status;

  test.each(['null', 'http://units.example.evil', 'http://127.0.0.1:1', ''])(
    'rejects a message from Origin %j with an error message',
    async (origin) => {
      const response = await postMessage(api.url, aMessage(), { origin });
      expect({ status: response.status, body: await response.json() }).toMatchObject({
        status: 403,
        body: { code: 'SENT_FROM_ELSEWHERE', message: 'Messages can only be sent from this site’s own form.' },
      });
    },
  );

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 201],
    ['none', 201],
  ])('responds to Sec-Fetch-Site: %s with %i', async (site, status) => {
    expect(await getStatus({ 'sec-fetch-site': site })).toBe(status);
  });

  test('accepts its own origin, and requests from programs, which send no origin', async () => {
    expect(await getStatus({ origin: api.url })).toBe(201);
    expect(await getStatus({})).toBe(201);
  });

  test(`${isTrusting ? 'trusts' : 'does not trust'} the forwarded host`, async () => {
    expect(await getStatus({ ...FORWARDED, origin: 'https://units.example' })).toBe(isTrusting ? 201 : 403);
    expect(await getStatus({ ...FORWARDED, origin: 'http://units.example' })).toBe(403);
  });

  test(`${isTrusting ? 'accepts' : 'rejects'} the origin in SITE_URL, which is ${isTrusting ? 'set' : 'not set'}`, async () => {
    expect(await getStatus({ origin: 'https://www.units.example' })).toBe(isTrusting ? 201 : 403);
  });
});
