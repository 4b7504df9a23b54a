import { describe, expect, test } from '@jest/globals';
import type { ApiErrorBody, ConversionAnswer, ConversionListAnswer } from '@site/api-contract';
import { startApi, useApi } from '../testing/start-api.ts';

const api = useApi({ LOG_LEVEL: 'error', CONVERT_LIMIT_PER_MINUTE: '1000000' });

const send = (body: unknown, { url } = api, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/convert`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const exactly = (text: string) => ({ exact: text, decimal: text, isExact: true });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe('a list of values', () => {
  test('gets a result or an error for each value', async () => {
    const response = await send({ values: ['5', '5 ft 3 in', 'five'], from: 'ft', to: 'm' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({
      category: 'length',
      from: { unit: 'ft', symbol: 'ft' },
      to: { unit: 'm', symbol: 'm' },
      results: [
        { value: '5', result: exactly('1.524'), text: '5 ft = 1.524 m', alternatives: [] },
        { value: '5 ft 3 in', result: exactly('1.6002'), text: '5.25 ft = 1.6002 m', alternatives: [] },
        { value: 'five', error: expect.objectContaining({ statusCode: 422, code: 'NUMBER_INVALID' }) },
      ],
    });
  });

  test('gets the same results as GET /api/convert', async () => {
    const values = ['0', '-40', '1/3', '1,500', '1e-40', '１２', '', 'NaN', '1e999999', '5 kg'];
    const { results } = (await (await send({ values, from: 'C', to: 'F' })).json()) as ConversionListAnswer;
    expect(results.map(({ value }) => value)).toEqual(values);
    for (const { value, error, ...converted } of results) {
      const query = new URLSearchParams({ value, from: 'C', to: 'F' }).toString();
      const single: unknown = await (await fetch(`${api.url}/api/convert?${query}`)).json();
      if (error) expect([value, error]).toEqual([value, single]);
      else expect(single as ConversionAnswer).toMatchObject(converted);
    }
  });

  test('may contain a thousand values, which are returned in the same order', async () => {
    const { results } = (await (
      await send({ values: numbers(1000), from: 'km', to: 'm' })
    ).json()) as ConversionListAnswer;
    expect(results.map(({ result }) => result?.exact)).toEqual(numbers(1000).map((value) => String(+value * 1000)));
  });
});

describe('a list is rejected', () => {
  const list = { values: ['5'], from: 'ft', to: 'm' };

  test.each([
    ['no values', { ...list, values: [] }, 'values'],
    ['too many values', { ...list, values: numbers(1001) }, 'values'],
    ['a number, which would lose digits', { ...list, values: [5] }, 'values'],
    ['a long value', { ...list, values: ['5'.repeat(101)] }, 'values'],
    ['no unit', { values: ['5'], to: 'm' }, 'from'],
    ['a unit that is not text', { ...list, to: 7 }, 'to'],
    ['another field', { ...list, q: '5 ft to m' }, 'q'],
  ])('because of %s', async (_what, body, field) => {
    const response = await send(body);
    const { code, errors } = (await response.json()) as ApiErrorBody;
    expect([response.status, code, Object.keys(errors ?? {})]).toEqual([400, 'FIELDS_INVALID', [field]]);
  });

  test.each([
    [[list], 400, 'BODY_NO_OBJECT', 'Send a JSON object with values, from, and to.'],
    [{ ...list, from: 'feet' }, 422, 'UNIT_UNKNOWN', expect.stringContaining('/api/units')],
    [{ ...list, to: '__proto__' }, 422, 'UNIT_UNKNOWN', expect.any(String)],
    [{ ...list, to: 'kg' }, 422, 'UNITS_OF_DIFFERENT_KINDS', expect.any(String)],
    [{ ...list, values: Array(400).fill('5'.repeat(100)) }, 413, 'BODY_TOO_LARGE', expect.any(String)],
  ])('in case %#: %s', async (body, status, code, message) => {
    const response = await send(body);
    expect(await response.json()).toMatchObject({ statusCode: status, code, message });
  });
});

test('each value counts toward the conversion limit', async () => {
  const limited = await startApi({ CONVERT_LIMIT_PER_MINUTE: '10', TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'error' });
  const convert = (count: number, address = '203.0.113.1') =>
    send({ values: numbers(count), from: 'ft', to: 'm' }, limited, { 'x-forwarded-for': address });
  try {
    expect((await convert(10)).status).toBe(200);
    const refused = await convert(1);
    expect(await refused.json()).toMatchObject({ statusCode: 429, code: 'TOO_MANY_CONVERSIONS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    expect((await fetch(`${limited.url}/api/convert?q=5 ft to m`, { headers })).status).toBe(429);
    expect((await convert(1, '203.0.113.2')).status).toBe(200);
  } finally {
    await limited.stop();
  }
});
