import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type LoneShell, sharedLoneShell } from '../support/lone-shell.ts';
import { RawConnection } from '../support/raw-connection.ts';
import type { EchoApiServer, ReceivedRequest } from '../support/echo-api-server.ts';
import { waitFor } from '../support/wait-for.ts';

const HOST = 'host: site.test\r\n';
const SMUGGLED = 'GET /api/smuggled HTTP/1.1\r\nhost: site.test\r\n\r\n';
const LENGTH = `content-length: ${SMUGGLED.length}\r\n`;

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

beforeAll(async () => {
  ({ shell, api } = await sharedLoneShell());
  firstLine = shell.log().length;
});
beforeEach(() => {
  api.reset();
  api.handlers = HANDLERS;
});

/** Excludes the shell's own API requests. */
const visitorsAsked = () => api.asked.filter(({ url }) => !['/api/categories', '/api/ga-id'].includes(url));

/** Each contains a second, smuggled request. */
const ILL_FRAMED: [what: string, bytes: string][] = [
  ['GET with a body', `GET /api/first HTTP/1.1\r\n${HOST}${LENGTH}\r\n${SMUGGLED}`],
  ['HEAD with a body', `HEAD /api/first HTTP/1.1\r\n${HOST}${LENGTH}\r\n${SMUGGLED}`],
  ['DELETE with a body', `DELETE /api/first HTTP/1.1\r\n${HOST}${LENGTH}\r\n${SMUGGLED}`],
  ['OPTIONS with a body', `OPTIONS /api/first HTTP/1.1\r\n${HOST}${LENGTH}\r\n${SMUGGLED}`],
  ['GET in chunks', `GET /api/first HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ['two lengths', `POST /api/first HTTP/1.1\r\n${HOST}content-length: 0\r\n${LENGTH}\r\n${SMUGGLED}`],
  [
    'two lengths in one header',
    `POST /api/first HTTP/1.1\r\n${HOST}content-length: 0, ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  ],
  [
    'a length with chunks',
    `POST /api/first HTTP/1.1\r\n${HOST}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  [
    'chunks with a length',
    `POST /api/first HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n${LENGTH}\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  ['a length with a sign', `POST /api/first HTTP/1.1\r\n${HOST}content-length: +5\r\n\r\nabcde${SMUGGLED}`],
  ['a length in hexadecimal', `POST /api/first HTTP/1.1\r\n${HOST}content-length: 0x5\r\n\r\nabcde${SMUGGLED}`],
  [
    'an unknown transfer coding',
    `POST /api/first HTTP/1.1\r\n${HOST}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  [
    'chunks of chunks',
    `POST /api/first HTTP/1.1\r\n${HOST}transfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  [
    'chunks that are not last',
    `POST /api/first HTTP/1.1\r\n${HOST}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  [
    'a blank before the colon',
    `POST /api/first HTTP/1.1\r\n${HOST}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  [
    'a folded header',
    `POST /api/first HTTP/1.1\r\n${HOST}x: a\r\n transfer-encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  ['lines that end in only LF', `POST /api/first HTTP/1.1\n${HOST}content-length: 0\n\n${SMUGGLED}`],
  ['chunks in HTTP/1.0', `POST /api/first HTTP/1.0\r\n${HOST}transfer-encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  [
    'a chunk whose size is not a number',
    `POST /api/first HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\nfive\r\nabcde\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  ['two hosts', `GET /api/first HTTP/1.1\r\n${HOST}host: other.test\r\n\r\n${SMUGGLED}`],
  ['an invalid expectation', `POST /api/first HTTP/1.1\r\n${HOST}expect: a-miracle\r\n${LENGTH}\r\n${SMUGGLED}`],
  ['a tunnel', `CONNECT other.test:80 HTTP/1.1\r\n${HOST}\r\n${SMUGGLED}`],
  ['HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${SMUGGLED}`],
  ['dot segments', `GET /api/../health/live HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`],
  ['encoded dot segments', `GET /api/%2e%2e/health/live HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`],
  ['encoded slashes', `GET /api/a%2f..%2f..%2fhealth HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`],
  ['no host', 'GET /api/first HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['invalid percent-encoding', `GET /% HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`],
  ['invalid percent-encoding in an API path', `GET /api/%zz HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`],
  ['not HTTP', 'HELLO\r\n\r\n'],
];

describe('an ambiguous request', () => {
  test.each(ILL_FRAMED)('is refused and its connection closed: %s', async (_what, bytes) => {
    const client = await RawConnection.open(shell.port);
    client.write(bytes);
    const answer = await client.response(undefined, bytes.startsWith('HEAD'));
    expect(answer).toMatchObject({
      headers: { connection: 'close', 'x-request-id': expect.stringMatching(/^[\w.-]{8,64}$/) },
      isWhole: true,
    });
    expect(answer?.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.anything(),
      'permissions-policy': expect.anything(),
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
});

describe('a well-formed request', () => {
  test('bytes after a body are the same client’s next request, and only it gets the response', async () => {
    const client = await RawConnection.open(shell.port);
    client.write(
      `POST /api/first HTTP/1.1\r\n${HOST}content-length: 4\r\n\r\nbodyGET /api/second HTTP/1.1\r\n${HOST}\r\n`,
    );
    expect(JSON.parse((await client.response())?.body ?? '')).toMatchObject({
      url: '/api/first',
      body: 'body',
      headers: { 'content-length': '4' },
    });
    expect(JSON.parse((await client.response())?.body ?? '')).toMatchObject({ url: '/api/second', body: '' });
    client.cut();
  });

  test('a chunked body is forwarded with its exact length', async () => {
    const client = await RawConnection.open(shell.port);
    client.write(
      `POST /api/first HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2;x=y\r\nde\r\n0\r\nx-trailer: a\r\n\r\n`,
    );
    const told = JSON.parse((await client.response())?.body ?? '') as ReceivedRequest;
    expect(told).toMatchObject({ body: 'abcde', headers: { 'content-length': '5' } });
    expect(told.headers).not.toHaveProperty('transfer-encoding');
    expect(told.headers).not.toHaveProperty('x-trailer');
    client.cut();
  });

  test('an absolute URL in the request line is parsed as one URL', async () => {
    const client = await RawConnection.open(shell.port);
    client.write(`GET http://Other.test/api/first?a=b HTTP/1.1\r\n${HOST}\r\n`);
    expect(JSON.parse((await client.response())?.body ?? '')).toMatchObject({
      url: '/api/first?a=b',
      headers: { 'x-forwarded-host': 'other.test' },
    });
    client.cut();
  });

  test('hop-by-hop headers are not forwarded in either direction', async () => {
    const client = await RawConnection.open(shell.port);
    const hop =
      'connection: x-forwarded-for, x-secret, keep-alive\r\nx-secret: a\r\nkeep-alive: timeout=9\r\nte: ' +
      'trailers\r\nproxy-authorization: Basic x\r\nx-forwarded-for: 9.9.9.9\r\nforwarded: for=9.9.9.9\r\n';
    client.write(`GET /api/first HTTP/1.1\r\n${HOST}${hop}x-other: b\r\n\r\n`);
    const { headers } = JSON.parse((await client.response())?.body ?? '') as ReceivedRequest;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'site.test',
      'x-other': 'b',
    });
    for (const name of ['x-secret', 'te', 'proxy-authorization', 'forwarded', 'upgrade'])
      expect(headers).not.toHaveProperty(name);
    client.write(`GET /api/hop-by-hop HTTP/1.1\r\n${HOST}\r\n`);
    const answer = await client.response();
    expect(answer?.headers).toMatchObject({ 'x-public': 'b', connection: 'keep-alive' });
    for (const name of ['x-private', 'proxy-authenticate']) expect(answer?.headers).not.toHaveProperty(name);
    client.cut();
  });

  test('an upgrade is not offered: the request is answered, and its connection is closed', async () => {
    const client = await RawConnection.open(shell.port);
    client.write(
      `GET /api/first HTTP/1.1\r\n${HOST}connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAA\r\n\r\n`,
    );
    expect(await client.response()).toMatchObject({ status: 200, headers: { connection: 'close' } });
    expect(visitorsAsked()[0]?.headers).not.toHaveProperty('http2-settings');
    await client.end();
  });
});

test('a client that requests a tunnel and resets its connection closes no other connection', async () => {
  const [tunnel, visitor] = [await RawConnection.open(shell.port), await RawConnection.open(shell.port)];
  tunnel.write(`CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`);
  expect(await tunnel.response()).toMatchObject({ status: 405, headers: { connection: 'close' } });
  tunnel.reset();
  visitor.write(`GET /api/first HTTP/1.1\r\n${HOST}\r\n`);
  expect(await visitor.response()).toMatchObject({ status: 200 });
  visitor.cut();
});

describe('bodies', () => {
  test.each(['content-length: 40000\r\n', 'transfer-encoding: chunked\r\n'])(
    'larger than 32 KiB are rejected with an explanation and not forwarded (%j)',
    async (header) => {
      const client = await RawConnection.open(shell.port);
      const body = 'x'.repeat(40_000);
      client.write(
        `POST /api/contact HTTP/1.1\r\n${HOST}${header}\r\n${header.startsWith('t') ? `9c40\r\n${body}\r\n0\r\n\r\n` : body}`,
      );
      const answer = await client.response();
      expect(answer).toMatchObject({ status: 413, headers: { connection: 'close' } });
      expect(JSON.parse(answer?.body ?? '')).toEqual({
        statusCode: 413,
        error: 'Payload Too Large',
        code: 'BODY_TOO_LARGE',
        message: expect.stringContaining('32 KiB'),
      });
      await client.end();
      expect(visitorsAsked()).toEqual([]);
    },
  );

  test.each(['json', 'application/', 'application/json, text/plain'])(
    'with an unsupported type are rejected with a list of supported types: %s',
    async (type) => {
      const client = await RawConnection.open(shell.port);
      client.write(`POST /api/contact HTTP/1.1\r\n${HOST}content-type: ${type}\r\ncontent-length: 2\r\n\r\n{}`);
      const answer = await client.response();
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({
        statusCode: 415,
        code: 'MEDIA_TYPE_UNSUPPORTED',
        message: expect.stringContaining('application/json'),
      });
      await client.end();
      expect(visitorsAsked()).toEqual([]);
    },
  );

  test('announced as too large are rejected before they are sent', async () => {
    const client = await RawConnection.open(shell.port);
    client.write(`POST /api/contact HTTP/1.1\r\n${HOST}content-length: 1000000\r\nexpect: 100-continue\r\n\r\n`);
    expect(await client.response()).toMatchObject({ status: 413 });
    client.cut();
  });

  test('that trickle in time out, and so do request heads', async () => {
    const slow = await Promise.all(
      [`POST /api/contact HTTP/1.1\r\n${HOST}content-length: 100\r\n\r\n`, `GET /api/first HTTP/1.1\r\n${HOST}`].map(
        async (begin) => {
          const client = await RawConnection.open(shell.port);
          client.write(begin);
          const timer = setInterval(() => client.write(begin.endsWith('\r\n\r\n') ? 'x' : 'x: y\r\n'), 500);
          const answer = await client.response().finally(() => clearInterval(timer));
          await client.end();
          return answer;
        },
      ),
    );
    for (const answer of slow)
      expect(answer).toMatchObject({
        status: 408,
        headers: { connection: 'close', 'x-request-id': expect.any(String) },
      });
    expect(visitorsAsked()).toEqual([]);
  });
});

describe('the response', () => {
  test.each(['/api/dies', '/api/dies-in-chunks'])(
    'of an API that dies midway is not presented as complete: %s',
    async (path) => {
      const client = await RawConnection.open(shell.port);
      client.write(`GET ${path} HTTP/1.1\r\n${HOST}\r\n`);
      expect(await client.response()).toMatchObject({ status: 200, isWhole: false });
      await client.end();
    },
  );

  test('is abandoned when the visitor has left', async () => {
    const client = await RawConnection.open(shell.port);
    client.write(`GET /api/never HTTP/1.1\r\n${HOST}\r\n`);
    await waitFor('the API to be asked', async () => visitorsAsked().length > 0);
    client.reset();
    await waitFor('the API to be let go', async () => api.abandoned.includes('/api/never'));
  });

  test('to HEAD states the length, has no body, and keeps the connection open', async () => {
    const client = await RawConnection.open(shell.port);
    client.write(`HEAD /api/first HTTP/1.1\r\n${HOST}\r\nGET /api/second HTTP/1.1\r\n${HOST}\r\n`);
    const head = await client.response(undefined, true);
    expect(Number(head?.headers['content-length'])).toBeGreaterThan(0);
    expect(JSON.parse((await client.response())?.body ?? '')).toMatchObject({ url: '/api/second' });
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

  test('arrives completely, however slowly it is read', async () => {
    const answer = await fetch(`${shell.origin}/api/long`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await answer.arrayBuffer()).byteLength).toBe(32 * 1024 * 1024);
  });
});

test('no client behavior is logged as an error', () => {
  const errors = shell
    .log()
    .slice(firstLine)
    .filter(({ level, msg }) => Number(level) >= 50 && !String(msg).includes('composition'));
  expect(errors).toEqual([]);
});

test('no visitor ever gets another visitor’s response, even if a third one sends broken requests meanwhile', async () => {
  const ROUNDS = 40;
  const VISITORS = 4;
  const wrong: string[] = [];
  let attacking = true;
  const attacker = async () => {
    for (let turn = 0; attacking; turn += 1) {
      const [, bytes = ''] = ILL_FRAMED[turn % ILL_FRAMED.length] ?? [];
      const client = await RawConnection.open(shell.port);
      // A different cut each time, so that parts arrive in every order.
      const at = (turn * 37) % bytes.length;
      client.write(bytes.slice(0, at));
      await new Promise((resolve) => setTimeout(resolve, turn % 3));
      client.write(bytes.slice(at));
      await client.response(1000, true).catch(() => {});
      client.cut();
    }
  };
  const visitor = async (name: number) => {
    const client = await RawConnection.open(shell.port);
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = `visitor-${name}-${round}`;
      const posts = round % 4 === 0;
      client.write(
        posts
          ? `POST /api/${own} HTTP/1.1\r\n${HOST}content-length: ${own.length}\r\n\r\n${own}`
          : `GET /api/${own} HTTP/1.1\r\n${HOST}\r\n`,
      );
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
