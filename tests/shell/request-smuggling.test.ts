import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type LoneShell, sharedLoneShell } from '../support/lone-shell.ts';
import { RawConnection } from '../support/raw-connection.ts';
import type { EchoApiServer, ReceivedRequest } from '../support/echo-api-server.ts';
import { waitFor } from '../support/wait-for.ts';

const head = (line: string, ...headers: string[]) => [line, 'host: site.test', ...headers, '', ''].join('\r\n');
const GET = 'GET /api/first HTTP/1.1';
const POST = 'POST /api/first HTTP/1.1';
const CHUNKED = 'transfer-encoding: chunked';
const CLOSE = 'connection: close';
const SMUGGLED = head('GET /api/smuggled HTTP/1.1');
const LENGTH = `content-length: ${SMUGGLED.length}`;
const EMPTY_CHUNKS = `0\r\n\r\n${SMUGGLED}`;

const HANDLERS: EchoApiServer['handlers'] = {
  '/api/dies': (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('the beginning', () => response.destroy());
  },
  '/api/dies-in-chunks': (_request, response) => {
    response.writeHead(200);
    response.write('the beginning', () => response.destroy());
  },
  '/api/never': () => {},
  '/api/ends-soon': (request, response) => {
    response.end('{}', () => setTimeout(() => request.socket.destroy(), 2));
  },
  '/api/long': (_request, response) => response.end(Buffer.alloc(32 * 1024 * 1024, 'x')),
  '/api/hop-by-hop': (_request, response) =>
    response
      .writeHead(200, {
        connection: 'x-private, keep-alive',
        'x-private': 'a',
        'keep-alive': 'timeout=99',
        'proxy-authenticate': 'Basic',
        'x-public': 'b',
      })
      .end('{}'),
};

let api: EchoApiServer;
let shell: LoneShell;
let firstLine = 0;
let trickling: Promise<unknown>[];

beforeAll(async () => {
  ({ shell, api } = await sharedLoneShell());
  firstLine = shell.log().length;
  trickling = [
    trickle(head('POST /api/contact HTTP/1.1', 'content-length: 100'), 'x'),
    trickle(`${GET}\r\n`, 'x: y\r\n'),
  ];
});
beforeEach(() => {
  api.reset();
  api.handlers = HANDLERS;
});

/** Excludes the shell's own API requests. */
const visitorsAsked = () => api.asked.filter(({ url }) => !['/api/categories', '/api/ga-id'].includes(url));

async function send(...bytes: string[]) {
  const client = await RawConnection.open(shell.port);
  for (const part of bytes) client.write(part);
  return client;
}

const receivedBy = async (client: RawConnection) =>
  JSON.parse((await client.response())?.body ?? '') as ReceivedRequest;

async function trickle(begin: string, part: string) {
  const client = await send(begin);
  const timer = setInterval(() => client.write(part), 500);
  const answer = await client.response().finally(() => clearInterval(timer));
  await client.end();
  return answer;
}

/** Each of these requests contains a second, smuggled request. */
const ILL_FRAMED: [what: string, bytes: string][] = [
  ...['GET', 'HEAD', 'DELETE', 'OPTIONS'].map((method): [string, string] => [
    `${method} with a body`,
    head(`${method} /api/first HTTP/1.1`, LENGTH) + SMUGGLED,
  ]),
  ['GET in chunks', head(GET, CHUNKED) + EMPTY_CHUNKS],
  ['two lengths', head(POST, 'content-length: 0', LENGTH) + SMUGGLED],
  ['two lengths in one header', head(POST, `content-length: 0, ${SMUGGLED.length}`) + SMUGGLED],
  ['a length with chunks', head(POST, 'content-length: 4', CHUNKED) + EMPTY_CHUNKS],
  ['chunks with a length', head(POST, CHUNKED, LENGTH) + EMPTY_CHUNKS],
  ['a length with a sign', `${head(POST, 'content-length: +5')}abcde${SMUGGLED}`],
  ['a length in hexadecimal', `${head(POST, 'content-length: 0x5')}abcde${SMUGGLED}`],
  ['an unknown transfer coding', head(POST, 'transfer-encoding: xchunked') + EMPTY_CHUNKS],
  ['chunks of compressed content', head(POST, 'transfer-encoding: gzip, chunked') + EMPTY_CHUNKS],
  ['a chunked coding that is not the last one', head(POST, 'transfer-encoding: chunked, identity') + EMPTY_CHUNKS],
  ['a space before the colon', head(POST, 'transfer-encoding : chunked') + EMPTY_CHUNKS],
  ['a folded header', head(POST, 'x: a', ' transfer-encoding: chunked') + EMPTY_CHUNKS],
  ['lines that end in only LF', head(POST, 'content-length: 0').replaceAll('\r\n', '\n') + SMUGGLED],
  ['chunks in HTTP/1.0', head('POST /api/first HTTP/1.0', CHUNKED) + EMPTY_CHUNKS],
  ['a chunk whose size is not a number', `${head(POST, CHUNKED)}five\r\nabcde\r\n${EMPTY_CHUNKS}`],
  ['two hosts', head(GET, 'host: other.test') + SMUGGLED],
  ['an invalid expectation', head(POST, 'expect: a-miracle', LENGTH) + SMUGGLED],
  ['a tunnel', head('CONNECT other.test:80 HTTP/1.1') + SMUGGLED],
  ['HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${SMUGGLED}`],
  ['dot segments', head('GET /api/../health/live HTTP/1.1', CLOSE)],
  ['encoded dot segments', head('GET /api/%2e%2e/health/live HTTP/1.1', CLOSE)],
  ['encoded slashes', head('GET /api/a%2f..%2f..%2fhealth HTTP/1.1', CLOSE)],
  ['no host', `${GET}\r\n${CLOSE}\r\n\r\n`],
  ['invalid percent-encoding', head('GET /% HTTP/1.1', CLOSE)],
  ['invalid percent-encoding in an API path', head('GET /api/%zz HTTP/1.1', CLOSE)],
  ['not HTTP', 'HELLO\r\n\r\n'],
];

test.each(ILL_FRAMED)('an ambiguous request is rejected, and its connection is closed: %s', async (_what, bytes) => {
  const client = await send(bytes);
  const answer = await client.response(undefined, bytes.startsWith('HEAD'));
  expect(answer).toMatchObject({
    headers: {
      connection: 'close',
      'x-request-id': expect.stringMatching(/^[\w.-]{8,64}$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.anything(),
      'permissions-policy': expect.anything(),
    },
    isWhole: true,
  });
  expect([400, 405, 417, 501, 505]).toContain(answer?.status);
  if (answer?.headers['content-type']?.startsWith('text/plain')) expect(answer.body).toMatch(/^[A-Z].*\.$/);
  else if (answer?.body)
    expect(JSON.parse(answer.body)).toMatchObject({
      statusCode: answer.status,
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  expect(await client.response()).toBeUndefined();
  expect(visitorsAsked()).toEqual([]);
});

describe('with well-formed requests', () => {
  test('bytes after a request’s body are parsed as the same client’s next request', async () => {
    const client = await send(`${head(POST, 'content-length: 4')}body${head('GET /api/second HTTP/1.1')}`);
    expect(await receivedBy(client)).toMatchObject({
      url: '/api/first',
      body: 'body',
      headers: { 'content-length': '4' },
    });
    expect(await receivedBy(client)).toMatchObject({ url: '/api/second', body: '' });
    client.cut();
  });

  test('a chunked body is forwarded with its exact length', async () => {
    const client = await send(`${head(POST, CHUNKED)}3\r\nabc\r\n2;x=y\r\nde\r\n0\r\nx-trailer: a\r\n\r\n`);
    const { body, headers } = await receivedBy(client);
    expect([body, headers['content-length']]).toEqual(['abcde', '5']);
    for (const name of ['transfer-encoding', 'x-trailer']) expect(headers).not.toHaveProperty(name);
    client.cut();
  });

  test('an absolute URL in the request line is parsed as one URL', async () => {
    const client = await send(head('GET http://Other.test/api/first?a=b HTTP/1.1'));
    expect(await receivedBy(client)).toMatchObject({
      url: '/api/first?a=b',
      headers: { 'x-forwarded-host': 'other.test' },
    });
    client.cut();
  });

  test('hop-by-hop headers are not forwarded in either direction', async () => {
    const hop = ['x-secret: a', 'keep-alive: timeout=9', 'te: trailers', 'proxy-authorization: Basic x'];
    const forged = ['x-forwarded-for: 9.9.9.9', 'forwarded: for=9.9.9.9'];
    const client = await send(
      head(GET, 'connection: x-forwarded-for, x-secret, keep-alive', ...hop, ...forged, 'x-other: b'),
    );
    const { headers } = await receivedBy(client);
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'site.test',
      'x-other': 'b',
    });
    for (const name of ['x-secret', 'te', 'proxy-authorization', 'forwarded', 'upgrade'])
      expect(headers).not.toHaveProperty(name);
    client.write(head('GET /api/hop-by-hop HTTP/1.1'));
    const answer = await client.response();
    expect(answer?.headers).toMatchObject({ 'x-public': 'b', connection: 'keep-alive' });
    for (const name of ['x-private', 'proxy-authenticate']) expect(answer?.headers).not.toHaveProperty(name);
    client.cut();
  });

  test('a request to upgrade the connection gets a normal response, and then the connection closes', async () => {
    const client = await send(head(GET, 'connection: upgrade, http2-settings', 'upgrade: h2c', 'http2-settings: AAA'));
    expect(await client.response()).toMatchObject({ status: 200, headers: { connection: 'close' } });
    expect(visitorsAsked()[0]?.headers).not.toHaveProperty('http2-settings');
    await client.end();
  });
});

test('a client that requests a tunnel and resets its connection closes no other connection', async () => {
  const visitor = await send();
  const tunnel = await send(head('CONNECT example.org:443 HTTP/1.1'));
  expect(await tunnel.response()).toMatchObject({ status: 405, headers: { connection: 'close' } });
  tunnel.reset();
  visitor.write(head(GET));
  expect(await visitor.response()).toMatchObject({ status: 200 });
  visitor.cut();
});

const LARGE = 'x'.repeat(40_000);
test.each<[what: string, headers: string[], body: string, answer: object]>([
  ['larger than 32 KiB', ['content-length: 40000'], LARGE, { statusCode: 413, code: 'BODY_TOO_LARGE' }],
  ['larger than 32 KiB, in chunks', [CHUNKED], `9c40\r\n${LARGE}\r\n0\r\n\r\n`, { statusCode: 413 }],
  ['announced as too large', ['content-length: 1000000', 'expect: 100-continue'], '', { statusCode: 413 }],
  ...['json', 'application/', 'application/json, text/plain'].map((type): [string, string[], string, object] => [
    `of the type ${type}`,
    [`content-type: ${type}`, 'content-length: 2'],
    '{}',
    { statusCode: 415, code: 'MEDIA_TYPE_UNSUPPORTED', message: expect.stringContaining('application/json') },
  ]),
])('a body %s is rejected with an explanation and not forwarded', async (_what, headers, body, rejection) => {
  const client = await send(head('POST /api/contact HTTP/1.1', ...headers), body);
  const answer = await client.response();
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/), ...rejection });
  if (answer?.status === 413) {
    expect(answer.headers['connection']).toBe('close');
    expect(answer.body).toContain('32 KiB');
  }
  await client.end();
  expect(visitorsAsked()).toEqual([]);
});

describe('the response', () => {
  test.each(['/api/dies', '/api/dies-in-chunks'])(
    'from an API that crashes while sending is not presented as complete: %s',
    async (path) => {
      const client = await send(head(`GET ${path} HTTP/1.1`));
      expect(await client.response()).toMatchObject({ status: 200, isWhole: false });
      await client.end();
    },
  );

  test('is canceled when the visitor disconnects', async () => {
    const client = await send(head('GET /api/never HTTP/1.1'));
    await waitFor('the API to be asked', async () => visitorsAsked().length > 0);
    client.reset();
    await waitFor('the API to be let go', async () => api.abandoned.includes('/api/never'));
  });

  test('to a HEAD request has a length but no body, and leaves the connection open', async () => {
    const client = await send(head('HEAD /api/first HTTP/1.1') + head('GET /api/second HTTP/1.1'));
    const answer = await client.response(undefined, true);
    expect(Number(answer?.headers['content-length'])).toBeGreaterThan(0);
    expect(await receivedBy(client)).toMatchObject({ url: '/api/second' });
    client.cut();
  });

  test('arrives even if the API closes its idle connections at any moment', async () => {
    const statuses = new Set<number>();
    for (let turn = 0; turn < 60; turn += 1) {
      statuses.add((await fetch(`${shell.origin}/api/ends-soon?${turn}`)).status);
      await new Promise((resolve) => setTimeout(resolve, turn % 5));
    }
    expect([...statuses]).toEqual([200]);
  });

  test('arrives completely, even if the client reads slowly', async () => {
    const answer = await fetch(`${shell.origin}/api/long`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await answer.arrayBuffer()).byteLength).toBe(32 * 1024 * 1024);
  });
});

test('no visitor gets another visitor’s response, even while a third client sends broken requests', async () => {
  const ROUNDS = 40;
  const VISITORS = 4;
  const wrong: string[] = [];
  let attacking = true;
  const attacker = async () => {
    for (let turn = 0; attacking; turn += 1) {
      const [, bytes = ''] = ILL_FRAMED[turn % ILL_FRAMED.length] ?? [];
      // The place of the cut varies, so that the request arrives in many different pieces.
      const at = (turn * 37) % bytes.length;
      const client = await send(bytes.slice(0, at));
      await new Promise((resolve) => setTimeout(resolve, turn % 3));
      client.write(bytes.slice(at));
      await client.response(1000, true).catch(() => {});
      client.cut();
    }
  };
  const visitor = async (name: number) => {
    const client = await send();
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = `visitor-${name}-${round}`;
      const posts = round % 4 === 0;
      const method = posts ? 'POST' : 'GET';
      const length = posts ? [`content-length: ${own.length}`] : [];
      client.write(head(`${method} /api/${own} HTTP/1.1`, ...length) + (posts ? own : ''));
      const answer = await client.response().catch(() => undefined);
      const told = (answer?.status === 200 ? JSON.parse(answer.body || '{}') : {}) as Partial<ReceivedRequest>;
      if (answer?.status !== 200 || told.url !== `/api/${own}` || told.body !== (posts ? own : ''))
        wrong.push(`${own}: ${JSON.stringify(answer)}`);
    }
    client.cut();
  };
  const attackers = [attacker(), attacker()];
  await Promise.all(Array.from({ length: VISITORS }, (_, name) => visitor(name)));
  attacking = false;
  await Promise.all(attackers);
  expect(wrong).toEqual([]);
  expect(visitorsAsked().filter(({ url }) => !url.startsWith('/api/visitor-'))).toEqual([]);
  expect(visitorsAsked()).toHaveLength(ROUNDS * VISITORS);
});

test('requests whose headers or bodies arrive slowly time out', async () => {
  for (const answer of await Promise.all(trickling))
    expect(answer).toMatchObject({
      status: 408,
      headers: { connection: 'close', 'x-request-id': expect.any(String) },
    });
  expect(visitorsAsked()).toEqual([]);
});

test('the shell logs no error because of anything that a client does', () => {
  const errors = shell
    .log()
    .slice(firstLine)
    .filter(({ level, msg }) => Number(level) >= 50 && !String(msg).includes('composition'));
  expect(errors).toEqual([]);
});
