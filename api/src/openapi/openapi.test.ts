import { beforeAll, describe, expect, test } from '@jest/globals';
import { catalog } from '@site/catalog/catalog';
import fc from 'fast-check';
import { aMessage } from '../testing/a-message.ts';
import { useApi } from '../testing/start-api.ts';

const REQUESTS = process.env['EVERY_CASE'] === '1' ? 30_000 : 300;
const LONGEST_MS = 5_000;

/** JSON Schema keywords that the document may use. Lengths are not checked, because the API enforces them on input. */
const UNCHECKED = new Set([
  'description',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'propertyNames',
  'required',
  'properties',
  'additionalProperties',
  'items',
  'type',
]);

type Schema = { [key: string]: unknown };

interface Document {
  openapi: string;
  info: { version: string };
  paths: Record<
    string,
    Record<
      string,
      { parameters?: { name: string; required: boolean; examples: object }[]; responses: Record<string, unknown> }
    >
  >;
  components: { schemas: Record<string, Schema> };
}

const api = useApi({ LOG_LEVEL: 'error' });
let document: Document;
beforeAll(async () => {
  document = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as Document;
});

async function deviation(path: string, method: string, response: Response): Promise<string | undefined> {
  const responses = document.paths[path]?.[method]?.responses;
  const documented = responses?.[String(response.status)] as
    | { content?: { 'application/json': { schema: Schema } } }
    | undefined;
  if (documented === undefined) return `${method} ${path} answers ${response.status}, which is not documented`;
  const text = await response.text();
  if (documented.content === undefined)
    return text === '' ? undefined : `${method} ${path} ${response.status} has content`;
  return schemaProblems(
    JSON.parse(text),
    documented.content['application/json'].schema,
    document.components.schemas,
  )[0];
}

describe('the OpenAPI document', () => {
  test('lists every call in the specification, and the calls for programs', () => {
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/categories',
      '/api/contact',
      '/api/conversions',
      '/api/conversions/category/{category}',
      '/api/conversions/{slug}',
      '/api/convert',
      '/api/data/units.v1.json',
      '/api/faqs/{slug}',
      '/api/ga-id',
      '/api/units',
      '/api/units/{category}',
    ]);
    expect(document.openapi).toBe('3.1.0');
  });

  test('states the length limits that the API enforces for messages', () => {
    expect(document.components.schemas['ContactMessage']).toMatchObject({
      properties: {
        name: { minLength: 2, maxLength: 100 },
        subject: { minLength: 5 },
        message: { minLength: 10, maxLength: 10_000 },
      },
      required: ['name', 'email', 'subject', 'message'],
      additionalProperties: false,
    });
  });

  test('describes the responses for every category and some of its conversions', async () => {
    const calls = catalog.categories().flatMap(({ slug }) => [
      ['/api/units/{category}', slug],
      ['/api/conversions/category/{category}', slug],
      ...(catalog.conversionsOf(slug) ?? []).slice(0, 1).flatMap((conversion) => [
        ['/api/conversions/{slug}', conversion.slug],
        ['/api/faqs/{slug}', conversion.slug],
      ]),
    ]);
    const lists = ['categories', 'conversions', 'ga-id', 'units', 'data/units.v1.json'].map((name) => [`/api/${name}`]);
    for (const [path = '', name = ''] of [...calls, ...lists]) {
      expect(await deviation(path, 'get', await fetch(api.url + path.replace(/\{.*\}/, name)))).toBeUndefined();
    }
  });

  test('describes the responses to conversions, including errors', async () => {
    const questions = ['value=5&from=ft&to=m', 'q=love', 'value=five&from=ft&to=m', 'q=5&value=5'];
    for (const question of questions)
      expect(await deviation('/api/convert', 'get', await fetch(`${api.url}/api/convert?${question}`))).toBeUndefined();
    const { parameters = [] } = document.paths['/api/convert']?.['get'] ?? {};
    const described = parameters.map(({ name, required, examples }) => [
      name,
      required,
      Object.keys(examples).length > 1,
    ]);
    expect(described).toEqual(['q', 'value', 'from', 'to'].map((name) => [name, false, true]));
  });

  test('describes the response to a list of values', async () => {
    const response = await fetch(`${api.url}/api/convert`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ values: ['5', 'five', '1,500'], from: 'ft', to: 'm' }),
    });
    expect(await deviation('/api/convert', 'post', response)).toBeUndefined();
    expect(document.components.schemas['ConversionList']).toMatchObject({
      properties: { values: { minItems: 1, maxItems: 1000 } },
      additionalProperties: false,
    });
  });

  test.each([
    ['/api/convert', 'get'],
    ['/api/convert', 'post'],
    ['/api/units', 'get'],
    ['/api/data/units.v1.json', 'get'],
  ])('includes an example that matches the schema: %s %s', (path, method) => {
    const { content } = document.paths[path]?.[method]?.responses['200'] as {
      content: { 'application/json': { schema: Schema; example: unknown } };
    };
    const { schema, example } = content['application/json'];
    expect(schemaProblems(example, schema, document.components.schemas)).toEqual([]);
  });

  test('is available as a readable page', async () => {
    const response = await fetch(`${api.url}/api/docs`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('POST /api/contact');
  });
});

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom('__proto__', 'constructor', '..', '%00', '%', '\u0000', '\r\nx: y', 'feet-to-meters', 'length'),
  fc.constantFrom('😀'.repeat(60), 'a'.repeat(256)),
);
const hostileBody = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc
    .record({ name: hostileText, email: hostileText, subject: hostileText, message: hostileText }, { requiredKeys: [] })
    .map((body) => JSON.stringify(body)),
  fc
    .record({ name: fc.jsonValue(), message: fc.jsonValue(), extra: fc.jsonValue() }, { requiredKeys: [] })
    .map((body) => JSON.stringify({ ...aMessage(), ...body })),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'a/b; c="',
);
const headerText = fc.string({ unit: fc.constantFrom(...'abc,;=*"/.0123 qWbr') });
const hostileHeaders = fc.dictionary(
  fc.constantFrom('accept', 'accept-encoding', 'if-none-match', 'x-request-id', 'range'),
  headerText,
);

test('no hostile request gets an undocumented response, a 5xx, or a delay', async () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method })),
  );
  const property = fc.asyncProperty(
    fc.constantFrom(...operations),
    hostileText,
    hostileBody,
    contentType,
    hostileHeaders,
    async ({ path, method }, name, body, type, headers) => {
      const segment = encodeURIComponent(name.toWellFormed());
      // Dot segments and empty names change the path.
      fc.pre(!/^\.*$/.test(name));
      const query = path === '/api/convert' ? `?q=${segment}` : '';
      const response = await fetch(api.url + path.replace(/\{.*\}/, () => segment) + query, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(LONGEST_MS),
        headers: method === 'post' ? { ...headers, 'content-type': type } : headers,
        ...(method === 'post' && { body }),
      });
      expect(await deviation(path, method, response)).toBeUndefined();
    },
  );
  await fc.assert(property, { numRuns: REQUESTS });
});

function schemaProblems(value: unknown, schema: Schema, named: Record<string, Schema>, at = '$'): string[] {
  if (typeof schema['$ref'] === 'string') {
    const target = named[schema['$ref'].replace('#/components/schemas/', '')];
    return target === undefined ? [`${at}: no schema ${schema['$ref']}`] : schemaProblems(value, target, named, at);
  }
  const unknown = Object.keys(schema).filter((keyword) => !UNCHECKED.has(keyword));
  if (unknown.length > 0) throw new Error(`Not known: ${unknown.join(', ')}`);
  if (schema['type'] === 'array') {
    if (!Array.isArray(value)) return [`${at} is not a list`];
    return value.flatMap((item, index) => schemaProblems(item, schema['items'] as Schema, named, `${at}[${index}]`));
  }
  if (schema['type'] === 'object') return objectProblems(value, schema, named, at);
  const fits = schema['type'] === 'integer' ? Number.isInteger(value) : typeof value === schema['type'];
  return fits ? [] : [`${at} is not of type ${String(schema['type'])}`];
}

function objectProblems(value: unknown, schema: Schema, named: Record<string, Schema>, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is not an object`];
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const missing = ((schema['required'] ?? []) as string[])
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${at}.${name} is missing`);
  const wrong = Object.entries(value).flatMap(([name, one]) => {
    const expected = Object.hasOwn(properties, name) ? properties[name] : schema['additionalProperties'];
    return expected
      ? schemaProblems(one, expected as Schema, named, `${at}.${name}`)
      : [`${at}.${name} is not described`];
  });
  return [...missing, ...wrong];
}
