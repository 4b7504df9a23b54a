import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { get } from 'node:http';
import { type ClientHttp2Session, connect, constants, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { aMessage } from '../../../api/src/testing/a-message.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { ServerProcess } from '../../support/server-process.ts';
import { type SiteProxy, startSiteProxy, whyNoProxy } from '../../support/site-proxy.ts';
import { withSortedStyles } from '../../support/sorted-styles.ts';
import { waitFor } from '../../support/wait-for.ts';

const PUBLIC = 'https://convert.example.org';
const CONTACT_LIMIT = 3;
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Uses HTTP/2 over TLS, as browsers do. */
function ask(
  session: ClientHttp2Session,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { HTTP2_HEADER_PATH: address, HTTP2_HEADER_METHOD: method } = constants;
  const request = session.request({ [address]: path, [method]: body === undefined ? 'GET' : 'POST', ...headers });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    let head: IncomingHttpHeaders & { ':status'?: number | undefined } = {};
    request.on('response', (received) => (head = received));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve({ status: head[':status'] ?? 0, headers: head, body: Buffer.concat(chunks) }));
    request.on('error', reject);
    request.end(body);
  });
}

let site: ComposedSite;
const shells: ServerProcess[] = [];
const reason = whyNoProxy('nginx');
let proxy: SiteProxy;
let session: ClientHttp2Session;
let httpPort: number;

beforeAll(async () => {
  if (reason) return;
  site = await ComposedSite.start();
  await site.startApi({ TRUSTED_PROXIES: 'loopback', CONTACT_LIMIT_PER_MINUTE: String(CONTACT_LIMIT) });
  for (const name of ['one', 'other']) {
    const state = mkdtempSync(join(site.folder, 'state-'));
    const environment = {
      API_URL: site.apiOrigin,
      COMPOSITION_FILE: site.compositionFile,
      STATE_DIR: state,
      SITE_URL: PUBLIC,
      TRUSTED_PROXIES: 'loopback',
      WARM_PAGES: 'off',
    };
    shells.push(
      new ServerProcess({
        name: `${name} shell`,
        port: await freePort(),
        args: ['shell/site/server/main.ts'],
        environment,
        readyAt: '/health/ready',
      }),
    );
  }
  await Promise.all(shells.map((shell) => shell.start()));
  // Until a remote provides the site’s name and search, pages of the two shells differ.
  for (const { port } of shells)
    await waitFor('the site’s own texts', async () => {
      const response = await fetch(`http://localhost:${port}/terms-of-service`);
      return (await response.text()).includes('opensearch.xml');
    });
  httpPort = await freePort();
  proxy = await startSiteProxy({
    program: 'nginx',
    state: mkdtempSync(join(site.folder, 'nginx-')),
    ports: { http: httpPort, https: await freePort(), apis: await freePort() },
    shells: shells.map(({ port }) => port),
    apis: [Number(new URL(site.apiOrigin).port), await freePort()],
  });
  session = connect(proxy.origin, { rejectUnauthorized: false });
});
afterAll(async () => {
  session?.close();
  await proxy?.process.stop();
  await Promise.all(shells.map((shell) => shell.stop()));
  await site?.stop();
});

(reason ? describe.skip : describe)(
  `nginx, as configured in the repository for two shells${reason ? ` (skipped: ${reason})` : ''}`,
  () => {
    test('supports HTTP/2, and forwards pages with the public origin, HSTS, and preconnect headers', async () => {
      const { status, headers, body } = await ask(session, '/about-units');
      expect(session.alpnProtocol).toBe('h2');
      expect({ status, hsts: headers['strict-transport-security'] }).toEqual({ status: 200, hsts: 'max-age=63072000' });
      const canonical = body.toString().match(/<link(?=[^>]* rel="canonical")[^>]* href="([^"]*)"/)?.[1];
      expect(canonical).toBe(`${PUBLIC}/about-units`);
      expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
      expect(headers.link).toBe(`<${site.remotes['mf-content'].origin}>; rel=preconnect; crossorigin`);
    });

    test('redirects HTTP requests to the same URL on HTTPS', async () => {
      const { status, location } = await new Promise<{ status: number | undefined; location: string | undefined }>(
        (resolve, reject) => {
          get(`http://localhost:${httpPort}/contact?sent=1`, (response) =>
            resolve({ status: response.resume().statusCode, location: response.headers.location }),
          ).on('error', reject);
        },
      );
      expect({ status, location: location?.replace(/:\d+(?=\/)/, '') }).toEqual({
        status: 308,
        location: 'https://localhost/contact?sent=1',
      });
    });

    test('forwards compressed responses unchanged, and returns 304 if the browser already has the file', async () => {
      // Large pages are recompressed later, which changes their ETag.
      const plain = await ask(session, '/privacy-policy');
      const { headers, body } = await ask(session, '/privacy-policy', { headers: { 'accept-encoding': 'br' } });
      expect(headers['content-encoding']).toBe('br');
      // Either shell may have responded.
      expect(withSortedStyles(brotliDecompressSync(body))).toEqual(withSortedStyles(plain.body));
      const again = await ask(session, '/privacy-policy', {
        headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) },
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });

    test('passes the visitor’s real IP address to the rate limits, even if the visitor sends a fake address', async () => {
      const send = (claimed: string) =>
        ask(session, '/api/contact', {
          headers: { 'content-type': 'application/json', 'x-forwarded-for': claimed },
          body: JSON.stringify(aMessage()),
        });
      const statuses: number[] = [];
      for (let count = 0; count < CONTACT_LIMIT + 1; count += 1)
        statuses.push((await send(`203.0.113.${count}`)).status);
      expect(statuses.at(-1)).toBe(429);
    });
  },
);
